import Rendering
import Testing

@testable import Diagnostics
@testable import SchemaReader

/// The tutorial of the client; its Swift is run by `ClientSnippetTests`.
@Suite struct TutorialTests {
  @Test("the schema and the configuration have no diagnostics")
  func theSchemaAndTheConfigurationHaveNothingWrongWithThem() throws {
    let blocks = try Page("Sources/Client/JSONAPIClient/JSONAPIClient.docc/Tutorial.md")
      .codeBlocks(in: "yaml")
    try #require(blocks.count == 2)
    let schema = SchemaReader.read([SourceFile(path: "Schemas/blog.yaml", text: blocks[0])]) { _ in
      throw NoImports()
    }
    let configuration = Configuration.read(SourceFile(path: "jsonapi-gen.yaml", text: blocks[1]))

    #expect(schema.diagnostics + configuration.diagnostics == [])
    #expect(schema.schema?.name.value == "Blog")
  }

  @Test("the schema of Getting started becomes the models that the article uses")
  func gettingStarted() throws {
    let blocks = try Page("Sources/Runtime/JSONAPI/JSONAPI.docc/GettingStarted.md").codeBlocks(
      in: "yaml")
    let reading = SchemaReader.read(
      [SourceFile(path: "api.yaml", text: try #require(blocks.first))]
    ) { _ in throw NoImports() }
    let schema = try #require(reading.schema)
    let text = try ModelGenerator.generate(schema).files.map(\.text).joined()

    #expect(reading.diagnostics == [])
    #expect(text.contains("public typealias Person = ResourceObject<PersonDescription,"))
    #expect(text.contains("public typealias PersonDocument = "))
  }

  private struct NoImports: Error {}
}
