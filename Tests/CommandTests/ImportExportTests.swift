import Foundation
import TestWorkspace
import Testing

/// `import` and `export`, as commands.
struct ImportExportTests {
  private static let description = """
    openapi: 3.1.0
    info: { title: Blog }
    paths:
      /articles/{id}:
        get:
          parameters: [{ name: 'limit[a]', in: query }]
          responses:
            200:
              content:
                application/vnd.api+json:
                  schema:
                    properties:
                      data:
                        properties:
                          type: { const: articles }
                          attributes: { properties: { title: { type: string } } }
    """

  private static let schema = """
    schema: 1
    name: Blog

    resources:
      articles:
        operations: [get]
        attributes:
          title?: String

    """

  @Test("a description becomes a schema, and what is lost a list with JSON pointers")
  func importing() async throws {
    let workspace = try Workspace()
    try workspace.write(Self.description, to: "openapi.yaml")
    let outcome = try await Command.run(
      "import", "openapi", "openapi.yaml", "-o", "Schemas/api.yaml", "--lost", "lost.json",
      in: workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output
        == "Schemas/api.yaml: 1 resource type, 1 attribute, 0 relationships of 1 operation; 1 lost\n"
        + "  no attribute is required; if responses have all that are not nullable, add"
        + " --present-unless-nullable\n")
    #expect(outcome.errors.contains("[lost-parameter]"))
    #expect(try workspace.text(of: "Schemas/api.yaml") == Self.schema)
    #expect(
      try workspace.text(of: "lost.json").contains(
        "\"pointer\": \"/paths/~1articles~1{id}/get/parameters/0\""))
    #expect(try await Command.run("generate", "--output", "Models", in: workspace).status == 0)
  }

  @Test("attributes that are not nullable are present with --present-unless-nullable")
  func presence() async throws {
    let workspace = try Workspace()
    try workspace.write(Self.description, to: "openapi.yaml")
    let outcome = try await Command.run(
      "import", "openapi", "openapi.yaml", "--present-unless-nullable", in: workspace)
    #expect(outcome.output == Self.schema.replacing("title?", with: "title"))
    #expect(!outcome.errors.contains("no attribute is required"))
  }

  @Test("without --output the schema is printed")
  func output() async throws {
    let workspace = try Workspace()
    try workspace.write(Self.description, to: "openapi.yaml")
    let printed = try await Command.run("import", "openapi", "openapi.yaml", in: workspace)
    #expect(printed.output == Self.schema)
  }

  @Test("a schema that exists gets what it lacks; its lines stay, but for guesses")
  func refinement() async throws {
    let workspace = try Workspace()
    try workspace.write(
      Self.description.replacing(
        "title: { type: string }",
        with: "title: { type: string }, level: { $ref: '#/components/schemas/Level' }, "
          + "at: { type: string, format: date-time }")
        + "\ncomponents: { schemas: { Level: { type: string, enum: [low, high] } } }\n",
      to: "openapi.yaml")
    let old = """
      schema: 1
      name: Blog
      resources:
        articles:
          attributes:
            title: Int # mine
            at?: JSON # guess: null so far

      """
    try workspace.write(old, to: "api.yaml")
    let arguments = ["import", "openapi", "openapi.yaml", "-o", "api.yaml"]
    let outcome = try await Command.run(arguments, in: workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasSuffix("api.yaml: 4 lines added, 1 changed\n"))
    #expect(
      try workspace.text(of: "api.yaml") == """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              title: Int # mine
              at?: DateTime
              level?: Level

        types:
          Level: { enum: [low, high] }

        """)
    let again = try await Command.run(arguments, in: workspace)
    #expect(again.output.hasSuffix("api.yaml: nothing to add\n"))
    try workspace.write("mine", to: "api.yaml")
    #expect(try await Command.run(arguments, in: workspace).status == 1)
    #expect(try workspace.text(of: "api.yaml") == "mine")
  }

  @Test("init starts a project with a description")
  func initialization() async throws {
    let workspace = try Workspace()
    try workspace.write(Self.description, to: "openapi.yaml")
    let outcome = try await Command.run("init", "--from", "openapi.yaml", in: workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("1 resource type, 1 attribute"))
    #expect(try workspace.text(of: "Schemas/api.yaml").hasSuffix(Self.schema))
    #expect(try await Command.run("generate", in: workspace).status == 0)
  }

  @Test("what is no description ends the run")
  func mistakes() async throws {
    let workspace = try Workspace()
    try workspace.write("{", to: "openapi.json")
    let outcome = try await Command.run("import", "openapi", "openapi.json", in: workspace)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("openapi.json:1:1: error: this object is not closed"))
    #expect(try await Command.run("import", "openapi", "none.json", in: workspace).status == 66)
  }

  @Test("each export is written")
  func exporting() async throws {
    let workspace = try Workspace()
    try workspace.write(Self.schema, to: "api.yaml")
    let openapi = try await Command.run(
      "export", "openapi", "api.yaml", "-o", "openapi.json", in: workspace)
    #expect(openapi.status == 0, "\(openapi.errors)")
    let back = try await Command.run("import", "openapi", "openapi.json", in: workspace)
    #expect(back.output == Self.schema)
    let jsonSchema = try await Command.run(
      "export", "json-schema", "api.yaml", "--document", "[articles]", in: workspace)
    #expect(jsonSchema.output.contains("\"const\": \"articles\""))
    let near = try await Command.run(
      "export", "json-schema", "api.yaml", "--document", "article", in: workspace)
    #expect(near.status == 64)
    #expect(near.errors.contains("did you mean `articles`?"))
    let examples = try await Command.run(
      "export", "examples", "api.yaml", "-o", "Examples", in: workspace)
    #expect(examples.output == "Examples: 1 example\n")
    #expect(try workspace.text(of: "Examples/articles.json").contains("\"title\": \"Title\""))
    let model = try await Command.run("export", "model", "api.yaml", in: workspace)
    #expect(model.output.contains("\"name\": \"Article\""))
  }
}
