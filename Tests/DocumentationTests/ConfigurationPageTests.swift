import Testing

@testable import Diagnostics
@testable import SchemaReader

/// The page about the configuration is complete, and what it shows is right.
@Suite struct ConfigurationPageTests {
  @Test(arguments: LanguageForm.configuration.keys.map(\.name))
  func everyKeyIsExplained(key: String) throws {
    #expect(try Page.configuration.text().contains("\n| `\(key)` | "))
  }

  @Test func theExampleHasNothingWrongWithIt() throws {
    let example = try #require(try Page.configuration.codeBlocks(in: "yaml").first)
    let reading = Configuration.read(SourceFile(path: "jsonapi-gen.yaml", text: example))

    #expect(reading.diagnostics == [])
    #expect(reading.configuration.schemas == ["Schemas"])
  }
}
