import Diagnostics
import ResourceSchema
import SchemaReader
import Testing

/// What a configuration file says, and what is wrong with it.
@Suite struct ConfigurationTests {
  @Test("every key is read")
  func everyKey() {
    let reading = read(
      """
      schemas: [Schemas, more/extra.yaml]
      output: Sources/Models
      templates: Templates
      swift: { access: package, properties: let, descriptions: enum, files: one, namespace: BlogAPI }
      allow: [digit-first-name]
      warn: [empty-document]
      strict: true
      """)
    #expect(reading.diagnostics == [])
    var expected = Configuration()
    expected.schemas = ["Schemas", "more/extra.yaml"]
    expected.output = "Sources/Models"
    expected.templates = "Templates"
    expected.style = ModelOptions(
      access: .package, descriptions: .enum, properties: .let, files: .one,
      namespace: Located("BlogAPI"))
    expected.allowed = [.digitFirstName]
    expected.wanted = [.emptyDocument]
    expected.isStrict = true
    #expect(reading.configuration == expected)
  }

  @Test(
    "an empty configuration has no diagnostics",
    arguments: ["", "# Nothing yet.\n", "allow: []\nwarn: []\nstrict: false\nswift: {}\n"])
  func nothingIsSaid(text: String) {
    let reading = read(text)
    #expect(reading.diagnostics == [])
    #expect(reading.configuration == Configuration())
  }

  /// Paths are seen from the file, wherever the command runs.
  @Test("paths are relative to the file")
  func pathsAreRelativeToTheFile() {
    let text = "schemas: [Schemas, ../common.yaml, /etc/api.yaml]\noutput: Models"
    let reading = Configuration.read(SourceFile(path: "../api/jsonapi-gen.yaml", text: text))
    #expect(
      reading.configuration.schemas
        == ["../api/Schemas", "../api/../common.yaml", "/etc/api.yaml"])
    #expect(reading.configuration.output == "../api/Models")
  }

  @Test("parts of what is generated are chosen")
  func parts() {
    #expect(read("{}").configuration.style.emit == [.models])
    #expect(
      read("emit: [models, client]").configuration.style.emit == [.models, .queries, .client])
    let beside = read("emit: [queries]\nmodels: BlogModels")
    #expect(beside.configuration.style.modelsModule?.value == "BlogModels")
    #expect(beside.diagnostics.isEmpty)
  }

  private func read(_ text: String) -> Configuration.Reading {
    Configuration.read(SourceFile(path: "jsonapi-gen.yaml", text: text))
  }
}
