extension Sequence {
  /// Returns groups of the elements with the same key, in the order of their first elements. An
  /// element without a key is a group of its own.
  func grouped<Key: Hashable>(by key: (Element) -> Key?) -> [[Element]] {
    var groups: [[Element]] = []
    var indices: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let index = key.flatMap({ indices[$0] }) {
        groups[index].append(element)
      } else {
        if let key { indices[key] = groups.count }
        groups.append([element])
      }
    }
    return groups
  }
}
