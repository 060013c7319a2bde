import Diagnostics
import ResourceSchema
import YAMLSource

/// Splits a text that should be a list: `self, related`, `red | green`.
enum ListedWords {
  private static let separators: Set<Character> = [",", ";", "|"]
  private static let wordsBetween: Set<Substring> = [
    "and", "or", "&", "+", "-", "–", "—", "−", "•", "·", "*",
  ]

  /// If `blanksJoin` is true, a word may contain spaces, as the value of an enum may.
  static func split(_ text: String, blanksJoin: Bool = false) -> [String] {
    let parts = text.split { separators.contains($0) }
    let words =
      blanksJoin && parts.count > 1
      ? parts
      : parts.flatMap { part in
        part.split { $0 == " " || $0.isNewline }.filter { !wordsBetween.contains($0) }
      }
    return words.map(trimmed).filter { !$0.isEmpty }
  }

  static func list(_ words: [String]) -> String {
    "[\(words.map { FlowWord.spelling(trimmed($0[...])) }.joined(separator: ", "))]"
  }

  private static func trimmed(_ word: Substring) -> String {
    var word = word
    while let first = word.first, " \"'(".contains(first) { word.removeFirst() }
    while let last = word.last, " \"')".contains(last) { word.removeLast() }
    return String(word)
  }
}

extension [String] {
  /// Joins the texts with commas and a conjunction; if there are many, gives the first ones and
  /// their number.
  func joined(_ word: String) -> String {
    if count > 4 { return "\(prefix(3).joined(separator: ", ")) \(word) \(count - 3) others" }
    return count < 2
      ? first ?? "" : "\(dropLast().joined(separator: ", ")) \(word) \(self[count - 1])"
  }
}

extension YAMLNode {
  init(word: String, at range: SourceRange) {
    self.init(content: .scalar(.init(text: word, style: .plain)), range: range)
  }

  var words: [String] { words(depth: 0) }

  private func words(depth: Int) -> [String] {
    guard depth < 6 else { return [] }
    switch content {
    case .scalar(let scalar): return scalar.text.isEmpty ? [] : [scalar.text]
    case .sequence(let elements):
      return elements.flatMap { $0.words(depth: depth + 1) }
    case .mapping(let mapping):
      return mapping.entries.flatMap { $0.value.words(depth: depth + 1) }
    }
  }
}
