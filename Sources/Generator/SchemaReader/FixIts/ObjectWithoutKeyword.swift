import Diagnostics
import ResourceSchema
import YAMLSource

/// Reports objects without the keyword `object`, and types in the notation of another language.
final class ForeignTypeFixIt: Advisor {
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
      suggestion: isIdentifier || node.mapping?["one"] != nil || node.mapping?["many"] != nil
        ? "if it leads to a resource, it belongs under `relationships`, beside `attributes`"
        : objectAdvice(node, of: name.value) ?? Advice(forms), general: forms)
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
      suggestion: "remove `\(name.value):`: write `\(owner.key): \(shortSource(of: node))`")
    return true
  }

  func reportForeignForm(
    _ node: YAMLNode, _ form: MappingDefinition, of name: String? = nil
  ) -> Bool {
    guard isRepairing, let meant = ForeignFormReader(file: file, form: form).meaning(of: node)
    else { return false }
    let before = name.map { "\($0): " } ?? ""
    var advice = Advice.write(
      "\(before)\(meant.spelling)",
      or: meant.mayBeObject
        ? "`\(before){ object: \(shortSource(of: node)) }` for an object with that member" : nil)
    if !meant.mayBeObject, !meant.spelling.contains("…") {
      advice = .write(meant.spelling, at: node.range, advice)
    }
    let file = node.mapping?["$ref"]?.scalar?.text.prefix { $0 != "#" } ?? ""
    if file.contains(".") {
      advice = "write `imports: [\(file)]` at the top, and the name of the type where it is used"
    } else if form.key("alias") != nil, meant.spelling.hasPrefix("[{ object:") {
      advice = "declare the object with a name of its own, and write that name in brackets"
    }
    report(
      meant.rival == nil ? .malformedType : .conflictingTypes, meant.message,
      at: meant.sign.range,
      labels: meant.rival.map { [.init("the first type is here", at: $0.range)] } ?? [],
      note: meant.leftOut.isEmpty
        ? nil
        : "there is no key for \(meant.leftOut.map { "`\($0)`" }.joined(separator: " or "))",
      suggestion: advice,
      general: "a type is one of the language such as `String`, or the name of one from `types`")
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
      suggestion: isNamed
        ? braced(node)
        : "declare it in `types`, `Name: { object: \(shortSource(of: node)) }`,"
          + " and write its name here")
    return true
  }

  /// Returns advice to wrap members that directly follow a name in an object, if they can be its members.
  private func objectAdvice(_ node: YAMLNode, of name: String) -> Advice? {
    guard let entries = node.mapping?.entries, let entry = entries.first else { return nil }
    if entries.count == 1, entry.key == PrimitiveType.string.rawValue,
      let type = entry.value.scalar?.text
    {
      return "an object with arbitrary names is written `\(name): { map: \(type) }`"
    }
    // A list of words is no type.
    if entries.contains(where: { $0.value.sequence.map { $0.count != 1 } == true }) { return nil }
    // `HAPPY: 0` and `SAD: 1` in protobuf.
    if entries.allSatisfy({ $0.value.scalar.flatMap { Int($0.text) } != nil }) {
      return .write("\(name): { enum: \(shortSource(of: node)) }")
    }
    return braced(node, of: "\(name): ")
  }

  private func braced(_ node: YAMLNode, of name: String = "") -> Advice {
    let reader = ForeignFormReader(file: file, form: .inlineType, types: known.types)
    let right = "{ object: \(reader.members(of: node)) }"
    let advice = Advice.write("\(name)\(right)")
    let entries = node.mapping?.entries ?? []
    let areRight = entries.allSatisfy { entry in
      reader.isOwnMember(entry.value) || entry.value.scalar.map { known.namesType($0.text) } == true
    }
    let isBlock = node.range.start.line != node.range.end.line
    if areRight, isBlock, case let edits = edits(putting: entries, below: "object"), !edits.isEmpty
    {
      // The lines stay as they are, with their comments.
      return .edit(
        edits,
        right.contains("…")
          ? "write `object:` above the members, and indent them further" : advice,
        title: "Put them below `object:`")
    }
    return right.contains("…") ? advice : .write(right, at: node.range, advice)
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
