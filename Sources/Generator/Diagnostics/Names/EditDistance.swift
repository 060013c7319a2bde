/// The distance between two words.
enum EditDistance {
  /// The number of letters to insert, remove, replace or swap with their neighbour; `nil` if more
  /// than the limit.
  static func between(_ left: [UInt32], _ right: [UInt32], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    // A common prefix and suffix do not change the distance.
    var start = 0
    var (leftEnd, rightEnd) = (left.count, right.count)
    while start < min(leftEnd, rightEnd), left[start] == right[start] { start += 1 }
    while min(leftEnd, rightEnd) > start, left[leftEnd - 1] == right[rightEnd - 1] {
      leftEnd -= 1
      rightEnd -= 1
    }
    guard start < leftEnd, start < rightEnd else {
      let distance = max(leftEnd, rightEnd) - start
      return distance <= limit ? distance : nil
    }
    return distance(left[start..<leftEnd], right[start..<rightEnd], limit: limit)
  }

  /// Fills the cells near the diagonal of the table alone: the others are beyond the limit.
  private static func distance(
    _ left: ArraySlice<UInt32>, _ right: ArraySlice<UInt32>, limit: Int
  ) -> Int? {
    let (left, right) = (Array(left), Array(right))
    let tooMany = limit + 1
    var beforePrevious = Array(repeating: tooMany, count: right.count + 1)
    var previous = (0...right.count).map { min($0, tooMany) }
    var current = beforePrevious
    var previousLeast = 0
    for i in 1...left.count {
      let columns = max(1, i - limit)...min(right.count, i + limit)
      current[columns.lowerBound - 1] = columns.lowerBound == 1 ? min(i, tooMany) : tooMany
      var least = current[columns.lowerBound - 1]
      for j in columns {
        let replacement = previous[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
        var distance = min(previous[j] + 1, current[j - 1] + 1, replacement, tooMany)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          distance = min(distance, beforePrevious[j - 2] + 1)
        }
        current[j] = distance
        least = min(least, distance)
      }
      if columns.upperBound < right.count { current[columns.upperBound + 1] = tooMany }
      // A swap depends on the last two rows, so both must exceed the limit.
      guard min(least, previousLeast) <= limit else { return nil }
      previousLeast = least
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
