import Foundation
import TestWorkspace
import Testing

/// `Documentation/FromPayloads.md`, step by step.
struct FromPayloadsTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Documentation/FromPayloads.md").standardizedFileURL

  /// The code blocks of the page in a language.
  private static func blocks(_ language: String) throws -> [String] {
    try String(contentsOf: page, encoding: .utf8)
      .components(separatedBy: "\n```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] + "\n" }
  }

  @Test(
    "the payload becomes the schema that the page shows, and models that its program reads it with")
  func steps() async throws {
    let workspace = try Workspace()
    try workspace.write(try #require(try Self.blocks("json").first), to: "Payloads/sailors.json")
    let start = try await Command.run(
      "init", "--from", "Payloads", "--name", "Harbor", in: workspace)
    #expect(start.status == 0, "\(start.errors)")
    let schema = try workspace.text(of: "Schemas/api.yaml")
    #expect(schema.hasSuffix("\n" + (try #require(try Self.blocks("yaml").first))))
    #expect(try await Command.run("generate", in: workspace).status == 0)

    let programs = try Self.blocks("swift").filter { $0.contains("import Models") }
    #expect(programs.count == 2)
    try await compile(try #require(programs.first), in: workspace)

    // The client of the last step.
    let emit = try #require(try Self.blocks("yaml").dropFirst().first)
    try workspace.write(
      try workspace.text(of: "jsonapi-gen.yaml") + emit, to: "jsonapi-gen.yaml")
    #expect(try await Command.run("generate", in: workspace).status == 0)
    try await compile(try #require(programs.last), in: workspace)
  }

  /// Compiles the models of a workspace and a program that uses them.
  private func compile(_ program: String, in workspace: Workspace) async throws {
    try workspace.write(program, to: "main.swift")
    let compiler = try #require(SwiftTools.path(of: "swiftc"))
    let modules = try #require(SwiftTools.modules)
    let outcome = try await Command.shell(
      """
      '\(compiler)' -swift-version 6 -I '\(modules)' -module-name Models -wmo -emit-module \
        -emit-module-path Models.swiftmodule Sources/Models/*.swift &&
      '\(compiler)' -typecheck -swift-version 6 -I . -I '\(modules)' main.swift
      """, in: workspace)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(2_000))")
  }
}
