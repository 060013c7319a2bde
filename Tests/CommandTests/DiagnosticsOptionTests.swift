import Foundation
import TestWorkspace
import Testing

/// `--diagnostics`, by which programs read what is wrong.
struct DiagnosticsOptionTests {
  private static let wrongSchema = """
    schema: 1
    name: Library
    resources:
      books:
        description: A book # printed
        attributes: { title: Strin, subtitle: Strng }

    """

  private static let oddSchema = """
    schema: 1
    name: Library
    resources:
      books:
        description: A book # printed
        attributes: { title: String }

    """

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

  @Test("JSON is all that is printed to standard output")
  func jsonHasStandardOutputForItself() async throws {
    let outcome = try await run("json", Self.wrongSchema)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    #expect(
      try diagnostics(outcome) == [
        Line(severity: "warning", identifier: "comment-after-text", file: "library.yaml"),
        Line(severity: "error", identifier: "unknown-type", file: "library.yaml"),
        Line(severity: "error", identifier: "unknown-type", file: "library.yaml"),
      ])
  }

  @Test("a run that succeeds prints nothing but its warnings")
  func aRunThatSucceedsPrintsItsWarningsAlone() async throws {
    let json = try await run("json", Self.oddSchema)
    #expect(json.status == 0)
    #expect(json.errors == "")
    #expect(try diagnostics(json).map(\.severity) == ["warning"])

    let github = try await run("github", Self.oddSchema)
    #expect(github.status == 0)
    #expect(github.errors == "")
    #expect(github.output.hasPrefix("::warning file=library.yaml,line=5,"))
    #expect(github.output.split(separator: "\n").count == 1)
  }

  @Test(
    "errors without a file have the same format",
    arguments: [
      (["missing.yaml"], "missing-schema"), (["library.yaml", "--check"], "outdated-output"),
      (["library.yaml", "--output", "library.yaml"], "unwritable-output"),
      (["library.yaml", "--config", "missing.yaml"], "missing-configuration"),
    ])
  func errorsWithoutAFileHaveTheSameFormat(arguments: [String], identifier: String) async throws {
    let workspace = try Workspace.withLibrarySchema()
    let arguments = arguments + (arguments.contains("--output") ? [] : ["--output", "Models"])
    let json = try await Command.run(
      ["generate", "--diagnostics", "json"] + arguments, in: workspace)
    #expect(json.status != 0)
    #expect(json.errors == "")
    #expect(
      try diagnostics(json) == [Line(severity: "error", identifier: identifier, file: nil)])

    let github = try await Command.run(
      ["generate", "--diagnostics", "github"] + arguments, in: workspace)
    #expect(github.status == json.status)
    #expect(github.errors == "")
    #expect(github.output.hasPrefix("::error title=\(identifier)::"))
  }

  @Test("text ends with a summary even if there are only warnings")
  func textEndsWithASummaryForWarningsToo() async throws {
    let done = try await run("text", Self.oddSchema)
    #expect(done.status == 0)
    #expect(done.errors.hasPrefix("library.yaml:5:25: warning: "))
    #expect(
      done.errors.hasSuffix("\n\n1 warning in 1 file: the models were generated.\n"))

    let tried = try await run("text", Self.oddSchema, "--dry-run", "--quiet")
    #expect(tried.status == 0)
    #expect(tried.output == "")
    #expect(tried.errors.hasSuffix("\n1 warning in 1 file.\n"))
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

          1200  digit-first-name

        1200 warnings in 1 file.

        """))
    #expect(try diagnostics(await run("json", schema)).count == 1_200)
    let grouped = try await run("text", schema, "--dry-run", "--quiet")
    #expect(
      grouped.errors.hasPrefix(
        "library.yaml:6:7: warning: the name `1x` begins with a digit (and 1199 more in this file)")
    )
    #expect(grouped.errors.hasSuffix("\n\n1200 warnings in 1 file. --all shows each.\n"))
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

  @Test("an unknown format is wrong usage")
  func anUnknownFormatIsWrongUsage() async throws {
    let outcome = try await run("xml", Self.oddSchema)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("'text', 'json' or 'github'"))
  }
}
