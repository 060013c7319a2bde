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
    (words: $0.words("words"), keys: $0.words("for"))
  }
  static let keyAdvice = keyTables.rows("withoutCounterpart", KeyAdvice.init)
  /// What to say of a misplaced key instead of where it belongs. A row applies to the form that has it by mistake, or to
  /// certain keys, and to the form that it belongs to.
  static let places = keyTables.rows("places") {
    (
      form: $0.text("form"), keys: $0.words("keys"), owner: $0.text("owner"),
      advice: $0.text("say")
    )
  }
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
  static let ambiguousTypes = typeTables.rows("ambiguous") {
    (words: $0.words("words"), type: $0["type"], advice: $0.advice)
  }
  /// The types of members by the words in their names.
  static let memberTypes = typeTables.rows("members") {
    (
      type: $0.text("type"), begins: $0.words("begins"), ends: $0.words("ends"),
      after: $0.words("after")
    )
  }
  static let typeTexts = typeTables.rows("texts", CommonTypeTextMistake.init)
  static let typeShapes = typeTables.rows("shapes", CommonTypeShapeMistake.init)
  static let declarationKeywords = typeTables.words("keywords")

  private static let valueTables = MistakeTables(EmbeddedMistakes.values)
  /// The values that keys accept, by their names in other languages, in lowercase.
  static let words = valueTables.rows("values") {
    (words: $0.words("words"), word: $0.text("for"))
  }
  static let wordsForReading = valueTables.words("reading")

  private static let dateTables = MistakeTables(EmbeddedMistakes.dates)
  static let dateNotations = dateTables.rows("notations", DateNotation.init)
  static let dateNames = dateTables.rows("names") {
    (words: $0.words("words"), pattern: $0["pattern"], advice: $0["say"])
  }

  /// Lines that YAML cannot read. The first row with a correction that YAML can read is used, so the most certain rows
  /// come first.
  static let lines = MistakeTables(EmbeddedMistakes.lines).rows("lines", CommonLineMistake.init)
}

/// A list of words of other languages with one meaning, in `words.yaml`.
enum WordList: String, CaseIterable {
  case resourceTypes, namesOfAPIs, targets, many, keywordsOfMembers
  case linksOfJSONAPI, plurals, keywords

  private static let lists: [WordList: Set<String>] = {
    let tables = MistakeTables(EmbeddedMistakes.words)
    return Dictionary(uniqueKeysWithValues: allCases.map { ($0, tables.words($0.rawValue)) })
  }()

  var words: Set<String> { Self.lists[self] ?? [] }
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

struct MistakeRow: Sendable {
  let columns: YAMLNode.Mapping

  subscript(column: String) -> String? { columns[column]?.scalar?.text }

  func text(_ column: String) -> String { self[column] ?? "" }

  func words(_ column: String) -> [String] { text(column).words }

  /// A sentence in `say`, or a text in `write` with an alternative in `or` or a reason in `because`.
  var advice: Advice? {
    guard let text = self["write"] else { return self["say"].map { Advice($0) } }
    return .write(text, or: self["or"]) + (self["because"].map { Advice(": \($0)") } ?? "")
  }
}

struct KeyAdvice: Sendable {
  let words: [String]
  let row: MistakeRow

  init(_ row: MistakeRow) { (self.row, words) = (row, row.words("words")) }

  var advice: Advice { row.advice ?? "" }

  func isGood(
    in form: MappingDefinition, of value: String?, besides others: [String]
  ) -> Bool {
    let beside = row.words("beside")
    guard beside.isEmpty ? others.isEmpty : beside.contains(where: others.contains) else {
      return false
    }
    if let own = row["value"], own != value { return false }
    if let key = row["key"], form.key(key) == nil { return false }
    return row["form"] == nil || row["form"] == form.name
  }
}

struct MistakePattern: Sendable {
  private let pattern: String
  /// Characters that every matching text contains at least one of, so that most texts need no
  /// regular expression; empty if there are none.
  private let marks: String

  init(_ pattern: String, _ row: MistakeRow) {
    (self.pattern, marks) = (pattern, row.text("marks"))
  }

  func match(_ text: String) -> Regex<AnyRegexOutput>.Match? {
    guard marks.isEmpty || marks.utf8.contains(where: text.hasByte) else { return nil }
    return ParsedPatterns.expression(pattern).flatMap { try? $0.wholeMatch(in: text) }
  }
}

/// A line of another language that YAML cannot read, with its correction.
struct CommonLineMistake: Sendable {
  /// The pattern of the line without its indentation, a `- ` before it and a comment after it.
  let pattern: MistakePattern
  let row: MistakeRow

  init(_ row: MistakeRow) {
    let types = PrimitiveType.allCases.map(\.rawValue).joined(separator: "|")
    pattern = MistakePattern(row.text("line").replacing("{types}", with: types), row)
    self.row = row
  }

  var message: String { row.text("message") }
  /// The corrected line, which ``LineMatch`` fills in; empty if the correction takes more than one line.
  var right: String { row.text("right") }
  /// The part of the line to mark, unless it is what the correction changes.
  var part: String? { row["part"] }
  var advice: Advice? { row.advice }
}

struct CommonTypeTextMistake: Sendable {
  let pattern: MistakePattern
  let row: MistakeRow
  /// True if it is not a type but a list of values.
  let isList: Bool

  init(_ row: MistakeRow) {
    pattern = MistakePattern(row.text("text"), row)
    self.row = row
    isList = row["list"] == "true"
  }
}

/// A type written as a mapping with the words and keys of another language.
struct CommonTypeShapeMistake: Sendable {
  enum Meaning: String, Sendable { case array, map, object, enumeration, union, type }

  /// The accepted values of the key `type`; empty if there is no such key.
  let words: Set<String>
  /// The keys beside it, for the contents of the type.
  let keys: [String]
  let row: MistakeRow

  init(_ row: MistakeRow) {
    (words, keys, self.row) = (Set(row.words("words")), row.words("keys"), row)
  }

  var meaning: Meaning { Meaning(rawValue: row.text("meaning")) ?? .type }
  /// True if the keys may as well be names of members.
  var mayBeNames: Bool { row["mayBeNames"] == "true" }
}

extension String {
  var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}
