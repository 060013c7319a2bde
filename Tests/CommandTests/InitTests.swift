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
}
