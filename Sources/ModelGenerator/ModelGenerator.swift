import Diagnostics
import OutputFolder
import Rendering
import ResourceSchema
import SwiftModel

/// Makes Swift models of a schema.
public enum ModelGenerator {
  /// The files of a schema, or the reasons why there are none.
  public struct Result: Sendable {
    /// The files in the order of their paths; empty if a diagnostic is an error.
    public var files: [GeneratedFile] = []
    /// Everything that keeps names of the schema from being names in Swift.
    public var diagnostics: [Diagnostic] = []
    /// Everything wrong with what the user's templates yield for this schema.
    public var templateDiagnostics: [Diagnostic] = []
  }

  /// Generates the models of a schema: a file for each resource type, one for the value types and
  /// one for the documents, and what the user's templates add.
  ///
  /// The files depend on the arguments alone, to the byte.
  ///
  /// - Parameter templates: Templates without errors.
  /// - Throws: ``RenderingError`` if a built-in template goes past the limits.
  public static func generate(
    _ schema: Schema, options: ModelOptions = ModelOptions(),
    templates: ModelTemplates = ModelTemplates()
  ) throws(RenderingError) -> Result {
    let (model, diagnostics) = SwiftModel.build(schema, options: options)
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      return Result(diagnostics: diagnostics)
    }
    let files: [ModelTemplates.File]
    do {
      files = try templates.files(of: model)
    } catch {
      guard let diagnostic = Self.diagnostic(of: error, templates) else { throw error }
      return Result(diagnostics: diagnostics, templateDiagnostics: [diagnostic])
    }
    let templateDiagnostics = TemplatePaths.diagnostics(of: files)
    guard templateDiagnostics.isEmpty else {
      return Result(diagnostics: diagnostics, templateDiagnostics: templateDiagnostics)
    }
    return Result(
      files: files.map {
        GeneratedFile(path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self))
      },
      diagnostics: diagnostics)
  }

  /// Returns the diagnostic of a user's template that renders too much; `nil` for a built-in one.
  private static func diagnostic(
    of error: RenderingError, _ templates: ModelTemplates
  ) -> Diagnostic? {
    guard let source = templates.sources.last(where: { $0.name == error.template }),
      !source.isBuiltIn
    else { return nil }
    let start = SourceRange(file: source.file.path, start: .start, end: .start)
    return Diagnostic(TemplateProblem.oversized, "\(error)", at: start)
  }

  /// What keeps names of a schema from being names in Swift: the diagnostics of
  /// ``generate(_:options:)``, without the time that generating takes.
  public static func diagnostics(
    of schema: Schema, options: ModelOptions = ModelOptions()
  ) -> [Diagnostic] {
    SwiftModel.build(schema, options: options).diagnostics
  }
}
