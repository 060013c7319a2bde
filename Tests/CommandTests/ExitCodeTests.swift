import Foundation
import TestWorkspace
import Testing

/// The exit codes that scripts rely on, and the messages beside them.
struct ExitCodeTests {
  @Test("0 if the models are written")
  func zeroWhenTheModelsAreWritten() async throws {
    let workspace = try Workspace.withLibrarySchema()
    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", "Models", in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test("1 if the schema has an error")
  func oneIfTheSchemaHasAnError() async throws {
    let workspace = try Workspace.withLibrarySchema()
    _ = try await Command.run("generate", "library.yaml", "--output", "Models", in: workspace)
    try workspace.write(
      """
      schema: 1
      name: Library
      resources:
        books:
          attributes: { title: Strin }
          relationships: { author: peple }
      """, to: "library.yaml")
    let before = try workspace.contents()

    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", "Models", in: workspace)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("library.yaml:5:26: error: "))
    #expect(outcome.errors.contains("library.yaml:6:30: error: "))
    #expect(
      outcome.errors.hasSuffix(
        """
        2 errors in 1 file: nothing was written.
        `jsonapi-gen explain unknown-type` says more.

        """))
    #expect(try workspace.contents() == before)
  }

  @Test(
    "refuses an argument that is not UTF-8",
    arguments: [
      "generate library.yaml --output $'Mod\\xe8les'", "validate $'Mod\\xe8les'",
      "generate $'Mod\\xe8les' --output Models",
    ])
  func refusesArgumentThatIsNotUTF8(arguments: String) async throws {
    let workspace = try Workspace.withLibrarySchema()
    let before = try workspace.contents()
    let outcome = try await Command.shell("\"$gen\" \(arguments)", in: workspace)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix(
        "error: The argument `Mod\\xE8les` is not valid UTF-8; rename the file or folder.\n"))
    #expect(try workspace.contents() == before)
  }

  @Test(
    "an unknown command is reported with a similar one",
    arguments: [
      (["generat"], "Unknown command `generat`; did you mean `generate`?"),
      (["help", "validat"], "Unknown command `validat`; did you mean `validate`?"),
      (["lint", "Schemas"], "Unknown command `lint`; did you mean `validate`?"),
      (["quux"], "Unknown command `quux`; the commands are init, infer, import, "),
      (["a.yaml"], "Name a command first, such as `jsonapi-gen validate a.yaml`."),
      (["validate"], "no configuration that names one; did you mean the folder `Schema`?"),
    ])
  func anUnknownCommandIsReportedWithASimilarOne(arguments: [String], message: String) async throws
  {
    let workspace = try Workspace()
    try workspace.write("schema: 1\n", to: "Schema/a.yaml")
    let outcome = try await Command.run(arguments, in: workspace)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message))
  }

  @Test("an absent schema is reported with a similar path that exists")
  func anAbsentSchemaIsReportedWithASimilarOne() async throws {
    let workspace = try Workspace()
    try workspace.write("schema: 1\n", to: "Schemas/blog.yaml")
    for (path, nearest) in [("Schema", "Schemas"), ("Schemas/bolg.yaml", "Schemas/blog.yaml")] {
      let outcome = try await Command.run("validate", path, in: workspace)
      #expect(outcome.status == 66)
      #expect(outcome.errors.contains("\(path): there is no such file: did you mean \(nearest)?"))
    }
  }

  @Test("66 if the only configuration is named jsonapi-gen.yml")
  func aConfigurationWithTheOtherExtensionIsAnError() async throws {
    let workspace = try Workspace.withLibrarySchema()
    try workspace.write("schemas: [library.yaml]\n", to: "jsonapi-gen.yml")
    let outcome = try await Command.run("validate", in: workspace)
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("jsonapi-gen.yml is not picked up automatically"))
    let named = try await Command.run("validate", "--config", "jsonapi-gen.yml", in: workspace)
    #expect(named.status == 0)
  }

  @Test("1 if a file is too large")
  func oneWhenAFileIsTooLarge() async throws {
    let workspace = try Workspace()
    try workspace.write("schema: 1\nname: Main\nimports: [large.yaml]\n", to: "main.yaml")
    try workspace.write("", to: "large.yaml")
    let handle = try FileHandle(forWritingTo: workspace.root.appendingPathComponent("large.yaml"))
    try handle.truncate(atOffset: 100 << 20)
    try handle.close()
    for schema in ["large.yaml", "main.yaml"] {
      let outcome = try await Command.run("validate", schema, in: workspace)
      #expect(outcome.status == 1)
      #expect(
        outcome.errors.hasPrefix(
          "large.yaml:1:1: error: the file is larger than 16 MiB [file-too-large]\n"))
    }
  }

  @Test("errors in the schema and in its Swift names are reported together")
  func errorsOfSchemaAndSwiftNamesAreReportedTogether() async throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      schema: 1
      name: Library
      types:
        Loop: Pool
        Pool: Loop
      resources:
        books:
          attributes:
            first-line: String
            first_line: String
            kind: { enum: [a-b, a_b] }
            last-line: { type: String, swfit: ending }
            last_line: Strin
            loop: Loop
      """, to: "library.yaml")
    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", "Models", in: workspace)
    #expect(outcome.status == 1)
    let places = outcome.errors.split(separator: "\n")
      .filter { $0.hasPrefix("library.yaml:") }
      .map { $0.prefix { $0 != " " } + $0.drop { $0 != "[" } }
    // The collision of `lastLine` may follow from the misspelled `swift`, so it is not reported.
    #expect(
      places == [
        "library.yaml:5:9:[type-cycle]", "library.yaml:10:7:[swift-name-collision]",
        "library.yaml:11:27:[swift-name-collision]", "library.yaml:12:34:[unknown-key]",
        "library.yaml:13:18:[unknown-type]",
      ])
    #expect(try Array(workspace.contents().keys) == ["library.yaml"])
  }

  @Test(
    "64 if the arguments are wrong",
    arguments: [
      (["generate", "library.yaml"], "--output"),
      (["generate", "library.yaml", "--output", ""], "The name of the output folder is empty."),
      (["generate", "", "--output", "Models"], "The name of a schema is empty."),
      (["generate", "library.yaml", "--output", "Models", "--chek"], "--chek"),
      (
        ["generate", "library.yaml", "--output", "Models", "--check", "--dry-run"],
        "--check and --dry-run cannot be combined."
      ),
      (["generate", "--output", "Models"], "there is no folder Schemas here"),
      (["generat"], "generat"),
      (
        ["generate", "library.yaml", "-oModels", "-oOther"],
        "error: --output may be given only once."
      ),
      (
        ["generate", "library.yaml", "-o", "Models", "--output=Models"],
        "error: --output may be given only once."
      ),
      (
        ["validate", "library.yaml", "--config", "a.yaml", "--config", "b.yaml"],
        "error: --config may be given only once."
      ),
      (
        ["generate", "library.yaml", "--output", "Models", "--check", "--force"],
        "--check and --force cannot be combined."
      ),
    ])
  func sixtyFourWhenTheArgumentsAreWrong(arguments: [String], message: String) async throws {
    let workspace = try Workspace.withLibrarySchema()
    let before = try workspace.contents()
    let outcome = try await Command.run(arguments, in: workspace)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message))
    #expect(try workspace.contents() == before)
  }

  @Test(
    "an error in arguments begins like all others and shows the usage of its subcommand",
    arguments: [
      (["generate", "library.yaml"], "generate"), (["generate", "--chek"], "generate"),
      (["validate"], "validate"), (["templates", "check"], "templates check"),
      (["templates", "eject", "x"], "templates eject"), (["explain", "x"], "explain"),
      (["init", ""], "init"), (["format", "-", "a.yaml"], "format"),
    ])
  func usage(arguments: [String], command: String) async throws {
    let outcome = try await Command.run(arguments, in: Workspace())
    #expect(outcome.status == 64)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("error: ") == true)
    #expect(lines.contains { $0.hasPrefix("Usage: jsonapi-gen \(command) ") }, "\(outcome.errors)")
    #expect(lines.last == "  See 'jsonapi-gen \(command) --help' for more information.")
  }

  @Test("the values of --allow are completed")
  func completion() async throws {
    let script = try await Command.run("--generate-completion-script", "bash", in: Workspace())
    #expect(script.status == 0)
    #expect(script.output.contains("unused-type"))
  }

  @Test(
    "66 if a schema is absent",
    arguments: ["nothing.yaml", "no/folder", "empty", "library.yaml/x.yaml"])
  func sixtySixIfASchemaIsAbsent(path: String) async throws {
    let workspace = try Workspace.withLibrarySchema()
    try workspace.makeFolder("empty")
    let outcome = try await Command.run("generate", path, "--output", "Models", in: workspace)
    #expect(outcome.status == 66)
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(outcome.errors.contains(path))
    #expect(outcome.output == "")
  }

  @Test(
    "73 if the output cannot be written",
    arguments: ["library.yaml", "library.yaml/Models", "library.yaml/a/b/Models"])
  func seventyThreeWhenTheOutputCannotBeWritten(output: String) async throws {
    let workspace = try Workspace.withLibrarySchema()
    let before = try workspace.contents()
    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", output, in: workspace)
    #expect(outcome.status == 73)
    #expect(
      outcome.errors == """
        error: library.yaml is not a folder, so nothing can be generated there: \
        choose another output folder

        """)
    #expect(try workspace.contents() == before)
  }

  @Test(
    "73 if the output folder is read-only",
    .enabled(if: getuid() != 0, "root may write everywhere"))
  func seventyThreeWhenTheOutputFolderIsReadOnly() async throws {
    let workspace = try Workspace.withLibrarySchema()
    try workspace.makeFolder("Models")
    let outcome = try await workspace.withReadOnly("Models") {
      try await Command.run("generate", "library.yaml", "--output", "Models", in: workspace)
    }
    #expect(outcome.status == 73)
    #expect(outcome.errors == "error: Models/Author.swift cannot be written: Permission denied\n")
    #expect(try workspace.modelFiles() == [])
  }

  @Test("73 if a user's file is in the place of a generated one")
  func seventyThreeWhenAFileOfTheUserIsInTheWay() async throws {
    let workspace = try Workspace.withLibrarySchema()
    try workspace.write("mine", to: "Models/Book.swift")
    let before = try workspace.contents()
    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", "Models", in: workspace)
    #expect(outcome.status == 73)
    #expect(outcome.errors.hasPrefix("error: Models/Book.swift would be overwritten"))
    #expect(outcome.errors.hasSuffix("Nothing was written.\n"))
    #expect(try workspace.contents() == before)
  }

  @Test("0 for the version and the help")
  func theVersionAndTheHelpArePrinted() async throws {
    let workspace = try Workspace()
    let version = try await Command.run("--version", in: workspace)
    #expect(version.status == 0)
    #expect(version.output.split(separator: ".").count == 3)

    let help = try await Command.run("generate", "--help", in: workspace)
    #expect(help.status == 0)
    for word in ["<schema>", "--output", "--check", "--dry-run", "--quiet", "73", "Schemas"] {
      #expect(help.output.contains(word))
    }
  }
}
