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
  public let files: [SourceFile]

  /// Reads the first file, with the others as its imports.
  ///
  /// - Parameter identifier: the diagnostic that the example is about; it is reported even if it is
  ///   off by default.
  public init(_ example: [SourceFile], about identifier: String) {
    var files = example
    if example.first?.isTemplate == true {
      diagnostics = Self.diagnostics(ofTemplates: example)
    } else if let file = example.first, file.path.hasSuffix(".json") {
      diagnostics = JSONReader.read(file).diagnostics
    } else if let file = example.first, OpenAPIDiagnostic(rawValue: identifier) != nil {
      diagnostics = OpenAPIImport.read(file).diagnostics
    } else {
      var warnings = DiagnosticIdentifier.warningsOfEveryRun
      if let warning = DiagnosticIdentifier(identifier: identifier) { warnings.insert(warning) }
      let result = Self.read(example, warnings)
      diagnostics = result.diagnostics(with: SwiftModel.build(result.readable).diagnostics)
      files = result.files
    }
    self.files = files
  }

  private static func read(
    _ files: [SourceFile], _ warnings: Set<DiagnosticIdentifier>
  ) -> SchemaReader.Result {
    SchemaReader.read(Array(files.prefix(1)), warnings: warnings) { path in
      guard let file = files.first(where: { $0.path == path }) else {
        throw SourceFile.ReadingError(path: path, reason: .missing)
      }
      return file
    }
  }

  /// Compiles templates and renders them for a small schema.
  private static func diagnostics(ofTemplates files: [SourceFile]) -> [Diagnostic] {
    let templates = ModelTemplates(files.map { TemplateSource(file: $0) })
    let schema = SourceFile(
      path: "blog.yaml",
      text: "schema: 1\nname: Blog\n"
        + "resources: { articles: { attributes: { title: String } }, people: {} }")
    guard !templates.diagnostics.hasErrors, let schema = read([schema], []).schema else {
      return templates.diagnostics
    }
    let result = try? ModelGenerator.generate(schema, templates: templates)
    return templates.diagnostics + (result?.templateDiagnostics ?? [])
  }

  public func text(isColored: Bool = false) -> String {
    DiagnosticText.render(diagnostics, files: files, isColored: isColored)
  }
}
