import Diagnostics
import ResourceSchema
import SchemaDiff
import SchemaReader
import Testing

/// The page about changes is complete, and shows what the command prints.
@Suite struct ChangesPageTests {
  @Test("lists all changes and what they break, as `make generate` writes it")
  func reference() throws {
    let mark = "<!-- `make generate` writes what follows. -->\n\n"
    let page = try Page.changes.text()
    #expect(page.components(separatedBy: mark).last == ChangeExplanation.markdown() + "\n")
  }

  @Test("the text that is shown is what is printed")
  func text() throws {
    let shown = try #require(try Page.changes.codeBlocks(in: "text").first)
    let changes = SchemaDiff.changes(
      from: try schema("title: String", "subtitle: String"),
      to: try schema("title: String", "state: String", "sub-title?: String"),
      oldPathPrefix: "origin/main:"
    ).filter { $0.message.contains("title") }
    let report = ChangeReport(changes, failing: [.reads, .writes, .server])
    #expect(ChangeText.render(report) == shown)
  }

  /// A schema whose attributes are from line 6.
  private func schema(_ attributes: String...) throws -> Schema {
    let lines = attributes.map { "      \($0)\n" }.joined()
    let text = "schema: 1\nname: Blog\nresources:\n  articles:\n    attributes:\n\(lines)"
    let file = SourceFile(path: "Schemas/blog.yaml", text: text)
    let reading = SchemaReader.read([file], warnings: []) {
      throw SourceFile.ReadingError(path: $0, reason: .missing)
    }
    return try #require(reading.schema)
  }
}
