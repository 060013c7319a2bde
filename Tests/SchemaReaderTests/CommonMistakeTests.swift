import Diagnostics
import ResourceSchema
import Testing
import YAMLSource

@testable import SchemaReader

/// Every row of the tables of mistakes says what its words mean, where its example has them.
struct CommonMistakeTests {
  private static let examples: Set = [
    "attribute", "configuration", "relationship", "resource", "schema",
  ]
  private static let columns = [
    "ambiguous": ["words", "type", "say", "write", "or"],
    "keys": examples.union(["words", "for"]),
    "members": ["type", "begins", "ends", "after"],
    "names": ["words", "pattern", "say"],
    "notations": ["owner", "sign", "words", "literals", "certain"],
    "lines": ["line", "marks", "message", "right", "part", "say", "write", "because", "example"],
    "places": ["form", "keys", "owner", "say"],
    "shapes": ["words", "keys", "meaning", "mayBeNames"],
    "texts": ["text", "marks", "what", "right", "known", "list", "example", "gives"],
    "types": ["words", "type"], "values": examples.union(["words", "for"]),
    "withoutCounterpart": examples.union([
      "words", "say", "write", "or", "because", "key", "beside", "form", "value",
    ]),
  ]

  @Test(
    "the files of tables are YAML, and no table has an unknown column",
    arguments: [
      EmbeddedMistakes.dates, EmbeddedMistakes.keys, EmbeddedMistakes.lines,
      EmbeddedMistakes.types, EmbeddedMistakes.values, EmbeddedMistakes.words,
    ])
  func columns(yaml: String) throws {
    let result = YAMLReader.read(SourceFile(path: "", text: yaml))
    #expect(result.diagnostics == [])
    for table in try #require(result.root?.mapping).entries {
      for row in table.value.sequence ?? [] {
        let names = try #require(row.mapping).entries.map(\.key)
        #expect(Self.columns[table.key]?.isSuperset(of: names) == true, "\(table.key): \(names)")
      }
    }
  }

  @Test("lists of words have words", arguments: WordList.allCases)
  func wordLists(list: WordList) {
    #expect(!list.words.isEmpty)
  }

  @Test("keys with a place of their own are about forms that exist")
  func places() {
    let forms = Set(MappingDefinition.ofSchemas.map(\.name))
    #expect(CommonMistakes.places.count >= 10)
    #expect(
      CommonMistakes.places.allSatisfy {
        forms.contains($0.owner) && ($0.keys.isEmpty ? forms.contains($0.form) : true)
      })
  }

  @Test("other words for keys suggest the right key")
  func keys() throws {
    for (row, example) in zip(CommonMistakes.keys, Self.keyTables.rows("keys", Self.schema)) {
      let meant = row.keys.flatMap {
        ["did you mean `\($0)`?", "write `\($0): ", "remove it: `\($0)` is there"]
      }
      for word in row.words {
        let suggestions = suggestions(.unknownKey, example, word)
        #expect(
          suggestions.contains { suggestion in meant.contains(where: suggestion.hasPrefix) },
          "\(word): \(suggestions)")
      }
    }
  }

  @Test(
    "keys of other languages have advice",
    arguments: zip(CommonMistakes.keyAdvice, keyTables.rows("withoutCounterpart", schema)))
  func adviceOnKeys(row: KeyAdvice, example: String) throws {
    for word in row.words {
      let suggestions = suggestions(.unknownKey, example, word)
      let parts = row.advice.text.split(separator: #/%[A-Za-z]/#)
      #expect(
        suggestions.contains { suggestion in parts.allSatisfy { suggestion.contains($0) } },
        "\(word): \(suggestions)")
    }
  }

  @Test("other names of types suggest the right type")
  func types() {
    for row in CommonMistakes.types {
      for word in row.words where !["date", "number"].contains(word) {
        let suggestions = suggestions(.unknownType, attribute, word)
        #expect(suggestions.first?.hasPrefix("did you mean `\(row.type)`?") == true, "\(word)")
      }
    }
  }

  @Test(
    "lines of other languages have advice",
    arguments: zip(
      CommonMistakes.lines,
      MistakeTables(EmbeddedMistakes.lines).rows("lines") { $0.text("example") }))
  func lines(row: CommonLineMistake, example: String) throws {
    let match = try #require(LineMatch(row, example))
    #expect(!match.filled(row.message).contains("$"))
    if row.message.isEmpty { return }
    #expect(!match.right.isEmpty || row.advice != nil)
  }

  @Test("types of other languages are translated")
  func typeTexts() throws {
    let examples = MistakeTables(EmbeddedMistakes.types).rows("texts") {
      (text: $0.text("example"), right: $0.text("gives"))
    }
    for example in examples {
      #expect(ForeignType(example.text)?.spelling == example.right, "\(example.text)")
    }
  }

  @Test("other forms of types suggest the right form")
  func shapes() {
    for row in CommonMistakes.typeShapes {
      let value =
        switch row.meaning {
        case .array, .map: "String"
        case .union: "[String, Int]"
        case .object, .enumeration, .type: "[red]"
        }
      for (word, key) in row.words.flatMap({ word in row.keys.map { (word, $0) } }) {
        let suggestions = suggestions(
          .malformedType, attribute, "{ type: \(word), \(key): \(value) }")
        #expect(suggestions.count == 1, "\(word), \(key): \(suggestions)")
      }
      for key in row.keys where row.words.isEmpty {
        let value = row.meaning == .object ? "{ width: Int }" : "String"
        let suggestions = suggestions(.malformedType, attribute, "{ \(key): \(value) }")
        #expect(suggestions.count == 1, "\(key): \(suggestions)")
      }
    }
  }

  @Test("types of other languages have advice")
  func adviceOnTypes() {
    for row in CommonMistakes.typeAdvice {
      for word in row.words {
        #expect(suggestions(.unknownType, attribute, word) == [row.advice], "\(word)")
      }
    }
  }

  @Test("other words suggest the right word")
  func words() {
    for (row, example) in zip(CommonMistakes.words, Self.wordExamples) {
      for word in row.words {
        let suggestions = suggestions(.unknownWord, example, word)
        #expect(suggestions == ["did you mean `\(row.word)`?"], "\(word)")
      }
    }
  }

  @Test("no word has two meanings")
  func noWordHasTwoMeanings() {
    let types = CommonMistakes.types.flatMap(\.words) + CommonMistakes.typeAdvice.flatMap(\.words)
    #expect(Set(types).count == types.count)
    let words = zip(CommonMistakes.words, Self.wordExamples).flatMap { row, example in
      row.words.map { [$0, example] }
    }
    #expect(Set(words).count == words.count)
    let keys = CommonMistakes.keys.flatMap(\.words)
    #expect(Set(keys).count == keys.count)
  }

  private static let keyTables = MistakeTables(EmbeddedMistakes.keys)
  private static let wordExamples = MistakeTables(EmbeddedMistakes.values).rows("values", schema)

  /// The example of a row as a whole schema, or as a configuration with the name of its file in a comment.
  private static func schema(_ row: MistakeRow) -> String {
    let articles = { (text: String) in "resources: { articles: { \(text) } }" }
    if let text = row["resource"] { return articles(text) }
    if let text = row["attribute"] {
      return articles("attributes: { a: { type: String, \(text) } }")
    }
    if let text = row["relationship"] { return articles("relationships: { a: { \(text) } }") }
    if let text = row["configuration"] { return "# \(Configuration.fileName)\n\(text)" }
    return row.text("schema")
  }

  private let attribute = "resources: { articles: { attributes: { a: % } } }"

  /// What is suggested for a word in the place of an example.
  private func suggestions(
    _ identifier: DiagnosticIdentifier, _ example: String, _ word: String
  ) -> [String] {
    let body = example.replacing("%", with: word) + "\n"
    let isConfiguration = example.hasPrefix("# \(Configuration.fileName)")
    let file = SourceFile(path: "test.yaml", text: isConfiguration ? body : header + body)
    let diagnostics =
      isConfiguration
      ? Configuration.read(file).diagnostics
      : SchemaReader.read([file]) { _ in throw NoImports() }.diagnostics
    return diagnostics.filter { $0.identifier == identifier.identifier }
      .compactMap(\.suggestion)
  }
}
