import Foundation
import SchemaDiff
import TestSupport
import Testing

/// The table of changes and what they break, row by row, with both schemas.
struct ChangeTableTests {
  /// Two versions of a schema that differ in one thing, called by the row of the change from each to the other, and
  /// what is said of both changes.
  private static let table = CaseTable("changes.txt")

  @Test(
    "each change breaks what its row says, and its reverse what the reverse's says",
    arguments: table.cases)
  func rows(pair: CaseTable.Case) throws {
    #expect(try Self.changes(pair) == pair.recorded)
    #expect(Self.kinds(of: pair) == Self.rows(of: pair).map(\.kind.rawValue))
  }

  @Test("updates the table", .enabled(if: CaseTable.isUpdated, "`make golden` alone asks for it"))
  func updates() throws {
    try Self.table.write(Self.changes)
  }

  @Test("every row has a pair of schemas", arguments: ChangeRow.allCases)
  func completeness(row: ChangeRow) {
    let tested = Self.table.cases.flatMap { pair in
      zip(Self.rows(of: pair), pair.recorded.split(separator: "\n")).filter { $0.0 == row }
    }
    #expect(!tested.isEmpty, "Add a pair of schemas with this change.")
    #expect(
      tested.contains { $0.1.hasPrefix(row.marks) }, "Add a pair with all of its effects.")
  }

  /// The change from the first version to the second, and the one back.
  private static func changes(_ pair: CaseTable.Case) throws -> String {
    let versions = pair.text.components(separatedBy: "⇄\n")
    try #require(versions.count == 2)
    return try [(versions[0], versions[1]), (versions[1], versions[0])].flatMap {
      try Versions($0, $1).changes.map { "\($0.summary): \($0.message)\n" }
    }.joined()
  }

  private static func rows(of pair: CaseTable.Case) -> [ChangeRow] {
    pair.description.split(separator: " ").compactMap { name in
      ChangeRow.allCases.first { "\($0)" == name }
    }
  }

  private static func kinds(of pair: CaseTable.Case) -> [String] {
    pair.recorded.split(separator: "\n").map {
      String($0.dropFirst(5).prefix { $0 != ":" })
    }
  }

  @Test("the rows of a kind are told apart", arguments: ChangeKind.allCases)
  func conditions(kind: ChangeKind) {
    let rows = ChangeRow.allCases.filter { $0.kind == kind }
    #expect(!rows.isEmpty)
    #expect(Set(rows.map(\.condition)).count == rows.count)
    #expect(rows.count == 1 || rows.allSatisfy { $0.condition != nil })
  }
}

extension ChangeRow {
  /// What it does if requests and responses can contain it, without its effect on Swift.
  fileprivate var marks: String {
    let server = max(effects[.server], effectOnAccepting)
    return [effects[.reads], effects[.writes], server].map { String($0.rawValue) }.joined()
  }
}
