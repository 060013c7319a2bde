/// The positions of a document's resources, by type and id, in constant time.
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
      // For lookups by the text of the id alone.
      if canonical != identity, positions[identity] == nil { positions[identity] = position }
    } else if named.insert(canonical).inserted {
      duplicates.append(identity)
    }
  }

  subscript(identity: ResourceIdentity) -> Int? {
    guard identity.canonicalId != nil else { return positions[identity] }
    // The id of a resource that was decoded without a model is its text.
    return positions[identity.canonical] ?? positions[identity]
  }
}
