import TestWorkspace
import Testing

/// Copies of the built-in templates, which stand in for them.
struct EjectedTemplatesTests {
  @Test("what eject copies generates the same models")
  func ejectAll() async throws {
    let workspace = try Workspace.withLibrarySchema()
    #expect(
      try await Command.run("generate", "library.yaml", "--output", "Models", in: workspace).status
        == 0)
    #expect(
      try await Command.run("templates", "eject", "--to", "Templates", in: workspace).status == 0)
    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", "Models", "--templates", "Templates", "--check",
      in: workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let check = try await Command.run(
      "templates", "check", "--templates", "Templates", in: workspace)
    #expect(check.errors == "")
  }

  @Test("a copy of a template in the user's folder replaces it, without a warning")
  func ejectedTemplates() async throws {
    let workspace = try Workspace.withLibrarySchema()
    try workspace.write(
      """
      schemas: [library.yaml]
      output: Models
      also: { reference: API.html, markdown: pages, mermaid: Map.md, fixtures: fixtures }

      """, to: "jsonapi-gen.yaml")
    let names = [
      "reference", "reference-deprecation", "reference-members", "reference-resource",
      "reference-script", "reference-style", "reference-type", "markdown", "markdown-index",
      "markdown-members", "mermaid", "mermaid-edge", "fixtures", "fixture-value",
    ]
    _ = try await Command.run("generate", in: workspace)
    let before = try workspace.contents()
    #expect(try await Command.run(["templates", "eject"] + names, in: workspace).status == 0)
    let configuration = try workspace.text(of: "jsonapi-gen.yaml")
    try workspace.write(configuration + "templates: Templates\n", to: "jsonapi-gen.yaml")
    let check = try await Command.run("templates", "check", in: workspace)
    #expect(check.errors == "")
    #expect(try await Command.run("generate", "--check", in: workspace).status == 0)

    try workspace.write("{{from.key}} to {{to.key}}\n", to: "Templates/mermaid-edge.mustache")
    _ = try await Command.run("generate", in: workspace)
    #expect(try workspace.text(of: "Map.md").contains("\n  n1 to n2\n"))
    #expect(
      try workspace.text(of: "API.html")
        == (before["API.html"] ?? nil))
  }
}
