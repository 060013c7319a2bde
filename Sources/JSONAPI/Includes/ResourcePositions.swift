/// Where the resources of a document stand, found by type and id in constant time.
///
/// An id is found however its value is spelled.
struct ResourcePositions: Sendable {
  /// What stands in the document more than once: the first of each is the one that is found.
  private(set) var duplicates: [ResourceIdentity] = []

  private var positions: [ResourceIdentity: Int]
  private var named: Set<ResourceIdentity> = []

  init(capacity: Int) {
    positions = Dictionary(minimumCapacity: capacity)
  }

  /// Learns where a resource stands; without an id it will not be found.
  mutating func add(_ identity: ResourceIdentity?, at position: Int) {
    guard let identity else { return }
    let canonical = identity.canonical
    if positions[canonical] == nil {
      positions[canonical] = position
      // For who only has the text.
      if canonical != identity, positions[identity] == nil { positions[identity] = position }
    } else if named.insert(canonical).inserted {
      duplicates.append(identity)
    }
  }

  subscript(identity: ResourceIdentity) -> Int? {
    if let position = positions[identity.canonical] { return position }
    // A resource that was read without its model has a text for an id.
    return identity.canonicalId == nil ? nil : positions[identity]
  }
}
