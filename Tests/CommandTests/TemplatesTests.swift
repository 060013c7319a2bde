import TestWorkspace
import Testing

/// Templates of the user's, as the command reads, lists, copies and checks them.
@Suite("Templates of the user's")
struct TemplatesTests {
  private func workspace(_ templates: [String: String]) throws -> Workspace {
    let workspace = try Workspace.withLibrarySchema()
    for (name, text) in templates { try workspace.write(text, to: "Templates/\(name).mustache") }
    return workspace
  }

  private func generate(in workspace: Workspace) async throws -> Command.Outcome {
    try await Command.run(
      "generate", "library.yaml", "--output", "Models", "--templates", "Templates", in: workspace)
  }

  private static let page = "---\nfor: resource\nfile: docs/{{fileName}}.md\n---\n# {{name}}\n"

  // MARK: generate

  @Test("a template replaces the built-in one of its name")
  func replacement() async throws {
    let workspace = try workspace(["documentation": "// {{documentation}}\n"])
    try workspace.write(
      "{{#documentation}}\n// {{.}}\n{{/documentation}}\n", to: "Templates/documentation.mustache")
    let outcome = try await generate(in: workspace)
    #expect(outcome.status == 0)
    let text = try workspace.text(of: "Models/Book.swift")
    #expect(text.contains("\n// A resource object of type `books`.\n"))
    #expect(!text.contains("///"))
  }

  @Test("a template with front matter adds files, which a later run without it deletes")
  func output() async throws {
    let workspace = try workspace(["page": Self.page])
    try workspace.write("output: Models\ntemplates: Templates\n", to: "jsonapi-gen.yaml")
    #expect(try await Command.run("generate", "library.yaml", in: workspace).status == 0)
    #expect(try workspace.text(of: "Models/docs/Book.md") == "# Book\n")
    #expect(
      try await Command.run("generate", "library.yaml", "--check", in: workspace).status == 0)

    try workspace.write("output: Models\n", to: "jsonapi-gen.yaml")
    #expect(try await Command.run("generate", "library.yaml", in: workspace).status == 0)
    #expect(try !workspace.contents().keys.contains("Models/docs/Book.md"))
  }

  @Test("an error in a template has its place, and nothing is written")
  func error() async throws {
    let workspace = try workspace(["page": Self.page + "{{nmae}}\n"])
    let outcome = try await generate(in: workspace)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        Templates/page.mustache:6:3: error: unknown field `nmae` [unknown-template-field]
          6 | {{nmae}}
            |   ^~~~
          help: did you mean `name`?

        1 error in 1 file: nothing was written.
        `jsonapi-gen explain unknown-template-field` says more.

        """)
    #expect(try workspace.modelFiles() == [])
  }

  @Test("errors of schema and templates are reported together, as JSON too")
  func together() async throws {
    let workspace = try workspace(["page": Self.page + "{{nmae}}\n"])
    try workspace.write("schema: 1\nname: Library\nresorces: {}\n", to: "library.yaml")
    let outcome = try await Command.run(
      "generate", "library.yaml", "--output", "Models", "--templates", "Templates",
      "--diagnostics", "json", in: workspace)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\"unknown-key\""))
    #expect(outcome.output.contains("\"unknown-template-field\""))
  }

  @Test("warnings of templates are for `templates check` alone")
  func warnings() async throws {
    let workspace = try workspace(["proprety": "{{name}}\n"])
    #expect(try await generate(in: workspace).errors == "")
    let outcome = try await Command.run(
      "templates", "check", "--templates", "Templates", in: workspace)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        "proprety.mustache:1:1: warning: template `proprety` is not used [unused-template]"))
  }

  @Test(
    "a path leads to one file in the output folder",
    arguments: [
      ("/tmp/{{fileName}}.md", "[invalid-template-path]"),
      ("../{{fileName}}.md", "[invalid-template-path]"),
      ("docs//{{fileName}}.md", "[invalid-template-path]"),
      ("docs/\u{7F}{{fileName}}.md", "[invalid-template-path]"),
      (".jsonapi-gen.json", "[invalid-template-path]"),
      ("docs/page.md", "[template-path-collision]"),
      ("{{fileName}}.swift", "[template-path-collision]"),
      ("documents.SWIFT", "[template-path-collision]"),
      ("Documents.swift/{{fileName}}.md", "[template-path-collision]"),
    ])
  func paths(path: String, identifier: String) async throws {
    let workspace = try workspace([
      "page": "---\nfor: resource\nfile: \(path)\n---\n# {{name}}\n"
    ])
    let outcome = try await generate(in: workspace)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Templates/page.mustache:3:7: error: "))
    #expect(outcome.errors.contains(identifier), "\(outcome.errors)")
    #expect(outcome.errors.contains("the resource `"))
    #expect(try workspace.modelFiles() == [])
  }

  @Test("an absent or empty folder ends the run")
  func absentFolder() async throws {
    let workspace = try workspace([:])
    let outcome = try await generate(in: workspace)
    #expect(outcome.status == 66)
    #expect(outcome.errors == "error: there is no folder Templates\n")
    try workspace.makeFolder("Template")
    #expect(
      try await generate(in: workspace).errors
        == "error: there is no folder Templates; did you mean Template?\n")
    try workspace.makeFolder("Templates")
    #expect(
      try await generate(in: workspace).errors
        == "error: the folder Templates has no .mustache files\n")
  }

  @Test(
    "a file with almost the name of a template ends the run, and other files are ignored",
    arguments: [
      ("resource.mustach", "resource.mustache"), ("Resource.Mustache", "Resource.mustache"),
      ("page.mustache.txt", "page.mustache"), ("property.hbs", "property.mustache"),
      ("README.md", nil), (".property.mustache.swp", nil),
    ])
  func nearNames(name: String, right: String?) async throws {
    let workspace = try workspace(["mine": "{{name}}"])
    try workspace.write("", to: "Templates/\(name)")
    for command in ["generate library.yaml -o Models", "validate library.yaml", "templates check"] {
      let outcome = try await Command.run(
        command.split(separator: " ").map(String.init) + ["--templates", "Templates"],
        in: workspace)
      #expect(outcome.status == (right == nil ? 0 : 66))
      if let right {
        #expect(
          outcome.errors
            == "error: Templates/\(name) is not used as a template; rename it to \(right)\n")
      }
    }
  }

  // MARK: validate

  @Test("validate checks templates as `templates check` does")
  func validate() async throws {
    let workspace = try workspace(["page": Self.page + "{{nmae}}\n", "unused": "{{name}}"])
    try workspace.write("templates: Templates\n", to: "jsonapi-gen.yaml")
    let outcome = try await Command.run("validate", "library.yaml", in: workspace)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Templates/page.mustache:6:3: error: unknown field `nmae`"))
    #expect(outcome.errors.contains("[unused-template]"))

    try workspace.remove("Templates/page.mustache")
    #expect(try await Command.run("validate", "library.yaml", in: workspace).status == 0)
    #expect(
      try await Command.run("validate", "library.yaml", "--strict", in: workspace).status == 1)
  }

  // MARK: templates

  @Test("list names the built-in templates and the user's")
  func list() async throws {
    let workspace = try workspace([
      "page": Self.page, "property": "{{> mine}}\n", "mine": "let {{name}}: {{type}}",
    ])
    let outcome = try await Command.run(
      "templates", "list", "--templates", "Templates", in: workspace)
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains("property property replaces the built-in one"))
    #expect(lines.contains("mine property a partial"))
    #expect(lines.contains("page resource a file for each resource: docs/{{fileName}}.md"))
    #expect(lines.contains("initializer structure an initializer"))
  }

  @Test("eject copies templates, and overwrites nothing")
  func eject() async throws {
    let workspace = try workspace(["property": "mine"])
    let outcome = try await Command.run(
      "templates", "eject", "property", "binding", in: workspace)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("new      Templates/binding.mustache\n"))
    #expect(outcome.output.contains("kept     Templates/property.mustache\n"))
    #expect(try workspace.text(of: "Templates/property.mustache") == "mine")
  }

  @Test("what eject copies generates the same models")
  func ejectAll() async throws {
    let workspace = try workspace([:])
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

  @Test("eject suggests the name that was meant")
  func ejectUnknown() async throws {
    let outcome = try await Command.run(
      "templates", "eject", "proprety", in: try workspace([:]))
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.contains(
        "Unknown built-in template `proprety`; did you mean `property`?"))
  }

  @Test("check needs a folder, and reports errors with warnings")
  func check() async throws {
    let workspace = try workspace([
      "page": Self.page + "{{#alias}}{{fileName}}{{/alias}}{{nmae}}\n"
    ])
    #expect(try await Command.run("templates", "check", in: workspace).status == 64)
    let outcome = try await Command.run(
      "templates", "check", "--templates", "Templates", in: workspace)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("[enclosing-template-field]"))
    #expect(outcome.errors.contains("[unknown-template-field]"))
    #expect(outcome.errors.contains("1 error, 1 warning in 1 file."))
  }
}
