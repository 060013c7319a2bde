import Diagnostics
import ResourceSchema
import YAMLSource

final class UnknownKeyFixIt: Advisor {
  /// The strategies in order, from certain to likely; the first one with advice is used.
  private static let strategies: [@Sendable (UnknownKeyFixIt, inout UnknownKey) -> Advice?] = [
    { $0.resourceAdvice($1) },
    { $0.presentAdvice($1) },
    { $0.anchorAdvice($1) },
    { $1.isBeside("one") || $1.isBeside("many") ? nil : $0.endAdvice($1.entry, in: $1.form) },
    { $0.relationshipAdvice($1) },
    { $1.meant == "swift" ? $0.typeAdvice($1) : nil },
    { $0.companionAdvice(&$1) },
    { $0.meantAdvice($1) },
    { $0.rowAdvice($1) },
    { KeyPlaces($0).advice(on: $1) },
    { $0.textAdvice($1) },
    { $0.typeAdvice($1) },
  ]

  /// Reports a key, and returns the key that the author meant.
  func report(
    _ entry: YAMLNode.Mapping.Entry, after previous: YAMLNode.Mapping.Entry?,
    in mapping: YAMLNode.Mapping, _ form: MappingDefinition
  ) -> LanguageKey? {
    // The search covers the whole file, and is wasted if the error is not shown.
    guard isShowing else {
      return report(.unknownKey, "\(form.name) has no key `\(entry.key)`", at: entry.keyRange)
    }
    var key = key(entry, after: previous, in: mapping, form)
    var suggestion: Advice?
    for strategy in Self.strategies where suggestion == nil { suggestion = strategy(self, &key) }
    if ["types", "mixins", "resources"].contains(key.name), key.owner === MappingDefinition.schema {
      context.draft.hide(.all, at: entry.keyRange)
    }
    let keys = "the keys of \(form.name) are \(form.keys.map(\.name).joined(separator: ", "))"
    report(
      .unknownKey, "\(form.name) has no key `\(entry.key)`", at: entry.keyRange,
      note: suggestion == nil ? keys : nil,
      suggestion: suggestion ?? likelyAdvice(key), general: keys)
    return key.meant.flatMap(form.key)
  }

  private func key(
    _ entry: YAMLNode.Mapping.Entry, after previous: YAMLNode.Mapping.Entry?,
    in mapping: YAMLNode.Mapping, _ form: MappingDefinition
  ) -> UnknownKey {
    let name = entry.key.withoutMark.text
    // A member of an object has some keys of an attribute, which are not misspelt.
    let isOfAttribute =
      form === MappingDefinition.member && MappingDefinition.attribute.key(name) != nil
    // `no-strict` means the opposite of `strict`.
    let near =
      KeySynonyms.isCertain(name) || isOfAttribute || name.hasPrefix("no-")
      ? nil : context.draft.diagnostics.nearest(to: name, among: form.keys.map(\.name))
    let owner = KeyPlaces(self).owner(of: entry, from: form)
    var key = UnknownKey(
      entry: entry, form: form, mapping: mapping, previous: previous, near: near, owner: owner)
    let isName =
      form === MappingDefinition.schema && !key.isBeside("name")
      && WordList.namesOfAPIs.contains(name)
    let areMixins = form.key("with") != nil && known.namesMixins(entry.value)
    key.meant =
      isName ? "name" : areMixins ? "with" : near ?? KeySynonyms.key(for: name, in: form)
    // A list of types has no place for the values of a tag.
    if key.meant == "tag", mapping["oneOf"]?.mapping == nil { key.meant = nil }
    return key
  }

  /// Returns advice on an unrecognized key: what the author wrote should not get lost.
  private func likelyAdvice(_ key: UnknownKey) -> Advice? {
    key.entry.value.isEmpty || key.form.key("description") == nil || key.isBeside("description")
      ? nil : "remove it, or say it in `description`"
  }
}

struct UnknownKey {
  let entry: YAMLNode.Mapping.Entry
  let form: MappingDefinition
  let mapping: YAMLNode.Mapping
  let previous: YAMLNode.Mapping.Entry?
  let near: String?
  let owner: MappingDefinition?
  var meant: String?

  var name: String { entry.key.withoutMark.text }

  func isBeside(_ key: String) -> Bool { mapping[key] != nil }
}
