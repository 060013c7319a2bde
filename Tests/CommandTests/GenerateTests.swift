import Foundation
import TestWorkspace
import Testing

/// What `jsonapi-gen generate` does to files, and what it says about it.
struct GenerateTests {
  @Test func itSaysWhatItDid() async throws {
    let workspace = try Workspace.withLibrarySchema()
    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", "Models", in: workspace)
    #expect(
      outcome.output.withoutDuration == """
        Library: 2 resource types in 1 schema file
          new      Author.swift
          new      Book.swift
          new      Documents.swift
        Models: 3 files written, 0 unchanged, 0 deleted

        """)
    #expect(try workspace.text(of: "Models/Book.swift").contains("public struct BookDescription"))
  }

  @Test func aSchemaWithoutAnythingYieldsTheListOfFilesAlone() async throws {
    let workspace = try Workspace()
    try workspace.write("schema: 1\nname: Library\n", to: "library.yaml")
    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", "Models", in: workspace)
    #expect(
      outcome.output.withoutDuration == """
        Library: 0 resource types in 1 schema file
          new      .jsonapi-gen.json
        Models: 1 file written, 0 unchanged, 0 deleted

        """)
  }

  @Test func aSecondRunWritesNothing() async throws {
    let workspace = try Workspace.withLibrarySchema()
    _ = try await Command.run("generate", "library.yaml", "--output", "Models", in: workspace)
    for name in try workspace.modelFiles() { try workspace.age(name) }

    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", "Models", in: workspace)
    #expect(
      outcome.output.withoutDuration == """
        Library: 2 resource types in 1 schema file
        Models: 0 files written, 3 unchanged, 0 deleted

        """)
    for name in try workspace.modelFiles() {
      #expect(try workspace.isAged(name), "\(name)")
    }
  }

  @Test func aChangedSchemaTouchesNoMoreThanItChanges() async throws {
    let workspace = try Workspace.withLibrarySchema()
    try workspace.write("mine", to: "Models/Book+Title.swift")
    _ = try await Command.run("generate", "library.yaml", "--output", "Models", in: workspace)
    for name in try workspace.modelFiles() { try workspace.age(name) }

    try workspace.write(Workspace.changedLibrarySchema, to: "library.yaml")
    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", "Models", in: workspace)
    #expect(
      outcome.output.withoutDuration == """
        Library: 2 resource types in 1 schema file
          changed  Author.swift
          changed  Documents.swift
          new      Reader.swift
          deleted  Book.swift
        Models: 3 files written, 0 unchanged, 1 deleted

        """)
    #expect(try workspace.text(of: "Models/Book+Title.swift") == "mine")
    #expect(
      try workspace.modelFiles() == [
        "Models/.jsonapi-gen.json", "Models/Author.swift", "Models/Book+Title.swift",
        "Models/Documents.swift", "Models/Reader.swift",
      ])
  }

  @Test func aRunWithManyChangesNamesTheFirst() async throws {
    let workspace = try Workspace()
    try workspace.write(Workspace.largeSchema(count: 30), to: "large.yaml")
    let outcome = try await Command.run(
      "generate", "large.yaml", "--output", "Models", in: workspace)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 13)
    #expect(lines[11] == "  … and 21 more")
  }

  @Test func theFolderSchemasIsReadIfNoneIsNamed() async throws {
    let workspace = try Workspace()
    try workspace.write(Workspace.librarySchema, to: "Schemas/library.yaml")
    try workspace.write("no schema", to: "Schemas/notes.txt")
    let outcome = try await Command.run("generate", "--output", "Models", in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Library: 2 resource types in 1 schema file\n"))
  }

  @Test func theBytesDoNotDependOnHowPathsAreSpelt() async throws {
    let workspace = try Workspace()
    try workspace.write(Workspace.librarySchema, to: "Schemas/library.yaml")
    _ = try await Command.run("generate", "Schemas", "--output", "A", in: workspace)
    _ = try await Command.run(
      "generate", "./Schemas/library.yaml", "--output", "./B/", in: workspace)
    _ = try await Command.run(
      "generate", workspace.path("Schemas/"), "--output", workspace.path("C"), in: workspace)
    for name in ["Author.swift", "Book.swift", "Documents.swift", ".jsonapi-gen.json"] {
      let text = try workspace.text(of: "A/\(name)")
      #expect(try workspace.text(of: "B/\(name)") == text)
      #expect(try workspace.text(of: "C/\(name)") == text)
    }
  }

  @Test func aWarningDoesNotStopARun() async throws {
    let workspace = try Workspace()
    try workspace.write(
      Workspace.librarySchema.replacingOccurrences(of: "title: String", with: "type: String"),
      to: "library.yaml")
    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", "Models", "--quiet", in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("library.yaml:5:19: warning: "))
    #expect(try workspace.modelFiles().contains("Models/Book.swift"))
  }

  @Test func aDryRunSaysWhatWouldBeDone() async throws {
    let workspace = try Workspace.withLibrarySchema()
    _ = try await Command.run("generate", "library.yaml", "--output", "Models", in: workspace)
    try workspace.write(Workspace.changedLibrarySchema, to: "library.yaml")
    let before = try workspace.contents()

    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", "Models", "--dry-run", in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("  deleted  Book.swift\n"))
    #expect(
      outcome.output.contains("\nModels: 3 files to be written, 0 unchanged, 1 to be deleted"))
    #expect(try workspace.contents() == before)
  }

  @Test func anEditedFileIsNamedWhenItIsGeneratedAgain() async throws {
    let workspace = try Workspace.withLibrarySchema()
    _ = try await Command.run("generate", "library.yaml", "--output", "Models", in: workspace)
    try workspace.write("edited", to: "Models/Book.swift")
    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", "Models", in: workspace)
    #expect(
      outcome.output.contains("  changed  Book.swift (edited by hand since it was generated)\n"))
    #expect(try workspace.text(of: "Models/Book.swift") != "edited")
  }

  @Test func theRunAfterAKilledOneCompletes() async throws {
    let complete = try Workspace()
    try complete.write(Workspace.largeSchema(count: 60), to: "large.yaml")
    let duration = try await ContinuousClock().measure {
      _ = try await Command.run("generate", "large.yaml", "--output", "Models", in: complete)
    }
    let expected = try complete.contents()

    // Files are written at the end of a run; that each moment is safe is shown step by step in
    // InterruptedRunTests.
    for percentage in stride(from: 60, through: 100, by: 10) {
      let workspace = try Workspace()
      try workspace.write(Workspace.largeSchema(count: 40), to: "large.yaml")
      _ = try await Command.run("generate", "large.yaml", "--output", "Models", in: workspace)
      try workspace.write(Workspace.largeSchema(count: 60), to: "large.yaml")

      try await Command.runAndKill(
        "generate", "large.yaml", "--output", "Models", after: duration * percentage / 100,
        in: workspace)
      let outcome = try await Command.run(
        "generate", "large.yaml", "--output", "Models", in: workspace)
      #expect(outcome.status == 0)
      #expect(try workspace.contents() == expected, "killed after \(percentage) %")
    }
  }
}

extension String {
  /// The text without the duration at its end, which is another one each time.
  fileprivate var withoutDuration: String {
    replacingOccurrences(of: #" \(\d+ ms\)"#, with: "", options: .regularExpression)
  }
}
