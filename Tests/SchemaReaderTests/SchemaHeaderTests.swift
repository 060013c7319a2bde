import ResourceSchema
import Testing

/// The lines with which a schema begins.
struct SchemaHeaderTests {
  @Test("a schema has a name and a description")
  func nameAndDescription() throws {
    let schema = try read("description: Articles and their authors.\n")
    #expect(schema.name.value == "Test")
    #expect(schema.description == "Articles and their authors.")
  }
}

struct AllowTests {
  @Test("a file silences its warnings")
  func aFileSilencesItsWarnings() throws {
    let schema = try read("allow: [digit-first-name]\n" + article("attributes: { 62x62: Int }"))
    #expect(schema.resources.first?.attributes.map(\.name.value) == ["62x62"])
  }
}
