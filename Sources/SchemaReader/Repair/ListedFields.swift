import Diagnostics
import YAMLSource

/// Names with values that somebody wrote as a list or as a block of another language.
struct ListedFields: FormReader {
  let context: ReadingContext

  /// Advice on a value that is not a mapping, with the names in it.
  ///
  /// - Parameter section: what the names are, as its key: `attributes`.
  func advice(onFields node: YAMLNode, of section: String) -> Advice? {
    let pairs =
      node.sequence.map { $0.compactMap { pair($0, of: section) } } ?? block(node, section)
    guard !pairs.isEmpty, pairs.count == node.sequence?.count ?? pairs.count else { return nil }
    let shown = pairs.prefix(4).joined(separator: ", ") + (pairs.count > 4 ? ", …" : "")
    return Advice("write `\(section): { \(shown) }`, or one name on each line")
  }

  private func pair(_ element: YAMLNode, of section: String) -> String? {
    switch element.content {
    case .scalar(let scalar):
      let name = scalar.text.drop { $0 == ":" }
      guard !name.isEmpty, !name.contains(" ") else { return nil }
      return "\(name): \(value(for: String(name), in: section))"
    case .mapping(let mapping):
      if mapping.entries.count > 1, let name = mapping["name"]?.scalar?.text {
        let type = mapping["type"]?.scalar.map { TypeSynonyms.spelling(of: $0.text) }
        return "\(name): \(type ?? value(for: name, in: section))"
      }
      guard let entry = mapping.entries.first else { return nil }
      let text = source(from: entry.value.range.start, to: entry.value.range.end) ?? "…"
      let isLong =
        text.utf8.count > 40 || text.contains(where: \.isNewline)
        || entry.value.mapping != nil && !text.hasPrefix("{")
      return
        "\(entry.key): \(isLong ? "{ … }" : text.isEmpty ? value(for: entry.key, in: section) : text)"
    case .sequence: return nil
    }
  }

  /// A value for a name of which nothing else is said.
  private func value(for name: String, in section: String) -> String {
    switch section {
    case "attributes", "object", "types": "String"
    case "relationships": known.resource(meantBy: name) ?? known.resources.first ?? "…"
    default: "{ … }"
    }
  }

  /// `enum Genre { DRAMA COMEDY }` and `type Film { name: String! }`, as YAML makes one text of it.
  private func block(_ node: YAMLNode, _ section: String) -> [String] {
    if let text = node.scalar?.text, text.contains(","),
      !text.contains(where: { "{(<".contains($0) })
    {
      return ListedWords.split(text).map { "\($0): \(value(for: $0, in: section))" }
    }
    guard let text = node.scalar?.text, text.utf8.count < 500,
      let match = try? Regex(#"(?:export +)?(\w+) +(\w+)[^{]*\{ *(.*?),? *\}.*"#).wholeMatch(
        in: text),
      let word = match.output[1].substring, let name = match.output[2].substring,
      let body = match.output[3].substring
    else { return [] }
    let words = ListedWords.split(String(body))
    return ["\(name): { \(word == "enum" ? "enum: \(ListedWords.list(words))" : "object: { … }") }"]
  }
}
