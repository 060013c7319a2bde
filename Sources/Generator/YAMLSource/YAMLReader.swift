import Diagnostics

/// Parses YAML into nodes with source ranges.
///
/// The reader accepts YAML 1.1 as implemented by libyaml, with one document per file. It reports
/// all errors as diagnostics, for any input. The limits are 16 MiB, a million nodes in the text,
/// 10,000,000 nodes including those that aliases repeat, and 128 levels of nesting.
public enum YAMLReader {
  public struct Result: Sendable {
    /// The root of the document; `nil` if the text contains no value (it is empty, or has only
    /// comments) or is invalid YAML.
    ///
    /// If there is a root, diagnostics concern single values, which are left out: an alias without
    /// an anchor, the second of two equal keys, a key that is not a text.
    public var root: YAMLNode?
    /// The diagnostics, in the order of the text. Invalid YAML has only one diagnostic.
    public var diagnostics: [Diagnostic]
    /// The number of nodes; aliased nodes count at each alias.
    public var nodeCount = 0
    public var hasAliases = false
    /// The syntax tree, if it was requested and the text has no diagnostics.
    public var syntax: SyntaxTree?
  }

  public static func read(
    _ file: SourceFile, as language: YAMLLanguage = .none, keepingSyntax keepsSyntax: Bool = false
  ) -> Result {
    guard !file.isTooLarge else {
      return Result(root: nil, diagnostics: [.fileTooLarge(file)])
    }
    let text = IndexedText(file, language)
    if let diagnostic = text.characterDiagnostic() {
      return Result(root: nil, diagnostics: [diagnostic])
    }
    var builder = NodeBuilder(text)
    var treeBuilder = keepsSyntax ? SyntaxTreeBuilder(text) : nil
    let failure = LibYAML.forEachEvent(in: file.bytes) { event in
      treeBuilder?.take(event)
      return builder.take(event)
    }
    if let failure {
      let diagnosis = SyntaxDiagnosis(
        failure: failure, text: text, lastQuote: builder.lastQuote,
        openBrackets: builder.openBrackets)
      return Result(root: nil, diagnostics: [diagnosis.diagnostic])
    }
    return Result(
      root: builder.root,
      diagnostics: builder.diagnostics.sorted { $0.range.start < $1.range.start },
      nodeCount: builder.nodeCount, hasAliases: builder.hasAliases,
      syntax: builder.diagnostics.isEmpty ? treeBuilder?.tree() : nil)
  }
}

/// The limits of a text, which bound time and memory.
enum ReadingLimits {
  /// The number of scalars, sequences, mappings and aliases in the text: four times those of the
  /// largest APIs, and few enough for a run in 400 MB.
  static let writtenNodes = 1_000_000
  /// The number of scalars, sequences and mappings; aliased nodes count at each alias.
  static let nodes = 10_000_000
  /// Anchors, whose names and nodes are kept.
  static let anchors = 100_000
  /// The maximum nesting of sequences and mappings, including those in aliased nodes.
  static let nesting = 128
  /// Entries that merge keys copy from one mapping to another.
  static let mergedEntries = 500_000
  /// The number of `%TAG` lines, which libyaml compares with each other.
  static let tagDirectives = 64
  static let diagnostics = 1_000
}
