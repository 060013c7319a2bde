import Diagnostics
import ResourceSchema
import YAMLSource

// Relationships as other languages write them.
extension UnknownKeyFixIt {
  /// Advice on a key that other languages have for the target of a relationship.
  func endAdvice(_ entry: YAMLNode.Mapping.Entry, in form: MappingDefinition) -> Advice? {
    let isUnion = Self.unions.contains(entry.key)
    guard form.key("one") != nil,
      WordList.targets.contains(entry.key) || isUnion && unionTypes(entry.value) != nil
    else { return nil }
    var names = entry.value.sequence?.compactMap { $0.scalar?.text } ?? []
    var isMany = !isUnion && !["oneOf", "anyOf"].contains(entry.key)
    if isUnion, let types = unionTypes(entry.value) {
      names = types
    } else if let text = entry.value.scalar?.text, let meant = ForeignTarget(text) {
      let name = known.resource(meantBy: text.split(separator: "/").last.map(String.init) ?? text)
      names = [(name ?? meant.union) + (meant.isNullable && !meant.isMany ? "?" : "")]
      isMany = meant.isMany
    }
    guard !names.isEmpty else { return nil }
    if names.contains(where: { PrimitiveType(rawValue: $0) != nil }) {
      return "a value is an attribute: it belongs under `attributes`"
    }
    let key = isMany ? "many" : "one"
    let union = names.joined(separator: " | ")
    return .write("\(key): \(union)")
  }

  private static let unions: Set = ["polymorphic", "union"]

  /// The resource types that a list, or a text such as `photos | posts`, names; `nil` for a flag.
  private func unionTypes(_ node: YAMLNode) -> [String]? {
    let names =
      node.sequence?.compactMap { $0.scalar?.text }
      ?? node.scalar.flatMap { ForeignTarget($0.text) }?.types ?? []
    guard node.sequence != nil || names.count > 1 else { return nil }
    return names.map { known.resource(meantBy: $0) ?? $0 }
  }

  /// Returns advice on `{ one: photos, polymorphic: [photos, posts] }`, where the target lacks types.
  func unionAdvice(_ key: UnknownKey) -> Advice? {
    guard key.form.key("one") != nil, Self.unions.contains(key.name),
      let end = key.mapping.entry(for: "one") ?? key.mapping.entry(for: "many"),
      let target = end.value.scalar?.text, let types = unionTypes(key.entry.value),
      !Set(types).isSubset(of: ForeignTarget(target)?.types ?? [])
    else { return nil }
    let right = types.joined(separator: " | ") + (target.hasSuffix("?") ? "?" : "")
    let removal = file.removing(
      SourceRange(
        file: file.path, start: key.entry.keyRange.start, end: key.entry.value.range.end), "")
    return .edit(
      [(end.value.range, right)] + (removal.fixIt?.edits.map { ($0.range, $0.replacement) } ?? []),
      "write `\(end.key): \(right)`, and remove `\(key.entry.key)`")
  }

  /// Returns advice on `belongs_to: author` and `belongs_to: { author: people }` beside attributes.
  func relationshipAdvice(_ key: UnknownKey) -> Advice? {
    let (entry, form) = (key.entry, key.form)
    let targets = entry.value.mapping?.entries.map { $0.value.words }
    guard form.key("relationships") != nil,
      targets?.allSatisfy({ $0.count == 1 && known.resource(meantBy: $0[0]) != nil }) != false,
      let isMany = RelationshipReader.foreignWords[entry.key]
        ?? ["one": false, "many": true][entry.key]
    else { return nil }
    let fixIt = RelationshipFixIt(self)
    return fixIt.advice(
      relating: fixIt.relationships(namedBy: entry.value, isMany), at: entry.keyRange)
  }

  /// Advice on `author_id: { type: Int, references: people }`, which leads to resources.
  func referenceAdvice(_ key: UnknownKey) -> Advice? {
    guard key.form === MappingDefinition.attribute,
      WordList.targets.contains(key.name) || WordList.relationships.contains(key.name)
        || ["join", "many", "one"].contains(key.name),
      let words = key.entry.value.words.first?.split(whereSeparator: { "./(#".contains($0) }),
      let target = words.lazy.compactMap({ [known] in known.resource(meantBy: String($0)) }).first,
      let owner = known.entries(leadingTo: key.entry.keyRange).dropLast().last
    else { return nil }
    let right = RelationshipFixIt(self).advice(
      relating: owner.key.withoutMark.text, to: target, at: owner.keyRange)
    return
      "`\(target)` is a resource type, to which relationships lead: remove `\(owner.key)`, and "
      + right
  }
}
