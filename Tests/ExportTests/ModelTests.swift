import JSONSource
import Rendering
import ResourceSchema
import SwiftModel
import Testing

/// What templates see, as JSON.
struct ModelTests {
  @Test("has the fields of every record", arguments: ProjectSchemas.paths)
  func fields(path: String) throws {
    let schema = try ProjectSchemas.schema(path)
    let text = SwiftModel.build(schema).model.templateFields().text
    let root = try #require(JSONReader.read(.init(path: "model.json", text: text)).root)
    #expect(root["apiName"]?.string == schema.name.value)
    let resources = root["resources"]?.array ?? []
    #expect(resources.map { $0["type"]?.string } == schema.resources.map(\.type.value))
    for (resource, model) in zip(schema.resources, resources) {
      let readable = resource.attributes.filter { $0.access != .writeOnly }
      #expect(model["attributes"]?.array?.count == readable.count)
      #expect(model["name"]?.string?.isEmpty == false)
    }
  }
}
