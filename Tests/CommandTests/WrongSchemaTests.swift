import Foundation
import TestWorkspace
import Testing

/// What people get to read for the mistakes they make: the tables of schemas in `WrongSchemas`.
///
/// `make golden` writes what is said now; read `git diff` before you commit.
@Suite struct WrongSchemaTests {
  private static let isUpdate = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil

  @Test(
    "what is wrong in a schema, where, and what to write is recorded", arguments: WrongSchema.all)
  func saysWhatIsWrong(schema: WrongSchema) throws {
    #expect(
      schema.currentDiagnostics() == schema.diagnostics, "`make golden` writes what is said now")
    #expect(!schema.diagnostics.isEmpty)
  }

  @Test("the command prints the diagnostics of a wrong schema", arguments: try rendered())
  func printsWhatIsWrong(title: String, text: String) async throws {
    #expect(try await Self.printed(title) == text)
  }

  @Test("the tables are read completely, and titles occur once")
  func readsTables() throws {
    let titles = WrongSchema.all.map(\.testDescription)
    #expect(titles.count >= 1_300)
    #expect(Set(titles).count == titles.count)
    for table in WrongSchemaTable.all {
      #expect(try String(contentsOf: table.url, encoding: .utf8) == table.text(\.diagnostics))
    }
  }

  @Test(
    "updates the tables and the renderings",
    .enabled(if: isUpdate, "`make golden` alone asks for it"))
  func updates() async throws {
    for table in WrongSchemaTable.all {
      try table.text { $0.currentDiagnostics() }.write(
        to: table.url, atomically: true, encoding: .utf8)
    }
    var text = ""
    for (title, _) in try Self.rendered() {
      text += "=== \(title)\n\(try await Self.printed(title))"
    }
    try text.write(to: WrongSchemaTable.renderings, atomically: true, encoding: .utf8)
  }

  /// The titles in the file of renderings, each with what the command prints.
  private static func rendered() throws -> [(String, String)] {
    try String(contentsOf: WrongSchemaTable.renderings, encoding: .utf8)
      .split(separator: "=== ").map { part in
        let title = part.prefix { $0 != "\n" }
        return (String(title), String(part.dropFirst(title.count + 1)))
      }
  }

  private static func printed(_ title: String) async throws -> String {
    let schema = try #require(WrongSchema.all.first { $0.testDescription == title })
    let workspace = try Workspace()
    for file in schema.files { try workspace.write(Data(file.bytes), to: file.name) }
    return try await Command.run(
      "generate", schema.name, "--output", "Models", "--dry-run", in: workspace
    ).errors
  }
}
