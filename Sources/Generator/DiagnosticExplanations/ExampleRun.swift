import Diagnostics
import JSONSource
import OpenAPIImport
import Rendering
import ResourceSchema
import SchemaReader
import SwiftModel

/// The diagnostics of the files of an example, from reading to rendering.
public struct ExampleRun: Sendable {
  public let diagnostics: [Diagnostic]
  /// Every file that was read.
  public let files: [SourceFile]

  /// Reads the first file, with the others as its imports.
  ///
  /// - Parameter identifier: the diagnostic that the example is about; it is reported even if it is
  ///   off by default.
  public init(_ example: [SourceFile], about identifier: String) {
    if example.first?.isTemplate == true {
      self.init(templates: example)
    } else if let file = example.first, file.path.hasSuffix(".json") {
      self.init(json: file)
    } else if let file = example.first, OpenAPIDiagnostic(rawValue: identifier) != nil {
      self.init(description: file)
    } else {
      self.init(schema: example, about: identifier)
    }
  }

  /// Compiles templates and renders them for a small schema.
  private init(templates files: [SourceFile]) {
    let templates = ModelTemplates(files.map { TemplateSource(file: $0) })
    let schema = SchemaReader.read([Self.schema]) {
      throw SourceFile.ReadingError(path: $0, reason: .missing)
    }
    let result =
      templates.hasErrors
      ? nil : try? schema.schema.map { try ModelGenerator.generate($0, templates: templates) }
    diagnostics = templates.diagnostics + (result?.templateDiagnostics ?? [])
    self.files = files
  }

  /// Reads a JSON text.
  private init(json file: SourceFile) {
    diagnostics = JSONReader.read(file).diagnostics
    files = [file]
  }

  /// Imports a description of an API.
  private init(description file: SourceFile) {
    diagnostics = OpenAPIImport.read(file).diagnostics
    files = [file]
  }

  private static let schema = SourceFile(
    path: "blog.yaml",
    text:
      "schema: 1\nname: Blog\nresources: { articles: { attributes: { title: String } }, people: {} }"
  )

  private init(schema example: [SourceFile], about identifier: String) {
    var warnings = DiagnosticIdentifier.warningsOfEveryRun
    if let warning = DiagnosticIdentifier(rawValue: identifier) { warnings.insert(warning) }
    let result = SchemaReader.read(Array(example.prefix(1)), warnings: warnings) { path in
      guard let file = example.first(where: { $0.path == path }) else {
        throw SourceFile.ReadingError(path: path, reason: .missing)
      }
      return file
    }
    diagnostics = result.diagnostics(with: SwiftModel.build(result.readable).diagnostics)
    files = result.files
  }

  /// The diagnostics as a terminal shows them.
  public func text(isColored: Bool = false) -> String {
    DiagnosticText.render(diagnostics, files: files, isColored: isColored)
  }
}
