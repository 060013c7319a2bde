import Diagnostics
import OpenAPIImport
import Testing

@Suite("Examples in descriptions")
struct ExampleTests {
  /// A description whose answer has an example.
  private static func file(attributes: String, relationships: String = "{}", example: String)
    -> SourceFile
  {
    Description(
      schemas: """
        Article:
          required: [attributes]
          properties:
            type: { const: articles }
            id: { type: string }
            attributes: \(attributes)
            relationships: \(relationships)
        """,
      paths: """
        /articles:
          get: { responses: { 200: { content: { application/vnd.api+json: {
            schema: { properties: { data: { type: array, items: { $ref: '#/components/schemas/Article' } } } },
            examples: { one: { value: \(example) } }
          } } } } }
        """
    ).file
  }

  private static let pointer =
    "/paths/~1articles/get/responses/200/content/application~1vnd.api+json/examples/one/value/data/0"

  @Test("decide what the schemas leave open, as guesses")
  func open() throws {
    let file = Self.file(
      attributes: "{ required: [any], properties: { any: {}, free: { type: object } } }",
      example: """
        { data: [{ type: articles, id: '1', attributes: { any: 2026-01-01, free: { a: 1 }, more: 3 },
          relationships: { original: { data: { type: articles, id: '2' } }, author: { data: { type: people, id: '2' } } } }] }
        """)
    let (schema, losses) = try imported(file)
    #expect(losses == [])
    #expect(schema.resources.count == 1)
    let text = try #require(OpenAPIImport.read(file).text)
    #expect(
      text.contains(
        """
          articles:
            operations: [list]
            attributes:
              any: Day # guess: type from an example
              free?: { map: JSON }
              more?: Int # guess: in an example alone
            relationships:
              original?: articles? # guess: in an example alone

        """), "\(text)")
  }

  @Test(
    "that their schemas forbid are reported at their place",
    arguments: [
      (
        "attributes: { name: 7 }", "/attributes/name",
        "in an example, `name` of `articles` is a whole number, not String, in 1 of 1 value"
      ),
      (
        "attributes: {}", "/attributes",
        "in an example, `name` of `articles` is missing in 1 of 1 object"
      ),
      (
        "attributes: { name: null }", "/attributes/name",
        "in an example, `name` of `articles` is null in 1 of 1 object"
      ),
      (
        "attributes: { name: A }, relationships: { next: { data: { type: people, id: '1' } } }",
        "/relationships/next/data", "in an example, `next` of `articles` also leads to `people`"
      ),
    ])
  func contradictions(object: String, pointer: String, message: String) throws {
    let (schema, losses) = try imported(
      Self.file(
        attributes: "{ required: [name], properties: { name: { type: string } } }",
        relationships:
          "{ properties: { next: { required: [data], properties: { data: { properties: { type: { const: articles } } } } } } }",
        example: "{ data: [{ type: articles, id: '1', \(object) }] }"))
    #expect(losses.map(\.message) == [message])
    #expect(losses.map(\.kind) == [.exampleContradicts])
    #expect(losses.map(\.pointer) == [Self.pointer + pointer])
    #expect(text(of: schema).contains("name: String\n"))
  }
}
