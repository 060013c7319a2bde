import YAMLSource

/// A value of a schema on its way to its canonical form, with the comments that belong to it.
struct FormatNode {
  enum Content {
    case scalar(Scalar)
    case alias(name: String)
    case sequence([FormatEntry])
    case mapping([FormatEntry])
    /// Text that is kept to the letter but for its indentation, which was this many columns.
    case verbatim(String, indentation: Int, comments: [String])
  }

  /// A text with the way in which it is written.
  struct Scalar {
    var text: String
    var style: YAMLNode.Scalar.Style
    /// The text as it is written, quotes included; `nil` for one that the formatter made.
    var source: String?
    /// For a text below `|` or `>`: the columns before it; `nil` if no line of it has text.
    var indentation: Int?
  }

  var content: Content
  var place: NodeRole
  var anchor: String?
  var tag: String?
  /// True if its author wrote it in brackets or braces.
  var isFlow = false
  /// Comments below the last entry, indented as the entries are.
  var dangling: [OwnLineComment] = []
}

/// An entry of a mapping, or an element of a sequence.
struct FormatEntry {
  /// Comments on the lines above.
  var before: [OwnLineComment] = []
  /// True if an empty line is right above, below the comments.
  var hasBlankLineAbove = false
  /// `nil` for an element of a sequence.
  var key: FormatNode?
  var value: FormatNode
  /// A comment after the key, above the lines of the value.
  var head: SameLineComment?
  /// A comment after the value.
  var trailing: SameLineComment?
}

/// A comment that has its line for itself.
struct OwnLineComment {
  var text: String
  var hasBlankLineAbove: Bool
}

/// A comment at the end of a line.
struct SameLineComment {
  var text: String
  /// Where its author put it, to see which comments were below each other.
  var column: Int
}

extension FormatNode {
  /// The text of a scalar that nothing else refers to or depends on.
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

  /// The entries of a mapping without an anchor and a tag.
  var freeMapping: [FormatEntry]? {
    guard case .mapping(let entries) = content, !hasProperties else { return nil }
    return entries
  }

  var hasComments: Bool {
    guard dangling.isEmpty else { return true }
    switch content {
    case .sequence(let entries), .mapping(let entries):
      return entries.contains(where: \.hasComments)
    case .scalar, .alias, .verbatim: return false
    }
  }

  /// A text that the formatter makes.
  static func text(_ text: String, at place: NodeRole) -> FormatNode {
    FormatNode(
      content: .scalar(Scalar(text: text, style: .singleQuoted, source: nil)), place: place)
  }
}

extension FormatEntry {
  var hasComments: Bool {
    isCommented || value.hasComments
  }

  /// True if a comment is at the entry itself.
  var isCommented: Bool {
    !before.isEmpty || head != nil || trailing != nil
  }

  /// The key's text, if it is a text.
  var name: String? { key?.plainValue }

  var isMerge: Bool {
    guard case .scalar(let scalar)? = key?.content else { return false }
    return scalar.text == "<<" && scalar.style == .plain
  }
}

/// A whole schema file on its way to its canonical form.
struct FormatTree {
  /// The lines that begin with `%`.
  var directives: [String]
  /// Comments above the first entry, which stay at the top of the file.
  var header: [OwnLineComment] = []
  /// The line `---`, with the comment after it.
  var documentStart: DocumentMark?
  /// Comments between `---` and the first entry.
  var headerBelowStart: [OwnLineComment] = []
  /// True if an empty line is between the comments above and the first entry.
  var hasBlankLineBelowHeader = false
  var root: FormatNode
  var documentEnd: DocumentMark?
  /// Comments after `...`.
  var footer: [OwnLineComment] = []

  struct DocumentMark {
    var comment: SameLineComment?
  }
}
