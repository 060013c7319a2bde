import Diagnostics
import ResourceSchema
import YAMLSource

/// Finds quotes of word processors, which are letters like others to YAML: `“[String]?”`.
struct TypographicQuotes: FormReader {
  let context: ReadingContext

  private static let quotes: Set<Character> = [
    "“", "”", "„", "‟", "‘", "’", "‚", "«", "»", "‹", "›",
  ]

  /// Returns a schema without such quotes around values, each of which is reported; texts for people
  /// keep theirs.
  func straightened(_ root: YAMLNode) -> YAMLNode {
    // The first bytes of these quotes in UTF-8, which most schemas do not have.
    guard file.bytes.contains(where: { $0 == 0xE2 || $0 == 0xC2 }),
      String(decoding: file.bytes, as: UTF8.self).contains(where: Self.quotes.contains)
    else { return root }
    return straight(root)
  }

  private func straight(_ node: YAMLNode) -> YAMLNode {
    var result = node
    switch node.content {
    case .scalar(let scalar):
      guard scalar.style == .plain, node.aliasRange == nil,
        let text = reported(scalar.text, at: node.range)
      else { return node }
      result.content = .scalar(.init(text: text, style: .singleQuoted))
    case .sequence(let elements):
      result.content = .sequence(elements.map(straight))
    case .mapping(let mapping):
      result.content = .mapping(
        .init(
          entries: mapping.entries.map { entry in
            var entry = entry
            if let key = reported(entry.key, at: entry.keyRange) { entry.key = key }
            if !Self.textKeys.contains(entry.key) { entry.value = straight(entry.value) }
            return entry
          }))
    }
    return result
  }

  private static let textKeys: Set<String> = ["description", "deprecated", "example"]

  /// A text without the quotes around it, which are reported; `nil` if there are none.
  private func reported(_ text: String, at range: SourceRange) -> String? {
    guard let first = text.first, Self.quotes.contains(first) else { return nil }
    let content = String(
      text.dropFirst().reversed().drop { Self.quotes.contains($0) }.reversed())
    // A name with a mark after the quotes, as in `“name”?`, has them inside.
    guard !content.contains(where: Self.quotes.contains), !content.isEmpty else { return nil }
    let right = FlowWord.spelling(content)
    context.draft.diagnostics.report(
      kind: YAMLDiagnostic.unquotedText, "`\(first)` is not a quote in YAML", at: range,
      suggestion: .write(
        right, at: range,
        right == content ? "write `\(right)`" : "write straight quotes: `\(right)`"))
    return content
  }
}
