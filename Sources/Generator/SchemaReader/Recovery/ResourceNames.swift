import Diagnostics
import ResourceSchema
import YAMLSource

/// Corrects resources that are named after their classes, with the JSON:API type under a key.
final class ResourceNames: RecoveringReader {
  /// Renames a resource to the resource type that one of its keys states, and reports it.
  func rename(_ field: inout Field) {
    guard let mapping = field.value.mapping,
      let entry = mapping.entries.first(where: { WordList.resourceTypes.words.contains($0.key) }),
      let type = entry.value.scalar?.text, type != field.name.value
    else { return }
    guard MemberName.problem(in: type) == nil, type.first?.isLowercase == true,
      TypeSynonyms.spelling(of: type) == type, !known.hasResource(type)
    else { return }
    let name = field.name.value
    let swiftName = Advisor.typeName(EnglishNoun.singular(of: type))
    let keepsName =
      name.first?.isUppercase == true && name != swiftName && mapping["swift"] == nil
      && SwiftName.isIdentifier(name)
    let whole = SourceRange(
      file: file.path, start: entry.keyRange.start, end: entry.value.range.end)
    let right: Advice =
      keepsName ? "`swift: \(name)` in place of `\(entry.key)`" : "remove `\(entry.key)`"
    report(
      .unknownKey, "a resource has no key `\(entry.key)`", at: entry.keyRange,
      suggestion: .edit(
        keepsName ? [(field.name.range, type), (whole, "swift: \(name)")] : [],
        "the JSON:API type is the key of the resource: write `\(type):` in place of `\(name):`, and "
          + right, title: "Write `\(type):`"))
    field.name.value = type
    field.value.content = .mapping(
      .init(entries: mapping.entries.filter { $0.keyRange != entry.keyRange }))
  }
}
