import Foundation
import TestSupport
import Testing

/// Payloads and the schemas that they suggest: the table `schemas.txt`, in which a line `--- 1.json` is before each
/// payload.
@Suite("Schemas of payloads")
struct PayloadSchemaTests {
  private static let table = CaseTable("schemas.txt")

  @Test("payloads become the schema that is recorded, which is valid", arguments: table.cases)
  func schema(example: CaseTable.Case) {
    let text = Self.schema(of: example)
    #expect(text == example.recorded)
    #expect(ValidityTests.errors(in: text) == [])
  }

  @Test("updates the table", .enabled(if: CaseTable.isUpdated, "`make golden` alone asks for it"))
  func updates() throws {
    try Self.table.write(Self.schema)
  }

  private static func schema(of example: CaseTable.Case) -> String {
    let payloads = "\n\(example.text)".components(separatedBy: "\n--- ").dropFirst()
    return Inferred.schema(payloads.map { String($0.drop { $0 != "\n" }) }).text
  }
}
