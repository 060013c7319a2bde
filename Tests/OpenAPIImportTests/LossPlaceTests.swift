import OpenAPIImport
import Testing

@Suite("Places of what is lost")
struct LossPlaceTests {
  @Test("a type of which there are identifiers alone is reported where it is named")
  func identifiers() throws {
    let (_, losses) = try imported(
      Description(
        schemas: """
          Article:
            properties:
              type: { const: articles }
              attributes: { properties: { title: { type: string } } }
              relationships: { properties: { tags: { properties: { data: { type: array, items: {
                properties: { type: { const: tags }, id: { type: string } } } } } } } }
          """
      ).file)
    #expect(losses.map(\.kind) == [.lostTarget])
    #expect(
      losses.map(\.pointer) == [
        "/components/schemas/Article/properties/relationships/properties/tags"
          + "/properties/data/items/properties/type"
      ])
  }

  @Test("an include path that leads nowhere is reported at the parameter")
  func includes() throws {
    let (_, losses) = try imported(
      Description(
        schemas: """
          Article:
            properties:
              type: { const: articles }
              attributes: { properties: { title: { type: string } } }
          """,
        paths: """
          /articles:
            get:
              parameters:
                - { name: sort, in: query, schema: { enum: [title, -title] } }
                - { name: include, in: query, schema: { enum: [author] } }
              responses: { 200: { content: { application/vnd.api+json: { schema: {
                properties: { data: { type: array, items: { $ref: '#/components/schemas/Article' } } } } } } } }
          """
      ).file)
    #expect(losses.map(\.kind) == [.lostInclude])
    #expect(losses.map(\.pointer) == ["/paths/~1articles/get/parameters/1"])
  }

  @Test("what no name in Swift can be is reported at its schema")
  func names() throws {
    let (_, losses) = try imported(
      Description(
        schemas: """
          Article:
            properties:
              type: { const: articles }
              attributes: { properties: { title: { type: string }, level: { enum: ['?', '!'] } } }
          """
      ).file)
    for loss in losses {
      #expect(loss.kind == .lostName)
      #expect(
        loss.pointer.hasPrefix("/components/schemas/Article/properties/attributes/properties/"))
    }
  }
}
