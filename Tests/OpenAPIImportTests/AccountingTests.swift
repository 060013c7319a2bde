import Diagnostics
import Foundation
import ResourceSchema
import Testing

@testable import OpenAPIImport

/// What is in a description is in the schema or among the losses.
struct AccountingTests {
  /// Descriptions that belong to others and are not in this repository. A larger one is that of
  /// `AppStoreConnectTests`.
  private static let files: [String] = {
    let folder = URL(filePath: #filePath).appending(path: "../../../../shared/data/openapi-shapes")
      .standardizedFileURL.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { folder + "/" + $0 }
  }()

  @Test(
    "each operation, parameter, type and member of a description is in the schema or reported",
    arguments: files)
  func everything(path: String) throws {
    _ = try Self.accounted(path)
  }

  /// Imports a description, and expects all of it in the schema or among the losses.
  static func accounted(_ path: String) throws -> (schema: Schema, losses: [OpenAPILoss]) {
    let file = try SourceFile(contentsOf: path)
    let (schema, losses) = try imported(file)
    let account = Account(of: try #require(DescriptionFile.read(file).root), schema, losses)
    #expect(account.missing == [])
    #expect(account.counts["operation", default: 0] > 0)
    #expect(account.counts["attribute", default: 0] > 0)
    return (schema, losses)
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
