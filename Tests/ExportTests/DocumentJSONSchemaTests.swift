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
    for name in DocumentJSONSchema.names(in: schema).sample(every: 4) {
      let text = try #require(DocumentJSONSchema.text(of: name, in: schema))
      let root = try #require(JSONReader.read(SourceFile(path: "a.json", text: text)).root)
      let defined = Set((root["$defs"]?.object?.members ?? []).map(\.name))
      #expect(defined == references(in: root))
    }
  }

  /// The names of the definitions that a schema refers to.
  private func references(in node: JSONNode) -> Set<String> {
    let values = (node.array ?? []) + (node.object?.members ?? []).map(\.value)
    let own = node["$ref"]?.string.map { [String($0.dropFirst("#/$defs/".count))] } ?? []
    return values.reduce(into: Set(own)) { $0.formUnion(references(in: $1)) }
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
