import Diagnostics
import OpenAPIImport
import Testing

/// Schemas that a member tells apart, and schemas that inherit others.
struct DiscriminatorTests {
  private func imported(_ attribute: String, _ more: String) throws -> (
    text: String, losses: [OpenAPILoss]
  ) {
    let (schema, losses) = try OpenAPIImportTests.imported(
      Description(
        schemas: """
          Article:
            required: [type, attributes]
            properties:
              type: { const: articles }
              attributes: { required: [a], properties: { a: \(attribute) } }
          \(more)
          """
      ).file)
    return (text(of: schema), losses)
  }

  private let steps = """
    Email: { required: [kind], properties: { kind: { enum: [email] }, subject: { type: string } } }
    Text: { required: [kind], properties: { kind: { enum: [text-message] }, body: { type: string } } }
    """

  @Test(
    "objects are a union with a tag",
    arguments: [
      "{ oneOf: [{ $ref: '#/components/schemas/Email' }, { $ref: '#/components/schemas/Text' }] }",
      """
      { anyOf: [{ $ref: '#/components/schemas/Email' }, { $ref: '#/components/schemas/Text' }], discriminator: {
        propertyName: kind, mapping: { email: '#/components/schemas/Email', text-message: Text } } }
      """,
    ])
  func tagged(attribute: String) throws {
    let (text, losses) = try imported(attribute, steps)
    #expect(text.contains("Email: { object: { 'subject?': String } }"))
    #expect(text.contains("Text: { object: { 'body?': String } }"))
    #expect(text.contains("a: { oneOf: { email: Email, text-message: Text }, tag: kind }"))
    #expect(losses == [])
  }

  @Test("objects with a tag are one of several shapes")
  func beside() throws {
    let (text, losses) = try imported(
      """
      { oneOf: [{ type: string }, { $ref: '#/components/schemas/Email' }, { $ref: '#/components/schemas/Text' }] }
      """, steps)
    #expect(
      text.contains(
        """
              a:
                oneOf:
                  string: String
                  object: { oneOf: { email: Email, text-message: Text }, tag: kind }
        """))
    #expect(losses == [])
  }

  @Test("objects that nothing tells apart are JSON, reported at their schema")
  func untagged() throws {
    let (text, losses) = try imported(
      "{ oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] }",
      "A: { properties: { a: { type: string } } }\nB: { properties: { b: { type: string } } }")
    #expect(text.contains("a: JSON"))
    #expect(losses.map(\.kind) == [.lostUnion])
    #expect(
      losses.first?.pointer == "/components/schemas/Article/properties/attributes/properties/a")
  }

  @Test("objects that extend a base with a discriminator have the members of both")
  func inherited() throws {
    let (text, losses) = try imported(
      "{ $ref: '#/components/schemas/Shape' }",
      """
      Shape:
        required: [kind]
        properties: { kind: { type: string }, color: { type: string } }
        discriminator: { propertyName: kind }
      Circle: { allOf: [{ $ref: '#/components/schemas/Shape' }, { properties: { radius: { type: number } } }] }
      Square: { allOf: [{ $ref: '#/components/schemas/Shape' }, { properties: { side: { type: number } } }] }
      """)
    #expect(text.contains("Circle: { object: { 'color?': String, 'radius?': Double } }"))
    #expect(text.contains("Square: { object: { 'color?': String, 'side?': Double } }"))
    #expect(text.contains("Shape: { oneOf: { Circle: Circle, Square: Square }, tag: kind }"))
    #expect(losses == [])
  }

  @Test("attributes that a discriminator leads to belong to the type that is its value")
  func attributes() throws {
    let (schema, losses) = try OpenAPIImportTests.imported(
      Description(
        schemas: """
          Building:
            properties:
              type: { type: string }
              attributes: { $ref: '#/components/schemas/BuildingAttributes' }
            discriminator: { propertyName: type, mapping: { articles: '#/components/schemas/Article' } }
          Article: { allOf: [{ $ref: '#/components/schemas/Building' }] }
          BuildingAttributes:
            properties: { area: { type: integer } }
            discriminator: { propertyName: kind, mapping: { articles: '#/components/schemas/ArticleAttributes' } }
          ArticleAttributes: { allOf: [{ $ref: '#/components/schemas/BuildingAttributes' }, { properties: { owner: { type: string } } }] }
          """
      ).file)
    #expect(schema.resources.map(\.type.value) == ["articles"])
    #expect(schema.resources[0].attributes.map(\.name.value) == ["area", "owner"])
    #expect(losses == [])
  }

  @Test("attributes of several parts of allOf are united")
  func parts() throws {
    let (schema, losses) = try OpenAPIImportTests.imported(
      Description(
        schemas: """
          Article:
            allOf:
              - { properties: { type: { const: articles }, attributes: { properties: { a: { type: integer } } } } }
              - { properties: { attributes: { properties: { b: { properties: { c: { type: string } } } } } } }
              - { properties: { attributes: { properties: { b: { properties: { d: { type: string } } } } } } }
          """
      ).file)
    #expect(
      text(of: schema).contains(
        """
            attributes:
              a?: Int
              b?: { object: { 'c?': String, 'd?': String } }
        """))
    #expect(losses == [])
  }

  @Test("components are nested as deep as they are named")
  func depth() throws {
    let types = (1..<40).map {
      "T\($0): { properties: { next: { $ref: '#/components/schemas/T\($0 + 1)' } } }"
    }
    let (text, losses) = try imported(
      "{ $ref: '#/components/schemas/T1' }",
      (types + ["T40: { properties: { end: { type: string } } }"]).joined(separator: "\n"))
    #expect(text.contains("T39: { object: { 'next?': T40 } }"))
    #expect(losses == [])
  }
}
