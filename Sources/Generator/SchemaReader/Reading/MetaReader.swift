import Diagnostics
import ResourceSchema

final class MetaReader: MappingReader {
  /// Returns the value of `meta`; an invalid value counts as absent. `none` overrides any default.
  func meta(_ field: Field) -> Setting<MetaDeclaration> {
    switch field.value.content {
    case .mapping(let mapping):
      guard !mapping.entries.isEmpty else {
        return report(
          .emptyValue, "there are no members here", at: field.value.range,
          suggestion: "name them, `meta: { total: Int }`, or write `meta: none`")
      }
      if mapping["properties"]?.mapping != nil, mapping["type"]?.scalar?.text == "object" {
        return report(
          .malformedType, "the members of `\(field.name.value)` are directly below it",
          at: field.value.range,
          suggestion: "write `\(field.spelling): { total: Int }`, without `type` and `properties`")
      }
      guard let form = MemberReader(self).object(field.value, at: .object) else { return nil }
      context.draft.references += form.references
      return .some(MetaDeclaration(form.type, isOptional: field.isMarkedOptional))
    case .scalar(let scalar) where !field.value.isEmpty:
      switch MetaWord(rawValue: scalar.text) {
      case .none?: return .some(nil)
      case .json?:
        return .some(MetaDeclaration(.primitive(.json), isOptional: field.isMarkedOptional))
      case nil: break
      }
      return namedMeta(Located(scalar.text, at: field.value.range), field)
    case .scalar, .sequence:
      return report(
        .expectedMapping, "`\(field.name.value)` must be an object or the name of an object type",
        at: field.value.isEmpty ? field.name.range : field.value.range,
        suggestion: "for example: `\(field.spelling): { total: Int }`",
        advice: { $0.advice(onMeta: field) })
    }
  }

  /// Reads `meta` in a place without a default.
  func declaration(_ field: Field?) -> MetaDeclaration? { field.flatMap { meta($0) ?? nil } }

  private func namedMeta(_ name: Located<String>, _ field: Field) -> Setting<MetaDeclaration> {
    let isLinks = name.value == LinksWord.pagination.rawValue && !known.hasType(name.value)
    if PrimitiveType(rawValue: name.value) == nil, !TypeReader.isNull(name.value), !isLinks,
      SwiftName.isIdentifier(name.value)
    {
      refer(to: name, .meta)
      return .some(
        MetaDeclaration(
          .named(name.value), isOptional: field.isMarkedOptional, placeOfName: name.range))
    }
    let isNone = TypeReader.isNull(name.value.withoutMark.text)
    return report(
      .invalidMetaType,
      isLinks
        ? "`\(name.value)` is a value of `links`, not of `\(field.name.value)`"
        : "`\(name.value)` is not the name of an object type", at: name.range,
      suggestion: isLinks
        ? "write `links: \(name.value)`"
        : isNone
          ? .write("none", at: name.range, of: field.name.value)
          : "list its members, as in `\(field.spelling): { total: Int }`, or name an object type; where"
            + " it may be absent, write `\(field.name.value)?`")
  }
}
