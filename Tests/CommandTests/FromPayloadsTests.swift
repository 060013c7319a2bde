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
    let start = try await Command.run("init", "--from", "Payloads", in: workspace)
    #expect(start.status == 0, "\(start.errors)")
    let schema = try workspace.text(of: "Schemas/api.yaml")
    #expect(schema.hasSuffix("\n" + (try #require(try Self.blocks("yaml").first))))
    #expect(try await Command.run("generate", in: workspace).status == 0)

    let program = try #require(try Self.blocks("swift").first { $0.contains("import Models") })
    try workspace.write(program, to: "main.swift")
    let compiler = try #require(SwiftTools.path(of: "swiftc"))
    let modules = try #require(SwiftTools.modules)
    let outcome = try await Command.shell(
      """
      '\(compiler)' -swift-version 6 -I '\(modules)' -module-name Models -wmo -emit-module \
        -emit-module-path Models.swiftmodule -emit-object -o Models.o Sources/Models/*.swift &&
      '\(compiler)' -typecheck -swift-version 6 -I . -I '\(modules)' main.swift
      """, in: workspace)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(2_000))")
  }
}
