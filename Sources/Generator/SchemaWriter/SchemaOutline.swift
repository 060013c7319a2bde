import Diagnostics
import SchemaReader
import YAMLSource

/// The lines of the entries in a schema file, by their path of keys.
public struct SchemaOutline: Sendable {
  public struct Entry: Sendable {
    /// The key in its notation in the file, including `?`.
    public var key: String
    /// The lines of the entry, counted from 1: that of the key, and the last of the value.
    public var lines: ClosedRange<Int>
    /// The number of spaces before the key; `nil` if the line contains other text before it.
    public var indentation: Int?
    /// True if the value is a mapping in lines of its own.
    public var isBlock: Bool
    /// The comment at the end of the line of the key, with its `#`.
    public var comment: String?
    var children: [SchemaOutline.Entry]

    public var name: String { key.withoutMark.text }
    public var names: [String] { children.map(\.name) }
    /// The last line of each entry in the value.
    public func lastLine(of name: String) -> Int? {
      children.first { $0.name == name }?.lines.upperBound
    }
    public var childIndentation: Int? { children.first?.indentation }
  }

  private let text: SourceText
  public private(set) var comments: [Int: String] = [:]
  /// The file as an entry without a key.
  private var root = Entry(key: "", lines: 0...0, isBlock: true, children: [])

  /// Parses a file; `nil` if it has YAML diagnostics, or is not a mapping.
  public init?(_ file: SourceFile) {
    guard let tree = SyntaxTree(file), let node = tree.root else { return nil }
    text = SourceText(file.bytes, hasEdits: true)
    for comment in tree.comments { comments[text.line(of: comment.offset)] = comment.text }
    root.children = entries(of: node)
    root.lines = 0...(root.children.last?.lines.upperBound ?? 0)
  }

  /// Returns an entry, if the file has it; for an empty path, the file as an entry. Names in the
  /// path have no `?`.
  public func entry(at path: some Collection<String>) -> Entry? {
    path.reduce(root) { entry, name in entry?.children.first { $0.name == name } }
  }

  private func entries(of node: SyntaxNode) -> [SchemaOutline.Entry] {
    guard case .mapping(let entries) = node.content else { return [] }
    return entries.compactMap { entry in
      guard case .scalar(let key) = entry.key.content else { return nil }
      let first = text.line(of: entry.key.start)
      let start = text.startOfLine(at: entry.key.start)
      let isFirst = text.bytes[start..<entry.key.start].allSatisfy { $0 == UInt8(ascii: " ") }
      var isBlock = false
      if case .mapping = entry.value.content {
        isBlock = !entry.value.isFlow && entry.value.anchor == nil && entry.value.tag == nil
      }
      let last = max(text.line(of: end(of: entry.value)), first)
      return SchemaOutline.Entry(
        key: key.text, lines: first...last, indentation: isFirst ? entry.key.start - start : nil,
        isBlock: isBlock, comment: comments[first], children: self.entries(of: entry.value))
    }
  }

  /// The offset of the last byte of a value.
  private func end(of node: SyntaxNode) -> Int {
    switch node.content {
    case .mapping(let entries) where !node.isFlow:
      if let last = entries.last { return max(end(of: last.key), end(of: last.value)) }
    case .sequence(let elements) where !node.isFlow:
      if let last = elements.last { return end(of: last) }
    default: break
    }
    // The range of a block scalar ends below its last line.
    var end = min(node.range.upperBound, text.bytes.count)
    while end > node.range.lowerBound, Byte.isWhitespace(text.bytes[end - 1]) { end -= 1 }
    return max(end - 1, node.start)
  }
}
