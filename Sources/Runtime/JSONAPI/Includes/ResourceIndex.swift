/// An index of included resources, which finds a resource by type and id in constant time.
///
/// ```swift
/// let index = document.body.includes?.indexed()
/// let author = index?[article ~> \.author]
/// ```
public struct ResourceIndex<I: Include> {
  private let resources: [I]
  private let positions: ResourcePositions

  /// Creates an index of resources in linear time.
  public init(_ resources: some Sequence<I>) {
    self.resources = Array(resources)
    var positions = ResourcePositions(capacity: self.resources.count)
    for (position, resource) in self.resources.enumerated() {
      positions.add(resource.identity, at: position)
    }
    self.positions = positions
  }

  /// The identities that occur more than once, which the specification forbids. Only the first resource
  /// with each is found.
  public var duplicates: [ResourceIdentity] { positions.duplicates }

  /// The resource with a type and id.
  public subscript(identity: ResourceIdentity) -> I? {
    positions[identity].map { resources[$0] }
  }

  /// The resource object with an id.
  public subscript<RawId, Resource: ResourceObjectType>(id: Id<RawId, Resource>) -> Resource? {
    id.resourceIdentity().flatMap { self[$0]?.value as? Resource }
  }

  /// The resource with a polymorphic id.
  public subscript(id: some PolymorphicID) -> I? {
    self[id.wireIdentity]
  }
}

extension ResourceIndex: Sendable where I: Sendable {}

extension Includes {
  /// Returns an index of the resources by type and id.
  public func indexed() -> ResourceIndex<I> {
    ResourceIndex(values)
  }
}

/// Looks up the positions of a document's resources by type and id, in constant time.
///
/// A lookup succeeds for every spelling of an id's value.
struct ResourcePositions: Sendable {
  /// The identities that occur more than once. Only the first resource with each is found.
  private(set) var duplicates: [ResourceIdentity] = []

  private var positions: [ResourceIdentity: Int]
  private var named: Set<ResourceIdentity> = []

  init(capacity: Int) {
    positions = Dictionary(minimumCapacity: capacity)
  }

  /// Adds the position of a resource. A resource without an id is not found.
  mutating func add(_ identity: ResourceIdentity?, at position: Int) {
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

  subscript(identity: ResourceIdentity) -> Int? {
    guard identity.canonicalId != nil else { return positions[identity] }
    // A resource that was decoded without a model is listed under the text of its id.
    return positions[identity.canonical] ?? positions[identity]
  }
}

/// A value that represents one resource.
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

extension Poly {
  /// The type and id of the value; `nil` if it is not a resource or has no id.
  package var identity: ResourceIdentity? { (value as? any IdentifiedResource)?.identity }
}
