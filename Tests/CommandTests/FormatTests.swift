import Foundation
import TestWorkspace
import Testing

@Suite("jsonapi-gen format")
struct FormatTests {
  private static let unformatted = """
    name:  Test
    schema: 1 # the version
    resources: { articles: {attributes: {title: {type: String}}} }

    """
  private static let canonical = """
    schema: 1 # the version
    name: Test
    resources: { articles: { attributes: { title: String } } }

    """

  @Test("writes files that change, and no others")
  func writes() async throws {
    let workspace = try Workspace()
    try workspace.write(Self.unformatted, to: "Schemas/a.yaml")
    try workspace.write(Self.canonical, to: "Schemas/b.yml")
    try workspace.age("Schemas/b.yml")

    let outcome = try await Command.run("format", in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("formatted  Schemas/a.yaml"))
    #expect(try workspace.text(of: "Schemas/a.yaml") == Self.canonical)
    #expect(try workspace.isAged("Schemas/b.yml"))

    let again = try await Command.run("format", "--check", in: workspace)
    #expect(again.status == 0)
    #expect(again.output == "2 schemas already formatted\n")
  }

  @Test("--check names files and writes nothing")
  func check() async throws {
    let workspace = try Workspace()
    try workspace.write(Self.unformatted, to: "a.yaml")
    try workspace.write(Self.canonical, to: "b.yaml")

    let outcome = try await Command.run("format", "--check", "a.yaml", "b.yaml", in: workspace)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("a.yaml"))
    #expect(!outcome.errors.contains("b.yaml"))
    #expect(try workspace.text(of: "a.yaml") == Self.unformatted)
  }

  @Test("leaves files with errors and imported files alone")
  func errors() async throws {
    let workspace = try Workspace()
    let wrong = "name: Test\nschema: 1\nresuorces: {}\n"
    try workspace.write(wrong, to: "wrong.yaml")
    try workspace.write("imports: [b.yaml]\n" + Self.unformatted, to: "a.yaml")
    try workspace.write(Self.unformatted, to: "b.yaml")

    let outcome = try await Command.run("format", "wrong.yaml", "a.yaml", in: workspace)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("wrong.yaml:3:1: error: a schema has no key `resuorces`"))
    #expect(try workspace.text(of: "wrong.yaml") == wrong)
    #expect(try workspace.text(of: "a.yaml").hasPrefix("schema: 1"))
    #expect(try workspace.text(of: "b.yaml") == Self.unformatted)
  }

  @Test("formats what can be read, and leaves unknown names to validate")
  func unknownNames() async throws {
    let workspace = try Workspace()
    try workspace.write(
      Self.unformatted.replacingOccurrences(of: "type: String", with: "type: Strng"), to: "a.yaml")
    #expect(try await Command.run("format", "a.yaml", in: workspace).status == 0)
    #expect(try workspace.text(of: "a.yaml").contains("title: Strng"))
    let help = try await Command.run("format", "--help", in: workspace)
    #expect(help.output.contains("not looked up; use `jsonapi-gen validate` for that"))
  }

  @Test("does not mention canonical form if every file has an error")
  func nothingFormatted() async throws {
    let workspace = try Workspace()
    try workspace.write("schema: [", to: "wrong.yaml")
    let outcome = try await Command.run("format", "wrong.yaml", in: workspace)
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
  }

  @Test("keeps permissions and links, and drops byte order marks")
  func files() async throws {
    let workspace = try Workspace()
    try workspace.write("\u{FEFF}" + Self.canonical, to: "a.yaml")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: workspace.path("a.yaml"))
    try workspace.link("link.yaml", to: "a.yaml")

    let outcome = try await Command.run("format", "link.yaml", in: workspace)
    #expect(outcome.status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: workspace.path("a.yaml"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try workspace.text(of: "a.yaml") == Self.canonical)
    let link = try FileManager.default.attributesOfItem(atPath: workspace.path("link.yaml"))
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: workspace.root.path).count == 2)
  }

  @Test("reads standard input and writes standard output")
  func standardInput() async throws {
    let workspace = try Workspace()
    try workspace.write(Self.unformatted, to: "a.yaml")
    try workspace.write("schema: [", to: "wrong.yaml")
    let input = workspace.root.appendingPathComponent("a.yaml")
    let outcome = try await Command.run(["format", "-"], in: workspace, input: input)
    #expect(outcome.status == 0)
    #expect(outcome.output == Self.canonical)

    let wrong = workspace.root.appendingPathComponent("wrong.yaml")
    let mistake = try await Command.run(["format", "-"], in: workspace, input: wrong)
    #expect(mistake.status == 1)
    #expect(mistake.output.isEmpty)
    #expect(mistake.errors.contains("<stdin>:1:9: error:"))
  }

  @Test("reports absent files and wrong usage")
  func usage() async throws {
    let workspace = try Workspace()
    try workspace.write(Self.unformatted, to: "a.yaml")
    #expect(try await Command.run("format", "a.yaml", "b.yaml", in: workspace).status == 66)
    #expect(try workspace.text(of: "a.yaml") == Self.unformatted)
    #expect(try await Command.run("format", "-", "a.yaml", in: workspace).status == 64)
    #expect(try await Command.run("format", in: workspace).status == 64)
  }
}
