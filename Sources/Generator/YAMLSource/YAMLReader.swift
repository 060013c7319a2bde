import Diagnostics

/// Reads YAML into nodes that know where they are.
///
/// The reader takes YAML 1.1 as libyaml reads it, one document a file. It never fails otherwise
/// than by its diagnostics, whatever the bytes are, and holds the text to these limits: 16 MiB,
/// a million nodes as they are written and 10,000,000 with all that aliases stand for, 128 levels of
/// nesting.
public enum YAMLReader {
  /// The contents of a text.
  public struct Result: Sendable {
    /// The document's root, or `nil` if the text holds no value (it is empty, or only comments) or
    /// is not YAML.
    ///
    /// Problems beside a root concern single values, and these are left out: an alias without an
    /// anchor, the second of two equal keys, a key that is not a text.
    public var root: YAMLNode?
    /// The diagnostics, in the order of the text. If it is not YAML at all, that is the
    /// only diagnostic.
    public var diagnostics: [Diagnostic]
    /// The number of nodes, with all that aliases repeat.
    public var nodeCount = 0
    /// True if an alias repeats nodes.
    public var hasAliases = false
    /// The text as it is written, if that was asked for and the text has no diagnostics.
    public var syntax: SyntaxTree?
  }

  /// A text of a file on one line and short enough for a sentence.
  package static func excerpt(_ text: String) -> String { Wording.excerpt(text) }

  /// Reads a file that holds one YAML document.
  ///
  /// - Parameters:
  ///   - language: the language that the document is written in, for diagnostics.
  ///   - keepsSyntax: True if the result has a tree of the text as it is written.
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
        failure: failure, text: text, lastScalar: builder.lastScalar,
        openBracket: builder.openBracket)
      return Result(root: nil, diagnostics: [diagnosis.diagnostic])
    }
    return Result(
      root: builder.root,
      diagnostics: builder.diagnostics.sorted { $0.range.start < $1.range.start },
      nodeCount: builder.nodeCount, hasAliases: builder.hasAliases,
      syntax: builder.diagnostics.isEmpty ? treeBuilder?.tree() : nil)
  }
}

/// The limits of a text, so that no text can make a reader slow or large.
enum ReadingLimits {
  /// Scalars, sequences, mappings and aliases, each counted where it is written: four times
  /// those of the largest APIs, and as many as can be held with the rest of a run in 400 MB.
  static let writtenNodes = 1_000_000
  /// Scalars, sequences and mappings, those after an alias counted at each alias.
  static let nodes = 10_000_000
  /// Anchors, whose names and nodes are kept.
  static let anchors = 100_000
  /// Sequences and mappings inside each other, those after an alias counted at each alias.
  static let nesting = 128
  /// Entries that merge keys copy from one mapping to another.
  static let mergedEntries = 500_000
  /// libyaml compares each `%TAG` line with all that came before it.
  static let tagDirectives = 64
  /// Problems that are worth keeping of one file.
  static let diagnostics = 1_000
}
