import TestWorkspace
import Testing

/// `jsonapi-gen generate --check`, which tells whether checked-in models are up to date.
struct CheckTests {
  private func check(_ workspace: Workspace) async throws -> Command.Outcome {
    try await Command.run(
      "generate", "library.yaml", "--output", "Models", "--check", in: workspace)
  }

  private func generatedWorkspace() async throws -> Workspace {
    let workspace = try Workspace.withLibrarySchema()
    _ = try await Command.run("generate", "library.yaml", "--output", "Models", in: workspace)
    return workspace
  }

  @Test("exits with 0 if nothing would change")
  func zeroIfNothingWouldChange() async throws {
    let outcome = try await check(try await generatedWorkspace())
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Models: up to date, 3 files unchanged"))
    #expect(outcome.errors == "")
  }

  @Test("exits with 1 and lists the files that would change")
  func oneWithTheFilesThatWouldChange() async throws {
    let workspace = try await generatedWorkspace()
    try workspace.write(Workspace.changedLibrarySchema, to: "library.yaml")
    let before = try workspace.contents()

    let outcome = try await check(workspace)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        error: Models is out of date; generate it again:
          changed  Author.swift
          changed  Documents.swift
          new      Reader.swift
          deleted  Book.swift

        """)
    #expect(try workspace.contents() == before)
  }

  @Test("exits with 1 if a generated file was edited")
  func oneIfAGeneratedFileWasEdited() async throws {
    let workspace = try await generatedWorkspace()
    try workspace.write("edited", to: "Models/Book.swift")
    let outcome = try await check(workspace)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Book.swift (edited since it was generated)"))
  }

  @Test("exits with 1 if the manifest is absent")
  func oneIfTheManifestIsAbsent() async throws {
    let workspace = try await generatedWorkspace()
    try workspace.remove("Models/.jsonapi-gen.json")
    let outcome = try await check(workspace)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("  new      .jsonapi-gen.json\n"))
  }

  @Test("exits with 1 if nothing was generated yet")
  func oneIfNothingWasGeneratedYet() async throws {
    let workspace = try Workspace.withLibrarySchema()
    #expect(try await check(workspace).status == 1)
    #expect(try Array(workspace.contents().keys) == ["library.yaml"])
  }
}
