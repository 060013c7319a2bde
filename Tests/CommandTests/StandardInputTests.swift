import TestWorkspace
import Testing

@Suite("A schema from standard input")
struct StandardInputTests {
  @Test(
    "is read like a file",
    arguments: [
      "validate - < library.yaml", "validate /dev/stdin < library.yaml",
      "validate <(cat library.yaml)", "generate - --output Models --quiet < library.yaml",
      "generate <(cat library.yaml) --output Models --quiet",
    ])
  func reading(command: String) async throws {
    let workspace = try Workspace.withLibrarySchema()
    let outcome = try await Command.shell("\"$gen\" \(command)", in: workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors == "")
    if command.hasPrefix("generate") {
      #expect(try workspace.modelFiles().contains("Models/Book.swift"))
    }
  }

  @Test("imports files relative to the current folder")
  func imports() async throws {
    let workspace = try Workspace()
    try workspace.write("schema: 1\nname: A\ntypes: { Color: { enum: [red] } }\n", to: "c.yaml")
    let schema =
      "schema: 1\nname: A\nimports: [c.yaml]\nresources: { as: { attributes: { c: Color } } }"
    let outcome = try await Command.shell(
      "printf '%s\\n' '\(schema)' | \"$gen\" validate -", in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.output == "A: 1 resource type in 2 schema files, no diagnostics\n")
  }

  @Test("has its name in diagnostics")
  func diagnostics() async throws {
    let outcome = try await Command.shell("echo 'schema: [' | \"$gen\" validate -", in: Workspace())
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("<stdin>:"))
  }

  @Test("is refused where it cannot be read, is too long, or is one of several")
  func refusal() async throws {
    let workspace = try Workspace.withLibrarySchema()
    let closed = try await Command.shell("\"$gen\" validate - <&-", in: workspace)
    #expect(closed.status == 66)
    #expect(closed.errors == "error: <stdin> cannot be read: Bad file descriptor\n")
    let endless = try await Command.shell("\"$gen\" validate - < /dev/zero", in: workspace)
    #expect(endless.status == 1)
    #expect(endless.errors.contains("<stdin>:1:1: error: the file is larger than 16 MiB"))
    let several = try await Command.shell("\"$gen\" validate - library.yaml", in: workspace)
    #expect(several.status == 64)
  }
}
