import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads texts, words, booleans and numbers. The type of a scalar is decided here: YAML's rules for
/// `no`, `~` or `1.10` do not apply.
extension MappingReader {
  /// A text that must not be empty, such as a name; `nil` where the field is absent.
  func text(_ field: Field?, _ what: String? = nil) -> Located<String>? {
    guard let field else { return nil }
    return text(
      field.value, what ?? "`\(field.name.value)`",
      ifEmpty: field.name.value == "name"
        ? "write it after `name:`" : "write it after `\(field.name.value):`, or remove the key")
  }

  /// Reads a text of the kind that its key takes, which has a pattern.
  func text(
    _ field: Field?, as identifier: DiagnosticIdentifier,
    advice: ((Advisor) -> Advice?)? = nil
  ) -> Located<String>? {
    guard let field, let kind = field.language?.textKind else { return nil }
    let text = field.value.scalar?.text
    if let text, text.isEmpty || kind.fits(text) { return self.text(field) }
    let key = field.name.value
    var example = kind.examples.first ?? "…"
    if example.contains("{") { example = "'\(example)'" }
    return report(
      text == nil ? .expectedText : identifier,
      text.map { "`\($0)` is not a value of `\(key)`" }
        ?? "`\(key)` must be text, not a list or a mapping", at: field.value.range,
      note: text == nil ? nil : kind.message.map { String($0.loweringFirst.dropLast()) },
      suggestion: "for example: `\(key): \(example)`", advice: advice)
  }

  func text(_ node: YAMLNode, _ what: String, ifEmpty advice: Advice? = nil) -> Located<String>? {
    guard let scalar = node.scalar else {
      return report(
        .expectedText, "\(what) must be text, not a list or a mapping", at: node.range,
        advice: { $0.text(meantBy: node, for: what) })
    }
    guard !scalar.text.isEmpty else {
      return report(.emptyValue, "\(what) is empty", at: node.range, suggestion: advice)
    }
    return Located(scalar.text, at: node.range)
  }

  func freeText(_ field: Field?) -> String? {
    guard let field else { return nil }
    if field.value.isEmptyBlock {
      return report(
        .emptyValue,
        "`\(field.name.value)` is empty: its text has to be indented further than its key",
        at: field.value.range,
        suggestion: "begin its lines in column \(field.name.range.start.column + 2)")
    }
    guard let text = text(field) else { return nil }
    if field.name.value == "deprecated", text.value == "true" || text.value == "false" {
      return report(
        .expectedText, "`deprecated` must say what to use instead, or why not to use it",
        at: text.range, advice: { $0.replacement(of: field) })
    }
    return text.value
  }

  /// Reads `deprecated`: the replacement, or the reason; `nil` where the field is absent.
  func deprecation(_ fields: Fields, of name: Located<String>) -> String? {
    guard let field = fields["deprecated"], let text = freeText(field) else { return nil }
    context.draft.deprecations.append(.init(name: name, text: Located(text, at: field.value.range)))
    return text
  }

  func boolean(_ field: Field?) -> Bool? {
    guard let field else { return nil }
    switch field.value.scalar?.text {
    case "true": return true
    case "false": return false
    case let word:
      let meant: String? =
        switch word?.lowercased() {
        case "yes", "on", "y", "1", "true": "true"
        case "no", "off", "n", "0", "false", "never", "none": "false"
        default: nil
        }
      return report(
        .expectedBoolean, "`\(field.name.value)` must be `true` or `false`",
        at: field.value.isEmpty ? field.name.range : field.value.range,
        suggestion: field.value.isEmpty
          ? .edit(
            [valueEdit("true", key: field.name.range, empty: field.value.range)],
            .write("\(field.name.value): true"))
          : meant.map {
            .write($0, at: field.value.range, of: field.name.value)
          } ?? .write("\(field.name.value): true", or: "remove it"))
    }
  }

  /// Returns the edit that adds a value to a key without one, and an absent colon.
  func valueEdit(
    _ value: String, key: SourceRange, empty: SourceRange
  ) -> (range: SourceRange, replacement: String) {
    let between = source(from: key.end, to: empty.start) ?? ""
    return between.contains(":") ? (empty.atStart, " " + value) : (key.atEnd, ": " + value)
  }

  func integer(_ field: Field?) -> Int? {
    guard let field, let range = field.language?.integers else { return nil }
    if let text = field.value.scalar?.text, let number = Int(text), range.contains(number) {
      return number
    }
    let bounds =
      range.upperBound == .max
      ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    return report(
      .expectedInteger, "`\(field.name.value)` must be an integer \(bounds)",
      at: field.value.isEmpty ? field.name.range : field.value.range,
      suggestion: Advice(
        "write a number, such as `\(field.name.value): \(max(range.lowerBound, min(range.upperBound, 20)))`,"
          + " or remove it"))
  }

  func word<Word>(_ field: Field?, _ type: Word.Type) -> Word?
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    guard let field else { return nil }
    let meant = field.value.scalar == nil ? field.value.words : []
    if let first = meant.first, !meant.contains(where: { Word(rawValue: $0) != nil }) {
      return word(Located(first, at: field.value.range), of: field.name.value, type)
    }
    guard let text = text(field) else { return nil }
    return word(text, of: field.name.value, type)
  }

  func word<Word>(
    _ text: Located<String>, of key: String, _ type: Word.Type, orAdvise advice: Advice? = nil
  ) -> Word? where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    if let word = Word(rawValue: text.value) { return word }
    reportUnknownWord(text, of: key, among: Word.allCases.map(\.rawValue), advice)
    return nil
  }

  private func reportUnknownWord(
    _ text: Located<String>, of key: String, among words: [String], _ advice: Advice?
  ) {
    let quoted = words.map { "`\($0)`" }
    report(
      .unknownWord, "`\(text.value)` is not a value of `\(key)`", at: text.range,
      suggestion: "write \(quoted.dropLast().joined(separator: ", ")) or \(quoted.last ?? "")",
      advice: { advisor in
        var meant =
          advice
          ?? WordSynonyms.word(for: text.value, among: words)
          .map { .didYouMean($0, at: text.range) }
          ?? advisor.context.draft.diagnostics.suggestion(for: text, among: words)
        meant?.note = "the values are \(words.joined(separator: ", "))"
        return meant
      })
  }

  /// Reads a list of unique texts; an invalid element does not invalidate the others.
  ///
  /// - Parameters:
  ///   - element: the description of an element, with an article: `a path`.
  ///   - spelling: returns the words that replace a word which the list does not accept; `nil` for
  ///     accepted words.
  func names(
    _ field: Field, of element: String, example: String,
    spelling: ((String) -> [String])? = nil
  ) -> [Located<String>]? {
    let likeThis: Advice = "for example: `\(example)`"
    let spelling = spelling ?? field.words(meantBy:)
    guard let elements = field.value.sequence else {
      return report(
        .expectedList, "`\(field.name.value)` must be a list of \(plural(element))",
        at: field.value.range, suggestion: likeThis,
        advice: { $0.advice(onUnlisted: field, spelling) })
    }
    guard !elements.isEmpty || field.language?.canBeEmptyList == true else {
      return report(
        .emptyList, "`\(field.name.value)` is an empty list", at: field.value.range,
        suggestion: "leave `\(field.name.value)` out, or write `\(example)`")
    }
    if let place = elements.first(where: { $0.scalar == nil })?.range {
      // An anchor may be in another place.
      let isHere = field.value.range.start <= place.start && place.end <= field.value.range.end
      return report(
        .expectedText, "\(element) must be text, not a list or a mapping",
        at: isHere ? place : field.value.range,
        suggestion: likeThis,
        advice: { $0.advice(onElements: elements, of: field) })
    }
    if let words = joinedWords(elements, of: field, spelling) {
      return report(
        .expectedList, "each item of `\(field.name.value)` is \(element)", at: field.value.range,
        suggestion: .write(ListedWords.list(words), at: field.value.range, of: field.name.value))
    }
    return unique(elements.compactMap { text($0, element) })
  }

  /// Returns all words of a list with a fixed set of words, if an element combines several of them.
  private func joinedWords(
    _ elements: [YAMLNode], of field: Field, _ spelling: (String) -> [String]
  ) -> [String]? {
    let texts = elements.compactMap { $0.scalar?.text }
    let known = field.language?.listedWords ?? []
    guard !known.isEmpty, !texts.allSatisfy(known.contains) else { return nil }
    let parts = texts.flatMap { ListedWords.split($0) }
    let words = parts.flatMap(spelling)
    return texts.count == elements.count && !words.isEmpty && words.allSatisfy(known.contains)
      && (parts.count > texts.count || texts.count == 1 && words.count > 1) ? words : nil
  }

  /// `paths` for `a path`.
  private func plural(_ element: String) -> String {
    element.split(separator: " ").dropFirst().joined(separator: " ") + "s"
  }

  func unique(_ names: [Located<String>]) -> [Located<String>] { unique(names) { $0 } }

  func unique<Element>(
    _ elements: [Element], by name: (Element) -> Located<String>
  ) -> [Element] {
    unique(elements, by: name, .repeatedValue) { "`\($0)` appears twice" }
  }

  func unique<Element, Name: Hashable>(
    _ elements: [Element], by name: (Element) -> Located<Name>,
    _ identifier: DiagnosticIdentifier, suggestion: Advice = "remove one of them",
    _ message: (Name) -> String
  ) -> [Element] {
    if elements.count < 2 { return elements }
    var places: [Name: SourceRange] = [:]
    return elements.filter { element in
      let name = name(element)
      guard let first = places[name.value] else {
        places[name.value] = name.range
        return true
      }
      report(
        identifier, message(name.value), at: name.range,
        labels: [.init("the first is here", at: first)],
        suggestion: suggestion)
      return false
    }
  }
}

extension Field {
  /// Returns the words of a list that another word means, or the word itself.
  func words(meantBy word: String) -> [String] {
    let known = language?.listedWords ?? []
    if known.isEmpty || known.contains(word) { return [word] }
    if word.meansAll { return known }
    let meant = WordSynonyms.word(for: word, among: known)
    return [meant ?? Suggestions.nearest(to: word, among: known) ?? word]
  }
}

extension String {
  /// True for a word that means everything, which the language has no word for.
  var meansAll: Bool { Self.wordsForAll.contains(lowercased()) }

  private static let wordsForAll: Set<String> = ["all", "any", "*", "crud", "everything", "full"]
}
