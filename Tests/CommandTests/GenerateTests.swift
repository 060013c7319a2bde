import Foundation
import TestWorkspace
import Testing

/// What `jsonapi-gen generate` does to files, and what it says about it.
struct GenerateTests {
  @Test("reports the files that it wrote")
  func reportsTheFilesThatItWrote() async throws {
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

  @Test("a schema without declarations yields only the manifest")
  func aSchemaWithoutDeclarationsYieldsTheManifest() async throws {
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

  @Test("a second run writes nothing")
  func aSecondRunWritesNothing() async throws {
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

  @Test("a changed schema rewrites only the files that it affects")
  func aChangedSchemaTouchesNoMoreThanItChanges() async throws {
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

  @Test("a run with many changes lists the first ones")
  func aRunWithManyChangesNamesTheFirst() async throws {
    let workspace = try Workspace()
    try workspace.write(Workspace.largeSchema(count: 30), to: "large.yaml")
    let outcome = try await Command.run(
      "generate", "large.yaml", "--output", "Models", in: workspace)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 13)
    #expect(lines[11] == "  … and 21 more")
  }

  @Test("the folder Schemas is read if no schema is named")
  func theFolderSchemasIsReadIfNoneIsNamed() async throws {
    let workspace = try Workspace()
    try workspace.write(Workspace.librarySchema, to: "Schemas/library.yaml")
    try workspace.write("no schema", to: "Schemas/notes.txt")
    let outcome = try await Command.run("generate", "--output", "Models", in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Library: 2 resource types in 1 schema file\n"))
  }

  @Test("the bytes do not depend on the spelling of paths")
  func theBytesDoNotDependOnHowPathsAreSpelt() async throws {
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

  @Test("a warning does not stop a run")
  func aWarningDoesNotStopARun() async throws {
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

  @Test("a dry run lists what would change, and changes nothing")
  func aDryRunSaysWhatWouldBeDone() async throws {
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

  @Test(
    "an edited file is an error that changes nothing, in every mode",
    arguments: [[], ["--quiet"], ["--diagnostics", "json"], ["--dry-run"]])
  func editedFile(arguments: [String]) async throws {
    let workspace = try Workspace.withLibrarySchema()
    let generate = ["generate", "library.yaml", "--output", "Models"] + arguments
    _ = try await Command.run("generate", "library.yaml", "--output", "Models", in: workspace)
    try workspace.write("edited", to: "Models/Author.swift")
    try workspace.write("edited", to: "Models/Book.swift")
    try workspace.write(Workspace.changedLibrarySchema, to: "library.yaml")
    let before = try workspace.contents()

    let outcome = try await Command.run(generate, in: workspace)
    #expect(outcome.status == 73)
    let message = outcome.output + outcome.errors
    #expect(message.contains("Models/Author.swift was edited since it was generated: move your"))
    #expect(message.contains("Models/Book.swift is no longer generated, but was edited: move your"))
    #expect(try workspace.contents() == before)

    #expect(try await Command.run(generate + ["--force"], in: workspace).status == 0)
    guard !arguments.contains("--dry-run") else { return }
    #expect(try workspace.text(of: "Models/Author.swift") != "edited")
    #expect(try !workspace.modelFiles().contains("Models/Book.swift"))
  }

  @Test("a second API's schema is refused, and --force replaces the first one's models")
  func otherAPI() async throws {
    let workspace = try Workspace.withLibrarySchema()
    let generate = ["generate", "library.yaml", "--output", "Models"]
    _ = try await Command.run(generate, in: workspace)
    try workspace.write(
      "schema: 1\nname: Shop\nresources: { products: { attributes: { name: String } } }\n",
      to: "library.yaml")
    let before = try workspace.contents()
    for arguments in [[], ["--check"], ["--dry-run"]] {
      let outcome = try await Command.run(generate + arguments, in: workspace)
      #expect(outcome.status == 73)
      #expect(
        outcome.errors == """
          error: Models holds the files of the API Library: choose another output folder for Shop, \
          or replace them with --force if Library is now called Shop
          Nothing was written.

          """)
      #expect(try workspace.contents() == before)
    }
    #expect(try await Command.run(generate + ["--force"], in: workspace).status == 0)
    #expect(try !workspace.modelFiles().contains("Models/Book.swift"))
    #expect(try await Command.run(generate + ["--check"], in: workspace).status == 0)
  }

  @Test("a manifest that was tampered with deletes nothing but generated files")
  func tamperedManifest() async throws {
    let workspace = try Workspace.withLibrarySchema()
    let generate = ["generate", "library.yaml", "--output", "Models"]
    _ = try await Command.run(generate, in: workspace)
    let manifest = try workspace.text(of: "Models/.jsonapi-gen.json")
    for (name, status) in [(".git/config", 73), ("notes.txt", 0), ("../notes.txt", 73)] {
      try workspace.write("a", to: "Models/\(name)")
      try workspace.write(
        manifest.replacingOccurrences(
          of: "\"Author.swift\"", with: "\"\(name)\": \"af63dc4c8601ec8c\",\n\"Author.swift\""),
        to: "Models/.jsonapi-gen.json")
      let outcome = try await Command.run(generate, in: workspace)
      #expect(outcome.status == status, "\(name): \(outcome.errors)")
      #expect(try workspace.text(of: "Models/\(name)") == "a")
    }
  }

  @Test("the leftovers of a killed run are out of date for --check, and deleted by the next run")
  func leftovers() async throws {
    let workspace = try Workspace.withLibrarySchema()
    let generate = ["generate", "library.yaml", "--output", "Models"]
    _ = try await Command.run(generate, in: workspace)
    let before = try workspace.contents()
    let staging = "Models/.jsonapi-gen-1.tmp"
    try workspace.write("jsonapi-gen keeps", to: "\(staging)/README")

    let check = try await Command.run(generate + ["--check"], in: workspace)
    #expect(check.status == 1)
    #expect(check.errors.contains("  deleted  \(staging) (from a killed run)\n"))
    #expect(try await Command.run(generate, in: workspace).status == 0)
    #expect(try workspace.contents() == before)
  }

  @Test("a run after one that was killed completes its work")
  func theRunAfterAKilledOneCompletes() async throws {
    let complete = try Workspace()
    try complete.write(Workspace.largeSchema(count: 60), to: "large.yaml")
    let measured = try await ContinuousClock().measure {
      _ = try await Command.run("generate", "large.yaml", "--output", "Models", in: complete)
    }
    // Beside other tests a run may take far longer than the next one.
    let duration = min(measured, .seconds(3))
    let expected = try complete.contents()

    // Files are written at the end of a run; that each moment is safe is shown step by step in
    // InterruptedRunTests.
    for percentage in Array(stride(from: 60, through: 100, by: 10)).sample(every: 2) {
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
