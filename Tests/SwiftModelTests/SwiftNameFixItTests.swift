import Diagnostics
import SchemaReader
import SwiftModel
import Testing

/// Edits that put names in Swift right.
struct SwiftNameFixItTests {
  @Test("a name that begins with a capital letter has a fix-it")
  func capitalLetter() throws {
    let file = SourceFile(
      path: "schema.yaml",
      text: """
        schema: 1
        name: Test
        resources: { articles: { attributes: { title: { type: String, swift: "FullTitle" } } } }
        """)
    let reading = SchemaReader.read([file]) { _ in throw CancellationError() }
    let result = SwiftModel.build(try #require(reading.schema))
    let edits = reading.diagnostics(with: result.diagnostics).flatMap(\.fixIts).flatMap(\.edits)
    #expect(edits.map(\.replacement) == ["fullTitle"])
    #expect(edits.map { file.text(in: $0.range) } == [#""FullTitle""#])
  }
}
