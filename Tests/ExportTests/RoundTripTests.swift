import Diagnostics
import Export
import Foundation
import JSONSource
import OpenAPIImport
import ResourceSchema
import SchemaReader
import TestWorkspace
import Testing

/// The schemas of the project, as values.
enum ProjectSchemas {
  private static let root = URL(filePath: #filePath)
    .appending(path: "../../..").standardizedFileURL.path

  static let paths =
    ["blog", "drf-example", "starter", "terraform-cloud"].map { "Schemas/\($0)" }
    + [
      "attributes", "documents", "hostile", "minimal", "names", "relationships", "requests",
      "unions",
    ].map { "Tests/ModelGeneratorTests/Golden/\($0)/schema.yaml" }
    + ["Bookshop", "Client", "Graph", "Newsroom", "Runtime"].map {
      "Tests/Models/\($0)Models/schema.yaml"
    } + ["Benchmarks/schema.yaml", "Examples/HummingbirdServer/schema.yaml"]

  static func schema(_ path: String) throws -> Schema {
    let files = try SchemaFiles.named(["\(root)/\(path)"])
    let reading = SchemaReader.read(files, importing: SchemaFiles.importer(beside: files))
    return try #require(reading.schema)
  }
}

/// Exported descriptions.
struct RoundTripTests {
  @Test(
    "importing an exported description gives the schema back",
    arguments: ProjectSchemas.paths.sample(every: 3))
  func roundTrip(path: String) throws {
    let schema = try ProjectSchemas.schema(path)
    let text = OpenAPIExport.text(of: schema, importing: { OpenAPIImport.read($0).schema })
    let result = OpenAPIImport.read(SourceFile(path: "openapi.json", text: text))
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    #expect(result.schema == schema)
    #expect(!result.losses.contains { [.lostReference, .lostUnion].contains($0.kind) })
    #expect(OpenAPIExport.text(of: schema, importing: { OpenAPIImport.read($0).schema }) == text)
  }

  @Test("attributes that OpenAPI can say need no part of a schema beside them")
  func plainSchema() throws {
    let file = SourceFile(
      path: "api.yaml",
      text: """
        schema: 1
        name: Blog
        types:
          Status: { enum: [draft, done], open: false }
          Place: { object: { city: String, 'zip?': String? } }
        resources:
          articles:
            id: UUID
            operations: [list, get, create, update, delete]
            page: { style: number, size: 20, max: 100 }
            sorts: [title]
            includes: [author]
            attributes:
              title: String
              subtitle?: String?
              created-at: { type: DateTime, readOnly: true }
              status: Status
              place?: Place
              tags: [String]
              extra?: { map: Int }
            relationships:
              author: people
              comments?: { many: comments, linkage: included, links: [self, related] }
            links: [self]
          people:
            operations: [list, get]
            attributes: { name: String }
          comments:
            operations: [get, create]
            attributes: { text: String, spam?: { type: Bool, writeOnly: true } }
        """)
    let schema = try #require(
      SchemaReader.read([file]) { throw SourceFile.ReadingError(path: $0, reason: .missing) }.schema
    )
    let text = OpenAPIExport.text(of: schema, importing: { OpenAPIImport.read($0).schema })
    let root = try #require(JSONReader.read(SourceFile(path: "a.json", text: text)).root)
    let paths = try #require(root["paths"]?.object).members.map(\.name)
    #expect(
      paths == [
        "/articles", "/articles/{id}", "/articles/{id}/comments",
        "/articles/{id}/relationships/comments", "/people", "/people/{id}", "/comments",
        "/comments/{id}",
      ])
    let article = root["components"]?["schemas"]?["Article"]
    #expect(article?["x-jsonapi"]?["resources"]?["articles"]?["attributes"] == nil)
    #expect(article?["properties"]?["type"]?["const"]?.string == "articles")
    #expect(
      article?["required"]?.array?.compactMap(\.string) == ["type", "id", "links"])
  }
}
