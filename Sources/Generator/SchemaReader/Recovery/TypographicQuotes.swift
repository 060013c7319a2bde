import Diagnostics
import ResourceSchema
import YAMLSource

// Typographic quotes, which YAML treats as ordinary letters: `“[String]?”`.
extension FileReader {
  /// Returns a schema without typographic quotes around values, and reports each of them; texts for
  /// people keep them.
  func straightened(_ node: YAMLNode) -> YAMLNode {
    var result = node
    switch node.content {
    case .scalar(let scalar):
      guard scalar.style == .plain, node.aliasRange == nil,
        let text = reported(scalar.text, at: node.range)
      else { return node }
      result.content = .scalar(.init(text: text, style: .singleQuoted))
    case .sequence(let elements):
      result.content = .sequence(elements.map(straightened))
    case .mapping(let mapping):
      result.content = .mapping(
        .init(
          entries: mapping.entries.map { entry in
            var entry = entry
            if let key = reported(entry.key, at: entry.keyRange) { entry.key = key }
            if !YAMLNode.keysOfTexts.contains(entry.key) {
              entry.value = straightened(entry.value)
            }
            return entry
          }))
    }
    return result
  }

  /// Returns a text without the quotes around it, and reports them; `nil` if there are none.
  private func reported(_ text: String, at range: SourceRange) -> String? {
    guard let first = text.first, YAMLNode.typographicQuotes.contains(first) else { return nil }
    let content = String(
      text.dropFirst().reversed().drop { YAMLNode.typographicQuotes.contains($0) }.reversed())
    // In `“name”?`, the question mark is after the quotes and the name inside.
    guard !content.contains(where: YAMLNode.typographicQuotes.contains), !content.isEmpty else {
      return nil
    }
    let right = FlowWord.spelling(content)
    context.draft.diagnostics.add(
      Diagnostic(
        YAMLDiagnostic.unquotedText, "`\(first)` is not a quote in YAML", at: range,
        advice: .write(
          right, at: range,
          right == content ? .write(right) : "write straight quotes: `\(right)`")))
    return content
  }
}
