extension Sequence {
  /// Returns the elements without those that have the key of an earlier one.
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var known: Set<Key> = []
    return filter { known.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// Returns the elements without duplicates, in the order of their first occurrence.
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
