import Diagnostics
import Foundation
import ResourceSchema
import SchemaReader
import TestSupport
import Testing

/// What each lint reports, and what it does not: the table `lints.txt`.
///
/// A case begins with the identifier of the lint. It has one schema, or several between lines `⁂`, without their first two
/// lines; a schema of several files has `--- NAME` before each, and the first imports the others.
struct LintTests {
  private static let table = CaseTable("lints.txt")

  @Test("a lint reports what is recorded, and nothing else", arguments: table.cases)
  func lint(example: CaseTable.Case) throws {
    #expect(try Self.findings(in: example) == example.recorded)
  }

  @Test("updates the table", .enabled(if: CaseTable.isUpdated, "`make golden` alone asks for it"))
  func updates() throws {
    try Self.table.write(Self.findings)
  }

  // The names of documents in Swift are checked later, in SwiftModelTests.
  @Test(
    "every lint is in the table",
    arguments: DiagnosticIdentifier.allCases.filter { $0.isLint && $0 != .nearDefaultDocument })
  func completeness(identifier: DiagnosticIdentifier) {
    let cases = Self.table.cases.filter { $0.description.hasPrefix("\(identifier.identifier): ") }
    #expect(cases.contains { !$0.recorded.isEmpty })
  }

  private static func findings(in example: CaseTable.Case) throws -> String {
    let name = example.description.prefix { $0 != ":" }
    let identifier = try #require(DiagnosticIdentifier(identifier: String(name)))
    return example.text.components(separatedBy: "⁂\n").map { text in
      diagnostics(identifier, in: schemaFiles(text)).map(recorded).joined()
    }.joined(separator: "⁂\n")
  }
}

/// The diagnostics of a lint in files that import each other by name; the first is the one that the
/// user named.
private func diagnostics(
  _ identifier: DiagnosticIdentifier, in files: [SourceFile]
) -> [Diagnostic] {
  SchemaReader.read(Array(files.prefix(1)), warnings: [identifier]) { path in
    guard let file = files.first(where: { $0.path == path }) else { throw NoImports() }
    return file
  }
  .diagnostics.filter { $0.identifier == identifier.identifier }
}
