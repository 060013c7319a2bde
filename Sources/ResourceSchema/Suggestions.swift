/// Finds the word that somebody meant, until it has looked at as many as nobody waits for.
///
/// Looking for a word among thousands takes long when thousands are missing: who has made that many
/// mistakes in so large a schema is not helped by a suggestion for each.
package struct Suggestions {
  /// How many more candidates will be looked at.
  private var budget = 20_000

  /// The candidate that is most like a word; `nil` too where too many have been looked at before.
  mutating func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    guard budget > 0 else { return nil }
    let candidates = Array(candidates)
    budget -= candidates.count
    return Self.nearest(to: word, among: candidates)
  }

  /// The candidate that is most like a word that is not among them, if one is near enough: equal
  /// but for case and separators, its singular or plural, or a few letters away.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    let folded = fold(word)
    let letters = Array(folded.unicodeScalars)
    var best: (candidate: String, distance: Int)?
    // One letter is near to every other.
    guard letters.count > 1 else { return candidates.first { $0 != word && fold($0) == folded } }
    for candidate in candidates where candidate != word {
      let foldedCandidate = fold(candidate)
      if foldedCandidate == folded { return candidate }
      let distance: Int
      if numberForms(of: folded).contains(foldedCandidate) {
        distance = 0
      } else {
        let candidateLetters = Array(foldedCandidate.unicodeScalars)
        let limit = max(1, max(letters.count, candidateLetters.count) / 3)
        guard let found = editDistance(letters, candidateLetters, limit: limit) else { continue }
        distance = found
      }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  private static let longestWord = 100

  /// A word without what people vary: case, and how its parts are joined.
  private static func fold(_ word: String) -> String {
    String(word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " })
  }

  private static func numberForms(of word: String) -> [String] {
    var forms = [word + "s", word + "es"]
    if word.hasSuffix("y") { forms.append(word.dropLast() + "ies") }
    if word.hasSuffix("ies") { forms.append(word.dropLast(3) + "y") }
    if word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
    if word.hasSuffix("s") { forms.append(String(word.dropLast())) }
    return forms
  }

  /// How many letters to insert, remove, replace or swap with their neighbour; `nil` if more than
  /// the limit.
  private static func editDistance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int
  ) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for i in 1...left.count {
      var current = [i]
      for j in 1...right.count {
        let replacement = previous[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
        var distance = min(previous[j] + 1, current[j - 1] + 1, replacement)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          distance = min(distance, beforePrevious[j - 2] + 1)
        }
        current.append(distance)
      }
      // Swapping reaches back two rows: the way to the end leads through one of the last two.
      guard min(current.min() ?? 0, previous.min() ?? 0) <= limit else { return nil }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
