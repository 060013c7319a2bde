import Diagnostics

struct ForeignType {
  /// The kind of type, as the beginning of a sentence: `an array`; empty if the message does not
  /// mention it.
  let what: String
  let spelling: String

  var advice: Advice {
    if isAbsent {
      return .write(spelling, otherwise: "a value that may be absent has a `?` after its name")
    }
    return what.isEmpty ? .write(spelling) : "\(what) is written `\(spelling)`"
  }
}

extension ForeignType {
  /// Creates the meaning of a text that is not a type expression; `nil` if no row of the table
  /// matches.
  init?(_ text: String, depth: Int = 0) {
    // No row of the table is about a name alone.
    guard depth < 8, text.utf8.count <= 200, !text.utf8.allSatisfy(TargetForm.isPartOfName)
    else { return nil }
    let text = Self.trimmed(text)
    guard
      let meant = Self.row(text, depth, ofLists: true) ?? Self.alternatives(text, depth)
        ?? Self.nullable(text, depth) ?? Self.row(text, depth),
      Self.isSpelling(meant.spelling)
    else { return nil }
    self = meant
  }

  private static func inner(_ text: String, _ depth: Int) -> String {
    let text = trimmed(text)
    return ForeignType(text, depth: depth + 1)?.spelling ?? TypeSynonyms.spelling(of: text)
  }

  /// The row of the table that the whole text matches.
  ///
  /// - Parameter ofLists: true for the rows about lists of values, which bars or commas separate.
  private static func row(_ text: String, _ depth: Int, ofLists: Bool = false) -> ForeignType? {
    for mistake in CommonMistakes.typeTexts where mistake.isList == ofLists {
      guard let match = mistake.pattern.match(text),
        let part = match.output.dropFirst().lazy.compactMap(\.substring).first
      else { continue }
      // Outside of brackets, slashes and `case` separate values as well.
      let isInBrackets = text.hasSuffix(")") || text.hasSuffix("]")
      let values = isInBrackets ? part : part.replacing(#/ case |\//#, with: ",")
      let words = ofLists ? ListedWords.split(String(values)) : []
      if ofLists, words.count < 2 { continue }
      let type = ofLists ? ListedWords.list(words) : inner(String(part), depth)
      if mistake.row["known"] == "true", TypeSynonyms.primitive(like: type) == nil { continue }
      // The inner type is written in place of `%`.
      let spelling = (mistake.row["right"] ?? "%").replacing("%", with: type).replacing(
        "??", with: "?")
      if !isSpelling(spelling) { continue }
      return ForeignType(what: mistake.row.text("what"), spelling: spelling)
    }
    return nil
  }

  /// Reads a foreign type with a question mark of the schema language: `string[]?`.
  private static func nullable(_ text: String, _ depth: Int) -> ForeignType? {
    guard text.hasSuffix("?"), let form = ForeignType(String(text.dropLast()), depth: depth + 1)
    else { return nil }
    return ForeignType(what: form.what, spelling: marked(form.spelling))
  }

  /// Reads types joined with `||`, `or` or bars, with or without parentheses; quoted values form an
  /// enum.
  private static func alternatives(_ text: String, _ depth: Int) -> ForeignType? {
    var union = Substring(text)
    if union.hasPrefix("("), union.hasSuffix(")") || union.hasSuffix(")?") {
      if union.hasSuffix("?") { union.removeLast() }
      union = union.dropFirst().dropLast()
    }
    guard !union.contains(where: { "()[]{}<>".contains($0) }) else { return nil }
    let parts = union.split(separator: "|").flatMap { part in
      part.split(separator: " ").split { ["or", "and"].contains($0) }
        .map { $0.joined(separator: " ") }
    }
    guard parts.count > 1, parts.allSatisfy({ !$0.contains(" ") }) else { return nil }
    let types = parts.filter { !TypeReader.isNull($0) }
    let quotes: Set<Character> = ["'", "\""]
    if !types.isEmpty, types.allSatisfy({ quotes.contains($0.first ?? " ") }) {
      let values = types.map { $0.filter { !quotes.contains($0) } }.joined(separator: ", ")
      return ForeignType(what: "an enum", spelling: "{ enum: [\(values)] }")
    }
    let spellings = types.map { inner($0, depth) }
    let isNullable =
      text.hasSuffix(")?") || types.count < parts.count
      || spellings.contains { $0.hasSuffix("?") }
    let joined = spellings.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
      .joined(separator: " | ")
    // A value that may be undefined is absent, which the name of the attribute expresses.
    if parts.contains("undefined"),
      !parts.contains(where: { TypeReader.isNull($0) && $0 != "undefined" }),
      !text.hasSuffix(")?"), !spellings.contains(where: { $0.hasSuffix("?") })
    {
      return ForeignType(what: absent, spelling: joined)
    }
    return ForeignType(
      what: spellings.count > 1 ? "one of several types" : "a value that may be null",
      spelling: isNullable ? marked(joined) : joined)
  }

  /// True if the text is foreign only because the value may be undefined, and so absent.
  var isAbsent: Bool { what == Self.absent }

  private static let absent = "a value that may be absent"

  private static func marked(_ spelling: String) -> String {
    spelling.hasSuffix("?") ? spelling : spelling + "?"
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// Returns true if a text consists of the characters of type expressions, and its brackets are
  /// balanced.
  private static func isSpelling(_ text: String) -> Bool {
    text.contains { $0.isLetter }
      && text.count { $0 == "[" } == text.count { $0 == "]" }
      && text.allSatisfy { $0.isLetter || $0.isNumber || "_-[]{}:?|, ".contains($0) }
  }
}
