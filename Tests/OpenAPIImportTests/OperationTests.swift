import Diagnostics
import OpenAPIImport
import Testing

/// Paths, operations and parameters: what is in the schema, and what is reported.
struct OperationTests {
  private func imported(_ paths: String) throws -> (text: String, losses: [OpenAPILoss]) {
    let (schema, losses) = try OpenAPIImportTests.imported(
      Description(
        schemas: """
          Tag:
            required: [type, attributes]
            properties:
              type: { const: tags }
              attributes: { required: [name], properties: { name: { type: string }, size: { type: integer } } }
          """, paths: paths
      ).file)
    return (text(of: schema), losses)
  }

  private func document(_ data: String) -> String {
    "200: { content: { application/vnd.api+json: { schema: { properties: { data: \(data), meta: {} } } } } }"
  }

  private let tag = "{ $ref: '#/components/schemas/Tag' }"
  private var tags: String { "{ type: array, items: \(tag) }" }

  @Test("a resource that may be null in a response is there, and the null is reported")
  func nullableData() throws {
    let (text, losses) = try imported(
      """
      /tags:
        get: { responses: { \(document(tags)) } }
      /tags/{id}:
        get: { operationId: GetTag, responses: { \(document("{ oneOf: [\(tag), { type: 'null' }] }")) } }
      """)
    #expect(text.contains("operations: [list, get]"))
    #expect(text.contains("      name: String\n      size?: Int"))
    #expect(losses.map(\.kind) == [.lostNullableData])
    #expect(
      losses.map(\.message) == [
        "this response may have null instead of `tags`, which clients reject"
      ])
    #expect(losses[0].pointer.hasPrefix("/paths/~1tags~1{id}/get/responses/200/"))
  }

  @Test("a type below something that is not a resource has no operations")
  func nested() throws {
    let (text, losses) = try imported(
      """
      /years/{year}/tags:
        get:
          parameters: [{ name: filter, in: query, style: deepObject, schema: { properties: { level: {} } } }]
          responses: { \(document(tags)) }
      """)
    #expect(text.contains("  tags:\n    operations: []\n"))
    #expect(!text.contains("filters"))
    #expect(losses.map(\.kind) == [.lostOperation])
    #expect(
      losses.map(\.message) == [
        "`GET /years/{year}/tags` is not in the schema: `{year}` is not the id of a resource type"
      ])
    #expect(losses.map(\.pointer) == ["/paths/~1years~1{year}~1tags/get"])
  }

  @Test("a collection below a parent has its path")
  func parents() throws {
    let (text, losses) = try imported(
      """
      /authors:
        get: { responses: { \(document("{ type: array, items: { properties: { type: { const: authors }, attributes: { properties: { name: {} } } } } }")) } }
      /authors/{authorId}/tags:
        get: { responses: { \(document(tags)) } }
      """)
    #expect(text.contains("path: authors/{authors}/tags\n    operations: [list]"))
    #expect(losses == [])
  }

  @Test("operations at another path, and with PUT, are reported with the reason")
  func otherPaths() throws {
    let (text, losses) = try imported(
      """
      /v1/tags:
        get: { responses: { \(document(tags)) } }
      /v2/tags:
        get: { responses: { \(document(tags)) } }
      /v1/tags/{id}:
        put: { responses: { \(document(tag)) } }
      """)
    #expect(text.contains("path: v1/tags\n    operations: [list]"))
    #expect(
      losses.map(\.message).sorted() == [
        "`GET /v2/tags` is not in the schema: the operations on `tags` are at `/v1/tags`",
        "`PUT /v1/tags/{id}` is not in the schema: JSON:API updates resources with `PATCH`",
      ])
  }

  @Test(
    "parameters are in the schema or reported",
    arguments: [
      (
        "{ name: 'sort[by]', in: query, schema: { enum: [date] } }", "",
        "the query parameter `sort[by]` is not in the schema"
      ),
      (
        "{ name: X-Region, in: header, schema: { type: string } }", "",
        "the header `X-Region` is not in the schema: clients set it"
      ),
      (
        "{ name: filter, in: query, schema: { type: string } }",
        "filters: { filter: { type: String, parameter: filter } }", nil
      ),
      (
        "{ name: filter, in: query, style: deepObject, schema: { properties: { level: { type: string } } } }",
        "filters: { level: String }", nil
      ),
      (
        "{ name: page, in: query, style: deepObject, schema: { properties: { number: { type: integer } } } }",
        "page: { style: number }", nil
      ),
      ("{ name: 'fields[tags]', in: query, schema: { enum: [name] } }", "", nil),
    ] as [(String, String, String?)])
  func parameters(parameter: String, line: String, loss: String?) throws {
    let (text, losses) = try imported(
      """
      /tags:
        get:
          parameters: [\(parameter)]
          responses: { \(document(tags)) }
      """)
    #expect(text.contains(line.isEmpty ? "operations: [list]" : line))
    #expect(losses.map(\.message) == [loss].compactMap(\.self))
    #expect(losses.allSatisfy { $0.pointer == "/paths/~1tags/get/parameters/0" })
  }

  @Test("the address of the API is reported with what all paths begin with")
  func address() throws {
    let file = SourceFile(
      path: "openapi.yaml",
      text: """
        openapi: 3.1.0
        info: { title: Blog }
        servers: [{ url: 'https://blog.example/' }]
        paths:
          /api/tags:
            get: { responses: { \(document("{ type: array, items: { properties: { type: { const: tags }, attributes: {} } } }")) } }
        """)
    let (_, losses) = try OpenAPIImportTests.imported(file)
    #expect(
      losses.map(\.message) == [
        "the schema has no address: create clients with `https://blog.example/api`"
      ])
    #expect(losses.map(\.pointer) == ["/servers/0"])
  }

  @Test("a document has a name that a person would write")
  func documentNames() throws {
    let (text, _) = try imported(
      """
      /tags:
        get: { operationId: GetTagResponseCollectionCompoundDocument, responses: { \(document(tags)) } }
      /tags/{id}:
        get: { operationId: readTag, responses: { \(document(tag)) } }
      """)
    #expect(text.contains("  TagList: { data: [tags]"))
    #expect(text.contains("  TagResponse: { data: tags"))
  }

  @Test("attributes that are not nullable are present, if that is asked for")
  func presence() throws {
    let file = Description(
      schemas: """
        Article:
          properties:
            type: { const: articles }
            attributes:
              properties:
                title: { type: string }
                subtitle: { type: [string, 'null'] }
                size: { properties: { width: { type: integer } } }
            relationships: { properties: { author: { properties: { data: {
              properties: { type: { const: people }, id: { type: string } } } } } } }
        """
    ).file
    let schema = try #require(OpenAPIImport.read(file, requiresNonNullable: true).schema)
    let lines = text(of: schema).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("title: String"))
    #expect(lines.contains("subtitle?: String?"))
    #expect(lines.contains("size: { object: { width: Int } }"))
    #expect(lines.contains { $0.hasPrefix("author?: ") })
    let plain = try #require(OpenAPIImport.read(file).schema)
    #expect(plain.resources[0].attributes.allSatisfy { $0.isOptional })
  }

  @Test(
    "the first error of a description that cannot be read says what to run",
    arguments: [
      ("swagger: '2.0'\n", "npx swagger2openapi api.yaml --outfile openapi.json"),
      (
        "openapi: 3.1.0\npaths: { /a: { $ref: paths/a.yaml } }\n",
        "npx @redocly/cli bundle api.yaml --output bundled.yaml"
      ),
    ])
  func converters(text: String, command: String) throws {
    let result = OpenAPIImport.read(SourceFile(path: "api.yaml", text: text))
    let error = try #require(result.diagnostics.first)
    #expect(error.severity == .error)
    #expect(error.suggestion?.contains(command) == true)
  }
}
