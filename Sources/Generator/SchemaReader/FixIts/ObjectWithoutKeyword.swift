import Diagnostics
import ResourceSchema
import YAMLSource

/// Reports objects without the keyword `object`, and types in the notation of another language.
final class ForeignTypeFixIt: Advisor {
  /// Reports a declaration in the notation of another language, or one that is not a type.
  func isForeignDeclaration(_ node: YAMLNode, of name: Located<String>) -> Bool {
    if let mapping = node.mapping,
      let key = mapping.entries.first(where: {
        ["attributes", "relationships"].contains($0.key)
      }), mapping.entries.allSatisfy({ MappingDefinition.resource.key($0.key) != nil })
    {
      report(
        .misplacedKey, "`\(name.value)` has `\(key.key)`: it belongs under `resources`",
        at: name.range,
        suggestion: "move `\(name.value):` below `resources:`, beside the other resource types")
      context.draft.hide(.resources, at: name.range)
      return true
    }
    return reportForeignMember(node, .typeDeclaration, of: name)
  }

  /// Removes the keyword before the name of a resource type, and reports it: `model Trip`.
  func dropKeyword(of field: inout Field) {
    let words = field.name.value.split(separator: " ").map(String.init)
    guard words.count == 2, CommonMistakes.declarationKeywords.contains(words[0]) else { return }
    field.name.value = words[1]
    report(
      .invalidName, "a resource type has no keyword before its name", at: field.name.range,
      suggestion: .write(words[1], at: field.name.range))
  }

  /// Returns a declaration with a keyword before its name, and reports it:
  /// `enum Color: [red, green]`.
  func takeKeyword(of field: Field) -> DeclaredType? {
    let words = field.name.value.split(separator: " ")
    guard words.count >= 2, let word = words.first.map(String.init),
      CommonMistakes.declarationKeywords.contains(word.lowercased()),
      let name = words.dropFirst().first.map(String.init), SwiftName.isIdentifier(name)
    else { return nil }
    let source = field.value.isEmpty ? "" : shortSource(of: field.value)
    var right: String
    switch field.value.content {
    case .sequence: right = "{ enum: \(source) }"
    case .mapping(let mapping):
      let isOwn = MappingDefinition.typeDeclaration.hasKeys(of: mapping)
      right = isOwn ? source : word == "enum" ? "{ enum: \(source) }" : "{ object: \(source) }"
    case .scalar(let scalar): right = scalar.text.isEmpty ? "String" : scalar.text
    }
    if field.name.value.contains("{") { right = "{ object: { … } }" }
    report(
      .invalidTypeName, "a type has no keyword before its name", at: field.name.range,
      suggestion: .write("\(name): \(right)"))
    context.draft.flawedNames.insert(field.name.range)
    return DeclaredType(name: Located(name, at: field.name.range))
  }

  /// Reports a member that is written as in another language, or as an object without its keyword.
  func reportForeignMember(
    _ node: YAMLNode, _ form: MappingDefinition, of name: Located<String>
  ) -> Bool {
    if form.key("type") != nil && DeclaredTypeFixIt(self).isDeclaration(node, of: name)
      || reportRelationship(node, of: name) || reportForeignForm(node, form, of: name.value)
    {
      return true
    }
    guard isObjectWithoutKeyword(node, form) else { return false }
    if reportWordForMembers(node, name) { return true }
    report(
      .missingType, "`\(name.value.withoutMark.text)` does not say what it is", at: name.range,
      suggestion: objectAdvice(node, of: name.value))
    return true
  }

  /// Reports a word of another language between a key and the names below it: `properties`.
  private func reportWordForMembers(_ node: YAMLNode, _ name: Located<String>) -> Bool {
    let isObject = name.value == "object"
    guard isObject || KeySynonyms.keys(for: name.value).contains("attributes"),
      let owner = known.entries(leadingTo: name.range).dropLast().last,
      owner.value.mapping?.entries.count == 1
    else { return false }
    report(
      .misplacedKey,
      isObject
        ? "`object` belongs to attributes and types: names are directly below `\(owner.key):`"
        : "`\(name.value)` is a word of another language: names are directly below"
          + " `\(owner.key):`", at: name.range,
      suggestion: "remove `\(name.value):`: write `\(owner.key): \(shortSource(of: node))`")
    return true
  }

  /// Reports `{ type: relationship, to: people }`, and the resource identifier `{ id: String, type: people }`.
  private func reportRelationship(_ node: YAMLNode, of name: Located<String>) -> Bool {
    guard let mapping = node.mapping, let word = mapping["type"]?.scalar?.text else { return false }
    let isType =
      word.first?.isLowercase != true || TypeSynonyms.spelling(of: word) != word
      || known.hasType(word)
    let target =
      WordList.relationships.contains(word)
      ? RelationshipFixIt(self).target(meantBy: node)
      : Set(mapping.entries.map(\.key)) == ["id", "type"]
        ? known.resource(meantBy: word) ?? (isType ? nil : word) : nil
    guard let target else { return false }
    report(
      .malformedType, "a relationship belongs under `relationships`, beside `attributes`",
      at: name.range,
      suggestion: RelationshipFixIt(self)
        .advice(relating: name.value, to: target, at: name.range))
    return true
  }

  /// Reports a mapping that is a type in another language.
  ///
  /// - Parameter name: the name of the element with this type, if it has one.
  func reportForeignForm(
    _ node: YAMLNode, _ form: MappingDefinition, of name: String? = nil
  ) -> Bool {
    guard isRepairing, let meant = ForeignFormReader(file: file, form: form).meaning(of: node)
    else {
      return false
    }
    let before = name.map { "\($0): " } ?? ""
    var advice = Advice.write(
      "\(before)\(meant.spelling)",
      or: meant.mayBeObject
        ? "`\(before){ object: \(shortSource(of: node)) }` for an object with that member" : nil)
    if let reference = referenceAdvice(meant, node, form, of: name) {
      report(.malformedType, meant.message, at: meant.sign.range, suggestion: reference)
      return true
    }
    let holdsObject = meant.spelling.hasPrefix("[{ object:")
    if holdsObject, form.key("alias") != nil, let name {
      // An object in an array has no name that could serve for its declaration.
      let object = meant.spelling.dropFirst().dropLast()
      advice = "write `\(name): [\(name)Element]`, and beside it `\(name)Element: \(object)`"
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
      suggestion: isExact ? .write(meant.spelling, at: node.range, advice) : advice)
    return true
  }

  /// Advice on `$ref` to a type of another file, to a resource type, or to a type that is not declared.
  private func referenceAdvice(
    _ meant: OpenAPIType, _ node: YAMLNode, _ form: MappingDefinition, of name: String?
  ) -> Advice? {
    guard meant.sign.value == "$ref", let path = node.mapping?["$ref"]?.scalar?.text else {
      return nil
    }
    let right = (name.map { "\($0): " } ?? "") + meant.spelling
    if let end = path.firstIndex(of: "#"), end > path.startIndex {
      let file = path[..<end]
      let imported = "`imports: [\(file.hasPrefix("./") ? file.dropFirst(2) : file)]`"
      guard name == meant.spelling, form.key("alias") != nil else {
        return .write(
          meant.spelling, at: node.range, "write `\(right)`, and \(imported) at the top")
      }
      context.draft.hide(.types, at: meant.sign.range)
      return "remove `\(meant.spelling)` here, and write \(imported)"
    }
    let type = path.split(separator: "/").last.map(String.init) ?? path
    guard let name, !known.hasImports, !known.hasType(type), PrimitiveType(rawValue: type) == nil
    else { return nil }
    return known.resource(meantBy: type).map { resource in
      "`\(type)` is a resource type: "
        + RelationshipFixIt(self).advice(relating: name, to: resource, at: node.range)
    } ?? "declare `\(type)` below `types:`, and write `\(right)`"
  }

  /// Reports the members of an object that are in a list, a map or a type.
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

  /// Returns advice to wrap members that directly follow a name in an object.
  private func objectAdvice(_ node: YAMLNode, of name: String) -> Advice {
    if isRelationship(node) {
      let target = RelationshipFixIt(self).target(meantBy: node) ?? "…"
      return "a relationship belongs under `relationships`, beside `attributes`: "
        + RelationshipFixIt(self).advice(relating: name, to: target, at: node.range)
    }
    if let entry = node.mapping?.entries.first, node.mapping?.entries.count == 1,
      entry.key == PrimitiveType.string.rawValue, let type = entry.value.scalar?.text
    {
      return "an object with arbitrary names is written `\(name): { map: \(type) }`"
    }
    if node.mapping?.entries.count == 1, let entry = node.mapping?.entries.first,
      case let list = entry.value,
      list.sequence?.count == list.words.count, list.words.count > 1,
      !list.words.contains(where: known.namesType)
    {
      return .write(
        "\(name): { enum: \(shortSource(of: list)) }",
        or: "`\(name): { object: { \(entry.key): [String] } }` if it is an object")
    }
    if let values = numberedValues(node) {
      return .write("\(name): { enum: \(values) }")
    }
    return braced(node, of: "\(name): ")
  }

  /// Returns advice to wrap members in `object`.
  private func braced(_ node: YAMLNode, of name: String = "") -> Advice {
    let reader = ForeignFormReader(file: file, form: .inlineType, types: known.types)
    let right = "{ object: \(reader.members(of: node)) }"
    let isExample = node.mapping.map(ExampleValue.isExample) == true
    let advice = .write("\(name)\(right)") + (isExample ? ": types, not values" : "")
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

  /// `HAPPY: 0` and `SAD: 1` below the name of a type, as the mapping of an enum.
  private func numberedValues(_ node: YAMLNode) -> String? {
    guard let entries = node.mapping?.entries, !entries.isEmpty,
      entries.allSatisfy({ $0.value.scalar.flatMap { Int($0.text) } != nil })
    else { return nil }
    let values = entries.prefix(6).map { "\($0.key): \($0.value.scalar?.text ?? "")" }
    return "{ \(values.joined(separator: ", "))\(entries.count > 6 ? ", …" : "") }"
  }

  /// Returns true if a mapping looks like the members of an object, without the key `object`.
  func isObjectWithoutKeyword(_ node: YAMLNode, _ form: MappingDefinition) -> Bool {
    guard let mapping = node.mapping, !mapping.entries.isEmpty else { return false }
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

  private func isRelationship(_ node: YAMLNode) -> Bool {
    let keys = node.mapping?.entries.map(\.key) ?? []
    return keys.contains { ["one", "many"].contains($0) }
      && keys.allSatisfy { MappingDefinition.relationship.key($0) != nil }
  }
}
