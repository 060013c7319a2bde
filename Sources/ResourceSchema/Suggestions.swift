/// Finds the word that somebody meant.
enum Suggestions {
  /// The candidate that is most like a word that is not among them, if one is near enough: equal
  /// but for case and separators, its singular or plural, or a few letters away.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    let folded = fold(word)
    let letters = Array(folded.unicodeScalars)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let foldedCandidate = fold(candidate)
      if foldedCandidate == folded { return candidate }
      let distance: Int
      if numberForms(of: folded).contains(foldedCandidate) {
        distance = 0
      } else {
        let candidateLetters = Array(foldedCandidate.unicodeScalars)
        let limit = max(1, max(letters.count, candidateLetters.count) / 3)
        guard abs(letters.count - candidateLetters.count) <= limit else { continue }
        distance = editDistance(letters, candidateLetters)
        guard distance <= limit else { continue }
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

  /// How many letters to insert, remove, replace or swap with their neighbour.
  private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
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
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
