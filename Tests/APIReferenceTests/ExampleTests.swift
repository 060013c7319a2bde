import Diagnostics
import Foundation
import ResourceSchema
import SchemaReader
import Testing

@testable import APIReference

/// The examples of resource objects in references.
struct ExampleTests {
  private func schema(_ text: String) throws -> Schema {
    let file = SourceFile(path: "api.yaml", text: "schema: 1\nname: Test\n" + text)
    let reading = SchemaReader.read(
      [file], importing: { throw CocoaError(.fileNoSuchFile, userInfo: ["path": $0]) })
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    return try #require(reading.schema)
  }

  private func sample(_ text: String) throws -> String {
    let schema = try schema(text)
    let reference = APIReference(
      schema, models: schema.resources.map(\.type.value), format: .markdown)
    let text = try #require(reference.resources.first).example
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return text
  }

  @Test("has the examples of the schema, else values of each type")
  func values() throws {
    #expect(
      try sample(
        """
        types: { Kind: { enum: [essay, review] } }
        resources:
          articles:
            attributes:
              created-by: String
              title: { type: String, example: "A \\"B\\" `c`" }
              count: { type: Int, example: 7 }
              kind: Kind
              at?: DateTime
              sizes: [Int]
              secret: { type: String, writeOnly: true }
              size: { object: { width: Int, height?: Double } }
            relationships: { author: people, comments: [articles] }
          people: {}
        """) == """
          {
            "type": "articles",
            "id": "1",
            "attributes": {
              "created-by": "Created by",
              "title": "A \\"B\\" \\u0060c\\u0060",
              "count": 7,
              "kind": "essay",
              "at": "2026-01-01T00:00:00Z",
              "sizes": [
                1
              ],
              "size": {
                "width": 1,
                "height": 1.5
              }
            },
            "relationships": {
              "author": {
                "data": {
                  "type": "people",
                  "id": "1"
                }
              },
              "comments": {
                "data": [
                  {
                    "type": "articles",
                    "id": "1"
                  }
                ]
              }
            }
          }
          """)
  }

  @Test("ends where types contain themselves")
  func recursion() throws {
    let text = try sample(
      """
      types: { Tree: { object: { name: String, children: [Tree], parent?: [Tree], byName: { map: Tree } } } }
      resources: { forests: { attributes: { trees: [Tree] } } }
      """)
    #expect(text.contains("\"children\": []"))
    #expect(text.utf8.count < 20_000)
  }
}
