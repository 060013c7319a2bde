import Foundation
import ModelGenerator
import OutputFolder
import ResourceSchema
import SchemaReader
import TestWorkspace
import Testing

/// Every style of the configuration, compiled.
@Suite(.enabled(if: SwiftTools.path(of: "swiftc") != nil && SwiftTools.modules != nil))
struct StyleTests {
  private static let everything = ModelOptions(
    access: .internal, descriptions: .enum, properties: .let, files: .one,
    namespace: Located("GoldenAPI"))

  @Test(
    "each option yields models that compile",
    arguments: [
      ModelOptions(access: .package), ModelOptions(access: .internal),
      ModelOptions(descriptions: .enum), ModelOptions(properties: .let), ModelOptions(files: .one),
      ModelOptions(namespace: Located("GoldenAPI")),
      ModelOptions(access: .package, properties: .let, namespace: Located("GoldenAPI")),
    ])
  func options(options: ModelOptions) throws {
    #expect(try typeCheck("attributes", options) == "")
  }

  @Test(
    "all options together yield models that compile",
    arguments: [
      "attributes", "documents", "hostile", "minimal", "names", "relationships", "requests",
      "unions",
    ])
  func combination(schema: String) throws {
    #expect(try typeCheck(schema, Self.everything) == "")
  }

  @Test("one file is named for the namespace, or for the API")
  func pathOfTheOnlyFile() throws {
    #expect(try files("minimal", Self.everything).map(\.path) == ["GoldenAPI.swift"])
    #expect(try files("minimal", ModelOptions(files: .one)).map(\.path) == ["Minimal.swift"])
  }

  @Test("a namespace that a model has already is an error, in whatever file")
  func collisions() throws {
    let schema = try schema("minimal")
    func errors(_ options: ModelOptions) -> [String] {
      ModelGenerator.diagnostics(of: schema, options: options).map(\.identifier)
    }
    #expect(errors(ModelOptions(namespace: Located("Article"))) == ["swift-name-collision"])
    #expect(
      errors(ModelOptions(files: .one, namespace: Located("Article")))
        == ["swift-name-collision"])
    #expect(errors(ModelOptions(namespace: Located("documents"))).count == 2)
    #expect(errors(ModelOptions(namespace: Located("Documents"))) == ["file-name-collision"])
  }

  private func schema(_ name: String) throws -> Schema {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name)/schema.yaml")
    let inputs = try SchemaFiles.named([file.path])
    let result = SchemaReader.read(inputs, importing: SchemaFiles.importer(beside: inputs))
    return try #require(result.schema)
  }

  private func files(_ name: String, _ options: ModelOptions) throws -> [GeneratedFile] {
    let result = try ModelGenerator.generate(schema(name), options: options)
    #expect(result.diagnostics == [])
    return result.files
  }

  /// Returns the compiler's messages about the models of a golden schema.
  private func typeCheck(_ name: String, _ options: ModelOptions) throws -> String {
    let workspace = try Workspace()
    let files = try files(name, options)
    for file in files { try workspace.write(file.text, to: file.path) }
    let compilation = try ChildProcess(
      SwiftTools.path(of: "swiftc") ?? "",
      [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-package-name", "golden",
        "-module-name", "Styled", "-I", SwiftTools.modules ?? "",
      ] + files.map { workspace.path($0.path) }
    ).runAndWait()
    return compilation.errors
  }
}
