enum EditDistance {
  /// The number of letters to insert, remove, replace or swap with their neighbour; `nil` if more
  /// than the limit.
  static func between(_ left: [UInt32], _ right: [UInt32], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    var previousLeast = 0
    for i in left.indices {
      var current = [i + 1]
      for j in right.indices {
        let replacement = previous[j] + (left[i] == right[j] ? 0 : 1)
        var distance = min(previous[j + 1] + 1, current[j] + 1, replacement)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          distance = min(distance, beforePrevious[j - 1] + 1)
        }
        current.append(distance)
      }
      // A swap depends on the last two rows, so both must exceed the limit.
      let least = current.min() ?? 0
      guard min(least, previousLeast) <= limit else { return nil }
      previousLeast = least
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
