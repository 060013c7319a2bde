import ResourceSchema

/// The files of a schema's models with everything decided, yet to be laid out.
struct ModelFiles {
  private var valueTypes: ValueTypesFileView?
  /// The files of the resource types with their paths.
  private var resources: [(path: String, view: ResourceFileView)] = []
  private var documents: DocumentsFileView?
  /// What keeps names of the schema from being names in Swift.
  let diagnostics: [Diagnostic]

  init(of schema: Schema) {
    var builder = ModelBuilder(schema)
    builder.registry.declareFile(
      Self.valueTypesPath, for: "the value types", at: schema.name.range)
    builder.registry.declareFile(Self.documentsPath, for: "the documents", at: schema.name.range)
    if !schema.types.isEmpty {
      let (types, imports) = builder.file { $0.valueTypes() }
      valueTypes = ValueTypesFileView(
        notice: builder.notice(schema.types.map(\.range)), imports: imports, types: types)
    }
    for resource in schema.resources {
      resources.append((builder.names[resource].fileName, builder.resourceFile(of: resource)))
    }
    let (documents, imports) = builder.file { $0.documents() }
    if !documents.isEmpty {
      let ranges = schema.resources.map(\.range) + schema.documents.map(\.range)
      self.documents = DocumentsFileView(
        notice: builder.notice(ranges), imports: imports, documents: documents)
    }
    // A description and that of a new resource object share findings.
    diagnostics = Set(builder.diagnostics + builder.registry.diagnostics)
      .sorted { $0.place < $1.place }
  }

  /// The files in the order of their paths.
  func rendered(with templates: TemplateLibrary) -> [GeneratedFile] {
    var files = resources.map { GeneratedFile(path: $0.path, text: templates.text(of: $0.view)) }
    if let valueTypes {
      files.append(GeneratedFile(path: Self.valueTypesPath, text: templates.text(of: valueTypes)))
    }
    if let documents {
      files.append(GeneratedFile(path: Self.documentsPath, text: templates.text(of: documents)))
    }
    return files.sorted { $0.path < $1.path }
  }

  private static let valueTypesPath = "ValueTypes.swift"
  private static let documentsPath = "Documents.swift"
}

extension Diagnostic {
  /// What findings are sorted by.
  fileprivate var place: (String, Int, String) { (range.file, range.start.offset, message) }
}
