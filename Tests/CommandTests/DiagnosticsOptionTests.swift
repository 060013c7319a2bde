import Foundation
import TestWorkspace
import Testing

/// `--diagnostics`, by which programs read what is wrong.
struct DiagnosticsOptionTests {
  private func run(
    _ format: String, _ schema: String, _ more: String...
  ) async throws -> Command.Outcome {
    let workspace = try Workspace()
    try workspace.write(schema, to: "library.yaml")
    return try await Command.run(
      ["generate", "library.yaml", "--output", "Models", "--diagnostics", format] + more,
      in: workspace)
  }

  private struct Line: Decodable, Equatable {
    var severity: String
    var identifier: String
    var file: String?
  }

  private func diagnostics(_ outcome: Command.Outcome) throws -> [Line] {
    try outcome.output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  @Test("text shows the first of thousands of diagnostics")
  func ofThousandsOfDiagnosticsTextShowsTheFirst() async throws {
    let schema =
      "schema: 1\nname: Library\nresources:\n  books:\n    attributes:\n"
      + (1...1_200).map { "      \($0)x: String\n" }.joined()
    let text = try await run("text", schema, "--dry-run", "--quiet", "--all")
    #expect(text.errors.split(separator: "\n").count { $0.hasPrefix("library.yaml:") } == 1_000)
    #expect(
      text.errors.hasSuffix(
        """

        … and 200 more: fix these first, or see all of them with --diagnostics json

        1200 warnings in 1 file.

        """))
    #expect(try diagnostics(await run("json", schema)).count == 1_200)
    let grouped = try await run("text", schema, "--dry-run", "--quiet")
    #expect(
      grouped.errors.hasPrefix(
        "library.yaml:6:7: warning: the name `1x` begins with a digit (and 1199 more in this file)")
    )
    #expect(grouped.errors.hasSuffix("\n\n1200 warnings in 1 file. Use --all to show each one.\n"))
    #expect(grouped.errors.split(separator: "\n").count { $0.contains("begins with") } == 4)
  }

  @Test("one diagnostic replaces all errors after the first thousand")
  func errorsHaveALimit() async throws {
    let schema =
      "schema: 1\nname: Library\nresources:\n  books:\n    attributes:\n"
      + (1...1_200).map { "      title\($0): Strng\($0)\n" }.joined()
    let found = try diagnostics(await run("json", schema))
    #expect(found.count { $0.identifier == "unknown-type" } == 1_000)
    #expect(found.count == 1_001)
    #expect(found.last?.identifier == "too-many-problems")
  }
}
