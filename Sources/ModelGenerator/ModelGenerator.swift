import ResourceSchema

/// Makes Swift models of a schema.
public enum ModelGenerator {
  /// What a schema becomes.
  public struct Result: Sendable {
    /// The files in the order of their paths; empty if a diagnostic is an error.
    public var files: [GeneratedFile]
    /// What keeps names of the schema from being names in Swift.
    public var diagnostics: [Diagnostic]
  }

  /// Generates the models of a schema: a file for each resource type, one for the value types and
  /// one for the documents.
  ///
  /// The files depend on the schema alone, to the byte.
  ///
  /// - Throws: ``TemplateError`` if a template names something that its value does not have.
  public static func generate(_ schema: Schema) throws -> Result {
    let templates = try TemplateLibrary()
    var builder = ModelBuilder(schema)
    var files: [GeneratedFile] = []

    builder.registry.declareFile(valueTypesFile, for: "the value types", at: schema.name.range)
    builder.registry.declareFile(documentsFile, for: "the documents", at: schema.name.range)
    if !schema.types.isEmpty {
      let (types, imports) = builder.file { $0.valueTypes() }
      let view = ValueTypesFileView(
        notice: builder.notice(schema.types.map(\.range)), imports: imports, types: types)
      files.append(
        GeneratedFile(path: valueTypesFile, text: templates.text(of: view)))
    }
    for resource in schema.resources {
      let view = builder.resourceFile(of: resource)
      files.append(
        GeneratedFile(
          path: builder.names[resource].fileName, text: templates.text(of: view)))
    }
    let (documents, imports) = builder.file { $0.documents() }
    if !documents.isEmpty {
      let ranges = schema.resources.map(\.range) + schema.documents.map(\.range)
      let view = DocumentsFileView(
        notice: builder.notice(ranges), imports: imports, documents: documents)
      files.append(
        GeneratedFile(path: documentsFile, text: templates.text(of: view)))
    }

    // A description and that of a new resource object share findings.
    let diagnostics = Set(builder.diagnostics + builder.registry.diagnostics)
    let isFree = !diagnostics.contains { $0.severity == .error }
    return Result(
      files: isFree ? files.sorted { $0.path < $1.path } : [],
      diagnostics: diagnostics.sorted { $0.place < $1.place })
  }

  private static let valueTypesFile = "ValueTypes.swift"
  private static let documentsFile = "Documents.swift"
}

extension Diagnostic {
  /// What findings are sorted by.
  fileprivate var place: (String, Int, String) { (range.file, range.start.offset, message) }
}
