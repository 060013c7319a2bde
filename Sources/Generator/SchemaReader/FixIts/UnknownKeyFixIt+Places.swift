import Diagnostics
import ResourceSchema
import YAMLSource

extension UnknownKeyFixIt {
  /// Returns advice on a resource type that is in another one, or beside `resources`.
  func resourceAdvice(_ key: UnknownKey) -> Advice? {
    let entry = key.entry
    guard let own = entry.value.mapping, own["attributes"] != nil || own["relationships"] != nil,
      MappingDefinition.resource.hasKeys(of: own), !hasAnchor(entry)
    else { return nil }
    if key.form === MappingDefinition.schema {
      context.draft.hide(.resources, at: entry.keyRange)
      return "a resource type belongs below `resources:`, indented further"
    }
    guard key.form === MappingDefinition.resource,
      let owner = known.entries(leadingTo: entry.keyRange).dropLast().last
    else { return nil }
    context.draft.hide(.resources, at: entry.keyRange)
    return "a resource type is not part of another: move `\(entry.key):`, with what belongs to it,"
      + " beside `\(owner.key):`"
  }

  /// Returns advice on a top-level key that only holds an anchor for merging: `.stamps: &stamps`.
  func anchorAdvice(_ key: UnknownKey) -> Advice? {
    key.form === MappingDefinition.schema && hasAnchor(key.entry)
      ? "anchors have no place of their own: write the value where it is used first, with its anchor"
      : nil
  }

  func hasAnchor(_ entry: YAMLNode.Mapping.Entry) -> Bool {
    source(from: entry.keyRange.end, to: entry.value.range.start)?.contains("&") == true
  }

  func textAdvice(_ key: UnknownKey) -> Advice? {
    guard let previous = key.previous, key.form.key(previous.key)?.isFreeText == true else {
      return nil
    }
    return CutOffText(self).textAdvice(key.entry, behind: previous)
  }

  /// Advice on a key that other languages have for the target of a relationship.
  func endAdvice(_ entry: YAMLNode.Mapping.Entry, in form: MappingDefinition) -> Advice? {
    guard form.key("one") != nil, WordList.targets.contains(entry.key) else { return nil }
    var names = entry.value.sequence?.compactMap { $0.scalar?.text } ?? []
    var isMany = !["oneOf", "anyOf", "polymorphic", "union"].contains(entry.key)
    if let text = entry.value.scalar?.text, Bool(text) == nil, let meant = ForeignTarget(text) {
      let name = known.resource(meantBy: text.split(separator: "/").last.map(String.init) ?? text)
      names = [(name ?? meant.union) + (meant.isNullable && !meant.isMany ? "?" : "")]
      isMany = meant.isMany
    }
    guard !names.isEmpty else { return nil }
    return .write("\(isMany ? "many" : "one"): \(names.joined(separator: " | "))")
  }

  /// Returns advice on `belongs_to: author` and `belongs_to: { author: people }` beside attributes.
  func relationshipAdvice(_ key: UnknownKey) -> Advice? {
    guard key.form.key("relationships") != nil,
      let isMany = RelationshipReader.foreignWords[key.entry.key]
    else { return nil }
    let fixIt = RelationshipFixIt(self)
    return fixIt.advice(
      relating: fixIt.relationships(namedBy: key.entry.value, isMany), at: key.entry.keyRange)
  }
}
