import Diagnostics
import ResourceSchema
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

  /// Whether a declaration is written as in another language, or is no type; it is reported then.
  mutating func isForeignDeclaration(_ field: Field) -> Bool {
    if let mapping = field.value.mapping,
      let key = mapping.entries.first(where: {
        ["attributes", "relationships"].contains($0.key)
      }), mapping.entries.allSatisfy({ LanguageForm.resource.key($0.key) != nil })
    {
      let name = field.name.value
      report(
        .misplacedKey, "`\(name)` has `\(key.key)`: it belongs under `resources`",
        at: field.name.range,
        suggestion: "move `\(name):` below `resources:`, beside the other resource types")
      draft.hide(.resources, at: field.name.range)
      return true
    }
    if reportForeignForm(field.value, .typeDeclaration, of: field.name.value) { return true }
    guard isObjectWithoutKeyword(field.value, .typeDeclaration) else { return false }
    report(
      .missingType, "`\(field.name.value)` does not say what it is", at: field.name.range,
      suggestion: objectAdvice(field))
    return true
  }

  /// Takes a keyword before the name of a resource type off, and reports it: `model Trip`.
  mutating func dropKeyword(of field: inout Field) {
    guard field.name.value.hasByte(Byte.space) else { return }
    let words = field.name.value.split(separator: " ").map(String.init)
    guard words.count == 2, Confusions.declarationKeywords.contains(words[0]) else { return }
    field.name.value = words[1]
    report(
      .invalidName, "a resource type has no keyword before its name", at: field.name.range,
      suggestion: .write(words[1], at: field.name.range))
  }

  /// A declaration with a keyword before its name, which is reported: `enum Color: [red, green]`.
  mutating func takeKeyword(of field: Field) -> DeclaredType? {
    let words = field.name.value.split(separator: " ")
    guard words.count >= 2, let word = words.first.map(String.init),
      Confusions.declarationKeywords.contains(word.lowercased()),
      let name = words.dropFirst().first.map(String.init), SwiftName.isIdentifier(name)
    else { return nil }
    let source = field.value.isEmpty ? "" : shortSource(of: field.value)
    var right: String
    switch field.value.content {
    case .sequence: right = "{ enum: \(source) }"
    case .mapping(let mapping):
      let isOwn = LanguageForm.typeDeclaration.hasKeys(of: mapping)
      right = isOwn ? source : word == "enum" ? "{ enum: \(source) }" : "{ object: \(source) }"
    case .scalar(let scalar): right = scalar.text.isEmpty ? "String" : scalar.text
    }
    if field.name.value.contains("{") { right = "{ object: { … } }" }
    report(
      .invalidTypeName, "a type has no keyword before its name", at: field.name.range,
      suggestion: "write `\(name): \(right)`")
    draft.flawedNames.insert(field.name.range)
    return DeclaredType(name: Located(name, at: field.name.range))
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
    guard isRepairing, let meant = ForeignFormReader(file: file, form: form).meaning(of: node)
    else {
      return false
    }
    let before = name.map { "\($0): " } ?? ""
    var text = "write `\(before)\(meant.spelling)`"
    if meant.mayBeObject {
      text += ", or `\(before){ object: \(shortSource(of: node)) }` for an object with that member"
    }
    if let path = meant.importedFile {
      let file = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
      let isCycle = name == meant.spelling && form.key("alias") != nil
      report(
        .malformedType, "a type of another file is used by its name", at: meant.sign.range,
        suggestion: isCycle
          ? "remove `\(meant.spelling)` here, and write `imports: [\(file)]`"
          : .write(
            meant.spelling, at: node.range,
            "write `\(before)\(meant.spelling)`, and `imports: [\(file)]` at the top"))
      if isCycle { draft.hide(.types, at: meant.sign.range) }
      return true
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
        ? "the members of an object belong under `object`"
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
      return "a relationship belongs under `relationships`, beside `attributes`"
    }
    if let values = numberedValues(field.value) {
      return Advice("write `\(field.name.value): { enum: \(values) }`")
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
    guard let text = source(from: node.range.start, to: node.range.end),
      text.hasPrefix("{") || text.hasPrefix("["),
      text.utf8.count <= 60, !text.contains(where: \.isNewline)
    else { return inBraces(node) ?? "{ … }" }
    return text
  }

  /// The first entries of a block in braces; `nil` where their values are more than words.
  private func inBraces(_ node: YAMLNode) -> String? {
    guard let entries = node.mapping?.entries, !entries.isEmpty else { return nil }
    let pairs = entries.prefix(3).compactMap { entry -> String? in
      let value = source(from: entry.value.range.start, to: entry.value.range.end) ?? ""
      let isShort = value.utf8.count <= 40 && !value.contains(where: \.isNewline)
      let isWhole = entry.value.mapping == nil || value.hasPrefix("{")
      return isShort && isWhole ? "\(entry.key): \(value)" : nil
    }
    guard pairs.count == min(entries.count, 3) else { return nil }
    return "{ \(pairs.joined(separator: ", "))\(entries.count > 3 ? ", …" : "") }"
  }

  /// `HAPPY: 0` and `SAD: 1` below the name of a type, as the mapping of an enum.
  private func numberedValues(_ node: YAMLNode) -> String? {
    guard let entries = node.mapping?.entries, !entries.isEmpty,
      entries.allSatisfy({ $0.value.scalar.flatMap { Int($0.text) } != nil })
    else { return nil }
    let values = entries.prefix(6).map { "\($0.key): \($0.value.scalar?.text ?? "")" }
    return "{ \(values.joined(separator: ", "))\(entries.count > 6 ? ", …" : "") }"
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
