import SchemaDiff
import Testing

/// The table of changes and what they break, row by row, with both schemas.
struct ChangeTableTests {
  static let pairs =
    ChangePair.resources + ChangePair.attributes + ChangePair.types + ChangePair.access
    + ChangePair.relationships + ChangePair.linksAndMeta + ChangePair.documents
    + ChangePair.queries + ChangePair.swift

  @Test(
    "each change breaks what its row says, and its reverse what the reverse's says",
    arguments: pairs)
  func rows(pair: ChangePair) throws {
    for (old, new, expected) in [
      (pair.old, pair.new, pair.there), (pair.new, pair.old, pair.back),
    ] {
      let versions = try Versions(old, new)
      #expect(versions.changes.map(\.message) == [expected.message])
      #expect(versions.summaries == ["\(expected.marks) \(expected.row.kind.rawValue)"])
    }
  }

  @Test("every row has a pair of schemas", arguments: ChangeRow.allCases)
  func completeness(row: ChangeRow) {
    let tested = Self.pairs.flatMap { [$0.there, $0.back] }.filter { $0.row == row }
    #expect(!tested.isEmpty, "Add a pair of schemas with this change.")
    #expect(
      tested.contains { $0.marks.hasPrefix(row.marks) }, "Add a pair with all of its effects.")
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

/// Two versions of a schema that differ in one thing, and the change from each to the other.
struct ChangePair: Sendable, CustomTestStringConvertible {
  struct Expected: Sendable {
    var row: ChangeRow
    /// The effects on reads, writes, server and source.
    var marks: String
    var message: String
  }

  var old: String
  var new: String
  var there: Expected
  var back: Expected

  var testDescription: String { "\(there.row) and \(back.row): \(there.message)" }

  /// - Parameters:
  ///   - old: A part of a schema.
  ///   - schema: Makes a schema of a part.
  init(
    _ old: String, _ new: String, _ there: (ChangeRow, String, String),
    _ back: (ChangeRow, String, String), in schema: (String) -> String = { $0 }
  ) {
    self.old = schema(old)
    self.new = schema(new)
    self.there = Expected(row: there.0, marks: there.1, message: there.2)
    self.back = Expected(row: back.0, marks: back.1, message: back.2)
  }

  /// Parts of a schema, by where they are in it.
  enum Place {
    static func resource(_ text: String) -> String {
      let attributes = text.contains("attributes:") ? "" : "attributes: { name?: String }, "
      return "resources: { articles: { \(attributes)\(text) }, people: {}, things: {} }"
    }

    static func attribute(_ text: String) -> String {
      resource("attributes: { name?: String, \(text) }")
    }

    static func relationship(_ text: String) -> String {
      resource("relationships: { parent?: articles, \(text) }")
    }

    static func document(_ text: String) -> String {
      """
      resources: { articles: { relationships: { author: people } }, people: {} }
      documents: { Page: { \(text) } }
      """
    }
  }
}
