import Foundation
import YAMLSource

extension LanguageValue {
  /// Returns true if a value has the shape, the words and the patterns that the language requires;
  /// names are not resolved.
  func fits(_ node: YAMLNode) -> Bool {
    switch self {
    case .anything: true
    case .text(let text): node.scalar.map { text.fits($0.text) } ?? false
    case .boolean: ["true", "false"].contains(node.scalar?.text)
    case .integer(let range): node.scalar.flatMap { Int($0.text) }.map(range.contains) ?? false
    case .words(let words): words.contains { $0.word == node.scalar?.text }
    case .list(let element, _): node.sequence?.allSatisfy(element.fits) ?? false
    case .named(_, let value, _):
      node.mapping?.entries.allSatisfy { value.fits($0.value) } ?? false
    case .form(let form):
      node.mapping.map {
        !$0.entries.isEmpty
          && $0.entries.allSatisfy { form.key($0.key.withoutMark.text) != nil }
      } ?? false
    case .definition, .oneOf: alternatives.contains { $0.fits(node) }
    }
  }

  /// The words that elements of the list can be; empty if it is not a list of words.
  var listedWords: [String] {
    if case .list(.words(let words), _) = self { words.map(\.word) } else { [] }
  }

  /// The forms that the value can be, where it is a mapping.
  package var forms: [MappingDefinition] {
    alternatives.compactMap { if case .form(let form) = $0 { form } else { nil } }
  }

  /// The names that the value can have as keys, with the values that belong to them.
  package var names: (kind: LanguageName, value: LanguageValue)? {
    for case .named(let kind, let value, _) in alternatives { return (kind, value) }
    return nil
  }
}

extension LanguageText {
  /// Returns true for a text of this kind, judging by its form only.
  func fits(_ text: String) -> Bool {
    guard !text.isEmpty || canBeEmpty, !exceptions.contains(text) else { return false }
    guard let expression = pattern.flatMap(ParsedPatterns.expression) else { return true }
    return text.utf8.count < limit && text.firstMatch(of: expression) != nil
  }
}

/// The regular expressions of the tables of the language and of mistakes. Parsing one takes up to a millisecond.
enum ParsedPatterns {
  private static let lock = NSLock()
  // Only used under the lock. Several threads can match the same expression.
  nonisolated(unsafe) private static var expressions: [String: Regex<AnyRegexOutput>] = [:]

  /// Returns the expression of a pattern, parsed once; `nil` if it is invalid.
  ///
  /// - Parameter pattern: A pattern from a table; those of schemas would be kept forever.
  static func expression(_ pattern: String) -> Regex<AnyRegexOutput>? {
    lock.withLock {
      if let known = expressions[pattern] { return known }
      let expression = try? Regex(pattern)
      expressions[pattern] = expression
      return expression
    }
  }
}
