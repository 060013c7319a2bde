import Diagnostics
import ResourceSchema

/// Turns a schema into what templates are given.
///
/// The parts of the work are extensions, one for each kind of output.
struct ModelBuilder {
  let schema: Schema
  let names: SchemaNames
  /// The types from `types` by their names.
  let declarations: [String: TypeDeclaration]
  /// The places of resource types in the schema's list by their names.
  private let resourceIndices: [String: Int]
  /// The codings of aliases that have been asked for.
  var aliasCodings: [String: AliasCoding] = [:]
  /// The modules that the file at work needs beside `JSONAPI`.
  var modules: Set<String> = []

  init(_ schema: Schema) {
    self.schema = schema
    names = SchemaNames(schema)
    declarations = schema.declarations
    resourceIndices = Dictionary(
      zip(schema.resources.map(\.type.value), schema.resources.indices),
      uniquingKeysWith: { first, _ in first })
  }

  func resource(ofType type: String) -> Resource? {
    resourceIndices[type].map { schema.resources[$0] }
  }

  /// Builds the content of a file, and gives it the modules that it needs.
  mutating func file<Content>(
    _ content: (inout ModelBuilder) -> Content
  ) -> (content: Content, imports: [String]) {
    modules = ["JSONAPI"]
    let result = content(&self)
    return (result, modules.sorted().map(SwiftIdentifier.path))
  }

  /// Notes that the file at work spells a type.
  mutating func use(_ type: SwiftType) {
    modules.formUnion(type.modules)
  }

  /// The comment that begins a file.
  ///
  /// The schema's files go by their names alone: the folder is the machine's business.
  func notice(_ ranges: [SourceRange]) -> String {
    var files: [String] = []
    var last = ""
    for range in ranges where range.file != last {
      last = range.file
      let name = range.file.split(separator: "/").last.map(String.init) ?? range.file
      let clean = SwiftLiteral.harmless(name)
      if !files.contains(clean) { files.append(clean) }
    }
    let source =
      files.count <= 2
      ? files.joined(separator: " and ")
      : "the \(files.count) files of \(SwiftLiteral.harmless(schema.name.value))"
    return "// Made by jsonapi-gen from \(source). "
      + "Do not edit: change the schema and generate again."
  }
}
