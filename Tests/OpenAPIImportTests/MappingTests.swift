import Diagnostics
import OpenAPIImport
import ResourceSchema
import Testing

/// What schemas of OpenAPI become in the schema language.
struct MappingTests {
  private func attribute(_ schema: String, more: String = "") throws -> (String, [OpenAPILoss]) {
    let (result, losses) = try imported(
      Description(
        schemas: """
          Article:
            required: [attributes]
            properties:
              type: { const: articles }
              attributes: { required: [a], properties: { a: \(schema) } }
          \(more)
          """
      ).file)
    let lines = text(of: result).split(separator: "\n").drop { !$0.contains("attributes:") }
    return (lines.dropFirst().joined(separator: "\n").drop { $0 == " " }.description, losses)
  }

  @Test(
    "types and formats",
    arguments: [
      ("{ type: string }", "a: String"), ("{ type: string, format: date-time }", "a: DateTime"),
      ("{ type: string, format: date }", "a: Day"), ("{ type: string, format: uuid }", "a: UUID"),
      ("{ type: string, format: uri }", "a: URL"), ("{ type: string, format: byte }", "a: Data"),
      ("{ type: string, format: decimal }", "a: { type: Decimal, format: text }"),
      ("{ type: string, format: email }", "a: String"), ("{ type: integer }", "a: Int"),
      ("{ type: integer, format: int64 }", "a: Int"), ("{ type: number }", "a: Double"),
      ("{ type: boolean }", "a: Bool"), ("{}", "a: JSON"), ("true", "a: JSON"),
      ("{ type: object }", "a: { map: JSON }"),
      ("{ type: array, items: { type: string } }", "a: [String]"),
      ("{ type: array, items: { type: string, nullable: true } }", "a: ['String?']"),
      ("{ type: array }", "a: [JSON]"),
      ("{ type: object, additionalProperties: { type: integer } }", "a: { map: Int }"),
      ("{ type: [string, 'null'] }", "a: String?"),
      ("{ type: string, nullable: true }", "a: String?"),
      ("{ oneOf: [{ type: integer }, { type: 'null' }] }", "a: Int?"),
      ("{ oneOf: [{ type: integer }, { type: string }] }", "a: Int | String"),
      ("{ type: [string, boolean] }", "a: String | Bool"),
      ("{ enum: [draft, done] }", "a: { enum: [draft, done] }"),
      ("{ enum: [draft, null] }", "a: { enum: [draft], nullable: true }"),
      ("{ type: integer, enum: [1, 2] }", "a: { enum: [1, 2] }"),
      (
        "{ type: integer, enum: [1, 2], x-enum-varnames: [low, high] }",
        "a: { enum: { low: 1, high: 2 } }"
      ),
      ("{ type: string, enum: ['', on] }", "a: { enum: { empty: '', 'on': 'on' } }"),
      (
        "{ required: [x], properties: { x: { type: number }, y: { type: string } } }",
        "a: { object: { x: Double, 'y?': String } }"
      ),
      ("{ type: string, pattern: '^[a-z]+$' }", "a: { type: String, pattern: '[a-z]+' }"),
      ("{ type: string, readOnly: true }", "a: { type: String, readOnly: true }"),
      ("{ type: string, example: Omakase }", "a: { type: String, example: Omakase }"),
    ])
  func types(schema: String, attribute expected: String) throws {
    let (attribute, losses) = try attribute(schema)
    #expect(attribute == expected)
    #expect(losses == [])
  }

  @Test("a union of a text and an enum is the enum, which is open")
  func openEnum() throws {
    let (attribute, losses) = try attribute("{ anyOf: [{ enum: [draft] }, { type: string }] }")
    #expect(attribute == "a: { enum: [draft] }")
    #expect(losses == [])
  }

  @Test("a reference to nothing is any JSON, and is reported with its place")
  func lostReference() throws {
    let (attribute, losses) = try attribute("{ $ref: '#/components/schemas/Nothing' }")
    #expect(attribute == "a: JSON")
    #expect(losses.map(\.kind) == [.lostReference])
    #expect(
      losses.first?.pointer == "/components/schemas/Article/properties/attributes/properties/a")
  }

  @Test("references in circles end")
  func circles() throws {
    let (_, losses) = try attribute(
      "{ $ref: '#/components/schemas/A' }",
      more:
        "A: { allOf: [{ $ref: '#/components/schemas/B' }] }\nB: { $ref: '#/components/schemas/A' }")
    #expect(Set(losses.map(\.kind)) == [.lostRecursion])
  }

  @Test("names that collide in Swift are disambiguated")
  func collisions() throws {
    let (schema, losses) = try imported(
      Description(
        schemas: """
          Article:
            properties:
              type: { const: articles }
              attributes:
                properties:
                  publish-on: { type: string }
                  publish_on: { type: string }
                  level: { enum: [LOW, low, '+', '-'] }
                  self: { type: string }
                  type: { type: string }
                  kind: { $ref: '#/components/schemas/Article_Kind' }
          Article_Kind: { enum: [a] }
          """
      ).file)
    #expect(schema.resources[0].attributes.count >= 5)
    #expect(losses.allSatisfy { $0.kind == .lostName })
  }

  @Test("an attribute and a relationship of one name are both there")
  func attributeAndRelationship() throws {
    let (schema, losses) = try imported(
      Description(
        schemas: """
          Article:
            properties:
              type: { const: articles }
              attributes: { properties: { parent: { type: string } } }
              relationships: { properties: { parent: { properties: { data: {
                properties: { type: { const: articles }, id: { type: string } } } } } } }
          """
      ).file)
    #expect(schema.resources[0].attributes.map(\.name.value) == ["parent"])
    #expect(schema.resources[0].relationships.map(\.name.value) == ["parent"])
    #expect(schema.resources[0].relationships[0].swiftName?.value == "relatedParent")
    #expect(losses == [])
  }

  @Test("keeps the slash at the end of a path")
  func slash() throws {
    let (schema, _) = try imported(
      Description(
        schemas: """
          Article:
            properties:
              type: { const: articles }
              attributes: { properties: { title: { type: string } } }
          ArticleList:
            properties: { data: { type: array, items: { $ref: '#/components/schemas/Article' } } }
          """,
        paths: """
          /api/articles/:
            get: { responses: { 200: { content: { application/vnd.api+json: { schema: { $ref: '#/components/schemas/ArticleList' } } } } } }
          /api/articles/{id}/:
            delete: { responses: { 204: {} } }
          """
      ).file)
    #expect(schema.resources[0].api.path?.value == "articles/")
    #expect(schema.resources[0].api.operations == [.list, .delete])
  }

  @Test("query parameters, pages and documents")
  func queries() throws {
    let (schema, losses) = try imported(
      Description(
        schemas: """
          Article:
            properties:
              type: { const: articles }
              attributes: { properties: { title: { type: string }, created-at: { type: string, format: date-time } } }
              relationships: { properties: { author: { properties: { data: { $ref: '#/components/schemas/Person' } } } } }
          Person: { properties: { type: { const: people }, attributes: { properties: { name: { type: string } } } } }
          ArticleList:
            required: [data, meta]
            properties:
              data: { type: array, items: { $ref: '#/components/schemas/Article' } }
              included: { type: array, items: { oneOf: [{ $ref: '#/components/schemas/Person' }] } }
              links: { properties: { self: {}, first: {}, next: {} } }
              meta: { required: [total], properties: { total: { type: integer } } }
          """,
        paths: """
          /api/v2/posts:
            parameters: [{ name: include, in: query, schema: { type: array, items: { enum: [author] } } }]
            get:
              parameters:
                - { name: 'filter[title]', in: query, schema: { type: string } }
                - { name: 'filter[created-at][gt]', in: query, schema: { type: string, format: date-time } }
                - { name: 'filter[created-at][lt]', in: query, schema: { type: string, format: date-time } }
                - { name: 'filter[author]', in: query, schema: { type: string } }
                - { name: sort, in: query, schema: { enum: [title, -title, rank, -rank] } }
                - { name: 'page[number]', in: query, schema: { type: integer } }
                - { name: 'page[size]', in: query, schema: { type: integer, maximum: 50, default: 20 } }
                - { name: 'limit[author]', in: query, schema: { type: integer } }
              responses: { 200: { content: { application/vnd.api+json: { schema: { $ref: '#/components/schemas/ArticleList' } } } } }
          """
      ).file)
    #expect(
      text(of: schema) == """
        resources:
          articles:
            path: posts
            operations: [list]
            page: { style: number, size: 20, max: 50 }
            filters: { title: String, created-at: { type: DateTime, operators: [gt, lt] }, author: people }
            sorts: [title, { name: rank }]
            includes: [author]
            answers: { list: ArticleList }
            attributes:
              title?: String
              created-at?: DateTime
            relationships:
              author?: { one: people, linkage: included }
          people:
            operations: []
            attributes:
              name?: String

        documents:
          ArticleList: { data: [articles], include: [author], meta: { total: Int }, links: pagination }

        """)
    #expect(losses.map(\.kind) == [.lostParameter, .lostAddress])
    #expect(losses.first?.pointer == "/paths/~1api~1v2~1posts/get/parameters/7")
  }

  @Test(
    "what is no description of JSON:API has an error",
    arguments: [
      ("{", "json-syntax"), ("[]", "not-openapi"), ("{\"openapi\": \"2.0\"}", "not-openapi"),
      ("{\"openapi\": \"3.1.0\"}", "no-json-api"), ("", "not-openapi"),
      ("a: [", "unclosed-bracket"),
      ("openapi: 3.0.0\npaths: 7", "no-json-api"),
    ])
  func errors(text: String, identifier: String) {
    let result = OpenAPIImport.read(SourceFile(path: "openapi", text: text))
    #expect(result.schema == nil)
    #expect(result.text == nil)
    #expect(
      result.diagnostics.filter { $0.severity == .error }.map(\.identifier) == [identifier])
  }
}
