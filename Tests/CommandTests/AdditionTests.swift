import Foundation
import TestWorkspace
import Testing

/// Templates in `also:` of a configuration: documentation that ships, and the user's own.
struct AdditionTests {
  private func workspace(
    also: String, schema: String = Workspace.librarySchema
  ) throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(schema, to: "library.yaml")
    try workspace.write(
      "schemas: [library.yaml]\noutput: Models\nalso:\n\(also)\n", to: "jsonapi-gen.yaml")
    return workspace
  }

  private func generate(_ options: String..., in workspace: Workspace) async throws
    -> Command.Outcome
  {
    try await Command.run(["generate"] + options, in: workspace)
  }

  /// The paths of all files, without those of folders.
  private func files(in workspace: Workspace) throws -> [String] {
    try workspace.contents().filter { $0.value != nil }.keys.sorted()
  }

  @Test("writes files into their folders, which have lists of their own")
  func writesFiles() async throws {
    let workspace = try workspace(
      also: "  reference: Docs/API.html\n  markdown: Docs/pages\n  mermaid: Docs/Diagram.md")
    let outcome = try await generate(in: workspace)
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        "\n  new      API.html\n  new      Diagram.md\nDocs: 2 files written, 0 unchanged, 0 deleted\n"
      ))
    #expect(
      try files(in: workspace).filter { $0.hasPrefix("Docs/") } == [
        "Docs/.jsonapi-gen.json", "Docs/API.html", "Docs/Diagram.md",
        "Docs/pages/.jsonapi-gen.json",
        "Docs/pages/README.md", "Docs/pages/authors.md", "Docs/pages/books.md",
      ])
    #expect(
      try workspace.text(of: "Docs/Diagram.md") == """
        # Library

        A thin arrow leads to one resource, a thick one to many.

        ```mermaid
        flowchart LR
          n1["books"]
          n2["authors"]
          n1 -->|"author"| n2
        ```

        """)
    #expect(try workspace.text(of: "Docs/pages/books.md").contains("| `title` | `String` | |\n"))
    #expect(
      try workspace.text(of: "Docs/pages/README.md").contains("\n| [`books`](books.md) |  |\n"))
  }

  @Test("checks, lists and updates all folders as it does that of the models")
  func checksAllFolders() async throws {
    let workspace = try workspace(also: "  reference: Docs/API.html\n  markdown: Docs/pages")
    let listed = try await generate("--list-outputs", in: workspace)
    _ = try await generate(in: workspace)
    #expect(
      listed.output.split(separator: "\n").map(String.init).sorted()
        == (try files(in: workspace).filter { $0.contains("/") }))
    #expect(try await generate("--check", in: workspace).status == 0)

    try workspace.write(Workspace.changedLibrarySchema, to: "library.yaml")
    let check = try await generate("--check", in: workspace)
    #expect(check.status == 1)
    #expect(
      check.errors.contains("error: Docs is out of date; generate it again:\n  changed  API.html"))
    #expect(check.errors.contains("error: Docs/pages is out of date"))
    #expect(try await generate(in: workspace).status == 0)
    #expect(try !workspace.contents().keys.contains("Docs/pages/books.md"))
    #expect(try workspace.contents().keys.contains("Docs/pages/readers.md"))
  }

  @Test("writes nothing anywhere if a file in one of the folders was edited")
  func isAllOrNothing() async throws {
    let workspace = try workspace(also: "  reference: Docs/API.html")
    _ = try await generate(in: workspace)
    try workspace.write("edited", to: "Docs/API.html")
    try workspace.write(Workspace.changedLibrarySchema, to: "library.yaml")
    let before = try workspace.contents()
    let outcome = try await generate(in: workspace)
    #expect(outcome.status == 73)
    #expect(try workspace.contents() == before)
  }

  @Test("a copy of a template in the user's folder replaces it, without a warning")
  func ejectedTemplates() async throws {
    let workspace = try workspace(
      also: "  reference: API.html\n  markdown: pages\n  mermaid: Map.md\n  fixtures: fixtures")
    let names = [
      "reference", "reference-deprecation", "reference-members", "reference-resource",
      "reference-script", "reference-style", "reference-type", "markdown", "markdown-index",
      "markdown-members", "mermaid", "mermaid-edge", "fixtures", "fixture-value",
    ]
    _ = try await generate(in: workspace)
    let before = try workspace.contents()
    #expect(try await Command.run(["templates", "eject"] + names, in: workspace).status == 0)
    let configuration = try workspace.text(of: "jsonapi-gen.yaml")
    try workspace.write(configuration + "templates: Templates\n", to: "jsonapi-gen.yaml")
    let check = try await Command.run("templates", "check", in: workspace)
    #expect(check.errors == "")
    #expect(try await generate("--check", in: workspace).status == 0)

    try workspace.write("{{from.key}} to {{to.key}}\n", to: "Templates/mermaid-edge.mustache")
    _ = try await generate(in: workspace)
    #expect(try workspace.text(of: "Map.md").contains("\n  n1 to n2\n"))
    #expect(
      try workspace.text(of: "API.html")
        == (before["API.html"] ?? nil))
  }

  @Test("takes a template by its path, for one file")
  func ownTemplate() async throws {
    let workspace = try workspace(also: "  tools/routes.mustache: Sources/Routes.txt")
    try workspace.write(
      "---\nfor: api\nfile: x\n---\n{{#resources}}\n{{path}}: {{type}} & {{model}}\n{{/resources}}\n",
      to: "tools/routes.mustache")
    #expect(try await generate(in: workspace).status == 0)
    #expect(
      try workspace.text(of: "Sources/Routes.txt")
        == "books: books & Book\nauthors: authors & Author\n")
    #expect(
      try await generate("--list-inputs", in: workspace).output.contains(
        "\ntools/routes.mustache\n"))
  }

  @Test(
    "reports wrong templates and paths at their places in the configuration",
    arguments: [
      (
        "  referenc: API.html", "4:3: error: unknown template `referenc`",
        "did you mean `reference`?"
      ),
      ("  property: API.html", "4:3: error: unknown template `property`", "the templates are"),
      (
        "  html: API.html", "4:3: error: unknown template `html`",
        "did you mean `reference`, a reference of the whole API, in one file of HTML?"
      ),
      (
        "  diagram: Diagram.md", "4:3: error: unknown template `diagram`", "did you mean `mermaid`"
      ),
      (
        "  pdf: API.pdf", "4:3: error: unknown template `pdf`",
        "`markdown`, a page of Markdown for each resource type"
      ),
      (
        "  markdown: API.md",
        "4:13: error: `API.md` is a file, and the template `markdown` makes several",
        "name a folder"
      ),
      ("  reference: [API.html]", "4:14: error: ", "is a text, not a list or a mapping"),
    ])
  func mistakes(also: String, message: String, help: String) async throws {
    let workspace = try workspace(also: also)
    let outcome = try await generate(in: workspace)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("jsonapi-gen.yaml:"))
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.errors.contains(help), "\(outcome.errors)")
    #expect(try workspace.modelFiles() == [])
  }

  @Test("fixtures import the module of the models, and what else they need")
  func fixtures() async throws {
    let workspace = try workspace(
      also: "  fixtures: { output: Tests/Fixtures, module: Library }\nswift: { access: internal }")
    #expect(try await generate(in: workspace).status == 0)
    let text = try workspace.text(of: "Tests/Fixtures/Book+Fixture.swift")
    #expect(
      text.contains(
        "import JSONAPI\nimport JSONAPITesting\n@testable import Library\n\nextension Book"))
    #expect(text.contains("title: String? = nil"))
  }

  @Test(
    "reports what is wrong in a mapping for a template",
    arguments: [
      ("{ output: Fixtures, modul: Library }", "did you mean `module`?"),
      ("{ module: Library }", "`output`"),
      ("{ output: F, module: 'a b' }", "is not the name of a module"),
    ])
  func wrongMapping(text: String, message: String) async throws {
    let outcome = try await generate(in: try workspace(also: "  fixtures: \(text)"))
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("jsonapi-gen.yaml:") && outcome.errors.contains(message),
      "\(outcome.errors)")
  }

  @Test("a missing template ends the run")
  func missingTemplate() async throws {
    let outcome = try await generate(
      in: try workspace(also: "  tools/routes.mustache: Routes.txt"))
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("tools/routes.mustache: there is no such file"))
  }
}
