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

  /// Generates the models of a schema.
  public static func generate(_ schema: Schema) throws -> Result {
    Result(files: [], diagnostics: [])
  }
}
