import Diagnostics

/// A text with its anchors, aliases, merge keys, tags, comments and styles, for tools that write it
/// again.
///
/// ``YAMLNode`` is the content of a text; this is its notation.
public struct SyntaxTree: Sendable {
  /// The document's root, or `nil` if the text holds no value.
  public internal(set) var root: SyntaxNode?
  public internal(set) var comments: [SyntaxComment] = []
  /// The lines that begin with `%`, in the order of the text.
  public internal(set) var directives: [String] = []
  /// The end of `---`, if it is written.
  public internal(set) var documentStart: Int?
  /// The start of `...`, if it is written.
  public internal(set) var documentEnd: Int?

  init() {}

  /// Parses a text; `nil` if ``YAMLReader`` would report a diagnostic for it.
  public init?(_ file: SourceFile, as language: YAMLLanguage = .none) {
    guard let tree = YAMLReader.read(file, as: language, keepingSyntax: true).syntax else {
      return nil
    }
    self = tree
  }
}

public struct SyntaxNode: Sendable {
  public enum Content: Sendable {
    case scalar(YAMLNode.Scalar)
    /// `*name`.
    case alias(name: String)
    case sequence([SyntaxNode])
    /// The entries in the notation of the file, including `<<`.
    case mapping([Entry])
  }

  public struct Entry: Sendable {
    public var key: SyntaxNode
    public var value: SyntaxNode
  }

  public var content: Content
  public var anchor: String?
  /// The tag in the notation of the file, such as `!!str`.
  public var tag: String?
  /// True for a sequence in brackets or a mapping in braces.
  public var isFlow = false
  /// The place in UTF-8 bytes, without anchor and tag.
  public var range: Range<Int>
  /// The start of the node, including anchor and tag.
  public var start: Int
}

public struct SyntaxComment: Sendable, Equatable {
  /// The comment with its `#`, without spaces at its end.
  public var text: String
  /// The start of the comment, in UTF-8 bytes.
  public var offset: Int
}
