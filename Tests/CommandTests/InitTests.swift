import Foundation
import TestWorkspace
import Testing

/// What `init` writes is enough to go on with.
struct InitTests {
  /// What is written, where its models are kept compiled.
  struct Start: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var models: String
    var compiled: String

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let starts = [
    Start(arguments: ["init"], models: "Sources/Models", compiled: "Tests/Models/StarterModels"),
    Start(
      arguments: ["init", "--from", "blog"], models: "Sources/BlogModels",
      compiled: "Examples/BlogModels"),
  ]

  @Test("the files that it writes generate models that compile", arguments: starts)
  func generatesModelsThatCompile(start: Start) async throws {
    let workspace = try Workspace()
    let outcome = try await Command.run(start.arguments, in: workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors == "")

    let generation = try await Command.run("generate", in: workspace)
    #expect(generation.status == 0)
    #expect(generation.errors == "")
    let compiled = try files(in: start.compiled)
    #expect(compiled.count > 3)
    #expect(
      try workspace.contents().filter { $0.key.hasPrefix(start.models + "/") }
        == Dictionary(uniqueKeysWithValues: compiled.map { ("\(start.models)/\($0)", $1) }))
  }

  @Test("writes the Swift types that the blog uses")
  func writesTheSwiftTypesOfTheBlog() async throws {
    let workspace = try Workspace()
    _ = try await Command.run("init", "--from", "blog", in: workspace)
    let types = try files(in: "Examples/BlogTypes")
    #expect(
      try workspace.contents().filter { $0.key.hasPrefix("Sources/BlogTypes/") }
        == Dictionary(uniqueKeysWithValues: types.map { ("Sources/BlogTypes/\($0)", $1) }))
  }

  @Test("the first line of a schema names the JSON Schema")
  func theFirstLineOfASchemaNamesTheJSONSchema() async throws {
    let workspace = try Workspace()
    _ = try await Command.run("init", in: workspace)
    let printed = try await Command.run("json-schema", in: workspace).output

    let first = try workspace.text(of: "Schemas/api.yaml").split(separator: "\n")[0]
    let name = try #require(first.split(separator: "$schema=").last)
    #expect(first.hasPrefix("# yaml-language-server: "))
    #expect(try workspace.text(of: "Schemas/\(name)") == printed)
  }

  @Test("lists the files that it wrote")
  func namesWhatItWrote() async throws {
    let workspace = try Workspace()
    let outcome = try await Command.run("init", in: workspace)
    let named = outcome.output.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("  ") }

    #expect(
      try named.map { $0.dropFirst(2) }.sorted().map(String.init)
        == workspace.contents().filter { $0.value != nil }.keys.sorted())
    #expect(outcome.output.contains("swift run jsonapi-gen generate"))
  }

  @Test("the Makefile keeps the JSON Schema where the command fails")
  func failingCommand() async throws {
    let workspace = try Workspace()
    _ = try await Command.run("init", in: workspace)
    let before = try workspace.contents()
    let rule = try workspace.text(of: "Makefile").split(separator: "\n")
      .first { $0.contains("json-schema") }
    let line = try #require(rule).replacingOccurrences(of: "swift run jsonapi-gen", with: "false")
    #expect(try await Command.shell(line, in: workspace).status == 1)
    #expect(try workspace.contents() == before)
  }

  @Test("json-schema --output replaces the file as a whole")
  func jsonSchemaFile() async throws {
    let workspace = try Workspace()
    let printed = try await Command.run("json-schema", in: workspace).output
    for _ in 1...2 {
      let outcome = try await Command.run("json-schema", "-o", "new/a.json", in: workspace)
      #expect(outcome.status == 0)
      #expect(outcome.output == "")
      #expect(try workspace.text(of: "new/a.json") == printed)
      try workspace.write("old", to: "new/a.json")
    }
    #expect(
      try await Command.run("json-schema", "-o", "new", in: workspace).status == 73)
  }

  @Test("creates the folder that it writes into")
  func writesIntoAFolderThatItMakes() async throws {
    let workspace = try Workspace()
    let outcome = try await Command.run("init", "some/package", in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("some/package/Schemas/api.yaml"))

    let generation = try await Command.run(
      "generate", "--config", "some/package/jsonapi-gen.yaml", in: workspace)
    #expect(generation.status == 0)
    #expect(try workspace.contents().keys.contains("some/package/Sources/Models/Person.swift"))
  }

  @Test("overwrites nothing", arguments: ["Schemas/api.yaml", "jsonapi-gen.yaml"])
  func overwritesNothing(name: String) async throws {
    let workspace = try Workspace()
    try workspace.write("# Mine.\n", to: name)
    let before = try workspace.contents()

    let outcome = try await Command.run("init", in: workspace)
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("\n  \(name)\n"))
    #expect(try workspace.contents() == before)
  }

  @Test("a second run changes nothing")
  func aSecondTimeChangesNothing() async throws {
    let workspace = try Workspace()
    _ = try await Command.run("init", in: workspace)
    let before = try workspace.contents()

    let outcome = try await Command.run("init", in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("All files already exist."))
    #expect(try workspace.contents() == before)
  }

  @Test("adds no schema if there are schemas")
  func addsNoSchemaToThoseThatAreThere() async throws {
    let workspace = try Workspace()
    let schema =
      "schema: 1\nname: Shop\nresources: { products: { attributes: { name: String } } }\n"
    try workspace.write(schema, to: "Schemas/shop.yaml")
    let blog = try await Command.run("init", "--from", "blog", in: workspace)
    #expect(blog.status == 73)
    #expect(blog.errors.contains("Schemas already has schemas"))
    #expect(
      try Array(workspace.contents().filter { $0.value != nil }.keys) == ["Schemas/shop.yaml"])

    let outcome = try await Command.run("init", in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Generate the models of your schemas in Schemas:"))
    let schemas = try workspace.contents().keys.filter { $0.hasSuffix(".yaml") }.sorted()
    #expect(schemas == ["Schemas/shop.yaml", "jsonapi-gen.yaml"])
    let validation = try await Command.run("validate", in: workspace)
    #expect(validation.status == 0, "\(validation.errors)")
  }

  @Test("prints the command that generates the models")
  func saysWhereToGenerate() async throws {
    let outcome = try await Command.run("init", "some/package", in: try Workspace())
    #expect(outcome.output.contains("     cd some/package\n     swift run jsonapi-gen generate\n"))
  }

  @Test("does not ask for a Makefile rule that exists")
  func asksForNoRuleOfTheMakefileAgain() async throws {
    let workspace = try Workspace()
    let rules = ".PHONY: generate\ngenerate:\n\tswift run jsonapi-gen generate\n"
    try workspace.write(rules + "\ncheck: lint\n\ttrue\n", to: "Makefile")
    let outcome = try await Command.run("init", in: workspace)

    #expect(!outcome.output.contains(".PHONY"))
    #expect(!outcome.output.contains("rule `generate`"))
    #expect(
      outcome.output.contains(
        """
        Add to the rule `check` of your Makefile:

             \tswift run jsonapi-gen validate --strict
             \tswift run jsonapi-gen generate --check
        """))
  }

  @Test(
    "prints the rule to add to an existing Makefile",
    arguments: ["Makefile", "makefile", "GNUmakefile"])
  func saysWhatToAddToAMakefile(name: String) async throws {
    let workspace = try Workspace()
    try workspace.write("all:\n", to: name)
    let outcome = try await Command.run("init", in: workspace)

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Add to your Makefile:\n\n     .PHONY: generate check\n"))
    #expect(try workspace.text(of: name) == "all:\n")
    #expect(try workspace.contents().keys.filter { $0.lowercased().contains("makefile") } == [name])
  }

  /// The texts of the files in a folder of this repository by their paths in it.
  private func files(in folder: String) throws -> [String: String?] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../\(folder)")
    var texts: [String: String?] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      texts[name] = .some(
        try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
    return texts
  }

  @Test("names the API of payloads and of descriptions, and nothing else")
  func name() async throws {
    let workspace = try Workspace()
    try workspace.write(
      #"{"data": {"type": "ships", "id": "7", "attributes": {"name": "Swift"}}}"#, to: "ship.json")
    let outcome = try await Command.run(
      "init", "--from", "ship.json", "--name", "Harbor", in: workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try workspace.text(of: "Schemas/api.yaml").contains("\nname: Harbor\n"))
    let other = try await Command.run("init", "--name", "Harbor", "Other", in: workspace)
    #expect(other.status == 64)
    #expect(other.errors.contains("--name needs --from"))
  }
}
