import SchemaReader
import YAMLSource

/// A node of a schema while it is formatted, with its comments.
struct FormatNode {
  enum Content {
    case scalar(Scalar)
    case alias(name: String)
    case sequence([FormatEntry])
    case mapping([FormatEntry])
    /// Text that is kept unchanged except for its indentation, which is given in columns.
    case verbatim(String, indentation: Int, comments: [String])
  }

  struct Scalar {
    var text: String
    var style: YAMLNode.Scalar.Style
    /// The text in the file, including quotes; `nil` for a text that the formatter created.
    var source: String?
    /// The indentation of a block scalar in columns; `nil` if it has only empty lines.
    var indentation: Int?
  }

  var content: Content
  /// What the language expects here; `nil` for a key, and for the contents of an example.
  var place: LanguageValue?
  var anchor: String?
  var tag: String?
  /// True if its author wrote it in brackets or braces.
  var isFlow = false
  /// Comments below the last entry, with the indentation of the entries.
  var dangling: [OwnLineComment] = []
}

struct FormatEntry {
  var before: [OwnLineComment] = []
  /// True if an empty line is right above, below the comments.
  var hasBlankLineAbove = false
  /// `nil` for an element of a sequence.
  var key: FormatNode?
  var value: FormatNode
  /// A comment after the key, above the lines of the value.
  var head: SameLineComment?
  var trailing: SameLineComment?
}

struct OwnLineComment {
  var text: String
  var hasBlankLineAbove: Bool
}

struct SameLineComment {
  var text: String
  /// The column in the file, which shows that comments were aligned.
  var column: Int
}

extension FormatNode {
  /// The text of a scalar without an anchor and a tag.
  var plainValue: String? {
    guard case .scalar(let scalar) = content, !hasProperties else { return nil }
    return scalar.text
  }

  var hasProperties: Bool { anchor != nil || tag != nil }

  var isCollection: Bool {
    switch content {
    case .sequence, .mapping: true
    case .scalar, .alias, .verbatim: false
    }
  }

  /// The entries of a mapping, or the elements of a sequence.
  var entries: [FormatEntry] {
    get {
      switch content {
      case .sequence(let entries), .mapping(let entries): entries
      case .scalar, .alias, .verbatim: []
      }
    }
    set {
      switch content {
      case .sequence: content = .sequence(newValue)
      case .mapping: content = .mapping(newValue)
      case .scalar, .alias, .verbatim: break
      }
    }
  }

  /// The entries of a mapping without an anchor and a tag.
  var freeMapping: [FormatEntry]? {
    guard case .mapping(let entries) = content, !hasProperties else { return nil }
    return entries
  }

  var hasComments: Bool { !dangling.isEmpty || entries.contains(where: \.hasComments) }

  /// Creates a text that is not in the file.
  static func text(_ text: String, at place: LanguageValue?) -> FormatNode {
    FormatNode(
      content: .scalar(Scalar(text: text, style: .singleQuoted, source: nil)), place: place)
  }
}

extension FormatEntry {
  var hasComments: Bool {
    isCommented || value.hasComments
  }

  var isCommented: Bool {
    !before.isEmpty || head != nil || trailing != nil
  }

  /// The text of the key, if it is a scalar.
  var name: String? { key?.plainValue }

  /// The name without the `?` of optional members.
  var plainName: String? { name?.withoutMark.text }

  var isMerge: Bool {
    guard case .scalar(let scalar)? = key?.content else { return false }
    return scalar.text == "<<" && scalar.style == .plain
  }
}

struct FormatTree {
  /// The lines that begin with `%`.
  var directives: [String]
  /// Comments above `---`.
  var header: [OwnLineComment] = []
  /// The line `---`, with the comment after it.
  var documentStart: DocumentMark?
  /// Comments above the first entry, which stay at the top of the file.
  var headerBelowStart: [OwnLineComment] = []
  var hasBlankLineBelowHeader = false
  var root: FormatNode
  var documentEnd: DocumentMark?
  /// Comments after `...`.
  var footer: [OwnLineComment] = []

  struct DocumentMark {
    var comment: SameLineComment?
  }
}
