import Diagnostics
import Foundation
import ResourceSchema
import Testing

@testable import OpenAPIImport

/// What is in a description is in the schema or among the losses.
struct AccountingTests {
  /// Descriptions that belong to others and are not in this repository.
  private static let files: [String] = {
    let data = URL(filePath: #filePath).appending(path: "../../../../shared/data")
      .standardizedFileURL
    return ["app-store-connect-openapi", "openapi-shapes"].map { data.appending(path: $0).path }
      .flatMap { folder in
        (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted().map {
          folder + "/" + $0
        } ?? []
      }
  }()

  @Test(
    "each operation, parameter, type and member of a description is in the schema or reported",
    arguments: files)
  func everything(path: String) throws {
    let file = try SourceFile(contentsOf: path)
    let (schema, losses) = try imported(file)
    let account = Account(of: try #require(DescriptionFile.read(file).root), schema, losses)
    #expect(account.missing == [])
    #expect(account.counts["operation", default: 0] > 0)
    #expect(account.counts["attribute", default: 0] > 0)
  }

  @Test("an account names what is neither in the schema nor reported")
  func missing() throws {
    let file = Description(
      schemas: """
        Article:
          properties:
            type: { const: articles }
            attributes: { properties: {
              title: { type: string }, size: { properties: { width: { type: integer } } } } }
            relationships: { properties: { author: { properties: { data: {
              properties: { type: { const: people }, id: { type: string } } } } } } }
        """,
      paths: """
        /articles:
          get:
            parameters: [{ name: 'filter[title]', in: query, schema: { type: string } }]
            responses: { 200: { content: { application/vnd.api+json: { schema: {
              properties: { data: { type: array, items: { $ref: '#/components/schemas/Article' } } } } } } } }
        """
    ).file
    let root = try #require(DescriptionFile.read(file).root)
    let (schema, losses) = try imported(file)
    func missing(_ change: (inout Resource) -> Void) -> [String] {
      var changed = schema
      change(&changed.resources[0])
      return Account(of: root, changed, losses).missing.map {
        String($0.prefix { $0 != "#" }.split(separator: " at ")[0])
      }
    }
    #expect(missing { _ in } == [])
    #expect(missing { $0.type = Located("pages") }.contains("resource type articles"))
    #expect(missing { $0.attributes.removeFirst() } == ["attribute articles.title"])
    #expect(
      missing { $0.attributes[1].type = .primitive(.json) } == ["member articles.size.width"])
    #expect(missing { $0.relationships = [] } == ["relationship articles.author"])
    #expect(missing { $0.api.filters = [] } == ["parameter filter[title]"])
    #expect(missing { $0.api.operations = [.get] } == ["operation get articles"])
  }
}
