import YAMLSource

/// Reads schema files into one model, and says everything that is wrong with them.
public enum SchemaReader {
  /// What the files say.
  public struct Result: Sendable {
    /// The model, or `nil` if a diagnostic is an error.
    public var schema: Schema?
    /// All findings, in the order of the files and of the places in them.
    public var diagnostics: [Diagnostic]
    /// Every file that was read, imports included, for messages that quote lines.
    public var files: [SourceFile]
  }

  /// Reads files, and whatever they import, as one schema.
  ///
  /// - Parameters:
  ///   - inputs: the files that the user named.
  ///   - load: reads an imported file by its path, which is the importing file's folder joined with
  ///     the text of the import.
  public static func read(
    _ inputs: [SourceFile],
    importing load: (_ path: String) throws -> SourceFile
  ) -> Result {
    Result(schema: nil, diagnostics: [], files: inputs)
  }
}
