import Diagnostics
import ResourceSchema
import YAMLSource

/// Corrects keys that their form does not have.
final class UnknownKeyFixIt: Advisor {
  /// The strategies in order, from certain to likely; the first one with advice is used.
  private static let strategies: [@Sendable (UnknownKeyFixIt, inout UnknownKey) -> Advice?] = [
    { $0.levelAdvice($1) },
    { $0.resourceAdvice($1) },
    { $0.dottedAdvice($1) },
    { $0.unionAdvice($1) },
    { $0.presentAdvice($1) },
    { $0.requiredAdvice($1) },
    { $0.anchorAdvice($1) },
    { $1.isBeside("one") || $1.isBeside("many") ? nil : $0.endAdvice($1.entry, in: $1.form) },
    { $0.relationshipAdvice($1) },
    { $0.referenceAdvice($1) },
    { $1.meant == "swift" ? $0.typeAdvice($1) : nil },
    { JSONNameFixIt($0).advice(on: $1.entry, in: $1.form) },
    { EnumValueFixIt($0).advice(onTexts: $1.entry, of: $1.form) },
    { $0.companionAdvice(&$1) },
    { $0.flagAdvice($1) },
    { $0.meantAdvice($1) },
    { $0.rowAdvice($1) },
    { KeyPlaces($0).advice(on: &$1) },
    { $0.textAdvice($1) },
    { $0.typeAdvice($1) },
  ]

  /// The places of keys that were reported together with an earlier key.
  private var reported: Set<SourceRange> = []

  /// Reports a key, unless it was reported together with an earlier one.
  ///
  /// - Returns: the key that the author meant.
  func report(
    _ entry: YAMLNode.Mapping.Entry, after previous: YAMLNode.Mapping.Entry?,
    in mapping: YAMLNode.Mapping, _ form: MappingDefinition
  ) -> LanguageKey? {
    if reported.contains(entry.keyRange) { return nil }
    // The search covers the whole file, and is wasted if the error is not shown.
    guard isShowing else {
      return report(.unknownKey, "\(form.name) has no key `\(entry.key)`", at: entry.keyRange)
    }
    var key = key(entry, after: previous, in: mapping, form)
    var suggestion: Advice?
    for strategy in Self.strategies where suggestion == nil { suggestion = strategy(self, &key) }
    reported.formUnion(key.companions.map(\.keyRange))
    if ["types", "mixins", "resources"].contains(key.name), key.owner === MappingDefinition.schema {
      context.draft.hide(.all, at: entry.keyRange)
    }
    let names = ([entry] + key.companions).map { "`\($0.key)`" }.joined("or")
    let keys = "the keys of \(form.name) are \(form.keys.map(\.name).joined(separator: ", "))"
    report(
      .unknownKey, "\(form.name) has no key \(names)", at: entry.keyRange,
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
    let near =
      KeySynonyms.isCertain(name) || isOfAttribute
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
    if let meant = key.meant.flatMap(form.key), !meant.value.fitsListed(entry.value),
      owner?.key(name)?.value.fits(entry.value) == true,
      owner !== MappingDefinition.configuration || entry.value.scalar != nil
    {
      key.meant = nil
    }
    return key
  }

  /// Returns advice on an unrecognized key: the keys that accept its value.
  private func likelyAdvice(_ unknown: UnknownKey) -> Advice {
    let keys = unknown.form.keys.filter { key in
      key.name != "allow" && !unknown.isBeside(key.name)
        && (key.name != "open" || unknown.isBeside("enum") || unknown.isBeside("oneOf"))
        && (key.name != "tag" || unknown.isBeside("oneOf"))
    }
    let entry = unknown.entry
    let fitting = keys.filter { $0.value.surelyFits(entry.value) }
    if fitting.isEmpty, keys.contains(where: { $0.name == "description" }) {
      // What the author wrote should not get lost.
      return entry.value.isEmpty ? "remove it" : "remove it, or say it in `description`"
    }
    let own = KeyTemplate(self).filled("%v", for: entry)
    let shown =
      fitting.isEmpty
      ? keys.prefix(3).map { "`\($0.name): \($0.value.example)`" }
      : fitting.prefix(3).map { "`\($0.name): \(own)`" }
    return shown.isEmpty ? "remove it" : "remove it, or write \(shown.joined("or"))"
  }
}

/// A key that its form does not have.
struct UnknownKey {
  let entry: YAMLNode.Mapping.Entry
  let form: MappingDefinition
  /// The mapping that contains the key.
  let mapping: YAMLNode.Mapping
  let previous: YAMLNode.Mapping.Entry?
  /// The key of the form with a similar spelling.
  let near: String?
  /// The nearest form that has such a key.
  let owner: MappingDefinition?
  /// The key of the form that the author meant, if known.
  var meant: String?
  /// The keys after it that belong in the same place.
  var companions: [YAMLNode.Mapping.Entry] = []

  /// The key without a question mark after it.
  var name: String { entry.key.withoutMark.text }

  /// True if the mapping also has another key.
  func isBeside(_ key: String) -> Bool { mapping[key] != nil }
}
