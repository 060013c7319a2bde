import Diagnostics
import OutputFolder
import ResourceSchema
import SwiftModel

/// Generates Swift models from a schema.
public enum ModelGenerator {
  /// The generated files, or the diagnostics that prevented them.
  public struct Result: Sendable {
    /// The files, sorted by path; empty if there is an error.
    public var files: [GeneratedFile] = []
    /// The files for other folders, by folder path.
    public var otherFiles: [String: [GeneratedFile]] = [:]
    /// The diagnostics about Swift names.
    public var diagnostics: [Diagnostic] = []
    /// The diagnostics about the output of the user's templates.
    public var templateDiagnostics: [Diagnostic] = []
  }

  /// Generates the models of a schema: a file for each resource type, one for the value types and
  /// one for the documents, and the files of the user's templates.
  ///
  /// The same arguments yield the same bytes.
  ///
  /// - Parameter templates: Templates without errors.
  /// - Throws: ``RenderingError`` if a built-in template exceeds the limits.
  public static func generate(
    _ schema: Schema, options: ModelOptions = ModelOptions(),
    templates: ModelTemplates = ModelTemplates()
  ) throws(RenderingError) -> Result {
    let (model, diagnostics) = SwiftModel.build(schema, options: options)
    var result = Result(diagnostics: diagnostics)
    guard !diagnostics.hasErrors else { return result }
    let files: [ModelTemplates.File]
    do {
      files = try templates.files(of: model, schema)
    } catch {
      let named = templates.sources.last { $0.name == error.template }
      guard let source = named, !source.isBuiltIn else { throw error }
      let start = source.file.range(of: 0..<0)
      result.templateDiagnostics = [Diagnostic(TemplateProblem.oversized, "\(error)", at: start)]
      return result
    }
    let folders = Dictionary(grouping: files, by: \.folder)
    result.templateDiagnostics = folders.sorted { $0.key ?? "" }
      .flatMap { TemplatePaths.diagnostics(of: $0.value) }
    guard result.templateDiagnostics.isEmpty else { return result }
    for (folder, files) in folders {
      let files = files.map { GeneratedFile(path: $0.path, bytes: $0.bytes) }
      if let folder { result.otherFiles[folder] = files } else { result.files = files }
    }
    return result
  }
}
