extension Sequence {
  /// Returns the elements without those that have the key of an earlier one.
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var known: Set<Key> = []
    return filter { known.insert(key($0)).inserted }
  }

  /// Returns the elements by their keys; of those with the same key, the first.
  package func keyed<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
    Dictionary(map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns groups of the elements with the same key, in the order of their first elements. An
  /// element without a key is a group of its own.
  package func grouped<Key: Hashable>(by key: (Element) -> Key?) -> [[Element]] {
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

// These sorts take the place of the standard library's, which each module would compile for each type of elements.
extension Sequence {
  /// Returns the elements in the order of a text of each.
  package func sorted(by text: (Element) -> String) -> [Element] {
    let elements = Array(self)
    let texts = elements.map(text)
    return texts.sortedIndices().map { elements[$0] }
  }
}

extension Sequence<String> {
  /// Returns the texts in order.
  package func sorted() -> [String] {
    let texts = Array(self)
    return texts.sortedIndices().map { texts[$0] }
  }
}

extension [String] {
  @inline(never)
  fileprivate func sortedIndices() -> [Int] { indices.sorted { (self[$0], $0) < (self[$1], $1) } }
}

extension Sequence where Element: Hashable {
  package func uniqued() -> [Element] { uniqued { $0 } }
}

extension Set<String> {
  /// Inserts a name, with a number if it is taken, and returns it: `Links2` for `Links`.
  package mutating func insertUnique(_ name: String) -> String {
    var unique = name
    var number = 2
    while !insert(unique).inserted {
      unique = "\(name)\(number)"
      number += 1
    }
    return unique
  }
}

extension RandomAccessCollection {
  /// Returns the index of the first element that belongs in the second of two partitions, such as the
  /// line starts up to an offset and those after it; the end if there is none.
  @inlinable
  package func partitioningIndex(where isInSecond: (Element) -> Bool) -> Index {
    var (start, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if isInSecond(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}
