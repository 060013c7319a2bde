import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads `types`.
final class TypeDeclarationReader: MappingReader {
  func readTypes(_ node: YAMLNode) {
    let example = "types: { Color: { enum: [red, green] } }"
    guard let fields = namedFields(node, "types", example: example) else {
      context.draft.hide(.types, at: node.range)
      return
    }
    for var field in fields {
      if !SwiftName.isIdentifier(field.name.value),
        let type = ForeignTypeFixIt(self).takeKeyword(of: field)
      {
        context.draft.types.append(type)
        continue
      }
      checkTypeName(field)
      field.value = withColon(field.value, of: .typeDeclaration)
      let type = reading(field.name) {
        field.value.mapping == nil ? shortAlias(field) : typeDeclaration(field)
      }
      context.draft.types.append(type)
    }
  }

  private func checkTypeName(_ field: Field) {
    refuseMark(
      of: field, "the name of a type", note: "put the question mark where the type is used")
    NameReader(self).checkDeclarationName(field.name, of: "a type")
    let reserved = LanguageName.type.exceptions
    if reserved.contains(field.name.value) {
      report(
        .reservedTypeName, "`\(field.name.value)` is already a word of the schema language",
        at: field.name.range,
        suggestion:
          "give the type another name, such as `\(KeyTemplate.typeName(field.name.value))Value`")
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
      name: field.name, definition: form.type.definition(), range: field.wholeRange)
    return draft
  }

  private func typeDeclaration(_ field: Field) -> DeclaredType {
    var result = DeclaredType(name: field.name)
    guard
      var fields = fields(
        field.value, of: .typeDeclaration,
        unless: { ForeignTypeFixIt(self).isForeignDeclaration($0, of: field.name) })
    else { return result }
    allow(fields, in: field)
    let description = freeText(fields["description"])
    let deprecated = deprecation(fields, of: field.name)
    renameKey(in: &fields)
    guard let kind = kind(fields, of: field) else { return result }
    let module = fields["import"].flatMap { NameReader(self).swiftTypeName($0) }
    let swiftName =
      kind == .custom ? nil : NameReader(self).swiftName(fields["swift"], isType: true)
    guard let definition = definition(kind, fields, &result) else { return result }
    var pattern: Located<String>?
    if case .alias(let type, _) = definition {
      pattern = PatternReader(self).pattern(fields["pattern"], type: type)
    }
    var declaration = TypeDeclaration(
      name: field.name, definition: definition, swiftName: swiftName, range: field.wholeRange)
    declaration.importedModule = module
    declaration.pattern = pattern
    declaration.description = description
    declaration.deprecated = deprecated
    result.declaration = declaration
    return result
  }

  /// Returns the kind of a declaration, which a single key determines.
  private func kind(_ fields: Fields, of declaration: Field) -> TypeKind? {
    let keys = fields.fields.filter { TypeKind(rawValue: $0.name.value) != nil }
    guard let key = keys.first ?? fields["swift"] else {
      if !fields.mayLackKeys {
        report(
          .missingType, "`\(declaration.name.value)` does not say what it is",
          at: declaration.name.range,
          note:
            "a type has one of enum, object, links, map, oneOf, alias, transform, validate and swift",
          suggestion: fields["format"] != nil || fields["base"] != nil || fields["pattern"] != nil
            ? "add the type: `alias: \(fields["format"] != nil ? "DateTime" : fields["base"] != nil ? "URL" : "String")`"
            : "add what it is, such as `alias: String`, `enum: [first, second]` or `object: { … }`"
        )
      }
      return nil
    }
    let kind = keys.isEmpty ? TypeKind.custom : TypeKind(rawValue: key.name.value) ?? .custom
    let allowed = kind.definition.keys + [key.name.value] + TypeKind.commonKeys
    for field in fields.fields where !allowed.contains(field.name.value) {
      if keys.contains(where: { $0.name == field.name }) {
        report(
          .conflictingTypes, "`\(field.name.value)` cannot be combined with `\(key.name.value)`",
          at: field.name.range, labels: [.init("the first is here", at: key.name.range)],
          suggestion: "remove one of them")
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

  /// Reports a key of `transform` that belongs to `validate`, and the reverse, as one error.
  private func renameKey(in fields: inout Fields) {
    guard !fields.mayLackKeys, let owner = fields["validate"] ?? fields["transform"] else { return }
    let (right, wrong) = owner.name.value == "validate" ? ("of", "from") : ("from", "of")
    guard fields[right] == nil,
      let index = fields.fields.firstIndex(where: { $0.name.value == wrong })
    else { return }
    let field = fields.fields[index]
    let value = KeyTemplate(self).filled(
      "%v", for: .init(key: wrong, keyRange: field.name.range, value: field.value))
    report(
      .misplacedKey, "`\(wrong)` is called `\(right)` beside `\(owner.name.value)`",
      at: field.name.range,
      suggestion: .write(right, at: field.name.range, .write("\(right): \(value)")))
    fields.fields[index].name = Located(right, at: field.name.range)
  }

  private func definition(
    _ kind: TypeKind, _ fields: Fields, _ draft: inout DeclaredType
  ) -> TypeDeclaration.Definition? {
    guard let field = fields[kind.key] else { return nil }
    var form: ParsedType?
    var format: Located<String>?
    switch kind {
    case .enum:
      form = EnumReader(self).enumeration(field.value, open: fields["open"])
        .map { ParsedType(type: .enumeration($0)) }
    case .object: form = MemberReader(self).object(field.value, at: .object)
    case .map: form = TypeReader(self).type(field.value, at: .reference)?.wrapped(ValueType.map)
    case .oneOf: form = UnionReader(self).union(field.value, in: fields, at: .object)
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
      let swiftType = required("to", of: "transform", fields).flatMap {
        NameReader(self).swiftTypeName($0)
      }
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
    return form?.type.definition(format: format)
  }

  private func alias(_ node: YAMLNode) -> ParsedType? {
    guard let form = TypeReader(self).type(node, at: .declaration) else { return nil }
    if form.isNullable { reportNullable("a type", at: node) }
    return form.isNullable ? nil : form
  }

  private func wireType(
    _ key: String, of kind: String, _ fields: Fields, _ draft: inout DeclaredType
  ) -> ValueType? {
    guard let field = required(key, of: kind, fields),
      let form = TypeReader(self).type(field.value, at: .reference)
    else { return nil }
    draft.references = form.references
    if form.isNullable { reportNullable("`\(key)`", at: field.value) }
    guard !form.isNullable else { return nil }
    draft.wireType = WireType(key: key, type: Located(form.type, at: field.value.range))
    return form.type
  }

  private func reportNullable(_ what: String, at node: YAMLNode) {
    report(
      .misplacedQuestionMark, "\(what) is never null itself", at: node.range,
      suggestion: "put the question mark where the type is used")
  }

  private func shown(_ field: Field?) -> String? {
    field.flatMap { source(from: $0.value.range.start, to: $0.value.range.end) }
  }

  private func required(_ key: String, of kind: String, _ fields: Fields) -> Field? {
    if let field = fields[key] { return field }
    // Of two keys that are absent, the first is reported.
    if !fields.mayLackKeys, let owner = fields[kind], key != "to" || fields["from"] != nil {
      let name = owner.value.scalar?.text ?? "…"
      let needs = key == "from" && fields["to"] == nil ? "`from` and `to`" : "`\(key)`"
      report(
        .missingKey, "`\(kind)` needs \(needs) beside it", at: owner.name.range,
        suggestion: kind == "transform"
          ? .write(
            "{ transform: \(name), from: \(shown(fields["from"]) ?? "String"), to:"
              + " \(shown(fields["to"]) ?? "…") }") + ": `to` is the Swift type that it makes"
          : "write `of: String` beside `validate: \(name)`: the type whose values it checks")
    }
    return nil
  }
}
