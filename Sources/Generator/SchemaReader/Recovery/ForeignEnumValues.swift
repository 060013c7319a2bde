import Diagnostics
import ResourceSchema
import YAMLSource

/// Corrects enums that list names or descriptions together with their values.
final class ForeignEnumValues: RecoveringReader {
  private struct Value {
    let name: String
    let raw: String
    /// The other properties of the value, as keys with their values.
    var rest: [String] = []

    var spelling: String {
      let name = FlowWord.spelling(name)
      return rest.isEmpty
        ? "\(name): \(raw)" : "\(name): { \((["value: \(raw)"] + rest).joined(separator: ", ")) }"
    }
  }

  /// The words of other languages for the parts of a value.
  private static let names = ["name", "key", "label", "id", "title"]
  private static let values = ["value", "const", "raw", "rawvalue", "id", "code"]

  /// Spells a list with more than plain values as a mapping: `[draft: 0, done: 1]`,
  /// `[1: low, 2: high]`, `[{ value: red, description: Warm. }]`, `[draft = 0, done = 1]`.
  func named(_ elements: [YAMLNode]) -> [String]? {
    let values = elements.compactMap { value($0) }
    return values.count == elements.count ? values.map(\.spelling) : nil
  }

  private func value(_ node: YAMLNode) -> Value? {
    switch node.content {
    case .scalar(let scalar):
      if scalar.style == .plain, let match = scalar.text.wholeMatch(of: #/(\w+) *= *(\w+)/#) {
        return Value(name: String(match.output.1), raw: String(match.output.2))
      }
      return scalar.text.isEmpty ? nil : Value(name: scalar.text, raw: spelling(node))
    case .sequence: return nil
    case .mapping(let mapping):
      guard mapping.entries.count == 1, let entry = mapping.entries.first,
        !Self.values.contains(entry.key.lowercased())
      else { return value(of: mapping) }
      return value(named: entry)
    }
  }

  /// `red: R`, `1: low`, `red: Warm and bright.` and `red: { description: Warm. }`.
  private func value(named entry: YAMLNode.Mapping.Entry) -> Value? {
    if let inner = entry.value.mapping {
      let raw = inner["value"].map { spelling($0) } ?? FlowWord.spelling(entry.key)
      return Value(
        name: entry.key, raw: raw, rest: rest(of: inner.entries.filter { $0.key != "value" }))
    }
    guard let text = entry.value.scalar?.text, !text.isEmpty else { return nil }
    if Int(entry.key) != nil { return Value(name: text, raw: entry.key) }
    if text.contains(" ") {
      return Value(
        name: entry.key, raw: FlowWord.spelling(entry.key),
        rest: ["description: \(FlowWord.spelling(text))"])
    }
    return Value(name: entry.key, raw: spelling(entry.value))
  }

  /// `{ name: red, value: R, description: Warm. }`.
  private func value(of mapping: YAMLNode.Mapping) -> Value? {
    var rest = mapping.entries
    func take(_ words: [String], _ isRight: (String) -> Bool = { _ in true }) -> YAMLNode? {
      for word in words {
        guard
          let index = rest.firstIndex(where: {
            $0.key.lowercased() == word && ($0.value.scalar.map { isRight($0.text) } ?? false)
          })
        else { continue }
        return rest.remove(at: index).value
      }
      return nil
    }
    let raw = take(Self.values)
    let name = take(Self.names) { !$0.isEmpty && !$0.contains(" ") } ?? raw
    guard let node = raw ?? name, let text = name?.scalar?.text, !text.isEmpty else { return nil }
    return Value(name: text, raw: spelling(node), rest: self.rest(of: rest))
  }

  private func rest(of entries: [YAMLNode.Mapping.Entry]) -> [String] {
    entries.map { entry in
      let form = MappingDefinition.enumCase
      let isText = entry.value.scalar?.text.contains(" ") == true && form.key(entry.key) == nil
      let key = KeySynonyms.key(for: entry.key, in: form) ?? (isText ? "description" : entry.key)
      return "\(key): \(spelling(entry.value))"
    }
  }

  /// Spells a value inside braces; quotes are kept.
  private func spelling(_ node: YAMLNode) -> String {
    guard let scalar = node.scalar, ![.singleQuoted, .doubleQuoted].contains(scalar.style) else {
      return source(from: node.range.start, to: node.range.end) ?? "…"
    }
    return FlowWord.spelling(scalar.text)
  }
}
