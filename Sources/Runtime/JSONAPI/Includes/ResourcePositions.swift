/// Looks up the positions of a document's resources by type and id, in constant time.
///
/// A lookup succeeds for every spelling of an id's value.
package struct ResourcePositions: Sendable {
  /// The identities that occur more than once. Only the first resource with each is found.
  package private(set) var duplicates: [ResourceIdentity] = []

  private var positions: [ResourceIdentity: Int]
  private var named: Set<ResourceIdentity> = []

  package init(capacity: Int) {
    positions = Dictionary(minimumCapacity: capacity)
  }

  /// Adds the position of a resource. A resource without an id is not found.
  package mutating func add(_ identity: ResourceIdentity?, at position: Int) {
    guard let identity else { return }
    let canonical = identity.canonical
    if positions[canonical] == nil {
      positions[canonical] = position
      // Allows lookups with the text of the id alone.
      if canonical != identity, positions[identity] == nil { positions[identity] = position }
    } else if named.insert(canonical).inserted {
      duplicates.append(identity)
    }
  }

  package subscript(identity: ResourceIdentity) -> Int? {
    guard identity.canonicalId != nil else { return positions[identity] }
    // A resource that was decoded without a model is listed under the text of its id.
    return positions[identity.canonical] ?? positions[identity]
  }
}

package protocol IdentifiedResource {
  /// The type and id of the resource; `nil` if it has no id.
  var identity: ResourceIdentity? { get }
}

extension ResourceObject: IdentifiedResource {
  package var identity: ResourceIdentity? { id.resourceIdentity() }
}

extension PartialResourceObject: IdentifiedResource {
  package var identity: ResourceIdentity? { id.resourceIdentity() }
}

extension UnrecognizedResource: IdentifiedResource {}

extension _Poly {
  /// The type and id of the value; `nil` if it is not a resource or has no id.
  package var identity: ResourceIdentity? { (value as? any IdentifiedResource)?.identity }
}
