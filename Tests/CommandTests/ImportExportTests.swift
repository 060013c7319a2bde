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
    )
    #expect(outcome.errors.contains("[lost-parameter]"))
    #expect(try workspace.text(of: "Schemas/api.yaml") == Self.schema)
    #expect(
      try workspace.text(of: "lost.json").contains(
        "\"pointer\": \"/paths/~1articles~1{id}/get/parameters/0\""))
    #expect(try await Command.run("generate", "--output", "Models", in: workspace).status == 0)
  }

  @Test("without --output the schema is printed, and nothing is overwritten with it")
  func output() async throws {
    let workspace = try Workspace()
    try workspace.write(Self.description, to: "openapi.yaml")
    let printed = try await Command.run("import", "openapi", "openapi.yaml", in: workspace)
    #expect(printed.output == Self.schema)
    try workspace.write("mine", to: "api.yaml")
    let refused = try await Command.run(
      "import", "openapi", "openapi.yaml", "-o", "api.yaml", in: workspace)
    #expect(refused.status == 73)
    #expect(refused.errors.contains("api.yaml exists and is not overwritten"))
    #expect(try workspace.text(of: "api.yaml") == "mine")
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
