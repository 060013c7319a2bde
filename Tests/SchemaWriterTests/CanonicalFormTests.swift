import TestSupport
import Testing

/// Order, layout, comments, quotes and short forms.
@Suite("Canonical form")
struct CanonicalFormTests {
  private static let table = CaseTable("canonical.txt")

  @Test("a schema has one form, which stays as it is", arguments: table.cases)
  func form(example: CaseTable.Case) throws {
    #expect(try Self.form(of: example.text) == example.recorded)
    #expect(try Self.form(of: example.recorded) == example.recorded)
  }

  @Test("updates the table", .enabled(if: CaseTable.isUpdated, "`make golden` alone asks for it"))
  func updates() throws {
    try Self.table.write { try Self.form(of: $0.text) }
  }

  /// The form of a schema, or of a part of one, which gets its first lines.
  private static func form(of text: String) throws -> String {
    let head = text.contains("schema:") ? "" : "schema: 1\nname: Test\n"
    return String(try formatted(head + text).dropFirst(head.count))
  }
}
