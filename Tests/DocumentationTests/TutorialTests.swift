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

  private struct NoImports: Error {}
}
