import Diagnostics
import OutputFolder
import ResourceSchema

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
  ///
  /// - Throws: ``TemplateError`` if a template names something that its value does not have.
  public static func generate(_ schema: Schema) throws -> Result {
    let templates = try TemplateLibrary()
    let diagnostics = diagnostics(of: schema)
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      return Result(files: [], diagnostics: diagnostics)
    }
    var files = ModelFiles(of: schema, with: templates)
    return Result(files: files.rendered(), diagnostics: diagnostics)
  }

  /// What keeps names of a schema from being names in Swift: the diagnostics of ``generate(_:)``,
  /// without the time that generating takes.
  public static func diagnostics(of schema: Schema) -> [Diagnostic] {
    NameChecker.diagnostics(of: schema)
  }
}
