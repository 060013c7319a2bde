import Diagnostics
import ResourceSchema
import YAMLSource

final class StrayParts: Advisor {
  /// Reports parts without their enclosing key, and returns the mapping without them; `nil` if
  /// there are none.
  func takeStrays(from node: YAMLNode, of form: MappingDefinition) -> YAMLNode? {
    guard let mapping = node.mapping else { return nil }
    switch form {
    case _ where form === MappingDefinition.resource || form === MappingDefinition.mixin:
      return takeStrayMembers(from: mapping, of: form, node)
    case _ where form === MappingDefinition.documentDefaults:
      return takeDocumentDefaults(from: mapping, of: node)
    default: return nil
    }
  }

  private func takeDocumentDefaults(
    from mapping: YAMLNode.Mapping, of node: YAMLNode
  ) -> YAMLNode? {
    let strays = mapping.entries.filter { MappingDefinition.documentDefault.key($0.key) != nil }
    let text = strays.map { KeyTemplate(self).filled("%k: %v", for: $0) }.joined(separator: ", ")
    let areMany = strays.contains { $0.value.scalar?.text == LinksWord.pagination.rawValue }
    return take(
      strays, from: node, of: .documentDefaults,
      areMany ? edits(putting: strays, below: "many") : [],
      areMany
        ? "pages have many resources: write `many: { \(text) }`"
        : "documents with one resource and with many have keys of their own: `\(text)` belongs below"
          + " `one:`, below `many:`, or below both")
  }

  private func take(
    _ strays: [YAMLNode.Mapping.Entry], from node: YAMLNode, of form: MappingDefinition,
    _ edits: [Edit], _ advice: Advice
  ) -> YAMLNode? {
    let unknown = strays.filter { form.key($0.key.withoutMark.text) == nil }
    guard let first = unknown.first, let all = node.mapping?.entries else { return nil }
    report(
      .unknownKey, "\(form.name) has no key \(unknown.map { "`\($0.key)`" }.joined("or"))",
      at: first.keyRange, suggestion: .edit(edits, advice, title: "Indent further"))
    let places = Set(strays.map(\.keyRange))
    var result = node
    result.content = .mapping(.init(entries: all.filter { !places.contains($0.keyRange) }))
    return result
  }

  private func takeStrayMembers(
    from mapping: YAMLNode.Mapping, of form: MappingDefinition, _ node: YAMLNode
  ) -> YAMLNode? {
    let sections = ["attributes", "relationships"]
    let empty = mapping.entries.firstIndex { sections.contains($0.key) && $0.value.isEmpty }
    let strays =
      empty.map { index in
        Array(mapping.entries[(index + 1)...].prefix { form.key($0.key.withoutMark.text) == nil })
      } ?? mapping.entries.filter { isMember($0, of: form) }
    guard let first = strays.first else { return nil }
    let section = empty.map { mapping.entries[$0].key }
    let attributes = strays.filter { isAttribute($0.value) != false }
    let relationships = strays.filter { isAttribute($0.value) == false }
    let key = section ?? (relationships.isEmpty ? "attributes" : "relationships")
    let isOneKind = attributes.isEmpty || relationships.isEmpty
    let whole = KeyTemplate(self).filled("`%k: %v`", for: first)
    let written = [
      self.section("attributes", attributes), self.section("relationships", relationships),
    ].compactMap { $0 }.joined(separator: " and ")
    return take(
      strays, from: node, of: form, isOneKind ? edits(putting: strays, below: key) : [],
      section.map { "indent what belongs to `\($0):` further than it" }
        ?? (isOneKind && mapping[key]?.mapping != nil
          ? "move \(strays.count == 1 ? whole : "them") below `\(key):`"
          : "attributes and relationships have keys of their own: write \(written)"))
  }

  /// True for a key that the form does not have, with a type or a resource type as its value, unless
  /// another key is meant.
  private func isMember(_ entry: YAMLNode.Mapping.Entry, of form: MappingDefinition) -> Bool {
    let name = entry.key.withoutMark.text
    guard form.key(name) == nil, MappingDefinition.resource.key(name) == nil, !name.contains(" "),
      !MappingDefinition.typeChoices.contains(name),
      MappingDefinition.document.key(name) == nil, RelationshipReader.foreignWords[name] == nil,
      KeySynonyms.rowAdvice(for: name, in: form, value: nil) == nil
    else { return false }
    let meant =
      KeySynonyms.key(for: name, in: form)
      ?? context.draft.diagnostics.nearest(to: name, among: form.keys.map(\.name))
    let node = entry.value.sequence?.first ?? entry.value
    if let own = node.mapping {
      return meant == nil && !own.entries.isEmpty
        && (MappingDefinition.attribute.hasKeys(of: own)
          || MappingDefinition.relationship.hasKeys(of: own))
    }
    let text = node.scalar?.text ?? ""
    guard known.namesType(text) else {
      return meant == nil && known.hasResource(text.filter { !"[]?".contains($0) })
    }
    // Any text is a value of such a key, but this one is a type.
    if let meant, case .text? = form.key(meant)?.value { return true }
    return meant == nil || meant != "id" && !known.hasType(text)
  }

  /// Returns true for the type of an attribute, false for the target of a relationship; `nil`
  /// where it may be either.
  func isAttribute(_ value: YAMLNode) -> Bool? {
    switch value.content {
    case .scalar(let scalar):
      let word = scalar.text.filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
      let type = TypeSynonyms.spelling(of: word)
      if PrimitiveType(rawValue: type) != nil || known.hasType(word) { return true }
      return word.first?.isLowercase == true ? false : nil
    case .sequence(let elements): return elements.first.flatMap { isAttribute($0) }
    case .mapping(let mapping):
      return mapping.entries.contains { ["one", "many"].contains($0.key) } ? false : true
    }
  }

  /// Spells a section for a message, `attributes: { title: String }`; `nil` without entries.
  private func section(_ name: String, _ entries: [YAMLNode.Mapping.Entry]) -> String? {
    guard !entries.isEmpty else { return nil }
    let shown = entries.prefix(3).map { KeyTemplate(self).filled("%k: %v", for: $0) }
    let more = entries.count > 3 ? ", …" : ""
    return "`\(name): { \(shown.joined(separator: ", "))\(more) }`"
  }
}
