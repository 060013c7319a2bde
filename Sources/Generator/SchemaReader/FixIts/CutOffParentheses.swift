import YAMLSource

/// Joins types that YAML splits at a comma between braces: `{ price: Decimal(10,2) }` has a key `2)`.
final class CutOffParentheses: Advisor {
  /// Returns a mapping whose types with an open parenthesis go on to the closing one; `nil` if it
  /// has none.
  func joined(_ node: YAMLNode) -> YAMLNode? {
    guard let entries = node.mapping?.entries else { return nil }
    var result: [YAMLNode.Mapping.Entry] = []
    var index = 0
    while index < entries.count {
      var entry = entries[index]
      index += 1
      defer { result.append(entry) }
      guard let scalar = entry.value.scalar, scalar.style == .plain,
        let (open, close) = Self.open(in: scalar.text),
        let last = entries[index...].firstIndex(where: {
          !$0.value.isEmpty || $0.key.contains(close)
        }),
        entries[last].value.isEmpty, entries[last].key.hasSuffix(String(close)),
        !entries[index...last].contains(where: { $0.key.contains(open) }),
        let text = source(from: entry.value.range.start, to: entries[last].keyRange.end),
        !text.contains(where: \.isNewline)
      else { continue }
      entry.value.content = .scalar(.init(text: text, style: .plain))
      entry.value.range.end = entries[last].keyRange.end
      index = last + 1
    }
    guard result.count < entries.count else { return nil }
    var joined = node
    joined.content = .mapping(.init(entries: result))
    return joined
  }

  /// Returns the bracket that a text opens without closing it, with its closing bracket.
  private static func open(in text: String) -> (open: Character, close: Character)? {
    guard text.hasByte(UInt8(ascii: "(")) || text.hasByte(UInt8(ascii: "<")) else { return nil }
    return [("(", ")"), ("<", ">")].first { text.contains($0.0) && !text.contains($0.1) }
  }
}
