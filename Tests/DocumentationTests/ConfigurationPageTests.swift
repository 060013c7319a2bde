import Testing

@testable import Diagnostics
@testable import SchemaReader

/// The page about the configuration is complete, and what it shows is right.
@Suite struct ConfigurationPageTests {
  @Test(
    "every key is explained",
    arguments: (MappingDefinition.configuration.keys + MappingDefinition.swiftStyle.keys).map(
      \.name))
  func everyKeyIsExplained(key: String) throws {
    #expect(try Page.configuration.text().contains("\n| `\(key)` | "))
  }

  @Test("the examples have no diagnostics")
  func theExamplesHaveNothingWrongWithThem() throws {
    let examples = try Page.configuration.codeBlocks(in: "yaml")
    let readings = examples.map {
      Configuration.read(SourceFile(path: "jsonapi-gen.yaml", text: $0))
    }

    #expect(readings.flatMap(\.diagnostics) == [])
    #expect(readings.first?.configuration.schemas == ["Schemas"])
    #expect(readings.last?.configuration.style.access == .internal)
  }
}
