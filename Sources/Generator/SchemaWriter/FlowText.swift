/// A value on one line, in braces or after a key.
struct FlowText {
  /// The maximum length of a line with brackets or braces, without a trailing comment.
  static let width = 100

  private var text = ""
  private var room: Int

  /// Returns a value on one line; `nil` if it takes several, or if it is in brackets or braces and
  /// too long.
  static func of(_ node: FormatNode, at column: Int, keepsQuotes: Bool = false) -> String? {
    guard node.isCollection else {
      return leaf(node, inBraces: false, keepsQuotes: keepsQuotes)
    }
    var flow = FlowText(room: width - column)
    return flow.add(node) ? flow.text : nil
  }

  /// The anchor and the tag of a value, each with a space after it.
  static func properties(of node: FormatNode) -> String {
    (node.anchor.map { "&\($0) " } ?? "") + (node.tag.map { "\($0) " } ?? "")
  }

  static func key(_ node: FormatNode, inBraces: Bool) -> String? {
    guard let text = leaf(node, inBraces: inBraces, keepsQuotes: false) else { return nil }
    if case .alias = node.content { return text + " :" }
    return text + ":"
  }

  private static func leaf(_ node: FormatNode, inBraces: Bool, keepsQuotes: Bool) -> String? {
    let properties = properties(of: node)
    switch node.content {
    case .alias(let name): return "*\(name)"
    case .scalar(let scalar):
      let text = scalar.singleLine(inBraces: inBraces, keepsQuotes: keepsQuotes)
      return text.map { $0.isEmpty ? String(properties.dropLast()) : properties + $0 }
    case .verbatim(let source, _, _):
      let isBlock = !source.hasPrefix("[") && !source.hasPrefix("{")
      let isOneLine = !source.contains(where: \.isSourceBreak)
      return isOneLine && !isBlock ? properties + source : nil
    case .sequence, .mapping: return nil
    }
  }

  private mutating func add(_ node: FormatNode) -> Bool {
    guard node.isCollection else {
      return Self.leaf(node, inBraces: true, keepsQuotes: false).map { add($0) } ?? false
    }
    guard node.isFlow, node.dangling.isEmpty, add(Self.properties(of: node)) else { return false }
    if case .sequence(let elements) = node.content { return add(elements, between: "[", "]") }
    return add(KeyOrder.inBraces(node.entries, of: node), between: "{", "}")
  }

  private mutating func add(
    _ entries: [FormatEntry], between open: String, _ close: String
  ) -> Bool {
    guard !entries.isEmpty else { return add(open + close) }
    let padding = open == "{" ? " " : ""
    guard add(open + padding) else { return false }
    for (index, entry) in entries.enumerated() {
      guard !entry.isCommented, index == 0 || add(", ") else { return false }
      if let key = entry.key {
        guard let text = Self.key(key, inBraces: true), add(text) else { return false }
        if entry.value.isNothing { continue }
        guard add(" ") else { return false }
      }
      guard add(entry.value) else { return false }
    }
    return add(padding + close)
  }

  private mutating func add(_ more: String) -> Bool {
    room -= more.unicodeScalars.count
    text += more
    return room >= 0
  }
}

extension FormatNode {
  var isNothing: Bool {
    guard case .scalar(let scalar) = content, !hasProperties else { return false }
    return scalar.text.isEmpty && scalar.style == .plain
  }
}
