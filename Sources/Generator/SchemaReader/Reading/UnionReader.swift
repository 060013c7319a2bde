import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads the long form of types with alternatives: lists of types, or mappings from names to types.
final class UnionReader: MappingReader {
  private struct Alternative {
    var name: Located<String>?
    var range: SourceRange
    /// The type; `nil` where there is an error.
    var form: ParsedType?
  }

  /// - Parameter fields: the keys beside `oneOf`, among them `open` and `tag`.
  func union(_ node: YAMLNode, in fields: Fields, at place: TypePlace) -> ParsedType? {
    let isOpen = boolean(fields["open"]) ?? true
    let alternatives: [Alternative]?
    switch node.content {
    case .sequence(let elements): alternatives = listed(elements, of: node, at: place)
    case .mapping(let mapping): alternatives = named(mapping, in: fields, at: place)
    case .scalar(let scalar):
      let types = scalar.text.split(separator: "|").map { $0.filter { $0 != " " } }
      return report(
        .expectedList, "`oneOf` must be a list of types, or names with their types", at: node.range,
        suggestion: types.count > 1
          ? .write("oneOf: [\(types.joined(separator: ", "))]") : .write("oneOf: [String, Int]"))
    }
    guard let alternatives else { return nil }
    guard alternatives.count > 1 else {
      return report(
        .malformedType, "`oneOf` needs at least two types", at: node.range,
        suggestion: .write("oneOf: [String, Int]"))
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
      guard let tag = tag(field, of: cases, in: node) else { return nil }
      union.tag = tag
    }
    // The key that distinguishes the types may be the unrecognized one that was reported.
    if !fields.mayLackKeys { context.draft.unions.append(union) }
    return ParsedType(
      type: .union(union), references: alternatives.flatMap { $0.form?.references ?? [] })
  }

  private func tag(
    _ field: Field, of cases: [ValueUnion.Case], in node: YAMLNode
  ) -> Located<String>? {
    guard let name = text(field.value, "the name of a member") else { return nil }
    NameReader(self).checkMemberName(name, of: .objectMember)
    guard node.sequence != nil else { return name }
    let named = cases.map { "\($0.name.value): \($0.name.value)" }.joined(separator: ", ")
    return report(
      .expectedMapping, "with `tag`, `oneOf` has a type for each value of `\(name.value)`",
      at: node.range, suggestion: "write `oneOf: { \(named) }`, with the values as keys")
  }

  private func named(
    _ mapping: YAMLNode.Mapping, in fields: Fields, at place: TypePlace
  ) -> [Alternative]? {
    if let entry = mapping.entries.first(where: { isKey($0, beside: fields) }),
      let key = known.entries(leadingTo: entry.keyRange).dropLast().last
    {
      return MisplacedParts(self).reportTooDeep(entry, in: mapping, of: key)
    }
    return mapping.entries.map { entry in
      if entry.key.isEmpty {
        report(
          .emptyValue, "the type has no name", at: entry.keyRange,
          suggestion: "write a name before the `:`")
      }
      return Alternative(
        name: Located(entry.key, at: entry.keyRange), range: entry.keyRange,
        form: alternative(entry.value, at: place))
    }
  }

  private func listed(
    _ elements: [YAMLNode], of node: YAMLNode, at place: TypePlace
  ) -> [Alternative]? {
    if place != .attribute, let objects = objectsInUnion(elements) {
      return report(
        .malformedType, "the objects in `oneOf` need names",
        at: node.range, suggestion: Advice(objects))
    }
    if let right = namedTypes(elements) {
      return report(
        .malformedType, "an inline type needs a name here: write `oneOf` as a mapping",
        at: node.range,
        suggestion: .write(right, at: node.range, of: "oneOf"))
    }
    if let null = elements.first(where: { isNull($0) }), elements.count > 1 {
      let types = elements.filter { !isNull($0) }.compactMap { $0.scalar?.text }
      let right =
        types.count > 1 ? "oneOf: \(ListedWords.list(types))" : "type: \(types.first ?? "String")"
      let name = known.entries(leadingTo: node.range).dropLast().last?.key ?? "Value"
      return report(
        .malformedType, "`\(null.scalar?.text ?? "null")` is not a type", at: null.range,
        suggestion: place == .attribute
          ? .write("\(right), nullable: true")
          : "remove it, and write `\(name)?` where the type is used and may be null")
    }
    if let values = valuesInPlaceOfTypes(elements) {
      return report(
        .malformedType, "`oneOf` lists types, and these are values", at: node.range,
        suggestion: .write("enum: \(ListedWords.list(values))"))
    }
    return elements.map { element in
      Alternative(range: element.range, form: alternative(element, at: .reference))
    }
  }

  /// True for `tag: kind` and `open: false` among the types.
  private func isKey(_ entry: YAMLNode.Mapping.Entry, beside fields: Fields) -> Bool {
    guard let text = entry.value.scalar?.text, fields[entry.key] == nil, !known.hasImports else {
      return false
    }
    return entry.key == "open"
      ? ["true", "false"].contains(text)
      : entry.key == "tag" && !known.namesType(TypeSynonyms.spelling(of: text))
  }

  /// Returns the values of `[red, green]` and `[{ const: red }, { const: green }]`.
  private func valuesInPlaceOfTypes(_ elements: [YAMLNode]) -> [String]? {
    let constants = elements.compactMap { $0.mapping?["const"]?.scalar?.text }
    if constants.count == elements.count, !constants.isEmpty { return constants }
    guard elements.count > 1,
      elements.allSatisfy({ $0.scalar?.text.first?.isLowercase == true })
    else { return nil }
    let words = elements.compactMap { $0.scalar?.text }
    let areValues = words.allSatisfy {
      TypeSynonyms.spelling(of: $0) == $0 && TypeSynonyms.advice(for: $0) == nil
        && !known.types.contains($0) && !known.resources.contains($0)
    }
    return areValues && !known.hasImports ? words : nil
  }

  private func isNull(_ node: YAMLNode) -> Bool {
    // Another file may declare a type named `None`.
    node.scalar.map { TypeReader.isNull($0.text) && $0.text.first?.isUppercase != true } ?? false
  }

  /// Advice on objects without names in a list of types: `[{ width: Int, height: Int }, …]`.
  private func objectsInUnion(_ elements: [YAMLNode]) -> String? {
    let objects = elements.compactMap { element -> (name: String, object: String)? in
      guard let entries = element.mapping?.entries, let entry = entries.first else { return nil }
      if entry.key == "object", entries.count == 1, let member = entry.value.mapping?.entries.first
      {
        return (KeyTemplate.typeName(member.key.withoutMark.text), shortSource(of: element))
      }
      guard entries.count > 1, let mapping = element.mapping,
        !MappingDefinition.inlineType.hasKeys(of: mapping),
        ForeignTypeFixIt(self).isObjectWithoutKeyword(element, .inlineType)
      else { return nil }
      return (
        KeyTemplate.typeName(entry.key.withoutMark.text), "{ object: \(shortSource(of: element)) }"
      )
    }
    guard objects.count == elements.count, let first = objects.first else { return nil }
    return "declare each in `types`, such as `\(first.name): \(first.object)`, and write"
      + " `oneOf: [\(objects.map(\.name).joined(separator: ", "))]`"
  }

  /// `{ text: String, amount: Double }` for `[text(String), amount(Double)]` as in Swift, and for
  /// `[{ text: String }, { amount: Double }]`; objects are called like their first member.
  private func namedTypes(_ elements: [YAMLNode]) -> String? {
    guard elements.count > 1, isRepairing else { return nil }
    let pairs = elements.compactMap { element -> String? in
      let text = source(from: element.range.start, to: element.range.end) ?? ""
      if let match = text.wholeMatch(
        of: #/(?:case +)?([a-z_]\w*) *\((?:\w+: *)?([\w?\[\]]+)\)/#)
      {
        return "\(match.output.1): \(TypeSynonyms.spelling(of: String(match.output.2)))"
      }
      guard let entries = element.mapping?.entries, let entry = entries.first,
        MappingDefinition.typeDeclaration.key(entry.key) == nil || entry.key == "object"
      else { return nil }
      if entry.key == "object" {
        guard let member = entry.value.mapping?.entries.first, entries.count == 1 else {
          return nil
        }
        return "\(member.key.withoutMark.text): \(shortSource(of: element))"
      }
      if MappingDefinition.inlineType.key(entry.key) != nil { return nil }
      if entries.count == 1, let type = entry.value.scalar?.text,
        known.namesType(TypeSynonyms.spelling(of: type))
      {
        return "\(entry.key): \(TypeSynonyms.spelling(of: type))"
      }
      if entries.count == 1, let type = entry.value.mapping,
        MappingDefinition.inlineType.hasKeys(of: type)
      {
        return "\(entry.key): \(shortSource(of: entry.value))"
      }
      return "\(entry.key.withoutMark.text): { object: \(shortSource(of: element)) }"
    }
    let names = pairs.map { $0.prefix { $0 != ":" } }
    guard Set(names).count == names.count, !pairs.contains(where: { $0.contains("…") }) else {
      return nil
    }
    return pairs.count == elements.count ? "{ \(pairs.joined(separator: ", ")) }" : nil
  }

  private func alternative(_ node: YAMLNode, at place: TypePlace) -> ParsedType? {
    guard let form = TypeReader(self).type(node, at: place) else { return nil }
    if form.isNullable {
      report(
        .misplacedQuestionMark,
        "the question mark applies to the whole union: any of these may then be null",
        at: node.range,
        suggestion: "write `nullable: true` beside `oneOf`")
    }
    return form.isNullable ? nil : form
  }
}
