import TestWorkspace
import Testing

/// `jsonapi-gen validate`: what it says, and how it ends.
struct ValidateTests {
  /// A schema with two warnings.
  private static let doubtful = """
    schema: 1
    name: Library
    types: { Color: { enum: [red] } }
    resources:
      books: { attributes: { first-title: String } }

    """

  private func validate(_ schema: String, _ arguments: String...) async throws -> Command.Outcome {
    let workspace = try Workspace()
    try workspace.write(schema, to: "library.yaml")
    let outcome = try await Command.run(["validate", "library.yaml"] + arguments, in: workspace)
    #expect(try Array(workspace.contents().keys) == ["library.yaml"])
    return outcome
  }

  @Test("reports that a schema has no diagnostics")
  func aSchemaWithoutDiagnostics() async throws {
    let outcome = try await validate(Workspace.librarySchema)
    #expect(outcome.status == 0)
    #expect(outcome.output == "Library: 2 resource types in 1 schema file, no diagnostics\n")
    #expect(outcome.errors == "")
  }

  @Test("reads the folder Schemas by default")
  func theFolderOfSchemasIsTheDefault() async throws {
    let workspace = try Workspace()
    try workspace.write(Workspace.librarySchema, to: "Schemas/library.yaml")
    try workspace.write("schema: 1\nname: Library\n", to: "Schemas/other.yaml")
    let outcome = try await Command.run("validate", in: workspace)
    #expect(outcome.output == "Library: 2 resource types in 2 schema files, no diagnostics\n")
  }

  @Test("--quiet prints nothing but diagnostics")
  func quietMeansDiagnosticsAlone() async throws {
    #expect(try await validate(Workspace.librarySchema, "--quiet").output == "")
    #expect(try await validate(Self.doubtful, "-q").errors.contains("[unused-type]"))
  }

  @Test("warnings do not fail the run")
  func warningsAreAdvice() async throws {
    let outcome = try await validate(Self.doubtful)
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("library.yaml:3:10: warning: the type `Color` is not used"))
    #expect(outcome.errors.contains("library.yaml:5:26: warning: the name `first-title`"))
    #expect(
      outcome.errors.hasSuffix("2 warnings in 1 file: the schema is still usable.\n"))
  }

  @Test("--strict turns warnings into errors")
  func strictMakesErrorsOfThem() async throws {
    let outcome = try await validate(Self.doubtful, "--strict")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("library.yaml:3:10: error: the type `Color` is not used"))
    #expect(outcome.errors.contains("\n2 errors in 1 file.\n"))
    #expect(try await validate(Workspace.librarySchema, "--strict").status == 0)
  }

  @Test("--allow silences warnings")
  func aRunSilencesWarnings() async throws {
    let one = try await validate(Self.doubtful, "--allow", "unused-type")
    #expect(!one.errors.contains("[unused-type]"))
    #expect(one.errors.contains("[not-camel-case]"))
    let both = try await validate(
      Self.doubtful, "--strict", "--allow", "unused-type", "--allow", "not-camel-case")
    #expect(both.status == 0)
    #expect(both.errors == "")
    let listed = try await validate(
      Self.doubtful, "--strict", "--allow", "unused-type,not-camel-case")
    #expect(listed.status == 0)
    let digits = try await validate(
      "schema: 1\nname: A\nresources: { as: { attributes: { 2x: Int } } }\n", "--allow",
      "digit-first-name")
    #expect(digits.errors == "")
  }

  @Test("a schema file silences warnings")
  func aFileSilencesWarnings() async throws {
    let schema = Self.doubtful + "allow: [unused-type, not-camel-case]\n"
    #expect(try await validate(schema, "--strict").status == 0)
  }

  @Test("--warn turns on warnings that are off")
  func whatIsOffCanBeAskedFor() async throws {
    let outcome = try await validate(Workspace.librarySchema, "--warn", "missing-description")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("the attribute `title` has no description"))
    #expect(outcome.errors.contains("5 warnings in 1 file"))
  }

  @Test("errors and lints are reported together")
  func errorsAndLintsAreReportedTogether() async throws {
    let outcome = try await validate(
      """
      schema: 1
      name: Library
      resources:
        books: { attributes: { first-title: Strng, kind: { enum: [a-b, a_b] } } }
      """)
    #expect(outcome.status == 1)
    let identifiers = outcome.errors.split(separator: "\n")
      .filter { $0.hasPrefix("library.yaml:") }.map { $0.drop { $0 != "[" } }
    #expect(identifiers == ["[not-camel-case]", "[unknown-type]", "[swift-name-collision]"])
    #expect(outcome.errors.contains("\n2 errors, 1 warning in 1 file.\n"))
  }

  @Test("a schema that it accepts can be generated")
  func whatItAcceptsIsGenerated() async throws {
    for resources in ["books: {}", "types: {}", "type: {}", "books: {}, book: {}"] {
      let workspace = try Workspace()
      try workspace.write("schema: 1\nname: A\nresources: { \(resources) }\n", to: "a.yaml")
      let validated = try await Command.run("validate", "a.yaml", in: workspace)
      let generated = try await Command.run("generate", "a.yaml", "--output", "M", in: workspace)
      #expect(validated.status == generated.status, "\(resources)")
    }
  }

  @Test("generate runs no lints")
  func generatingGivesNoAdvice() async throws {
    let workspace = try Workspace()
    try workspace.write(Self.doubtful, to: "library.yaml")
    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", "Models", in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test("JSON contains the identifiers")
  func jsonContainsTheIdentifiers() async throws {
    let outcome = try await validate(Self.doubtful, "--diagnostics", "json", "--strict")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("\"identifier\":\"unused-type\"") == true)
    #expect(lines.allSatisfy { $0.contains("\"severity\":\"error\"") })
  }

  @Test(
    "wrong arguments are wrong usage",
    arguments: [
      (["--allow", "unused-typ"], "unknown warning `unused-typ`; did you mean `unused-type`?"),
      (["--warn", "unknown-type"], "`unknown-type` is an error, which cannot be suppressed"),
      (["--allow", "qqqqqqqqqqqqqqqqq"], "the warnings are comment-after-text, "),
      (
        ["--allow", "unused-type", "--warn", "unused-type"],
        "--allow and --warn cannot be combined for unused-type."
      ),
      (["--strikt"], "--strict"),
    ])
  func wrongArguments(arguments: [String], message: String) async throws {
    let workspace = try Workspace.withLibrarySchema()
    let outcome = try await Command.run(["validate", "library.yaml"] + arguments, in: workspace)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message))
  }

  @Test("an absent schema is an error that names it")
  func anAbsentSchema() async throws {
    let outcome = try await Command.run("validate", "nothing.yaml", in: Workspace())
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("nothing.yaml"))
  }
}
