import Diagnostics
import ResourceSchema
import YAMLSource

/// What people write in the words of other languages, with its meaning in the schema language.
///
/// The tables are in the files in `Mistakes`, which say what their columns are. Rows have an example with `%` in place
/// of their words, and a test reads it with each of them. Similar spellings need no row.
enum CommonMistakes {
  private static let keyTables = MistakeTables(EmbeddedMistakes.keys)
  /// Words from other languages for keys of the schema language: the first key that the form has is
  /// used.
  static let keys = keyTables.rows("keys") {
    (words: $0.words("words"), keys: $0.words("for"), example: $0.schema)
  }
  static let keyAdvice = keyTables.rows("withoutCounterpart", KeyAdvice.init)
  /// Keys that other languages use to group types of one kind.
  static let typeSections = keyTables.texts("sectionsOfTypes")
  /// Words that surely come from another language, even if they are similar to a key.
  static let certainKeys = keyTables.words("certain")
  /// The keys of other languages at the top of a file, with the names of these languages.
  static let otherLanguages = keyTables.texts("otherLanguages")

  private static let typeTables = MistakeTables(EmbeddedMistakes.types)
  /// The types of the language by their names in other languages, in lowercase.
  static let types = typeTables.rows("types") { (words: $0.words("words"), type: $0.text("type")) }
  /// Advice on words in the position of a type that do not name one, in lowercase.
  static let typeAdvice = typeTables.rows("withoutCounterpart") {
    (words: $0.words("words"), advice: $0.text("say"))
  }
  static let typeTexts = typeTables.rows("texts", CommonTypeTextMistake.init)
  static let typeShapes = typeTables.rows("shapes", CommonTypeShapeMistake.init)
  /// The words that other languages write before the name of a declared type.
  static let declarationKeywords = typeTables.words("keywords")

  private static let valueTables = MistakeTables(EmbeddedMistakes.values)
  /// The values that keys accept, by their names in other languages, in lowercase.
  static let words = valueTables.rows("values") {
    (words: $0.words("words"), word: $0.text("for"), example: $0.schema)
  }
  /// Words that mean all operations that only read.
  static let wordsForReading = valueTables.words("reading")

  private static let dateTables = MistakeTables(EmbeddedMistakes.dates)
  static let dateNotations = dateTables.rows("notations", DateNotation.init)
  /// Formats of dates that have a name in another language.
  static let dateNames = dateTables.rows("names") {
    (words: $0.words("words"), pattern: $0["pattern"], advice: $0["say"])
  }

  /// Lines that YAML cannot read. The first row with a correction that YAML can read is used, so the most certain rows
  /// come first.
  static let lines = MistakeTables(EmbeddedMistakes.lines).rows("lines", CommonLineMistake.init)
}

/// The tables of a file: lists of rows, and mappings of texts.
struct MistakeTables {
  private let tables: YAMLNode.Mapping?

  init(_ yaml: String) {
    tables = YAMLReader.read(SourceFile(path: "", text: yaml)).root?.mapping
  }

  func rows<Row>(_ name: String, _ row: (MistakeRow) -> Row) -> [Row] {
    tables?[name]?.sequence?.compactMap(\.mapping).map { row(MistakeRow(columns: $0)) } ?? []
  }

  func texts(_ name: String) -> [String: String] {
    let entries = tables?[name]?.mapping?.entries ?? []
    return Dictionary(entries.map { ($0.key, $0.value.scalar?.text ?? "") }) { first, _ in first }
  }

  func words(_ name: String) -> Set<String> { Set(tables?[name]?.scalar?.text.words ?? []) }
}

/// A row of a table.
struct MistakeRow {
  let columns: YAMLNode.Mapping

  subscript(column: String) -> String? { columns[column]?.scalar?.text }

  func text(_ column: String) -> String { self[column] ?? "" }

  func words(_ column: String) -> [String] { text(column).words }

  /// A sentence in `say`, or a text in `write` with an alternative in `or` or a reason in `because`.
  var advice: Advice? {
    guard let text = self["write"] else { return self["say"].map { Advice($0) } }
    return .write(text, or: self["or"]) + (self["because"].map { Advice(": \($0)") } ?? "")
  }

  /// The example as a whole schema, or as a configuration with the name of its file in a comment.
  var schema: String {
    let articles = { (text: String) in "resources: { articles: { \(text) } }" }
    if let text = self["resource"] { return articles(text) }
    if let text = self["attribute"] {
      return articles("attributes: { a: { type: String, \(text) } }")
    }
    if let text = self["relationship"] { return articles("relationships: { a: { \(text) } }") }
    if let text = self["configuration"] { return "# \(Configuration.fileName)\n\(text)" }
    return text("schema")
  }
}

/// Advice on keys that a form does not have under any name.
struct KeyAdvice: Sendable {
  let words: [String]
  let advice: Advice
  /// The key that a form must have for the advice to apply.
  let key: String?
  /// The name, in messages, of the form that the advice applies to.
  let form: String?
  /// The value that the advice applies to.
  let value: String?
  let example: String

  init(_ row: MistakeRow) {
    words = row.words("words")
    advice = row.advice ?? ""
    key = row["key"]
    form = row["form"]
    value = row["value"]
    example = row.schema
  }

  func isGood(in form: MappingDefinition, of value: String?) -> Bool {
    if let own = self.value, own != value { return false }
    if let key, form.key(key) == nil { return false }
    return self.form == nil || self.form == form.name
  }
}

/// A line of another language that YAML cannot read, with its correction.
struct CommonLineMistake: Sendable {
  /// A regular expression for the line without its indentation, a `- ` before it and a comment
  /// after it.
  private let pattern: String
  /// Characters that every matching line contains at least one of; empty if there are none.
  private let marks: String
  let message: String
  /// The corrected line, which ``LineMatch`` fills in; empty if the correction takes more than one line.
  let right: String
  /// The part of the line to mark, unless it is what the correction changes.
  let part: String?
  /// The advice, if it is another than to write the right line.
  let advice: Advice?
  /// A line that the pattern matches.
  let example: String

  init(_ row: MistakeRow) {
    let types = PrimitiveType.allCases.map(\.rawValue).joined(separator: "|")
    pattern = row.text("line").replacing("{types}", with: types)
    marks = row.text("marks")
    message = row.text("message")
    right = row.text("right")
    part = row["part"]
    advice = row.advice
    example = row.text("example")
  }

  /// The match of a whole line.
  func match(_ line: String) -> Regex<AnyRegexOutput>.Match? {
    guard marks.isEmpty || marks.utf8.contains(where: line.hasByte) else { return nil }
    return try? Regex(pattern).wholeMatch(in: line)
  }
}

/// A spelling of a type in another language.
struct CommonTypeTextMistake: Sendable {
  /// Characters that every matching text contains at least one of, so that most texts need no
  /// regular expression.
  private let marks: String
  private let pattern: String
  /// The kind of type, as the beginning of a sentence; empty if the message does not mention it.
  let what: String
  /// The spelling in the schema language, with `%` for the inner type.
  let right: String
  /// True if the inner type must be one of the language.
  let isKnown: Bool
  /// A text that the pattern matches, with its correction.
  let example: (text: String, right: String)

  init(_ row: MistakeRow) {
    marks = row.text("marks")
    pattern = row.text("text")
    what = row.text("what")
    right = row["right"] ?? "%"
    isKnown = row["known"] == "true"
    example = (row.text("example"), row.text("gives"))
  }

  /// The match of a whole text.
  func match(_ text: String) -> Regex<AnyRegexOutput>.Match? {
    guard marks.utf8.contains(where: text.hasByte) else { return nil }
    return try? Regex(pattern).wholeMatch(in: text)
  }
}

/// A type written as a mapping with the words and keys of another language.
struct CommonTypeShapeMistake: Sendable {
  enum Meaning: String, Sendable { case array, map, object, enumeration, union, type }

  /// The accepted values of the key `type`; empty if there is no such key.
  let words: Set<String>
  /// The keys beside it, for the contents of the type.
  let keys: [String]
  let meaning: Meaning
  /// True if the keys may as well be names of members.
  let mayBeNames: Bool

  init(_ row: MistakeRow) {
    words = Set(row.words("words"))
    keys = row.words("keys")
    meaning = Meaning(rawValue: row.text("meaning")) ?? .type
    mayBeNames = row["mayBeNames"] == "true"
  }
}

extension String {
  /// The words between spaces and line breaks.
  var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}
