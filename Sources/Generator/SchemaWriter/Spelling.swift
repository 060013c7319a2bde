import JSONSource
import ResourceSchema
import SchemaReader

/// A YAML value that uses the long forms of the language; ``FormatNode/shorten()`` shortens them.
indirect enum Spelling {
  case text(String)
  /// A word, a number or a truth value, which is never quoted.
  case word(String)
  case list([Spelling])
  case map([(key: String, value: Spelling)])

  func node(at place: LanguageValue?) -> FormatNode {
    switch self {
    case .text(let text): .init(content: .scalar(.init(quoting: text)), place: place)
    case .word(let word):
      .init(content: .scalar(.init(text: word, style: .plain, source: word)), place: place)
    case .list(let elements):
      .init(
        content: .sequence(elements.map { FormatEntry(value: $0.node(at: place?.element)) }),
        place: place, isFlow: true)
    case .map(let entries):
      .init(
        content: .mapping(
          entries.map { key, value in
            FormatEntry(
              key: Spelling.text(key).node(at: nil),
              value: value.node(at: place?.value(after: key)))
          }), place: place, isFlow: true)
    }
  }

  var tree: JSONTree {
    switch self {
    case .text(let text): .string(text)
    case .word("true"): true
    case .word("false"): false
    case .word(let word): Int(word).map { .int($0) } ?? .string(word)
    case .list(let elements): .array(elements.map(\.tree))
    case .map(let entries): .object(entries.map { .init($0.key, $0.value.tree) })
    }
  }

  /// The value, unless it is a mapping without keys.
  var unlessEmpty: Spelling? {
    if case .map(let entries) = self, entries.isEmpty { nil } else { self }
  }

  /// A mapping without the keys that have no value.
  static func map(_ entries: KeyValuePairs<String, Spelling?>) -> Spelling {
    .map(entries.compactMap { key, value in value.map { (key, $0) } })
  }

  static func texts(_ texts: [String]) -> Spelling? {
    texts.isEmpty ? nil : .list(texts.map(Spelling.text))
  }

  static func named<Element>(
    _ elements: [Element], _ entry: (Element) -> (String, Spelling)
  ) -> Spelling? {
    elements.isEmpty ? nil : .map(elements.map(entry).map { (key: $0.0, value: $0.1) })
  }

  static func flag(_ isSet: Bool, _ word: String = "true") -> Spelling? {
    isSet ? .word(word) : nil
  }

  static func optional(_ text: String?) -> Spelling? { text.map(Spelling.text) }
  static func optional(_ text: Located<String>?) -> Spelling? { optional(text?.value) }

  /// The keys of a mapping with those of another.
  static func + (left: Spelling, right: Spelling) -> Spelling {
    guard case .map(let first) = left, case .map(let second) = right else { return left }
    return .map(first + second)
  }
}
