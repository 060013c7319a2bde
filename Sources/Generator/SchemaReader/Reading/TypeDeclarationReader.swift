import Diagnostics
import ResourceSchema
import YAMLSource

final class TypeDeclarationReader: MappingReader {
  func readTypes(_ node: YAMLNode) {
    let example = "types: { Color: { enum: [red, green] } }"
    guard let fields = namedFields(node, "types", example: example) else {
      context.draft.hide(.types, at: node.range)
      return
    }
    for var field in fields {
      NameReader(self).checkDeclarationName(field, of: .type, "a type")
      // After `enum Color:`, the value may be in another language as well.
      if field.name.value.hasByte(Byte.space) {
        context.draft.hide(.types, at: field.name.range)
        context.draft.types.append(DeclaredType(name: field.name))
        continue
      }
      field.value = withColon(field.value, of: .typeDeclaration)
      let type = reading(field.name) {
        field.value.mapping == nil ? shortAlias(field) : typeDeclaration(field)
      }
      context.draft.types.append(type)
    }
  }

  /// `Slug: String`, which is short for `Slug: { alias: String }`.
  private func shortAlias(_ field: Field) -> DeclaredType {
    var draft = DeclaredType(name: field.name)
    if field.value.isEmpty {
      report(
        .missingType, "`\(field.name.value)` does not say what it is", at: field.name.range,
        suggestion: "write `\(field.name.value): { enum: [red, green] }`, for example")
      return draft
    }
    guard let form = alias(field.value) else { return draft }
    draft.references = form.references
    draft.declaration = TypeDeclaration(
      name: field.name, definition: .value(form.type), range: field.wholeRange)
    return draft
  }

  private func typeDeclaration(_ field: Field) -> DeclaredType {
    var result = DeclaredType(name: field.name)
    guard
      let fields = fields(
        field.value, of: .typeDeclaration,
        unless: {
          ForeignTypes(self).reportForeignMember($0, .typeDeclaration, of: field.name)
        })
    else { return result }
    let (description, deprecated) = texts(fields, of: field)
    guard let kind = kind(fields, of: field) else { return result }
    let module = fields["import"].flatMap { NameReader(self).swiftTypeName($0) }
    let swiftName =
      kind == .custom ? nil : NameReader(self).swiftName(fields["swift"], isType: true)
    var format: Located<String>?
    guard let definition = definition(kind, fields, &result, &format) else { return result }
    var declaration = TypeDeclaration(
      name: field.name, definition: definition, range: field.wholeRange)
    declaration.swiftName = swiftName
    declaration.importedModule = module
    declaration.format = format
    if case .value(let type) = definition, !type.isDeclaration {
      declaration.pattern = PatternReader(self).pattern(fields["pattern"], type: type)
    }
    declaration.description = description
    declaration.deprecated = deprecated
    result.declaration = declaration
    return result
  }

  private func kind(_ fields: Fields, of declaration: Field) -> TypeKind? {
    let keys = fields.fields.filter { TypeKind(rawValue: $0.name.value) != nil }
    guard let key = keys.first ?? fields["swift"] else {
      if !fields.mayLackKeys {
        report(
          .missingType, "`\(declaration.name.value)` does not say what it is",
          at: declaration.name.range,
          note:
            "a type has one of enum, object, links, map, oneOf, alias, transform, validate and swift",
          suggestion:
            "add what it is, such as `alias: String`, `enum: [first, second]` or `object: { … }`")
      }
      return nil
    }
    let kind = keys.isEmpty ? TypeKind.custom : TypeKind(rawValue: key.name.value) ?? .custom
    let allowed = kind.definition.keys + [key.name.value] + TypeKind.commonKeys
    for field in fields.fields where !allowed.contains(field.name.value) {
      if keys.contains(where: { $0.name == field.name }) {
        reportConflict(.conflictingTypes, of: field, with: key)
      } else {
        report(
          .misplacedKey, "`\(field.name.value)` does not belong to \(kind.definition.name)",
          at: field.name.range,
          note: "`\(key.name.value)` can be combined with "
            + allowed.filter { $0 != key.name.value }.joined(separator: ", "),
          suggestion: "remove it")
      }
    }
    return kind
  }

  private func definition(
    _ kind: TypeKind, _ fields: Fields, _ draft: inout DeclaredType,
    _ format: inout Located<String>?
  ) -> TypeDeclaration.Definition? {
    guard let field = fields[kind.key] else { return nil }
    var form: ParsedType?
    switch kind {
    case .enum, .object, .oneOf:
      form = TypeReader(self).type(chosenBy: field, fields, at: .object)
    case .map: form = TypeReader(self).type(chosenBy: field, fields, at: .reference)
    case .alias:
      form = alias(field.value).map { form in
        let type = FormatReader(self).based(form.type, on: fields["base"])
        let formatted = FormatReader(self).formatted(type, by: fields["format"])
        format = formatted.pattern
        return ParsedType(type: formatted.type, references: form.references)
      }
    case .links:
      return LinksReader(self).namedLinks(field).map { .links($0.members, isOpen: $0.isOpen) }
    case .transform:
      let transformer = NameReader(self).swiftTypeName(field)
      let wireType = wireType("from", of: "transform", fields, &draft)
      // Of two keys that are absent, the first is reported.
      let to = fields["from"] == nil ? fields["to"] : required("to", of: "transform", fields)
      let swiftType = to.flatMap { NameReader(self).swiftTypeName($0) }
      guard let transformer, let wireType, let swiftType else { return nil }
      return .transformed(transformer: transformer, from: wireType, to: swiftType)
    case .validate:
      let validator = NameReader(self).swiftTypeName(field)
      let wireType = wireType("of", of: "validate", fields, &draft)
      guard let validator, let wireType else { return nil }
      return .validated(validator: validator, of: wireType)
    case .custom: return NameReader(self).swiftTypeName(field).map { .custom(swiftType: $0) }
    }
    draft.references = form?.references ?? []
    return form.map { .value($0.type) }
  }

  private func alias(_ node: YAMLNode) -> ParsedType? {
    solidType(node, at: .declaration, of: "a type")
  }

  private func wireType(
    _ key: String, of kind: String, _ fields: Fields, _ draft: inout DeclaredType
  ) -> ValueType? {
    guard let field = required(key, of: kind, fields),
      let form = solidType(field.value, at: .reference, of: "`\(key)`")
    else { return nil }
    draft.references = form.references
    draft.wireType = Located(form.type, at: field.value.range)
    draft.wireTypeKey = key
    return form.type
  }

  private func required(_ key: String, of kind: String, _ fields: Fields) -> Field? {
    guard let owner = fields[kind] else { return nil }
    return required(
      key, in: fields, "`\(kind)` needs `\(key)` beside it", at: owner.name.range,
      suggestion: kind == "transform"
        ? "write `from`, the JSON type that it reads, and `to`, the Swift type that it makes"
        : "write `of: String`, for example: the type whose values it checks")
  }
}
