import ResourceSchema

/// Reads meta objects.
extension FileReader {
  /// What `meta` says; a mistake counts as nothing said. `none` says that there is none, whatever
  /// the defaults are.
  mutating func meta(_ field: Field) -> Setting<MetaDeclaration> {
    var field = field
    // No name of a type holds a colon.
    if field.value.scalar?.text.contains(":") == true { field.value = withColons(field.value) }
    switch field.value.content {
    case .mapping(let mapping):
      guard !mapping.entries.isEmpty else {
        report(
          .emptyValue, "there are no members here", at: field.value.range,
          suggestion: "name them, `meta: { total: Int }`, or write `meta: none`")
        return .inherited
      }
      guard let form = object(field.value, at: .object), case .object(let object) = form.type else {
        return .inherited
      }
      for reference in form.references { refer(reference) }
      return .some(MetaDeclaration(.object(object), isOptional: field.isMarkedOptional))
    case .scalar(let scalar) where !field.value.isEmpty:
      if scalar.text == MetaWord.none.rawValue { return .none }
      return namedMeta(Located(scalar.text, at: field.value.range), field)
    case .scalar, .sequence:
      report(
        .expectedMapping, "`\(field.name.value)` is an object or the name of an object type",
        at: field.value.isEmpty ? field.name.range : field.value.range,
        suggestion: advice(onMeta: field) ?? "write `\(field.name.value): { total: Int }`")
      return .inherited
    }
  }

  private mutating func namedMeta(
    _ name: Located<String>, _ field: Field
  ) -> Setting<MetaDeclaration> {
    if name.value.hasSuffix("?") {
      let key = field.name.value
      report(
        .misplacedQuestionMark, "a meta object is missing or there, but never null",
        at: name.range,
        suggestion: .edit(
          [(field.name.range, key + "?"), (name.range, String(name.value.dropLast()))],
          "where it may be missing, write `\(key)?: \(name.value.dropLast())`",
          title: "Move the question mark after `\(key)`"))
      return .inherited
    }
    guard SwiftName.isIdentifier(name.value) else {
      report(
        .invalidMetaType, "`\(name.value)` is not the name of an object type", at: name.range,
        suggestion: "write `\(field.name.value): { total: Int }`, or the name of an object type")
      return .inherited
    }
    draft.references.append(Reference(name: name, role: .meta))
    return .some(MetaDeclaration(.named(name), isOptional: field.isMarkedOptional))
  }
}
