import Diagnostics
import ResourceSchema
import YAMLSource

// Relationships as other languages write them.
extension UnknownKeyFixIt {
  /// Advice on a key that other languages have for the target of a relationship.
  func endAdvice(_ entry: YAMLNode.Mapping.Entry, in form: MappingDefinition) -> Advice? {
    guard form.key("one") != nil,
      WordList.targets.contains(entry.key)
        || entry.value.sequence != nil
          && ["polymorphic", "union"].contains(entry.key)
    else { return nil }
    var names = entry.value.sequence?.compactMap { $0.scalar?.text } ?? []
    var isMany = !["oneOf", "anyOf", "polymorphic", "union"].contains(entry.key)
    if let text = entry.value.scalar?.text, let meant = ForeignTarget(text) {
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
