import Diagnostics
import ResourceSchema

/// Guesses the meaning of undeclared names from the words of other languages.
enum NameGuesses {
  static func advice(on name: Located<String>, as role: Reference.Role) -> Advice? {
    switch role {
    case .links: linksWord(name)
    case .resource:
      unionAdvice(name)
        ?? (["any", "*", "polymorphic"].contains(name.value.lowercased())
          ? .write(TargetForm.any, at: name.range) : nil)
        ?? (["true", "false"].contains(name.value) ? "name the resource type here" : nil)
    case .value, .meta, .id, .errors, .filter:
      ExampleValue.advice(on: name.value, at: name.range) ?? ambiguousAdvice(name)
        ?? TypeSynonyms.type(for: name.value).map { .didYouMean($0, at: name.range) }
        ?? TypeSynonyms.advice(for: name.value).map { Advice($0) }
    }
  }

  /// `Date` can be a day, or a day with a time.
  private static func ambiguousAdvice(_ name: Located<String>) -> Advice? {
    let words = [name.value, name.value.lowercased()]
    let row = CommonMistakes.ambiguousTypes.first { $0.words.contains(where: words.contains) }
    return row.flatMap { row in
      row.type.map { Advice.write($0, at: name.range, row.advice) } ?? row.advice
    }
  }

  static func linksWord(_ text: Located<String>) -> Advice? {
    let words = LinksWord.allCases.map(\.rawValue)
    let meant =
      WordSynonyms.word(for: text.value, among: words)
      ?? Suggestions.nearest(to: text.value, among: words)
    return meant.map { .didYouMean($0, at: text.range) }
  }

  /// `people or teams`: several types are joined with bars.
  private static func unionAdvice(_ name: Located<String>) -> Advice? {
    guard let meant = ForeignTarget(name.value), meant.types.count > 1 else { return nil }
    return .write(meant.union, at: name.range, "bars join several types: `\(meant.union)`")
  }
}
