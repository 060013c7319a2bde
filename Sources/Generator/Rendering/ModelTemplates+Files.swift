import APIReference
import ResourceSchema
import SwiftModel

extension ModelTemplates {
  /// A rendered file.
  public struct File: Sendable, Equatable {
    /// The path in its folder, with `/` between components.
    public var path: String
    /// The folder, if it is not that of the models.
    public var folder: String?
    /// The UTF-8 of its text.
    public var bytes: [UInt8]
    /// The front matter that declares the file; `nil` for files that are always generated.
    public var output: TemplateOutput?
    /// A description of the record that the file is for: "the resource `Article`".
    public var subject = "the models"
  }

  /// Renders the files of a model, in the order of their paths.
  ///
  /// - Parameter schema: The schema of the model.
  /// - Throws: ``RenderingError`` if a template exceeds the limits.
  public func files(of model: SwiftModel, _ schema: Schema) throws(RenderingError) -> [File] {
    var files: [File] = []
    for (template, record, path) in Self.records(of: model) {
      files.append(File(path: path, bytes: try render(template, record, to: path, model)))
    }
    var references: [TextFormat: APIReference] = [:]
    for output in outputs {
      let destination = destinations[output.template]
      for (record, subject) in records(for: output, model, schema, &references) {
        let path =
          if let file = destination?.file {
            file
          } else {
            String(
              decoding: try render(output.template, isPath: true, model.asRoot, record.asRoot),
              as: UTF8.self)
          }
        files.append(
          File(
            path: path, folder: destination?.folder,
            bytes: try render(output.template, record, to: path, model), output: output,
            subject: subject))
      }
    }
    return files.sorted(by: \.path)
  }

  private func render(
    _ template: String, _ record: any TemplateRecord, to path: String, _ model: SwiftModel
  ) throws(RenderingError) -> [UInt8] {
    let bytes = try render(template, model.asRoot, record.asRoot)
    return path.hasSuffix(".swift") ? LineFitter.fit(bytes) : bytes
  }

  /// The built-in templates that are rendered for a model, with their records and paths.
  private static func records(
    of model: SwiftModel
  ) -> [(template: String, record: any TemplateRecord, path: String)] {
    if let file = model.file { return [("schema", model, file.path)] }
    var records: [(template: String, record: any TemplateRecord, path: String)] = []
    if model.hasModels {
      if let file = model.typesFile { records.append(("types", model, file.path)) }
      records += model.resources.map { ("resource", $0, $0.file.path) }
      if let file = model.documentsFile { records.append(("documents", model, file.path)) }
      if let namespace = model.namespace {
        records.append(("namespace", model, namespace + ".swift"))
      }
    }
    records += model.queries.map { ("query", $0, $0.file.path) }
    if let dialect = model.dialect { records.append(("dialect", dialect, dialect.file.path)) }
    if let client = model.client { records.append(("client", client, client.file.path)) }
    return records
  }

  /// The records for which a template with front matter generates files, each with a description.
  private func records(
    for output: TemplateOutput, _ model: SwiftModel, _ schema: Schema,
    _ references: inout [TextFormat: APIReference]
  ) -> [(record: any TemplateRecord, subject: String)] {
    // The texts of a reference are escaped for the format of the template's files.
    func reference() -> APIReference {
      let format = TextFormat(ofPath: destinations[output.template]?.file ?? output.path)
      let reference =
        references[format]
        ?? APIReference(schema, models: model.resources.map(\.alias.name), format: format)
      references[format] = reference
      return reference
    }
    return switch output.record {
    case ResourceModel.shape.name:
      model.resources.map { ($0, "the resource `\($0.alias.name)`") }
    case DocumentModel.shape.name:
      model.documents.map { ($0, "the document `\($0.alias.name)`") }
    case TypeModel.shape.name: model.types.map { ($0, "the type `\($0.name)`") }
    case APIReference.shape.name: [(reference(), "the schema")]
    case APIResource.shape.name:
      reference().resources.map { ($0, "the resource `\($0.type)`") }
    case FixtureModel.shape.name:
      fixtures(of: model, schema, in: destinations[output.template]?.module).map {
        ($0, "`\($0.name)`")
      }
    default: [(model, "the schema")]
    }
  }

  /// The fixtures of all resource types and documents.
  private func fixtures(
    of model: SwiftModel, _ schema: Schema, in module: String?
  ) -> [FixtureModel] {
    let required = DocumentExamples(schema, .required)
    let complete = DocumentExamples(schema, .known)
    return zip(model.resources, schema.resources).map { resource, declaration in
      model.fixture(
        of: resource, module: module, required: required.object(declaration).text,
        complete: complete.object(declaration).text)
    }
      + model.documentFixtures(of: schema, module: module) { document in
        (required.example(of: document).text, complete.example(of: document).text)
      }
  }
}
