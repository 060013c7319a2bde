import Diagnostics
import ResourceSchema
import YAMLSource

/// Reports forms that only named types have in the position of a member's type:
/// `{ type: String, validate: PhoneValidator }`.
final class DeclaredTypeFixIt: Advisor {
  private static let keys: Set<String> = ["validate", "transform", "of", "from", "to", "import"]

  /// Reports such a form as one error, and suggests the declaration together with the member that
  /// remains.
  func isDeclaration(_ node: YAMLNode, of name: Located<String>) -> Bool {
    guard let mapping = node.mapping, mapping["enum"] == nil, mapping["object"] == nil,
      let kind = mapping.entries.first(where: { isKind($0, in: mapping) })
    else { return false }
    let type = typeName(for: name.value)
    let declared = kind.key == "swift" ? mapping.entries : declaration(mapping)
    let isNullable = mapping["type"]?.scalar?.text.hasSuffix("?") == true
    let rest = mapping.entries.filter { entry in
      !declared.contains { $0.keyRange == entry.keyRange } && entry.key != "type"
    }
    let written = type + (isNullable ? "?" : "")
    let value =
      rest.isEmpty ? written : "{ type: \(written), \(pairs(rest).joined(separator: ", ")) }"
    var declaration = pairs(declared)
    let needed = ["validate": ["of"], "transform": ["from", "to"]][kind.key] ?? []
    for key in needed where !declared.contains(where: { $0.key == key }) {
      let own = (mapping["type"]?.scalar?.text).map {
        TypeSynonyms.spelling(of: $0.withoutMark.text)
      }
      declaration.append("\(key): \(key == "to" ? "…" : own ?? "String")")
    }
    let text = "\(type): { \(declaration.joined(separator: ", ")) }"
    report(
      .misplacedKey, "`\(kind.key)` belongs to a type with a name", at: kind.keyRange,
      suggestion: .edit(
        text.contains("…") ? [] : edits(declaring: text, and: value, in: node),
        "declare it below `types:`, `\(text)`, and write `\(name.value): \(value)`"
          + (text.contains("…") ? "; `to` is the Swift type that it makes" : ""),
        title: "Declare `\(type)`"))
    return true
  }

  /// True for the key that determines the kind of the type.
  private func isKind(_ entry: YAMLNode.Mapping.Entry, in mapping: YAMLNode.Mapping) -> Bool {
    switch entry.key {
    case "validate", "transform":
      mapping["type"] == nil
        || entry.value.scalar.map { SwiftName.isTypeName($0.text) } == true
          && entry.value.scalar?.text.first?.isUppercase == true
    case "swift": mapping.entries.allSatisfy { ["swift", "import"].contains($0.key) }
    default: false
    }
  }

  /// The entries that belong to the declaration.
  private func declaration(_ mapping: YAMLNode.Mapping) -> [YAMLNode.Mapping.Entry] {
    let others = mapping["type"] == nil ? TypeKind.commonKeys : []
    return mapping.entries.filter { Self.keys.contains($0.key) || others.contains($0.key) }
  }

  private func pairs(_ entries: [YAMLNode.Mapping.Entry]) -> [String] {
    entries.map { KeyTemplate(self).filled("%k: %V", for: $0) }
  }

  /// Returns a name for the type that no other type and no resource type has in Swift.
  private func typeName(for member: String) -> String {
    let name = KeyTemplate.typeName(member)
    let isTaken =
      known.hasType(name)
      || known.resources.contains {
        KeyTemplate.typeName(EnglishNoun.singular(of: $0)) == name
      }
    return isTaken ? name + "Value" : name
  }

  /// Returns the edits that add a declaration to `types` and replace a node.
  private func edits(
    declaring text: String, and value: String, in node: YAMLNode
  ) -> [(range: SourceRange, replacement: String)] {
    guard node.aliasRange == nil, node.range.start.line == node.range.end.line,
      let sections = known.root?.mapping?.entries,
      let place = sections.first(where: { $0.key == "types" })
        ?? sections.first(where: { ["mixins", "resources"].contains($0.key) })
    else { return [] }
    let declared: (SourceRange, String)
    if place.key != "types" {
      guard place.keyRange.start.column == 1 else { return [] }
      declared = (place.keyRange.atStart, "types:\n  \(text)\n")
    } else {
      guard let first = place.value.mapping?.entries.first else { return [] }
      declared = (first.keyRange.atStart, text + separator(besideEntryAt: first.keyRange))
    }
    return [declared, (node.range, value)].sorted { $0.0.start < $1.0.start }
  }
}
