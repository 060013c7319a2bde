import OutputFolder
import ResourceSchema

/// The files of a schema's models.
struct ModelFiles {
  static let valueTypesPath = "ValueTypes.swift"
  static let documentsPath = "Documents.swift"

  private let schema: Schema
  private let templates: TemplateLibrary
  private var builder: ModelBuilder

  init(of schema: Schema, with templates: TemplateLibrary) {
    self.schema = schema
    self.templates = templates
    builder = ModelBuilder(schema)
  }

  /// The files in the order of their paths.
  mutating func rendered() -> [GeneratedFile] {
    let resources = schema.resources.map { resource in
      GeneratedFile(
        path: builder.names[resource].fileName,
        text: templates.text(of: builder.resourceFile(of: resource)))
    }
    return (resources + valueTypes() + documents()).sorted { $0.path < $1.path }
  }

  private mutating func valueTypes() -> [GeneratedFile] {
    guard !schema.types.isEmpty else { return [] }
    let (types, imports) = builder.file { $0.valueTypes() }
    let view = ValueTypesFileView(
      notice: builder.notice(schema.types.map(\.range)), imports: imports, types: types)
    return [GeneratedFile(path: Self.valueTypesPath, text: templates.text(of: view))]
  }

  private mutating func documents() -> [GeneratedFile] {
    let (documents, imports) = builder.file { $0.documents() }
    guard !documents.isEmpty else { return [] }
    let ranges = schema.resources.map(\.range) + schema.documents.map(\.range)
    let view = DocumentsFileView(
      notice: builder.notice(ranges), imports: imports, documents: documents)
    return [GeneratedFile(path: Self.documentsPath, text: templates.text(of: view))]
  }
}
