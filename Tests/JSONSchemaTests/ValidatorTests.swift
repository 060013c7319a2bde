import Diagnostics
import Foundation
import SchemaReader
import TestWorkspace
import Testing

/// The JSON Schema and the reader agree, according to a validator that others wrote.
@Suite(
  .enabled(
    if: Validator.isInstalled || Validator.isRequired,
    "The validator is missing: Scripts/set-up-python validator installs it."))
struct ValidatorTests {
  @Test("is a valid JSON Schema")
  func isAValidJSONSchema() async throws {
    let workspace = try Workspace()
    try workspace.write(LanguageJSONSchema.text, to: "schema.json")

    #expect(try await Validator.problems(ofSchema: workspace.path("schema.json")) == "")
  }

  @Test("accepts every schema of the repository")
  func acceptsEverySchemaOfTheRepository() async throws {
    let workspace = try Workspace()
    try workspace.write(LanguageJSONSchema.text, to: "schema.json")
    let schemas = try schemas(in: "Schemas") + schemas(in: "Tests/ModelGeneratorTests/Golden")

    #expect(schemas.count > 15)
    let refused = try await Validator.refused(schemas, by: workspace.path("schema.json"))
    #expect(refused == [])
  }

  @Test("accepts what the reader accepts")
  func acceptsWhatTheReaderAccepts() async throws {
    let workspace = try Workspace()
    try workspace.write(LanguageJSONSchema.text, to: "schema.json")

    let schemas = try texts("right")
    for (name, text) in schemas { #expect(errors(in: text) == [], "\(name)") }
    #expect(try await refused(schemas, in: workspace) == [])
  }

  @Test("rejects what the reader rejects")
  func rejectsWhatTheReaderRejects() async throws {
    let workspace = try Workspace()
    try workspace.write(LanguageJSONSchema.text, to: "schema.json")

    let schemas = try texts("wrong")
    for (name, text) in schemas { #expect(errors(in: text) != [], "\(name)") }
    #expect(try await refused(schemas, in: workspace) == Set(schemas.map(\.name)))
  }

  /// What the JSON Schema leaves to the reader.
  @Test("accepts what only the reader can reject")
  func acceptsWhatOnlyTheReaderCanReject() async throws {
    let workspace = try Workspace()
    try workspace.write(LanguageJSONSchema.text, to: "schema.json")

    let schemas = try texts("for the reader")
    for (name, text) in schemas { #expect(errors(in: text) != [], "\(name)") }
    #expect(try await refused(schemas, in: workspace) == [])
  }

  @Test("the JSON Schema of configurations agrees with the reader")
  func configurationsAgreeWithTheReader() async throws {
    let workspace = try Workspace()
    try workspace.write(LanguageJSONSchema.configurationText, to: "schema.json")

    #expect(try await Validator.problems(ofSchema: workspace.path("schema.json")) == "")
    let (right, wrong) = (
      try texts("right configuration"), try texts("wrong configuration")
    )
    for (name, text) in right + wrong {
      let reading = Configuration.read(SourceFile(path: "test.yaml", text: text))
      #expect(reading.diagnostics.isEmpty == right.contains { $0.name == name }, "\(name)")
    }
    #expect(try await refused(right, in: workspace) == [])
    #expect(try await refused(wrong, in: workspace) == Set(wrong.map(\.name)))
  }

  /// The texts of a kind in `validated.txt`, where each is below a line `=== KIND: NAME`.
  ///
  /// The right schemas are ones that a JSON Schema might reject. Errors that only the reader can find depend on the rest
  /// of the schema, or are no longer visible once YAML is parsed.
  private func texts(_ kind: String) throws -> [(name: String, text: String)] {
    let table = Validator.repository.appendingPathComponent("Tests/Tables/validated.txt")
    let cases = try "\n\(String(contentsOf: table, encoding: .utf8))".components(
      separatedBy: "\n=== ")
    let texts = cases.filter { $0.hasPrefix(kind + ": ") }.map { text in
      let name = text.dropFirst(kind.count + 2).prefix { $0 != "\n" }
      return (name: String(name), text: "\(text.dropFirst(kind.count + name.count + 3))\n")
    }
    try #require(!texts.isEmpty)
    return texts
  }

  /// The names of the schemas that the JSON Schema of a workspace refuses.
  private func refused(
    _ schemas: [(name: String, text: String)], in workspace: Workspace
  ) async throws -> Set<String> {
    var names: [String: String] = [:]
    for (index, schema) in schemas.enumerated() {
      try workspace.write(schema.text, to: "\(index).yaml")
      names[workspace.path("\(index).yaml")] = schema.name
    }
    #expect(Set(names.values).count == schemas.count, "every schema has a name of its own")
    let files = schemas.indices.map { workspace.path("\($0).yaml") }
    let refused = try await Validator.refused(files, by: workspace.path("schema.json"))
    return Set(refused.compactMap { names[$0] })
  }

  /// The identifiers of the errors that the reader reports.
  private func errors(in text: String) -> [String] {
    SchemaReader.read([SourceFile(path: "test.yaml", text: text)]) { path in
      SourceFile(path: path, text: "schema: 1\n")
    }
    .diagnostics.filter { $0.severity == .error }.map(\.identifier)
  }

  private func schemas(in folder: String) throws -> [String] {
    let folder = Validator.repository.appendingPathComponent(folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".yaml") }.sorted().map { folder + "/" + $0 }
  }
}
