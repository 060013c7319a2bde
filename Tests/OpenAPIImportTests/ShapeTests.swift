import Diagnostics
import OpenAPIImport
import Testing

/// The shapes in which generators of descriptions say what resources are.
struct ShapeTests {
  private func document(_ data: String) -> String {
    "{ content: { application/vnd.api+json: { schema: { properties: { data: \(data) } } } } }"
  }

  @Test("the type is an enum of one, and nothing is required, as in App Store Connect")
  func enumOfOne() throws {
    let (schema, losses) = try imported(
      Description(
        schemas: """
          Article:
            type: object
            properties:
              type: { type: string, enum: [articles] }
              id: { type: string }
              attributes:
                properties:
                  title: { type: string }
                  createdDate: { type: string, format: date-time }
              relationships:
                properties:
                  author:
                    properties:
                      links: { properties: { self: { type: string }, related: { type: string } } }
                      data:
                        properties: { type: { enum: [people] }, id: { type: string } }
                  comments: { properties: { links: { properties: { related: { type: string } } } } }
          """,
        paths: """
          /v1/articles/{id}:
            get: { responses: { 200: \(document("{ $ref: '#/components/schemas/Article' }")) } }
          /v1/articles/{id}/comments:
            get: { responses: { 200: \(document("{ type: array, items: { properties: { type: { enum: [comments] }, attributes: { properties: { text: { type: string } } } } } }")) } }
          """
      ).file)
    #expect(
      text(of: schema) == """
        resources:
          articles:
            operations: [get]
            attributes:
              title?: String
              createdDate?: DateTime
            relationships:
              author?: { one: people, linkage: included, links: ['self?', 'related?'] }
              comments?: { many: comments, linkage: never, links: ['related?'] }
          comments:
            path: articles/{articles}/comments
            operations: [list]
            attributes:
              text?: String
          people:
            operations: []

        """)
    #expect(losses.map(\.kind) == [.lostTarget, .lostAddress])
  }

  @Test(
    "examples say where a relationship leads whose identifiers have any type",
    arguments: [true, false])
  func targetsOfExamples(isNamed: Bool) throws {
    let example =
      "{ data: { type: articles, id: '1', relationships: { makers: { data: [{ type: people, id: '1' }] } } } }"
    let (schema, _) = try imported(
      Description(
        schemas: """
          Article:
            properties:
              type: { enum: [articles] }
              relationships:
                properties:
                  makers: { properties: { data: { type: array, items: { $ref: '#/components/schemas/Any' } } } }
          Any: { properties: { id: { type: string }, type: { type: string } } }
          """,
        paths: """
          /articles/{id}:
            get:
              responses:
                200:
                  content:
                    application/vnd.api+json:
                      schema: { properties: { data: { $ref: '#/components/schemas/Article' } } }
                      \(isNamed ? "examples: { one: { value: \(example) } }" : "example: \(example)")
          """
      ).file)
    let makers = try #require(schema.resource(ofType: "articles")?.relationships.first)
    #expect(makers.cardinality == .many && makers.targets.map(\.value) == ["people"])
  }

  @Test("inline resources of several documents are one, required where all require, as in Klaviyo")
  func inlineParts() throws {
    let resource = { (required: String, more: String) in
      """
      { allOf: [{ properties: { type: { $ref: '#/components/schemas/ArticleEnum' },
        id: { type: string }, attributes: { properties: { title: { type: string },
        body: { type: [string, 'null'] }\(more) }, required: [\(required)] } },
        required: [type, id, attributes] }] }
      """
    }
    let (schema, _) = try imported(
      Description(
        schemas: "ArticleEnum: { type: string, enum: [article] }",
        paths: """
          /api/articles:
            get: { responses: { 200: \(document("{ type: array, items: \(resource("title, body", ""))}")) } }
          /api/articles/{id}:
            get: { responses: { 200: \(document(resource("title", ", views: { type: integer }"))) } }
          """
      ).file)
    #expect(
      text(of: schema) == """
        resources:
          article:
            path: articles
            operations: [list, get]
            attributes:
              title: String
              body?: String?
              views?: Int

        """)
  }

  @Test("a discriminator maps types to schemas, as in JsonApiDotNetCore")
  func discriminator() throws {
    let (schema, _) = try imported(
      Description(
        schemas: """
          ResourceType: { type: string, enum: [articles, people] }
          ResourceInResponse:
            type: object
            required: [type, id]
            properties: { type: { $ref: '#/components/schemas/ResourceType' }, id: { type: string } }
            discriminator:
              propertyName: type
              mapping:
                articles: '#/components/schemas/ArticleDataInResponse'
                people: '#/components/schemas/PersonDataInResponse'
          ArticleDataInResponse:
            allOf:
              - $ref: '#/components/schemas/ResourceInResponse'
              - required: [attributes]
                properties:
                  attributes: { required: [title], properties: { title: { type: string } } }
                  relationships:
                    properties:
                      author: { $ref: '#/components/schemas/NullableToOnePerson' }
          PersonDataInResponse:
            allOf:
              - $ref: '#/components/schemas/ResourceInResponse'
              - properties: { attributes: { properties: { name: { type: string } } } }
          PersonIdentifier:
            properties: { type: { enum: [people] }, id: { type: string } }
          NullableToOnePerson:
            required: [data]
            properties:
              data: { nullable: true, oneOf: [{ $ref: '#/components/schemas/PersonIdentifier' }] }
          ArticleDataInCreateRequest:
            required: [type, attributes]
            properties:
              type: { enum: [articles] }
              attributes:
                required: [title]
                properties: { title: { type: string }, secret: { type: string } }
          """,
        paths: """
          /articles:
            get: { responses: { 200: \(document("{ type: array, items: { $ref: '#/components/schemas/ArticleDataInResponse' } }")) } }
            post:
              requestBody: \(document("{ $ref: '#/components/schemas/ArticleDataInCreateRequest' }"))
              responses: { 201: \(document("{ $ref: '#/components/schemas/ArticleDataInResponse' }")) }
          /people/{id}:
            get: { responses: { 200: \(document("{ $ref: '#/components/schemas/PersonDataInResponse' }")) } }
          """
      ).file)
    #expect(
      text(of: schema) == """
        resources:
          articles:
            operations: [list, create]
            attributes:
              title: String
              secret?: { type: String, writeOnly: true }
            relationships:
              author?: { one: 'people?', readOnly: true }
          people:
            operations: [get]
            attributes:
              name?: String

        """)
  }

  @Test("responses, requests and patches have schemas of their own, as in drf-spectacular")
  func separateSchemas() throws {
    let (schema, _) = try imported(
      Description(
        schemas: """
          Article:
            type: object
            required: [type, id, attributes]
            properties:
              type: { allOf: [{ $ref: '#/components/schemas/ArticleTypeEnum' }] }
              id: { type: string, format: uuid }
              attributes:
                required: [title, created, state]
                properties:
                  title: { type: string, maxLength: 10 }
                  created: { type: string, format: date, readOnly: true }
                  state: { allOf: [{ $ref: '#/components/schemas/StateEnum' }], description: "The state.\\n\\nMore." }
          ArticleTypeEnum: { type: string, enum: [articles] }
          StateEnum: { type: string, enum: [draft, done] }
          ArticleRequest:
            required: [type, attributes]
            properties:
              type: { $ref: '#/components/schemas/ArticleTypeEnum' }
              attributes:
                required: [title]
                properties: { title: { type: string }, state: { $ref: '#/components/schemas/StateEnum' } }
          PatchedArticleRequest:
            required: [type, id]
            properties:
              type: { $ref: '#/components/schemas/ArticleTypeEnum' }
              id: { type: string }
              attributes: { properties: { title: { type: string } } }
          """,
        paths: """
          /articles:
            post:
              requestBody: \(document("{ $ref: '#/components/schemas/ArticleRequest' }"))
              responses: { 201: \(document("{ $ref: '#/components/schemas/Article' }")) }
          /articles/{id}:
            patch:
              requestBody: \(document("{ $ref: '#/components/schemas/PatchedArticleRequest' }"))
              responses: { 200: \(document("{ $ref: '#/components/schemas/Article' }")) }
            delete: { responses: { 204: { description: Gone } } }
          """
      ).file)
    #expect(
      text(of: schema) == """
        types:
          StateEnum: { enum: [draft, done] }

        resources:
          articles:
            id: UUID
            operations: [create, update, delete]
            attributes:
              title: String
              created: { type: Day, readOnly: true }
              state: { type: StateEnum, createOnly: true, create: optional, description: The state. }

        """)
  }

  @Test("the type is a default, and targets come from paths, as in Laravel and Fastly")
  func defaults() throws {
    let (schema, _) = try imported(
      Description(
        schemas: """
          Article:
            required: [type, id, attributes]
            properties:
              type: { type: string, default: articles }
              id: { type: string }
              attributes: { properties: { title: { type: string } } }
              relationships: { properties: { latest-editor: { properties: { links: { properties: { related: { type: string } } } } } } }
          """,
        paths: """
          /articles/{article}:
            get: { responses: { 200: \(document("{ $ref: '#/components/schemas/Article' }")) } }
          /articles/{article}/latest-editor:
            get: { responses: { 200: \(document("{ properties: { type: { default: people }, attributes: { properties: { name: { type: string } } } } }")) } }
          """
      ).file)
    #expect(
      text(of: schema) == """
        resources:
          articles:
            operations: [get]
            attributes:
              title?: String
            relationships:
              latest-editor?: { one: people, linkage: never, links: ['related?'] }
          people:
            operations: []
            attributes:
              name?: String

        """)
  }

  @Test("JSON and OpenAPI 3.0 are read as well")
  func json() throws {
    let text = """
      {"openapi": "3.0.1", "info": {"title": "Blog"}, "paths": {"/articles/{id}": {"get": {
      "responses": {"200": {"$ref": "#/components/responses/Article"}}}}},
      "components": {"responses": {"Article": {"content": {"application/json": {"schema": {
      "properties": {"data": {"properties": {"type": {"enum": ["articles"]}, "attributes": {
      "properties": {"title": {"type": "string", "nullable": true}}}}}}}}}}}}}
      """
    let (schema, losses) = try imported(SourceFile(path: "openapi.json", text: text))
    #expect(schema.name.value == "Blog")
    #expect(schema.resources.map(\.type.value) == ["articles"])
    #expect(schema.resources.first?.attributes.first?.isNullable == true)
    #expect(losses == [])
  }
}
