import APIReference
import Diagnostics
import ResourceSchema
import SwiftModel

/// The templates of a run: the built-in ones and the user's, which replace them or add files.
public struct ModelTemplates: Sendable {
  private let library: TemplateLibrary
  /// All templates: the built-in ones, then the user's.
  public let sources: [TemplateSource]
  /// The destinations of files that are not written to the folder of the models, by template name.
  public let destinations: [String: TemplateDestination]

  /// A rendered file.
  public struct File: Sendable, Hashable {
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

  /// Compiles the templates.
  ///
  /// - Parameters:
  ///   - userTemplates: Templates that replace built-in ones by name, or have front matter.
  ///   - destinations: The destinations of the files of some templates. The name of a template of
  ///     ``BuiltInTemplate/extra`` adds the template.
  public init(
    _ userTemplates: [TemplateSource] = [], destinations: [String: TemplateDestination] = [:]
  ) {
    let extra = BuiltInTemplate.extra.filter {
      $0.isPartial ? !destinations.isEmpty : destinations[$0.name] != nil
    }
    sources = (BuiltInTemplate.all + extra).map(TemplateSource.init) + userTemplates
    self.destinations = destinations
    library = TemplateLibrary(
      sources,
      roots: [
        ("resource", ResourceModel.shape), ("types", SwiftModel.shape),
        ("documents", SwiftModel.shape), ("schema", SwiftModel.shape),
        ("namespace", SwiftModel.shape), ("query", QueryModel.shape),
        ("dialect", DialectModel.shape), ("client", ClientModel.shape),
      ],
      outputShapes: Self.outputRecords, context: [SwiftModel.shape])
  }

  /// The diagnostics about the templates.
  public var diagnostics: [Diagnostic] { library.diagnostics }

  /// The name of a tag that is not written yet.
  package static let cursor = "JSONAPIGENCURSOR"

  /// The fields that a tag with the name ``cursor`` could name, with descriptions.
  package var fieldsAtCursor: [(name: String, words: String)] {
    library.fieldsAtCursor.map { ($0.name, $0.words) }
  }

  /// The templates with front matter.
  public var outputs: [TemplateOutput] { library.outputs }

  /// Returns the names of the records that a template is rendered with.
  public func records(of template: String) -> [String] { library.records(of: template) }

  /// The record types that front matter may name.
  static let outputRecords = [
    ResourceModel.shape, DocumentModel.shape, TypeModel.shape, SwiftModel.shape, APIReference.shape,
    APIResource.shape, FixtureModel.shape,
  ]

  /// Returns true if a template generates a single file for every schema.
  public func makesOneFile(_ template: String) -> Bool {
    outputs.first { $0.template == template }
      .map { [SwiftModel.shape.name, APIReference.shape.name].contains($0.record) } == true
  }

  /// True if a template has an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

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
          } else { try library.path(of: output.template, for: record, in: [model]) }
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
    let bytes = try library.render(template, record, in: [model])
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
      let format = TextFormat(ofPath: path(of: output))
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
    let documents = Dictionary(
      SwiftModel.documents(of: schema).map { ($0.name.value, $0) },
      uniquingKeysWith: { first, _ in first })
    return zip(model.resources, schema.resources).map { resource, declaration in
      model.fixture(
        of: resource, module: module, required: required.object(declaration).text,
        complete: complete.object(declaration).text)
    }
      + model.documentFixtures(module: module) { name in
        documents[name].map { document in
          (
            document.data.isMany == true, required.example(of: document).text,
            complete.example(of: document).text
          )
        }
      }
  }

  /// Returns the part of the path that all files of a template share.
  private func path(of output: TemplateOutput) -> String {
    if let file = destinations[output.template]?.file { return file }
    let source = sources.last { $0.name == output.template }
    return source.map { $0.file.text(in: output.pathRange) } ?? ""
  }
}
