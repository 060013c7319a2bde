import Diagnostics
import Export
import JSONSource
import OpenAPIImport
import ResourceSchema
import SchemaReader
import Testing

/// What only the schema language says is in exported descriptions too.
struct SwiftNameTests {
  private func expectRoundTrip(_ text: String) throws -> JSONNode {
    let file = SourceFile(path: "api.yaml", text: "schema: 1\nname: HTTP2 API\n" + text)
    let reading = SchemaReader.read([file]) {
      throw SourceFile.ReadingError(path: $0, reason: .missing)
    }
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    let schema = try #require(reading.schema)
    let text = OpenAPIExport.text(of: schema, importing: { OpenAPIImport.read($0).schema })
    let description = SourceFile(path: "openapi.json", text: text)
    #expect(OpenAPIImport.read(description).schema == schema)
    return try #require(JSONReader.read(description).root)
  }

  @Test("Swift names of everything come back from a description")
  func swiftNames() throws {
    _ = try expectRoundTrip(
      """
      types:
        Status: { swift: State, enum: { draft: { value: draft, swift: unfinished }, done: DONE, off: { value: 'off', swift: hidden } }, open: false }
        Place: { swift: Location, object: { city: { type: String, swift: town }, 'zip?': String } }
        Pages: { swift: PageLinks, links: { 'next?': { swift: following } } }
        Size: { swift: Extent, oneOf: [Int, String] }
        Shape: { swift: Form, oneOf: { round: Place, square: Place }, tag: kind }
        Slug: { swift: ShortName, alias: String }
      resources:
        user:
          swift: Account
          plural: Accounts
          id: Slug
          attributes:
            name: { type: String, swift: fullName }
            status: Status
            kind: { enum: { a: { value: a, swift: first }, b: B } }
            size: Size
            shape?: Shape
            address: { object: { zip: { type: String, swift: code } } }
          relationships:
            boss?: { one: user, swift: manager }
            owner?: { one: user | team, swift: holder }
          links: { self: { swift: address } }
          meta: { count: { type: Int, swift: total } }
        team: { plural: Teams, attributes: { place: Place } }
      documents:
        UserList: { data: [user], links: Pages, meta: { total: { type: Int, swift: count } } }
      """)
  }

  @Test("pages without links, paths, filters for ids and tagged unions come back")
  func queries() throws {
    let root = try expectRoundTrip(
      """
      types:
        Door: { oneOf: { glass: Panel, wood: Panel }, tag: material, open: false }
        Panel: { object: { width?: Int } }
      resources:
        books:
          operations: [list, get, create, update]
          path: { collection: 'people/{author}/books', get: 'books/{id}', update: 'books/{id}/edit' }
          page: { style: offset, max: 50, followLinks: false, names: { offset: skip } }
          filters: { id: '[books]', author: people, 'editors': '[people]' }
          attributes: { title: String, door: Door }
          relationships: { author: people }
        people: { id: Int, operations: [get], attributes: { name: String } }
      """)
    let list = root["paths"]?["/people/{author}/books"]?["get"]
    let parameters = list?["parameters"]?.array ?? []
    let ids = parameters.first { $0["name"]?.string == "filter[editors]" }
    #expect(ids?["schema"]?["items"]?["pattern"] != nil)
    #expect(parameters.contains { $0["name"]?.string == "filter[id]" })
    #expect(parameters.contains { $0["name"]?.string == "skip" })
    #expect(root["paths"]?["/books/{id}/edit"]?["patch"] != nil)
    let door = root["components"]?["schemas"]?["Door"]?["anyOf"]?.array ?? []
    #expect(
      door.map { $0["allOf"]?.array?.last?["properties"]?["material"]?["const"]?.string }
        == ["glass", "wood"])
  }
}
