/// Finds the name that an author meant.
enum NearestName {
  /// Returns the candidate that is most like a word, if one is near enough.
  ///
  /// Inserting, removing or replacing a letter counts as one edit, and so does swapping two
  /// neighbours.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    guard letters.count <= longestWord else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let other = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, max(letters.count, other.count) / 3)
      guard abs(letters.count - other.count) <= limit, other.count > 1 || letters == other else {
        continue
      }
      let distance = distance(letters, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  private static let longestWord = 100

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for i in left.indices {
      var current = [i + 1]
      for j in right.indices {
        var distance = min(
          previous[j + 1] + 1, current[j] + 1, previous[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          distance = min(distance, beforePrevious[j - 1] + 1)
        }
        current.append(distance)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
