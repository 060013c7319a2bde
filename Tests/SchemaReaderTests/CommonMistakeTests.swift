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
    "keys": examples.union(["words", "for"]),
    "names": ["words", "pattern", "say"],
    "notations": ["owner", "sign", "words", "quotes", "literals", "certain"],
    "lines": ["line", "marks", "message", "right", "part", "say", "write", "because", "example"],
    "shapes": ["words", "keys", "meaning", "mayBeNames"],
    "texts": ["text", "marks", "what", "right", "known", "example", "gives"],
    "types": ["words", "type"], "values": examples.union(["words", "for"]),
    "withoutCounterpart": examples.union([
      "words", "say", "write", "or", "because", "key", "form", "value",
    ]),
  ]

  @Test(
    "the files of tables are YAML, and no table has an unknown column",
    arguments: [
      EmbeddedMistakes.dates, EmbeddedMistakes.keys, EmbeddedMistakes.lines,
      EmbeddedMistakes.types, EmbeddedMistakes.values,
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

  @Test("other words for keys suggest the right key")
  func keys() throws {
    for row in CommonMistakes.keys {
      let meant = row.keys.flatMap {
        ["did you mean `\($0)`?", "write `\($0): ", "remove it: `\($0)` is there"]
      }
      for word in row.words {
        let suggestions = suggestions(.unknownKey, row.example, word)
        #expect(
          suggestions.contains { suggestion in meant.contains(where: suggestion.hasPrefix) },
          "\(word): \(suggestions)")
      }
    }
  }

  @Test("keys of other languages have advice", arguments: CommonMistakes.keyAdvice)
  func adviceOnKeys(row: KeyAdvice) throws {
    for word in row.words {
      let suggestions = suggestions(.unknownKey, row.example, word)
      let parts = row.advice.text.split(separator: #/%[A-Za-z]/#)
      #expect(
        suggestions.contains { suggestion in parts.allSatisfy { suggestion.contains($0) } },
        "\(word): \(suggestions)")
    }
  }

  @Test("other names of types suggest the right type")
  func types() {
    for row in CommonMistakes.types {
      for word in row.words where word != "date" {
        let suggestions = suggestions(.unknownType, attribute, word)
        #expect(suggestions.first?.hasPrefix("did you mean `\(row.type)`?") == true, "\(word)")
      }
    }
  }

  @Test("lines of other languages have advice", arguments: CommonMistakes.lines)
  func lines(row: CommonLineMistake) throws {
    let match = try #require(LineMatch(row, row.example))
    #expect(!match.filled(row.message).contains("$"))
    if row.message.isEmpty { return }
    #expect(!match.right.isEmpty || row.advice != nil)
  }

  @Test("types of other languages are translated")
  func typeTexts() throws {
    for row in CommonMistakes.typeTexts {
      #expect(ForeignType(row.example.text)?.spelling == row.example.right, "\(row.example.text)")
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
    for row in CommonMistakes.words {
      for word in row.words {
        let suggestions = suggestions(.unknownWord, row.example, word)
        #expect(suggestions == ["did you mean `\(row.word)`?"], "\(word)")
      }
    }
  }

  @Test("no word has two meanings")
  func noWordHasTwoMeanings() {
    let types = CommonMistakes.types.flatMap(\.words) + CommonMistakes.typeAdvice.flatMap(\.words)
    #expect(Set(types).count == types.count)
    let words = CommonMistakes.words.flatMap { row in row.words.map { [$0, row.example] } }
    #expect(Set(words).count == words.count)
    let keys = CommonMistakes.keys.flatMap(\.words)
    #expect(Set(keys).count == keys.count)
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
    return diagnostics.filter { $0.identifier == identifier.rawValue }
      .compactMap(\.suggestion)
  }
}
