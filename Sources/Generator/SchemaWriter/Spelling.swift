import Diagnostics
import ResourceSchema
import SchemaReader

/// Writes schemas in the long forms of the language; ``FormatNode/shorten()`` shortens them.
enum Spelling {
  static func texts(_ texts: [String]) -> JSONTree? { texts.isEmpty ? nil : .strings(texts) }

  static func named<Element>(
    _ elements: [Element], _ entry: (Element) -> (String, JSONTree)
  ) -> JSONTree? {
    elements.isEmpty ? nil : .object(elements.map(entry).map { .init($0.0, $0.1) })
  }

  static func flag(_ isSet: Bool, _ value: JSONTree = true) -> JSONTree? { isSet ? value : nil }
  static func optional(_ text: String?) -> JSONTree? { text.map { .string($0) } }
  static func optional(_ text: Located<String>?) -> JSONTree? { optional(text?.value) }
}

extension JSONTree {
  /// The value, unless it is a mapping without keys.
  var unlessEmpty: JSONTree? { self == .object([]) ? nil : self }
}

extension FormatNode {
  init(_ tree: JSONTree, at place: LanguageValue?) {
    switch tree {
    case .string(let text):
      self.init(content: .scalar(.init(quoting: text)), place: place)
    case .null, .bool, .int, .number:
      let word = String(tree.text.dropLast())
      self.init(
        content: .scalar(.init(text: word, style: .plain, source: word)), place: place)
    case .array(let elements):
      let entries = elements.map { FormatEntry(value: FormatNode($0, at: place?.element)) }
      self.init(content: .sequence(entries), place: place, isFlow: true)
    case .object(let members):
      let entries = members.map { member in
        FormatEntry(
          key: FormatNode(.string(member.name), at: nil),
          value: FormatNode(member.value, at: place?.value(after: member.name)))
      }
      self.init(content: .mapping(entries), place: place, isFlow: true)
    }
  }
}
