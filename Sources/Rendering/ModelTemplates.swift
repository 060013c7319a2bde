import SwiftModel
import Templates

/// The templates of a run: the built-in ones, and those of the user that replace them or add files
/// of their own.
public struct ModelTemplates: Sendable {
  private let library: TemplateLibrary

  /// A rendered file.
  public struct File: Sendable, Hashable {
    /// The path in the output folder, with `/` between components.
    public var path: String
    /// The UTF-8 of its text.
    public var bytes: [UInt8]
  }

  /// Compiles the templates.
  ///
  /// - Parameter userTemplates: Templates that replace built-in ones by name, or have front matter.
  public init(_ userTemplates: [TemplateSource] = []) {
    let builtIn = BuiltInTemplates.all.sorted { $0.key < $1.key }.map { name, text in
      TemplateSource(name: name, file: name + ".mustache", text: text, isBuiltIn: true)
    }
    library = TemplateLibrary(
      builtIn + userTemplates,
      roots: [
        TemplateRoot("resource", ResourceModel.self), TemplateRoot("types", SwiftModel.self),
        TemplateRoot("documents", SwiftModel.self), TemplateRoot("schema", SwiftModel.self),
        TemplateRoot("namespace", SwiftModel.self),
      ],
      outputRecords: [ResourceModel.self, DocumentModel.self, TypeModel.self, SwiftModel.self],
      context: SwiftModel.self)
  }

  /// Everything wrong with the templates, and warnings about them.
  public var diagnostics: [TemplateDiagnostic] { library.diagnostics }

  /// Renders the files of a model, in the order of their paths.
  ///
  /// - Throws: ``RenderingError`` if a template goes past the limits.
  public func files(of model: SwiftModel) throws(RenderingError) -> [File] {
    var renderer = FileRenderer(library: library, model: model)
    if let file = model.file {
      try renderer.render("schema", model, to: file.path)
    } else {
      if let file = model.typesFile { try renderer.render("types", model, to: file.path) }
      for resource in model.resources {
        try renderer.render("resource", resource, to: resource.file.path)
      }
      if let file = model.documentsFile { try renderer.render("documents", model, to: file.path) }
      if let namespace = model.namespace {
        try renderer.render("namespace", model, to: namespace + ".swift")
      }
    }
    for output in library.outputs {
      switch output.record {
      case ResourceModel.recordName:
        for resource in model.resources { try renderer.render(output, resource) }
      case DocumentModel.recordName:
        for document in model.documents { try renderer.render(output, document) }
      case TypeModel.recordName:
        for type in model.types { try renderer.render(output, type) }
      default: try renderer.render(output, model)
      }
    }
    return renderer.files.sorted { $0.path < $1.path }
  }
}

/// Renders files one after another.
private struct FileRenderer {
  let library: TemplateLibrary
  let model: SwiftModel
  var files: [ModelTemplates.File] = []
  private var buffer: [UInt8] = []

  init(library: TemplateLibrary, model: SwiftModel) {
    self.library = library
    self.model = model
  }

  mutating func render<Record: TemplateRecord>(
    _ template: String, _ record: Record, to path: String
  ) throws(RenderingError) {
    buffer.removeAll(keepingCapacity: true)
    try library.render(template, record, in: model, into: &buffer)
    files.append(
      ModelTemplates.File(
        path: path, bytes: path.hasSuffix(".swift") ? LineFitter.fit(buffer) : buffer))
  }

  mutating func render<Record: TemplateRecord>(
    _ output: TemplateOutput, _ record: Record
  ) throws(RenderingError) {
    try render(
      output.template, record, to: library.path(of: output.template, for: record, in: model))
  }
}
