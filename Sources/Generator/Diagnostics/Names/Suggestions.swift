/// Finds the word that the author meant, within a limited number of comparisons.
///
/// The search is slow if thousands of words are unknown in a schema with thousands of names, and
/// suggestions do not help with that many errors.
package struct Suggestions {
  private var budget = 20_000

  package init() {}

  /// Returns the candidate most similar to a word; `nil` if there is none, or if the limit of
  /// comparisons is reached.
  package mutating func nearest(to word: String, among candidates: some Sequence<String>) -> String?
  {
    guard budget > 0 else { return nil }
    let candidates = Array(candidates)
    budget -= candidates.count
    return Self.nearest(to: word, among: candidates)
  }

  /// The candidate that is most like a word that is not among them, if one is near enough: equal
  /// but for case and separators, its singular or plural, or a few letters away.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    let letters = fold(word)
    // A single letter is similar to every other letter.
    guard letters.count > 1 else { return candidates.first { $0 != word && fold($0) == letters } }
    let numberForms = numberForms(of: letters)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != word && candidate.utf8.count <= longestWord * 2 {
      let candidateLetters = fold(candidate)
      if candidateLetters == letters { return candidate }
      // Only candidates that are more similar than the best one need to be compared to the end.
      let limit = min(
        best.map { $0.distance - 1 } ?? .max, mostEdits,
        max(1, max(letters.count, candidateLetters.count) / 3))
      guard limit >= 0 else { continue }
      if numberForms.contains(candidateLetters) {
        best = (candidate, 0)
      } else if limit > 0,
        let distance = EditDistance.between(letters, candidateLetters, limit: limit)
      {
        best = (candidate, distance)
      }
    }
    return best?.candidate
  }

  private static let longestWord = 100
  /// The number of edits that makes even a long word a different word.
  private static let mostEdits = 10

  /// Returns the letters of a word without case and separators, which people vary.
  private static func fold(_ word: String) -> [Unicode.Scalar] {
    Array(word.lowercased().unicodeScalars.filter { !"-_ ".unicodeScalars.contains($0) })
  }

  private static func numberForms(of word: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    func stem(_ ending: String) -> [Unicode.Scalar]? {
      let ending = ending.unicodeScalars
      return word.suffix(ending.count).elementsEqual(ending)
        ? Array(word.dropLast(ending.count)) : nil
    }
    return [
      word + "s".unicodeScalars, word + "es".unicodeScalars,
      stem("y").map { $0 + "ies".unicodeScalars }, stem("ies").map { $0 + "y".unicodeScalars },
      stem("es"), stem("s"),
    ].compactMap { $0 }
  }
}

enum EditDistance {
  /// The number of letters to insert, remove, replace or swap with their neighbour; `nil` if more
  /// than the limit.
  static func between(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int
  ) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    // A common prefix and suffix do not change the distance.
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    let ends = (left.dropFirst(prefix), right.dropFirst(prefix))
    let suffix = zip(ends.0.reversed(), ends.1.reversed()).prefix { $0 == $1 }.count
    let (left, right) = (Array(ends.0.dropLast(suffix)), Array(ends.1.dropLast(suffix)))
    var previous = Array(0...right.count)
    var (beforePrevious, current) = (previous, previous)
    var previousLeast = 0
    for i in left.indices {
      current[0] = i + 1
      var least = i + 1
      for j in right.indices {
        let replacement = previous[j] + (left[i] == right[j] ? 0 : 1)
        var distance = min(previous[j + 1] + 1, current[j] + 1, replacement)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          distance = min(distance, beforePrevious[j - 1] + 1)
        }
        current[j + 1] = distance
        least = min(least, distance)
      }
      // A swap depends on the last two rows, so both must exceed the limit.
      guard min(least, previousLeast) <= limit else { return nil }
      previousLeast = least
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
