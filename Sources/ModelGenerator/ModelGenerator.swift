import Diagnostics
import OutputFolder
import Rendering
import ResourceSchema
import SwiftModel

/// Makes Swift models of a schema.
public enum ModelGenerator {
  /// What a schema becomes.
  public struct Result: Sendable {
    /// The files in the order of their paths; empty if a diagnostic is an error.
    public var files: [GeneratedFile]
    /// What keeps names of the schema from being names in Swift.
    public var diagnostics: [Diagnostic]
  }

  /// Generates the models of a schema: a file for each resource type, one for the value types and
  /// one for the documents.
  ///
  /// The files depend on the schema alone, to the byte.
  public static func generate(
    _ schema: Schema, options: ModelOptions = ModelOptions()
  ) throws -> Result {
    let (model, diagnostics) = SwiftModel.build(schema, options: options)
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      return Result(files: [], diagnostics: diagnostics)
    }
    let templates = ModelTemplates()
    for diagnostic in templates.diagnostics { print(diagnostic) }
    let files = try templates.files(of: model).map { file in
      GeneratedFile(path: file.path, text: String(decoding: file.bytes, as: UTF8.self))
    }
    return Result(files: files, diagnostics: diagnostics)
  }

  /// What keeps names of a schema from being names in Swift: the diagnostics of
  /// ``generate(_:options:)``, without the time that generating takes.
  public static func diagnostics(
    of schema: Schema, options: ModelOptions = ModelOptions()
  ) -> [Diagnostic] {
    SwiftModel.build(schema, options: options).diagnostics
  }
}
