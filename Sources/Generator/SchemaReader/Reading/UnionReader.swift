import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads the long form of types with alternatives: lists of types, or mappings from names to types.
final class UnionReader: MappingReader {
  private typealias Alternative = (name: Located<String>?, range: SourceRange, form: ParsedType?)

  func union(_ node: YAMLNode, in fields: Fields, at place: TypePlace) -> ParsedType? {
    let isOpen = boolean(fields["open"]) ?? true
    guard let alternatives = alternatives(node, at: place) else { return nil }
    guard alternatives.count > 1 else {
      return report(
        .malformedType, "`oneOf` needs at least two types", at: node.range,
        suggestion: "name the others as well; a single type is written without `oneOf`")
    }
    let cases = alternatives.compactMap { alternative in
      alternative.form.map { form in
        ValueUnion.Case(
          name: alternative.name ?? Located(form.type.caseName, at: alternative.range),
          type: form.type)
      }
    }
    guard cases.count == alternatives.count else { return nil }
    var union = ValueUnion(cases: cases, isOpen: isOpen, tag: nil)
    if let field = fields["tag"] {
      guard let tag = tag(field, in: node) else { return nil }
      union.tag = tag
    }
    // The key that distinguishes the types may be the unrecognized one that was reported.
    if !fields.mayLackKeys { context.draft.unions.append(union) }
    return ParsedType(
      type: .union(union), references: alternatives.flatMap { $0.form?.references ?? [] })
  }

  private func alternatives(_ node: YAMLNode, at place: TypePlace) -> [Alternative]? {
    let advice: Advice =
      place == .attribute
      ? "write `nullable: true` beside `oneOf`" : "put the question mark where the type is used"
    switch node.content {
    case .sequence(let elements):
      return elements.map { element in
        (nil, element.range, solidType(element, at: .reference, of: "one of several types", advice))
      }
    case .mapping(let mapping):
      if let entry = mapping.entries.first(where: isKey) {
        return report(
          .misplacedKey, "`\(entry.key)` belongs beside `oneOf`, not below it", at: entry.keyRange,
          suggestion: "write it after the types, as far to the left as `oneOf`")
      }
      return mapping.entries.map { entry in
        let name = Located(entry.key, at: entry.keyRange)
        checkIsNamed(name, "the type")
        let form = solidType(entry.value, at: place, of: "one of several types", advice)
        return (name, entry.keyRange, form)
      }
    case .scalar(let scalar):
      let types = ListedWords.split(scalar.text)
      return report(
        .expectedList, "`oneOf` must be a list of types, or names with their types", at: node.range,
        suggestion: types.count > 1
          ? .write(ListedWords.list(types), at: node.range, of: "oneOf")
          : "for example: `oneOf: [String, Int]`")
    }
  }

  /// True for `tag: kind` and `open: false` among the types.
  private func isKey(_ entry: YAMLNode.Mapping.Entry) -> Bool {
    guard ["open", "tag"].contains(entry.key), let text = entry.value.scalar?.text else {
      return false
    }
    return !known.hasImports && !known.namesType(TypeSynonyms.spelling(of: text))
  }

  private func tag(_ field: Field, in node: YAMLNode) -> Located<String>? {
    guard let name = text(field.value, "the name of a member") else { return nil }
    NameReader(self).checkMemberName(name, of: .objectMember)
    guard node.sequence != nil else { return name }
    return report(
      .expectedMapping, "with `tag`, `oneOf` has a type for each value of `\(name.value)`",
      at: node.range,
      suggestion: "write each type after its value: `oneOf: { value: Type, … }`")
  }
}
