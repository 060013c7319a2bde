import Foundation
import TestWorkspace
import Testing

/// The exit codes that scripts rely on, and the messages beside them.
struct ExitCodeTests {
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
