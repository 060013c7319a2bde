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
        TemplateRoot("resource", ResourceModel.self), TemplateRoot("types", SwiftModel.self),
        TemplateRoot("documents", SwiftModel.self), TemplateRoot("schema", SwiftModel.self),
        TemplateRoot("namespace", SwiftModel.self), TemplateRoot("query", QueryModel.self),
        TemplateRoot("dialect", DialectModel.self), TemplateRoot("client", ClientModel.self),
      ],
      outputRecords: Self.outputRecords,
      context: SwiftModel.self)
  }

  /// The diagnostics about the templates.
  public var diagnostics: [Diagnostic] { library.diagnostics }

  /// The fields that a tag with the name ``TemplateLibrary/cursor`` could name, with descriptions.
  package var fieldsAtCursor: [(name: String, words: String)] { library.fieldsAtCursor }

  /// The templates with front matter.
  public var outputs: [TemplateOutput] { library.outputs }

  /// Returns the names of the records that a template is rendered with.
  public func records(of template: String) -> [String] { library.records[template] ?? [] }

  /// The record types that front matter may name.
  static let outputRecords: [any TemplateRecord.Type] = [
    ResourceModel.self, DocumentModel.self, TypeModel.self, SwiftModel.self, APIReference.self,
    APIResource.self, FixtureModel.self,
  ]

  /// Returns true if a template generates a single file for every schema.
  public func makesOneFile(_ template: String) -> Bool {
    outputs.first { $0.template == template }
      .map { [SwiftModel.recordName, APIReference.recordName].contains($0.record) } == true
  }

  /// True if a template has an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Renders the files of a model, in the order of their paths.
  ///
  /// - Parameter schema: The schema of the model.
  /// - Throws: ``RenderingError`` if a template exceeds the limits.
  public func files(of model: SwiftModel, _ schema: Schema) throws(RenderingError) -> [File] {
    var renderer = FileRenderer(templates: self, library: library, model: model)
    var references: [TextFormat: APIReference] = [:]
    func reference(for output: TemplateOutput) -> APIReference {
      let format = TextFormat(ofPath: path(of: output))
      if let reference = references[format] { return reference }
      let reference = APIReference(
        schema, models: model.resources.map(\.alias.name), format: format)
      references[format] = reference
      return reference
    }
    if let file = model.file {
      try renderer.render("schema", model, to: file.path)
    } else if model.hasModels {
      if let file = model.typesFile { try renderer.render("types", model, to: file.path) }
      for resource in model.resources {
        try renderer.render("resource", resource, to: resource.file.path)
      }
      if let file = model.documentsFile { try renderer.render("documents", model, to: file.path) }
      if let namespace = model.namespace {
        try renderer.render("namespace", model, to: namespace + ".swift")
      }
    }
    if model.file == nil {
      for query in model.queries { try renderer.render("query", query, to: query.file.path) }
      if let dialect = model.dialect {
        try renderer.render("dialect", dialect, to: dialect.file.path)
      }
      if let client = model.client { try renderer.render("client", client, to: client.file.path) }
    }
    for output in library.outputs {
      switch output.record {
      case ResourceModel.recordName:
        for resource in model.resources {
          try renderer.render(output, resource, "the resource `\(resource.alias.name)`")
        }
      case DocumentModel.recordName:
        for document in model.documents {
          try renderer.render(output, document, "the document `\(document.alias.name)`")
        }
      case TypeModel.recordName:
        for type in model.types {
          try renderer.render(output, type, "the type `\(type.name)`")
        }
      case APIReference.recordName:
        try renderer.render(output, reference(for: output), "the schema")
      case APIResource.recordName:
        for resource in reference(for: output).resources {
          try renderer.render(output, resource, "the resource `\(resource.type)`")
        }
      case FixtureModel.recordName:
        for fixture in fixtures(of: model, schema, in: destinations[output.template]?.module) {
          try renderer.render(output, fixture, "`\(fixture.name)`")
        }
      default: try renderer.render(output, model, "the schema")
      }
    }
    return renderer.files.sorted { $0.path < $1.path }
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

/// Renders files one after another.
private struct FileRenderer {
  let templates: ModelTemplates
  let library: TemplateLibrary
  let model: SwiftModel
  var files: [ModelTemplates.File] = []

  mutating func render<Record: TemplateRecord>(
    _ template: String, _ record: Record, to path: String
  ) throws(RenderingError) {
    let bytes = try library.render(template, record, in: model)
    files.append(
      ModelTemplates.File(
        path: path, bytes: path.hasSuffix(".swift") ? LineFitter.fit(bytes) : bytes))
  }

  mutating func render<Record: TemplateRecord>(
    _ output: TemplateOutput, _ record: Record, _ subject: String
  ) throws(RenderingError) {
    let destination = templates.destinations[output.template]
    let path =
      if let file = destination?.file {
        file
      } else { try library.path(of: output.template, for: record, in: model) }
    try render(output.template, record, to: path)
    files[files.count - 1].folder = destination?.folder
    files[files.count - 1].output = output
    files[files.count - 1].subject = subject
  }
}
