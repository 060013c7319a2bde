import Diagnostics
import Foundation
import OutputFolder
import Rendering
import ResourceSchema
import SchemaReader
import SwiftModel
import TestWorkspace
import Testing

/// Every style of the configuration, compiled.
@Suite(.enabled(if: SwiftTools.canTypeCheck))
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

  @Test(
    "queries, clients and servers in every style compile",
    arguments: [
      ModelOptions(access: .internal), ModelOptions(files: .one),
      ModelOptions(namespace: Located("GoldenAPI")),
      ModelOptions(files: .one, namespace: Located("GoldenAPI")),
    ])
  func parts(options: ModelOptions) throws {
    var options = options
    options.emit = [.models, .queries, .client, .server]
    #expect(try typeCheck(schema(saying: Self.newsroom), options) == "")
  }

  @Test("a form of filters that is a type of the user's compiles with queries and client")
  func customFilters() throws {
    let schema = try self.schema(
      saying: """
        client: { filters: { swift: RSQLFilters } }
        \(Self.newsroom)
        """)
    let dialect = """
      import JSONAPIQuery

      public enum RSQLFilters: FilterDialect {
        public static func parameters(
          for conditions: [FilterParameter]
        ) throws -> [QueryParameter] {
          [QueryParameter("filter", conditions.map(\\.name).joined(separator: ";"))]
        }
      }

      func query() -> Query<ArticleDescription> {
        Query<ArticleDescription>().filter(.title("Tea"))
      }
      """
    var options = ModelOptions()
    options.emit = [.models, .queries, .client]
    #expect(try typeCheck(schema, options, beside: dialect) == "")
  }

  @Test("an enum of more resource types than one switch can have compiles")
  func manyTypes() throws {
    // A group and one more; the compiler gives up at about 650 cases in one switch.
    let count = TestExtent.count(all: 1_001, sample: 251)
    let types = (0..<count).map {
      "  things\($0): { attributes: { name: String }, relationships: { next?: any } }"
    }
    let schema = try self.schema(
      saying: """
        resources:
        \(types.joined(separator: "\n"))
          id1s: { attributes: { name: String } }
          resource-object1: { attributes: { name: String } }
        """)
    #expect(try typeCheck(schema, ModelOptions(files: .one)) == "")
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
      SwiftModel.build(schema, options: options).diagnostics.map(\.identifier)
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

  private func schema(saying text: String) throws -> Schema {
    let file = SourceFile(path: "schema.yaml", text: "schema: 1\nname: Newsroom\n\(text)\n")
    let result = SchemaReader.read([file]) { _ in file }
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    return try #require(result.schema)
  }

  private static let newsroom = """
    resources:
      articles:
        clientIds: required
        page: { style: number, size: 20, total: meta.total }
        filters: { title: String, author: people, views: { type: Int, operators: [eq, gt] } }
        sorts: [title, author.name]
        includes: [author]
        answers: { list: ArticleList }
        attributes: { title: String, views: Int }
        relationships: { author: people, owner: people | articles }
      people:
        clientIds: allowed
        attributes: { name: String }
        relationships: { articles: [articles] }
    documents:
      ArticleList: { data: [articles], meta: { total: Int } }
    """

  private func files(_ name: String, _ options: ModelOptions) throws -> [GeneratedFile] {
    try files(schema(name), options)
  }

  private func files(_ schema: Schema, _ options: ModelOptions) throws -> [GeneratedFile] {
    let result = try ModelGenerator.generate(schema, options: options)
    #expect(result.diagnostics == [])
    return result.files
  }

  /// Returns the compiler's messages about the models of a golden schema.
  private func typeCheck(_ name: String, _ options: ModelOptions) throws -> String {
    try typeCheck(schema(name), options)
  }

  /// Returns the compiler's messages about what a schema becomes, with a file of the user's.
  private func typeCheck(
    _ schema: Schema, _ options: ModelOptions, beside code: String? = nil
  ) throws -> String {
    let workspace = try Workspace()
    var files = try files(schema, options)
    if let code { files.append(GeneratedFile(path: "OwnCode.swift", text: code)) }
    for file in files { try workspace.write(file.text, to: file.path) }
    return try SwiftTools.typeCheck(
      files.map { workspace.path($0.path) },
      ["-warnings-as-errors", "-package-name", "golden", "-module-name", "Styled"]
    ).errors
  }
}

extension ModelOptions {
  fileprivate init(
    access: Access = .public, descriptions: DescriptionKind = .struct,
    properties: Properties = .var, files: Files = .many, namespace: Located<String>? = nil
  ) {
    self.init()
    self.access = access
    self.descriptions = descriptions
    self.properties = properties
    self.files = files
    self.namespace = namespace
  }
}
