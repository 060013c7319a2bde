import TestWorkspace
import Testing

/// What a configuration file says goes without saying on the command line, which goes before it.
struct ConfigurationTests {
  private func workspace(_ configuration: String) throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(Workspace.librarySchema, to: "Schemas/library.yaml")
    try workspace.write(configuration, to: "jsonapi-gen.yaml")
    return workspace
  }

  @Test("generate needs no arguments")
  func generateNeedsNoArguments() async throws {
    let workspace = try workspace("schemas: [Schemas/library.yaml]\noutput: Models\n")
    let outcome = try await Command.run("generate", in: workspace)

    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(try workspace.modelFiles().contains("Models/Book.swift"))
    #expect(try await Command.run("generate", "--check", in: workspace).status == 0)
  }

  @Test("validate reads the schemas of the configuration")
  func validateReadsItsSchemas() async throws {
    let workspace = try workspace("schemas: [more.yaml]\n")
    try workspace.write("schema: 1\nname: More\n", to: "more.yaml")
    let outcome = try await Command.run("validate", in: workspace)

    #expect(outcome.status == 0)
    #expect(outcome.output == "More: 0 resource types in 1 schema file, no diagnostics\n")
  }

  @Test("arguments override the configuration")
  func argumentsWin() async throws {
    let workspace = try workspace("schemas: [nowhere.yaml]\noutput: Nowhere\n")
    let outcome = try await Command.run(
      "generate", "Schemas", "--output", "Models", in: workspace)

    #expect(outcome.status == 0)
    #expect(try workspace.modelFiles().contains("Models/Book.swift"))
    #expect(try !workspace.contents().keys.contains("Nowhere"))
  }

  @Test("--config names another file, and its paths are relative to it")
  func anotherFileIsNamed() async throws {
    let workspace = try workspace("outputs: the file that is not read\n")
    try workspace.write("schemas: [../Schemas]\noutput: Models\n", to: "deep/other.yaml")
    let outcome = try await Command.run("generate", "--config", "deep/other.yaml", in: workspace)

    #expect(outcome.status == 0)
    #expect(try workspace.contents().keys.contains("deep/Models/Book.swift"))
  }

  @Test("an error is reported with its place, and nothing is written")
  func anErrorIsReportedWithItsPlace() async throws {
    let workspace = try workspace("schemas: [Schemas]\noutputs: Models\nallow: [emptydocument]\n")
    let before = try workspace.contents()
    let outcome = try await Command.run("generate", "--output", "Models", in: workspace)

    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "jsonapi-gen.yaml:2:1: error: the configuration has no key `outputs` [unknown-key]"))
    #expect(
      outcome.errors.contains(
        "jsonapi-gen.yaml:3:9: error: unknown warning `emptydocument` [unknown-warning]"))
    #expect(outcome.errors.contains("did you mean `empty-document`?"))
    #expect(outcome.errors.contains("2 errors in 1 file: no schema was read.\n"))
    #expect(try workspace.contents() == before)
  }

  @Test("an absent file is an error that names it")
  func anAbsentFileIsNamed() async throws {
    let outcome = try await Command.run(
      "generate", "--config", "nowhere.yaml", in: try workspace("output: Models\n"))
    #expect(outcome.status == 66)
    #expect(outcome.errors == "error: nowhere.yaml: there is no such file\n")
  }

  @Test("generate needs an output folder, from arguments or configuration")
  func generateNeedsAnOutputFolder() async throws {
    let outcome = try await Command.run("generate", in: try workspace("schemas: [Schemas]\n"))
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("with --output, or with `output` in jsonapi-gen.yaml"))
  }

  /// A document without data and meta, about which every run warns.
  private static let warned = "schema: 1\nname: Empty\ndocuments: { Nothing: { data: none } }\n"

  @Test(
    "the configuration and arguments select warnings",
    arguments: [
      ("", [], 0, true),
      ("allow: [empty-document]", [], 0, false),
      ("allow: [empty-document]", ["--warn", "empty-document"], 0, true),
      ("strict: true", [], 1, true),
      ("strict: true", ["--no-strict"], 0, true),
      ("strict: true", ["--allow", "empty-document"], 0, false),
      ("", ["--strict"], 1, true),
    ])
  func warnings(
    configuration: String, arguments: [String], status: Int32, isTold: Bool
  ) async throws {
    let workspace = try workspace("output: Models\n" + configuration)
    try workspace.write(Self.warned, to: "Schemas/library.yaml")

    for command in ["generate", "validate"] {
      let outcome = try await Command.run([command] + arguments, in: workspace)
      #expect(outcome.status == status, "\(command): \(outcome.errors)")
      #expect(outcome.errors.contains("[empty-document]") == isTold, "\(command)")
    }
    #expect(try workspace.contents().keys.contains("Models") == (status == 0))
  }
}
