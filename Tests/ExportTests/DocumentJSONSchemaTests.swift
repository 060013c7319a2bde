import Diagnostics
import Export
import Foundation
import JSONSource
import ResourceSchema
import TestWorkspace
import Testing

/// The JSON Schema of documents.
struct DocumentJSONSchemaTests {
  @Test("defines all that it refers to, and nothing else", arguments: ProjectSchemas.paths)
  func references(path: String) throws {
    let schema = try ProjectSchemas.schema(path)
    for name in DocumentJSONSchema.names(in: schema) {
      let text = try #require(DocumentJSONSchema.text(of: name, in: schema))
      let root = try #require(JSONReader.read(SourceFile(path: "a.json", text: text)).root)
      let defined = Set((root["$defs"]?.object?.members ?? []).map(\.name))
      let used = Set(
        text.matches(of: /"#\/\$defs\/([^"]+)"/).map { String($0.output.1) })
      #expect(defined == used)
    }
  }

  @Test("a document is named as in the schema, or by its resource type")
  func names() throws {
    let schema = try ProjectSchemas.schema("Schemas/starter")
    let many = try #require(DocumentJSONSchema.text(of: "ArticlePage", in: schema))
    #expect(many.contains("\"included\""))
    let root = JSONReader.read(SourceFile(path: "a.json", text: many)).root?["else"]?["else"]
    #expect(root?["properties"]?["data"]?["type"]?.string == "array")
    #expect(root?["required"]?.array?.first?.string == "data")
    let one = try #require(DocumentJSONSchema.text(of: "articles", in: schema))
    #expect(one != DocumentJSONSchema.text(of: "[articles]", in: schema))
    #expect(DocumentJSONSchema.text(of: "Nothing", in: schema) == nil)
    #expect(DocumentJSONSchema.text(of: "[Nothing]", in: schema) == nil)
  }
}
