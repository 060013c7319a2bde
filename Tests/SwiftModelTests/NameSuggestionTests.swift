import Diagnostics
import SchemaReader
import SwiftModel
import Testing

/// What to do about names that cannot be names in Swift.
struct NameSuggestionTests {
  @Test("no Swift name is suggested for a document, whose name is its Swift name")
  func documents() throws {
    let schema = """
      schema: 1
      name: Test
      types:
        Kind: { alias: String, swift: Type }
      resources:
        articles:
      documents:
        Swift: { data: articles }
        list: { data: [articles] }
      """
    let reading = SchemaReader.read([SourceFile(path: "schema.yaml", text: schema)]) { _ in
      throw CancellationError()
    }
    let result = SwiftModel.build(try #require(reading.schema))
    #expect(
      result.diagnostics.map(\.suggestion) == [
        "give it another name with `swift:`, such as `swift: OwnType`", "give it another name",
        "call it `List`",
      ])
  }
}
