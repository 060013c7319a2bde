import Diagnostics
import ResourceSchema
import YAMLSource

/// Corrects resources that are named after their classes, with the JSON:API type under a key.
final class ResourceNameFixIt: Advisor {
  /// Renames a resource to the resource type that one of its keys states, and reports it.
  func rename(_ field: inout Field) {
    guard let mapping = field.value.mapping,
      let entry = mapping.entries.first(where: { WordList.resourceTypes.contains($0.key) }),
      let type = entry.value.scalar?.text, type != field.name.value
    else { return }
    if mapping["swift"] == nil, isClass(type, entry, field) {
      return reportClass(type, entry, &field)
    }
    guard isType(type, entry, field) else { return }
    let name = field.name.value
    let swiftName = KeyTemplate.typeName(EnglishNoun.singular(of: type))
    let keepsName =
      name.first?.isUppercase == true && name != swiftName && mapping["swift"] == nil
      && SwiftName.isIdentifier(name)
    let whole = SourceRange(
      file: file.path, start: entry.keyRange.start, end: entry.value.range.end)
    let right: Advice =
      keepsName ? "`swift: \(name)` in place of `\(entry.key)`" : "remove `\(entry.key)`"
    report(
      .unknownKey,
      MappingDefinition.resource.key(entry.key) == nil
        ? "a resource has no key `\(entry.key)`"
        : "`\(type)` is the JSON:API type, not its plural in Swift",
      at: entry.keyRange,
      suggestion: .edit(
        keepsName ? [(field.name.range, type), (whole, "swift: \(name)")] : [],
        "the JSON:API type is the key of the resource: write `\(type):` in place of `\(name):`, and "
          + right, title: "Write `\(type):`"))
    field.name.value = type
    field.remove(entry)
  }

  /// Reports `name: Article` and `type: Article`, the name in Swift.
  private func reportClass(
    _ name: String, _ entry: YAMLNode.Mapping.Entry, _ field: inout Field
  ) {
    let isStandard = name == KeyTemplate.typeName(EnglishNoun.singular(of: field.name.value))
    report(
      .unknownKey, "a resource has no key `\(entry.key)`", at: entry.keyRange,
      suggestion: isStandard
        ? "remove it: `\(field.name.value)` is called `\(name)` in Swift already"
        : .edit([(entry.keyRange, "swift")], .write("swift: \(name)")))
    field.remove(entry)
  }

  private func isClass(
    _ name: String, _ entry: YAMLNode.Mapping.Entry, _ field: Field
  ) -> Bool {
    guard ["name", "type"].contains(entry.key), name.first?.isUppercase == true,
      SwiftName.isIdentifier(name), TypeSynonyms.spelling(of: name) == name,
      PrimitiveType(rawValue: name) == nil, !known.hasType(name)
    else { return false }
    return entry.key == "type"
      ? name != KeyTemplate.typeName(field.name.value)
      : !KnownNames.spellings(of: name).isDisjoint(
        with: KnownNames.spellings(of: field.name.value))
  }

  /// Returns true if a value is surely the name of a resource type.
  private func isType(_ text: String, _ entry: YAMLNode.Mapping.Entry, _ field: Field) -> Bool {
    guard MemberName.problem(in: text) == nil, !text.contains(" "),
      text.first?.isLowercase == true, TypeSynonyms.spelling(of: text) == text,
      !known.hasResource(text)
    else { return false }
    let isCertain = ["type", "jsonType", "resourceType"].contains(entry.key)
    return isCertain
      || !KnownNames.spellings(of: text).isDisjoint(
        with: KnownNames.spellings(of: field.name.value))
  }
}

extension Field {
  fileprivate mutating func remove(_ entry: YAMLNode.Mapping.Entry) {
    let entries = value.mapping?.entries ?? []
    value.content = .mapping(.init(entries: entries.filter { $0.keyRange != entry.keyRange }))
  }
}
