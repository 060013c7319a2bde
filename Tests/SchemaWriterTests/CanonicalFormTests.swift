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

  @Test("braces that are longer than a hundred columns become lines, those inside only if needed")
  func longBraces() throws {
    let name = String(repeating: "n", count: 30)
    try expect(
      "types: { A: { object: { \(name)1: String, \(name)2: { enum: [a, b] }, \(name)3: Int } } }",
      becomes: """
        types:
          A:
            object:
              \(name)1: String
              \(name)2: { enum: [a, b] }
              \(name)3: Int
        """)
  }

  @Test("a hundred columns fit, and a comment after them does not count")
  func exactWidth() throws {
    let name = String(repeating: "é", count: 100 - "  A: { object: { : Int } }".count)
    try expectCanonical("types:\n  A: { object: { \(name): Int } } # of 100 columns")
    try expect(
      "types:\n  A: { object: { \(name)x: Int } }",
      becomes: "types:\n  A:\n    object: { \(name)x: Int }")
  }
}
