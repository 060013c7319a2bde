import Diagnostics
import YAMLSource

/// Finds objects that lack the word `object`, and types that are spelt as in another language.
extension FileReader {
  /// Whether a mapping is a long form of ours at first sight, which no other language has.
  func isOwnForm(_ node: YAMLNode, _ form: LanguageForm) -> Bool {
    guard let mapping = node.mapping, form.hasKeys(of: mapping) else { return false }
    var choices = 0
    for entry in mapping.entries where LanguageForm.typeChoices.contains(entry.key) {
      choices += 1
      if entry.key == "type" {
        guard let word = entry.value.scalar?.text, !ForeignFormReader.typeWords.contains(word)
        else { return false }
      }
    }
    return choices == 1
  }

  /// Reports a member that is written as in another language, or as an object without its keyword.
  mutating func reportForeignMember(_ field: Field, _ form: LanguageForm) -> Bool {
    if reportForeignForm(field.value, form, of: field.name.value) { return true }
    guard isObjectWithoutKeyword(field.value, form) else { return false }
    report(
      .missingType, "`\(field.name.value)` does not say what it is", at: field.name.range,
      suggestion: objectAdvice(field))
    return true
  }

  /// Reports a mapping that another language would take for a type.
  ///
  /// - Parameter name: what has the type, if it has a name.
  mutating func reportForeignForm(
    _ node: YAMLNode, _ form: LanguageForm, of name: String? = nil
  ) -> Bool {
    guard let meant = ForeignFormReader(file: file, form: form).meaning(of: node) else {
      return false
    }
    let before = name.map { "\($0): " } ?? ""
    var text = "write `\(before)\(meant.spelling)`"
    if meant.mayBeObject {
      text += ", or `\(before){ object: \(shortSource(of: node)) }` for an object with that member"
    }
    let holdsObject = meant.spelling.hasPrefix("[{ object:")
    if holdsObject, form.key("alias") != nil, let name {
      // An object inside an array has no name that a declaration could give it.
      let object = meant.spelling.dropFirst().dropLast()
      text = "write `\(name): [\(name)Element]`, and beside it `\(name)Element: \(object)`"
    }
    let isExact =
      !(holdsObject && form.key("alias") != nil) && !meant.mayBeObject
      && !meant.spelling.contains("…")
    report(
      meant.rival == nil ? .malformedType : .conflictingTypes, meant.message,
      at: meant.sign.range,
      labels: meant.rival.map { [.init("the first type is here", at: $0.range)] } ?? [],
      note: meant.leftOut.isEmpty
        ? nil
        : "there is no key for \(meant.leftOut.map { "`\($0)`" }.joined(separator: " or "))",
      suggestion: isExact ? .write(meant.spelling, at: node.range, text) : Advice(text))
    return true
  }

  /// Reports the members of an object that stand in a list, a map or a type.
  mutating func reportObjectInside(_ node: YAMLNode, at place: TypePlace) -> Bool {
    guard isObjectWithoutKeyword(node, .inlineType), let first = node.mapping?.entries.first else {
      return false
    }
    let isNamed = place == .attribute || place == .object
    report(
      .missingType,
      isNamed
        ? "the members of an object stand behind `object`"
        : "an object that is used here needs a name of its own", at: first.keyRange,
      suggestion: isNamed
        ? braced(node, "write `{ object: \(shortSource(of: node)) }`")
        : Advice(
          "declare it in `types`, `Name: { object: \(shortSource(of: node)) }`,"
            + " and write its name here"))
    return true
  }

  /// How members that stand straight behind a name become an object.
  func objectAdvice(_ field: Field) -> Advice {
    if isRelationship(field.value) {
      return "a relationship stands under `relationships`, beside `attributes`"
    }
    return braced(
      field.value, "write `\(field.name.value): { object: \(shortSource(of: field.value)) }`")
  }

  /// Advice to put `object` around members, as edits where they stand in braces.
  private func braced(_ node: YAMLNode, _ text: String) -> Advice {
    let range = node.range
    guard file.bytes[range.start.offset...].first == UInt8(ascii: "{") else { return Advice(text) }
    return .edit(
      [(range.atStart, "{ object: "), (range.atEnd, " }")], text,
      title: "Make it an object")
  }

  /// What stands at a node, or dots where it is too long for a sentence.
  func shortSource(of node: YAMLNode) -> String {
    guard let text = source(from: node.range.start, to: node.range.end), text.hasPrefix("{"),
      text.utf8.count <= 60, !text.contains(where: \.isNewline)
    else { return "{ … }" }
    return text
  }

  /// Whether somebody wrote the members of an object straight behind its name.
  func isObjectWithoutKeyword(_ node: YAMLNode, _ form: LanguageForm) -> Bool {
    guard let mapping = node.mapping, !mapping.entries.isEmpty else { return false }
    return mapping.entries.allSatisfy {
      let name = $0.key.hasSuffix("?") ? String($0.key.dropLast()) : $0.key
      return form.key(name) == nil && KeySynonyms.advice(for: name, in: form) == nil
        && Suggestions.nearest(to: name, among: form.keys.map(\.name)) == nil
    }
  }

  private func isRelationship(_ node: YAMLNode) -> Bool {
    let keys = node.mapping?.entries.map(\.key) ?? []
    return keys.contains { ["one", "many"].contains($0) }
      && keys.allSatisfy { LanguageForm.relationship.key($0) != nil }
  }
}
