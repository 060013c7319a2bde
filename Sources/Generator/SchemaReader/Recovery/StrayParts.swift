import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads mappings without parts that are not below their key.
final class StrayParts: RecoveringReader {
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
    return take(strays, from: node, of: .documentDefaults) {
      $0.advice(onDefaults: strays)
    }
  }

  private func take(
    _ strays: [YAMLNode.Mapping.Entry], from node: YAMLNode, of form: MappingDefinition,
    advice: @escaping (Advisor) -> Advice
  ) -> YAMLNode? {
    let unknown = strays.filter { form.key($0.key.withoutMark.text) == nil }
    guard let first = unknown.first, let all = node.mapping?.entries else { return nil }
    report(
      .unknownKey, "\(form.name) has no key \(unknown.map { "`\($0.key)`" }.joined("or"))",
      at: first.keyRange, advice: advice)
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
    let section = empty.map { mapping.entries[$0].key }
    return take(strays, from: node, of: form) {
      $0.advice(onMembers: strays, of: section, in: mapping)
    }
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
      ?? context.draft.diagnostics.suggestions.nearest(to: name, among: form.keys.map(\.name))
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
}
