import Diagnostics
import ResourceSchema

/// Reads meta objects.
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
      if mapping["properties"]?.mapping != nil, let meant = foreignObject(field) {
        return report(
          .malformedType, "the members of `\(field.name.value)` are directly below it",
          at: field.value.range,
          suggestion: .write(meant, at: field.value.range, of: field.name.value))
      }
      guard let form = MemberReader(self).object(field.value, at: .object),
        case .object(let object) = form.type
      else { return nil }
      context.draft.references += form.references
      return .some(MetaDeclaration(.object(object), isOptional: field.isMarkedOptional))
    case .scalar(let scalar) where !field.value.isEmpty:
      switch MetaWord(rawValue: scalar.text) {
      case .none?: return .some(nil)
      case .json?: return .some(MetaDeclaration(.json, isOptional: field.isMarkedOptional))
      case nil: break
      }
      return namedMeta(Located(scalar.text, at: field.value.range), field)
    case .scalar, .sequence:
      let links: Set = ["self", "related", "first", "last", "prev", "next"]
      if !field.value.words.isEmpty, links.isSuperset(of: field.value.words) {
        return reportLinks(ListedWords.list(field.value.words), field)
      }
      return report(
        .expectedMapping, "`\(field.name.value)` must be an object or the name of an object type",
        at: field.value.isEmpty ? field.name.range : field.value.range,
        suggestion: ListedFields(self).advice(onMeta: field)
          ?? .write("\(field.spelling): { total: Int }"))
    }
  }

  /// The members of `{ type: object, properties: { total: { type: integer } } }`.
  private func foreignObject(_ field: Field) -> String? {
    let meant = ForeignFormReader(file: file, form: .attribute).meaning(of: field.value)?.spelling
    guard let meant, meant.hasPrefix("{ object: "), meant.hasSuffix(" }") else { return nil }
    return String(meant.dropFirst("{ object: ".count).dropLast(2))
  }

  /// Reads `meta` in a place without a default.
  func declaration(_ field: Field?) -> MetaDeclaration? {
    field.flatMap { meta($0) ?? nil }
  }

  /// Reports links as the value of `meta`, which may be exchanged with that of `links`.
  private func reportLinks(_ links: String, _ field: Field) -> Setting<MetaDeclaration> {
    let beside = known.entries(leadingTo: field.name.range).dropLast().last?.value.mapping
    let type = beside?["links"]?.scalar.flatMap { known.hasType($0.text) ? $0.text : nil }
    return report(
      .invalidMetaType, "`\(links)` is a value of `links`, not of `\(field.name.value)`",
      at: field.value.range,
      suggestion: type.map {
        "exchange the values: write `\(field.spelling): \($0)` and `links: \(links)`"
      } ?? "write `links: \(links)`")
  }

  private func namedMeta(_ name: Located<String>, _ field: Field) -> Setting<MetaDeclaration> {
    if PrimitiveType(rawValue: name.value) != nil {
      return report(
        .invalidMetaType,
        "`\(name.value)` is not an object type, which `\(field.name.value)` has to be",
        at: name.range,
        suggestion: "name an object type, or write the members: `\(field.spelling): { total:"
          + " \(name.value) }`")
    }
    if TypeReader.isNull(name.value) {
      return report(
        .invalidMetaType, "`\(name.value)` is not the name of an object type", at: name.range,
        suggestion: .write("none", at: name.range, of: field.name.value))
    }
    if name.value == LinksWord.pagination.rawValue, !known.hasType(name.value) {
      return reportLinks(name.value, field)
    }
    if SwiftName.isIdentifier(name.value) {
      refer(to: name, .meta)
      return .some(MetaDeclaration(.named(name), isOptional: field.isMarkedOptional))
    }
    // The name of a type cannot contain a colon.
    if name.value.contains(":"), let mapping = MissedColonFixIt(self).mapping(ofText: field.value) {
      var field = field
      field.value = mapping
      return meta(field)
    }
    if name.value.hasSuffix("?") {
      let key = field.name.value
      return report(
        .misplacedQuestionMark, "a meta object may be absent, but is never null",
        at: name.range,
        suggestion: MetaWord(rawValue: String(name.value.dropLast())) == MetaWord.none
          ? .write("none", at: name.range, of: key)
          : .edit(
            [(field.name.range, key + "?"), (name.range, String(name.value.dropLast()))],
            "where it may be missing, write `\(key)?: \(name.value.dropLast())`",
            title: "Move the question mark after `\(key)`"))
    }
    return report(
      .invalidMetaType, "`\(name.value)` is not the name of an object type", at: name.range,
      suggestion: .write("\(field.spelling): { total: Int }", or: "the name of an object type"))
  }
}
