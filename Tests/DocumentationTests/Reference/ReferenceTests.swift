import Diagnostics
import Rendering
import Testing

/// The reference of the language shows what the reader reads and the generator makes.
@Suite struct ReferenceTests {
  private static let page = (try? Page.schemaLanguage.text()) ?? ""
  private static let setting = ReferenceSetting(page: page)
  private static let blocks = ReferenceBlock.blocks(of: page)
  static let examples = blocks.filter { $0.language == "yaml" }
    .map { ReferenceExample($0, in: setting) }

  /// Each block of generated Swift with the example before it.
  private static let generated = blocks.indices.filter { blocks[$0].isGenerated }.map { index in
    (blocks[index], blocks[..<index].last { $0.language == "yaml" })
  }

  @Test("there are many examples")
  func thereAreExamples() {
    #expect(Self.examples.count > 30)
    #expect(Self.generated.count > 12)
  }

  @Test("every block of Swift is generated or compiled")
  func everyBlockOfSwiftIsGeneratedOrCompiled() throws {
    let compiled = ReferenceExample.bare(try Page("Tests/DocumentationTests/Usage.swift").text())

    for block in Self.blocks where block.language == "swift" && !block.isGenerated {
      #expect(compiled.contains(ReferenceExample.bare(block.text)), "line \(block.line)")
    }
  }

  @Test("an example has the diagnostics that it announces", arguments: examples.indices)
  func anExampleSaysWhatItIsMeantTo(index: Int) throws {
    let example = Self.examples[index]
    let result = example.read()

    #expect(
      result.diagnostics.map(\.identifier) == (example.block.mistake.map { [$0] } ?? []),
      "line \(example.block.line): \(DiagnosticText.render(result.diagnostics, files: result.files))"
    )
    if let schema = result.schema {
      let diagnostics = try ModelGenerator.generate(schema).diagnostics
      #expect(diagnostics.map(\.message) == [], "line \(example.block.line)")
    }
  }

  @Test("Swift that is shown as generated is generated", arguments: generated.indices)
  func whatIsShownAsGeneratedIs(index: Int) throws {
    let (shown, source) = Self.generated[index]
    let example = ReferenceExample(try #require(source), in: Self.setting)
    var rest = try example.generated()[...]

    for part in shown.text.components(separatedBy: "\n…\n") {
      let place = rest.ranges(of: ReferenceExample.bare(part)).first
      #expect(place != nil, "line \(shown.line): \(part)")
      if let place { rest = rest[place.upperBound...] }
    }
  }

  /// Each row of a table whose first column is a spelling of the schema and whose second is Swift.
  @Test(
    "the rows of a table agree with the generator",
    arguments: [
      ("| schema | in Swift | on the wire |", "attributes", "init(x:"),
      ("| schema | in `Attributes` | reading `article.x` gives |", "attributes", "publicvarx:"),
      ("| schema | in `Relationships` | `article ~> \\.x` gives |", "relationships", "publicvarx:"),
    ])
  func theRowsOfATableAreRight(header: String, part: String, prefix: String) throws {
    let rows = ReferenceTable.rows(under: header, in: Self.page)
    #expect(rows.count > 3)
    for row in rows {
      for spelling in row.spellings {
        let line = prefix == "init(x:" ? "x: \(spelling.schema)" : spelling.schema
        let block = ReferenceBlock(line: row.line, language: "yaml", text: line, comment: part)
        let generated = try ReferenceExample(block, in: Self.setting).generated()
        #expect(
          ReferenceTable.contains(generated, prefix + spelling.swift),
          "line \(row.line): \(spelling.schema)")
      }
    }
  }

  @Test("every key of the language appears in an example", arguments: ReferenceKeys.all)
  func everyKeyOfTheLanguageAppearsInAnExample(key: ReferenceKeys.Key) {
    #expect(Self.keysInExamples.contains(key))
  }

  private static let keysInExamples = examples.reduce(into: Set<ReferenceKeys.Key>()) {
    $0.formUnion(ReferenceKeys.used(in: $1.text))
  }
}
