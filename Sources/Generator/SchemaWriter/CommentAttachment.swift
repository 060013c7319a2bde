import Diagnostics
import SchemaReader
import YAMLSource

/// Assigns every comment of a file to an entry.
///
/// A comment on a line of its own belongs to the entry below it, unless it is indented like the
/// entries above. A comment at the end of a line belongs to the text before it.
struct CommentAttachment {
  private let text: SourceText
  private var comments: ArraySlice<SyntaxComment>

  /// Returns the tree of a file; `nil` if it holds no value.
  static func tree(of syntax: SyntaxTree, in file: SourceFile) -> FormatTree? {
    guard let root = syntax.root else { return nil }
    var attachment = CommentAttachment(
      text: SourceText(file.bytes), comments: syntax.comments[...])
    return attachment.tree(syntax, root)
  }

  private mutating func tree(_ syntax: SyntaxTree, _ root: SyntaxNode) -> FormatTree {
    var header: [OwnLineComment] = []
    var documentStart: FormatTree.DocumentMark?
    if let start = syntax.documentStart {
      header = takeComments(before: start)
      documentStart = .init(comment: takeTrailing(onLineOf: start, before: .max))
    }
    let firstStart = root.firstEntryStart
    let end = syntax.documentEnd ?? text.bytes.count
    var tree = FormatTree(
      directives: syntax.directives, header: header, documentStart: documentStart,
      headerBelowStart: takeComments(before: firstStart),
      hasBlankLineBelowHeader: text.hasBlankLine(above: firstStart),
      root: node(root, at: .form(.schema), limit: end))
    tree.root.dangling += takeComments(before: end)
    if !tree.root.entries.isEmpty { tree.root.entries[0].hasBlankLineAbove = false }
    if let end = syntax.documentEnd {
      tree.documentEnd = .init(comment: takeTrailing(onLineOf: end, before: .max))
      tree.footer = takeComments(before: .max)
    }
    return tree
  }

  private mutating func node(_ node: SyntaxNode, at place: LanguageValue?, limit: Int) -> FormatNode
  {
    var result = FormatNode(
      content: .alias(name: ""), place: place, anchor: node.anchor, tag: node.tag,
      isFlow: node.isFlow)
    if place == .anything, node.isCollection { return verbatim(node, result) }
    let inner = node.isFlow ? node.range.upperBound : limit
    switch node.content {
    case .scalar(let scalar):
      result.content = .scalar(self.scalar(scalar, at: node.range))
    case .alias(let name): result.content = .alias(name: name)
    case .sequence(let elements):
      let entries = elements.map { (key: SyntaxNode?.none, value: $0) }
      result.content = .sequence(self.entries(entries, of: node, at: place, limit: inner))
    case .mapping(let pairs):
      let entries = pairs.map { (key: SyntaxNode?.some($0.key), value: $0.value) }
      result.content = .mapping(self.entries(entries, of: node, at: place, limit: inner))
    }
    return result
  }

  private func scalar(_ scalar: YAMLNode.Scalar, at range: Range<Int>) -> FormatNode.Scalar {
    FormatNode.Scalar(
      text: scalar.text, style: scalar.style,
      source: text.text(in: scalar.style.isBlock ? text.wholeBlockScalar(range) : range),
      indentation: scalar.style.isBlock ? text.indentationOfLines(in: range) : nil)
  }

  private mutating func verbatim(_ node: SyntaxNode, _ result: FormatNode) -> FormatNode {
    let comments = takeComments(before: node.range.upperBound).map(\.text)
    var result = result
    let indentation =
      node.isFlow
      ? text.indentation(ofLineAt: node.start) : text.column(of: node.range.lowerBound)
    result.content = .verbatim(
      text.text(in: node.range), indentation: indentation, comments: comments)
    return result
  }

  private mutating func entries(
    _ pairs: [(key: SyntaxNode?, value: SyntaxNode)], of parent: SyntaxNode,
    at place: LanguageValue?,
    limit: Int
  ) -> [FormatEntry] {
    var entries: [FormatEntry] = []
    for (index, pair) in pairs.enumerated() {
      let next = pairs.dropFirst(index + 1).first.map { ($0.key ?? $0.value).start } ?? limit
      var valuePlace = pair.key == nil ? place?.element : nil
      if case .scalar(let key)? = pair.key?.content, key.text != "<<" {
        valuePlace = place?.value(after: key.text)
      }
      entries.append(
        entry(pair.key, pair.value, in: parent, at: valuePlace, limit: min(next, limit)))
    }
    return entries
  }

  private mutating func entry(
    _ key: SyntaxNode?, _ value: SyntaxNode, in parent: SyntaxNode, at place: LanguageValue?,
    limit: Int
  ) -> FormatEntry {
    let start = key?.start ?? value.start
    var before = takeComments(before: start)
    var head: SameLineComment?
    // Comments inside an entry that have no place there move above it.
    var hoisted: [OwnLineComment] = []
    if !value.isCollection {
      hoisted = takeComments(before: value.range.upperBound, areMoved: true)
    } else if place == .anything || value.isFlow || key == nil {
      hoisted = takeComments(before: value.range.lowerBound, areMoved: true)
    }
    var hasBlankLineAbove = text.hasBlankLine(above: start)
    if !hoisted.isEmpty {
      hoisted[0].hasBlankLineAbove = hasBlankLineAbove
      hasBlankLineAbove = false
    }
    before += hoisted
    if value.isCollection, place != .anything {
      let line = value.isFlow ? value.range.lowerBound : key?.range.upperBound
      if let line { head = takeTrailing(onLineOf: line, before: value.firstEntryStart) }
    }
    var entry = FormatEntry(
      before: before, hasBlankLineAbove: hasBlankLineAbove,
      key: key.map { node($0, at: nil, limit: $0.range.upperBound) },
      value: node(value, at: place, limit: limit), head: head)
    entry.value.noteStatedIndentation(in: text.column(of: parent.range.lowerBound))
    if value.isFlow { entry.value.dangling += takeComments(before: value.range.upperBound) }
    entry.trailing = takeTrailing(before: limit)
    if place?.isFreeText == true, let comment = entry.trailing,
      !text.isBlank(from: value.range.upperBound)
    {
      // Without the comma between them the comment would seem to belong to the text.
      entry.before.append(OwnLineComment(text: comment.text, hasBlankLineAbove: false))
      entry.trailing = nil
    }
    if !value.isFlow, !parent.isFlow { takeDangling(below: &entry, value, in: parent, limit) }
    return entry
  }

  /// Collects the comments below the last entry of a block that have at least its indentation.
  private mutating func takeDangling(
    below entry: inout FormatEntry, _ value: SyntaxNode, in parent: SyntaxNode, _ limit: Int
  ) {
    let isNothing = value.range.isEmpty && !entry.value.hasProperties && entry.key != nil
    guard entry.value.isCollection || isNothing else { return }
    let outer = text.column(of: parent.range.lowerBound)
    let inner = value.isCollection ? text.column(of: value.range.lowerBound) : 0
    let column = max(inner, outer + 1)
    var dangling: [OwnLineComment] = []
    while let comment = comments.first, comment.offset < limit, text.isOwnLine(comment),
      text.column(of: comment.offset) >= column
    {
      dangling += takeComments(before: comment.offset + 1)
    }
    guard !dangling.isEmpty else { return }
    if isNothing { entry.value.content = .mapping([]) }
    entry.value.dangling += dangling
  }

  /// The comments before an offset, each on a line of its own from here on.
  private mutating func takeComments(
    before end: Int, areMoved: Bool = false
  ) -> [OwnLineComment] {
    var taken: [OwnLineComment] = []
    while let comment = comments.first, comment.offset < end {
      comments.removeFirst()
      taken.append(
        OwnLineComment(
          text: comment.text,
          hasBlankLineAbove: !areMoved && text.isOwnLine(comment)
            && text.hasBlankLine(above: comment.offset)))
    }
    return taken
  }

  /// The next comment, if it is on the line of an offset and before another.
  private mutating func takeTrailing(onLineOf offset: Int, before end: Int) -> SameLineComment? {
    guard let comment = comments.first, text.startOfLine(at: comment.offset) <= offset else {
      return nil
    }
    return takeTrailing(before: end)
  }

  /// The next comment, if it is after something and before an offset.
  private mutating func takeTrailing(before end: Int) -> SameLineComment? {
    guard let comment = comments.first, comment.offset < end, !text.isOwnLine(comment) else {
      return nil
    }
    comments.removeFirst()
    return SameLineComment(text: comment.text, column: text.column(of: comment.offset))
  }
}

extension FormatNode {
  /// The text below `|2` is indented by two spaces more than its parent, whatever the indentation
  /// of its first line is.
  fileprivate mutating func noteStatedIndentation(in column: @autoclosure () -> Int) {
    guard case .scalar(var scalar) = content, scalar.indentation != nil,
      let digit = scalar.source?.dropFirst().prefix(2).compactMap(\.wholeNumberValue).first
    else { return }
    scalar.indentation = column() + digit
    content = .scalar(scalar)
  }
}

extension SyntaxNode {
  fileprivate var isCollection: Bool {
    switch content {
    case .sequence, .mapping: true
    case .scalar, .alias: false
    }
  }

  /// The start of the first entry of a collection; its end, if it has no entries.
  fileprivate var firstEntryStart: Int {
    switch content {
    case .mapping(let entries): entries.first?.key.start ?? range.upperBound
    case .sequence(let elements): elements.first?.start ?? range.upperBound
    case .scalar, .alias: range.lowerBound
    }
  }
}
