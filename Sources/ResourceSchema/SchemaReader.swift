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
  /// An import is a path relative to the importing file; it may begin with `..`, and is never
  /// absolute. A file that is named or imported more than once is read once.
  ///
  /// A file silences warnings of its own with a list of their identifiers, such as
  /// `allow: [digit-first-name]`; errors cannot be silenced.
  ///
  /// - Parameters:
  ///   - inputs: the files that the user named.
  ///   - load: reads an imported file by its path, which is the importing file's folder joined with
  ///     the text of the import.
  public static func read(
    _ inputs: [SourceFile],
    importing load: (_ path: String) throws -> SourceFile
  ) -> Result {
    let files = FileSet.read(inputs, importing: load)
    let assembly = SchemaAssembly.assemble(files)
    var findings = files.findings
    for draft in files.drafts { findings.add(contentsOf: draft.findings.diagnostics) }
    findings.add(contentsOf: assembly.findings.diagnostics)
    findings.add(contentsOf: SchemaRules.findings(in: assembly))
    let diagnostics = inOrder(findings.diagnostics, of: files)
    let isGood = diagnostics.allSatisfy { $0.severity != .error }
    return Result(
      schema: isGood ? assembly.schema : nil, diagnostics: diagnostics,
      files: files.drafts.map(\.file))
  }

  /// Findings in the order of files and places, without warnings that their files silence.
  private static func inOrder(_ diagnostics: [Diagnostic], of files: FileSet) -> [Diagnostic] {
    var order: [String: Int] = [:]
    for (index, draft) in files.drafts.enumerated() { order[draft.file.path] = index }
    return
      diagnostics
      .filter { diagnostic in
        guard diagnostic.severity == .warning, let index = order[diagnostic.range.file] else {
          return true
        }
        return !files.drafts[index].allowed.contains(diagnostic.identifier)
      }
      .enumerated()
      .map { (key: (order[$1.range.file] ?? 0, $1.range.start.offset, $0), value: $1) }
      .sorted { $0.key < $1.key }
      .map(\.value)
  }
}
