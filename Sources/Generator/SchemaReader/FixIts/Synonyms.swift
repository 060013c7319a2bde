import Diagnostics
import ResourceSchema

enum KeySynonyms {
  private static let keys = byWord(CommonMistakes.keys.map { ($0.words, $0.keys) })

  static func keys(for word: String) -> [String] { keys[word] ?? keys[camelCased(word)] ?? [] }

  static func key(for word: String, in form: MappingDefinition) -> String? {
    keys(for: word).first { form.key($0) != nil }
  }

  /// Returns true if a word surely comes from another language, even if it is similar to a key.
  static func isCertain(_ word: String) -> Bool { CommonMistakes.certainKeys.contains(word) }

  /// Returns true if another language's word has a counterpart, or advice of its own.
  static func contains(_ word: String, in form: MappingDefinition) -> Bool {
    key(for: word, in: form) != nil || rowAdvice(for: word, in: form, value: nil) != nil
  }

  /// Returns advice on a word that does not correspond to a key.
  ///
  /// - Parameter others: the other keys, for advice on a word beside one of them; empty for all other advice.
  static func rowAdvice(
    for word: String, in form: MappingDefinition, value: String?, besides others: [String] = []
  ) -> Advice? {
    let spellings = [word, camelCased(word)]
    return CommonMistakes.keyAdvice.first { row in
      spellings.contains(where: row.words.contains)
        && row.isGood(in: form, of: value, besides: others)
    }?.advice
      ?? (word.hasPrefix("x-") && others.isEmpty ? "remove it: custom keys are not supported" : nil)
  }

  /// `maxLength` for `max_length` and `max-length`.
  private static func camelCased(_ word: String) -> String {
    let parts = word.split { "_-".contains($0) }
    return (parts.first ?? "") + parts.dropFirst().map(String.init).upperCamelCased
  }
}

enum TypeSynonyms {
  private static let types = byWord(CommonMistakes.types.map { ($0.words, $0.type) })
  /// Advice on words that do not name a type, by the words in lowercase.
  static let advice = byWord(CommonMistakes.typeAdvice.map { ($0.words, $0.advice) })

  static func type(for word: String) -> String? {
    // `Date` in Swift and JavaScript includes a time; `date` in other languages does not.
    if word == "Date" { return PrimitiveType.dateTime.rawValue }
    let word = word.lowercased()
    return types[word]
      ?? (WordList.plurals.words.contains(word)
        ? primitive(like: String(word.dropLast())) ?? types[String(word.dropLast())] : nil)
  }

  /// Returns the type of the language that a word spells with other capitals: `string`.
  static func primitive(like word: String) -> String? {
    PrimitiveType.allCases.map(\.rawValue).first { $0.lowercased() == word.lowercased() }
  }

  /// Returns the type of the language for another language's type; other names are returned
  /// unchanged.
  static func spelling(of word: String) -> String {
    primitive(like: word) ?? type(for: word) ?? word
  }
}

enum WordSynonyms {
  private static let words = CommonMistakes.words.reduce(into: [String: [String]]()) { words, row in
    for word in row.words { words[word, default: []].append(row.word) }
  }

  /// Returns the operations that a single word stands for: all, or those that only read.
  static func operations(_ word: String) -> [String]? {
    let all = ResourceAPI.Operation.allCases.map(\.rawValue)
    if word.meansAll { return all }
    return CommonMistakes.wordsForReading.contains(word.lowercased()) ? Array(all.prefix(2)) : nil
  }

  /// Returns the accepted value that a word corresponds to; `nil` if it corresponds to several.
  static func word(for word: String, among known: [String]) -> String? {
    let meant = Set(words[word.lowercased()] ?? []).filter(known.contains)
    return meant.count == 1 ? meant.first : nil
  }
}

private func byWord<Meaning>(_ rows: [([String], Meaning)]) -> [String: Meaning] {
  Dictionary(
    rows.flatMap { row in row.0.map { ($0, row.1) } }, uniquingKeysWith: { first, _ in first })
}

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
        ?? TypeSynonyms.advice[name.value.lowercased()].map { Advice($0) }
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
