import Diagnostics
import ResourceSchema
import YAMLSource

/// Reports objects without the keyword `object`, and types in the notation of another language.
final class ForeignTypes: RecoveringReader {
  /// Reports a member that is written as in another language, or as an object without its keyword.
  func reportForeignMember(
    _ node: YAMLNode, _ form: MappingDefinition, of name: Located<String>
  ) -> Bool {
    if reportForeignForm(node, form, of: name.value) { return true }
    let isIdentifier = Set(node.mapping?.entries.map(\.key) ?? []) == ["id", "type"]
    guard isIdentifier || isObjectWithoutKeyword(node, form) else { return false }
    if reportWordForMembers(node, name) { return true }
    let forms =
      "an object is written `{ object: { width: Int } }`, an enum `{ enum: [first, second] }`"
    report(
      .missingType, "`\(name.value.withoutMark.text)` does not say what it is", at: name.range,
      general: forms,
      advice: {
        isIdentifier || node.mapping?["one"] != nil || node.mapping?["many"] != nil
          ? "if it leads to a resource, it belongs under `relationships`, beside `attributes`"
          : $0.objectAdvice(node, of: name.value) ?? Advice(forms)
      })
    return true
  }

  /// Reports a word of another language between a key and the names below it: `properties`.
  private func reportWordForMembers(_ node: YAMLNode, _ name: Located<String>) -> Bool {
    guard name.value == "object" || KeySynonyms.keys(for: name.value).contains("attributes"),
      let owner = known.entries(leadingTo: name.range).dropLast().last,
      owner.value.mapping?.entries.count == 1
    else { return false }
    report(
      .misplacedKey, "names are directly below `\(owner.key):`, without `\(name.value):`",
      at: name.range,
      advice: {
        "remove `\(name.value):`: write `\(owner.key): \($0.shortSource(of: node))`"
      })
    return true
  }

  func reportForeignForm(
    _ node: YAMLNode, _ form: MappingDefinition, of name: String? = nil
  ) -> Bool {
    guard isRepairing, let meant = ForeignFormReader(file: file, form: form).meaning(of: node)
    else { return false }
    report(
      meant.rival == nil ? .malformedType : .conflictingTypes, meant.message,
      at: meant.sign.range,
      labels: meant.rival.map { [.init("the first type is here", at: $0.range)] } ?? [],
      note: meant.leftOut.isEmpty
        ? nil
        : "there is no key for \(meant.leftOut.map { "`\($0)`" }.joined(separator: " or "))",
      general: "a type is one of the language such as `String`, or the name of one from `types`",
      advice: { $0.advice(on: meant, node, form, of: name) })
    return true
  }

  func reportObjectInside(_ node: YAMLNode, at place: TypePlace) -> Bool {
    guard isObjectWithoutKeyword(node, .inlineType), let first = node.mapping?.entries.first else {
      return false
    }
    let isNamed = place == .attribute || place == .object
    report(
      .missingType,
      isNamed
        ? "the members of an object belong under `object`"
        : "an object needs a name here", at: first.keyRange,
      advice: {
        isNamed
          ? $0.braced(node)
          : "declare it in `types`, `Name: { object: \($0.shortSource(of: node)) }`,"
            + " and write its name here"
      })
    return true
  }

  func isObjectWithoutKeyword(_ node: YAMLNode, _ form: MappingDefinition) -> Bool {
    guard let mapping = node.mapping, !mapping.entries.isEmpty, mapping["validate"] == nil,
      mapping["transform"] == nil
    else { return false }
    let areTypes =
      mapping.entries.count > 1
      && mapping.entries.allSatisfy { entry in
        form.key(entry.key.withoutMark.text) == nil
          && entry.value.scalar.map { known.namesType($0.text) } ?? false
      }
    return areTypes
      || mapping.entries.allSatisfy {
        let name = $0.key.hasSuffix("?") ? String($0.key.dropLast()) : $0.key
        return form.key(name) == nil && !KeySynonyms.contains(name, in: form)
          && Suggestions.nearest(to: name, among: form.keys.map(\.name)) == nil
      }
  }
}
