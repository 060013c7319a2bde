import ResourceSchema
import YAMLSource

/// Turns a schema into what templates are given.
///
/// The parts of the work are extensions, one for each kind of output.
struct ModelBuilder {
  let schema: Schema
  let names: SchemaNames
  var registry = TypeNameRegistry()
  var diagnostics: [Diagnostic] = []
  /// The types from `types` by their names.
  let declarations: [String: TypeDeclaration]
  /// The places of resource types in the schema's list by their names.
  private let resourceIndices: [String: Int]
  /// The names of the documents that the schema names.
  let namedDocuments: Set<String>
  /// The codings of aliases that have been asked for.
  var aliasCodings: [String: AliasCoding] = [:]
  /// The modules that the file at work needs beside `JSONAPI`.
  var modules: Set<String> = []

  init(_ schema: Schema) {
    self.schema = schema
    names = SchemaNames(schema)
    declarations = Dictionary(
      schema.types.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    resourceIndices = Dictionary(
      zip(schema.resources.map(\.type.value), schema.resources.indices),
      uniquingKeysWith: { first, _ in first })
    namedDocuments = Set(schema.documents.map(\.name.value))
  }

  func resource(ofType type: String) -> Resource? {
    resourceIndices[type].map { schema.resources[$0] }
  }

  /// Where the schema fixes the name of a resource type's model.
  func place(ofType type: String) -> SourceRange? {
    resourceIndices[type].map { index in
      schema.resources[index].swiftName?.range ?? schema.resources[index].type.range
    }
  }

  /// Builds the content of a file, and gives it the modules that it needs.
  mutating func file<Content>(
    _ content: (inout ModelBuilder) -> Content
  ) -> (content: Content, imports: [String]) {
    modules = ["JSONAPI"]
    let result = content(&self)
    return (result, modules.sorted())
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
