import Diagnostics
import ResourceSchema
import YAMLSource

/// The position of a type, which determines the allowed forms.
enum TypePlace {
  case attribute
  /// An object in `types` or a meta object.
  case object
  /// The definition of an alias in `types`, which may have several alternative types.
  case declaration
  /// A position that only accepts named types, so that enums and objects cannot be inline.
  case reference

  var inside: TypePlace { self == .declaration ? .reference : self }
}

final class TypeReader: MappingReader {
  func type(_ node: YAMLNode, at place: TypePlace) -> ParsedType? {
    switch node.content {
    case .scalar(let scalar):
      if node.isEmpty {
        return report(
          .missingType, "a type is missing here", at: node.range,
          suggestion: "write a type, such as `String`")
      }
      return type(scalar.text, of: node, at: place)
    case .sequence(let elements):
      guard let element = onlyElement(elements, of: node) else { return nil }
      return type(element, at: place.inside)?.wrapped(ValueType.array)
    case .mapping:
      return longType(node, at: place)
    }
  }

  private func type(_ text: String, of node: YAMLNode, at place: TypePlace) -> ParsedType? {
    // Most types are one word of the language, which needs no parser.
    if let primitive = PrimitiveType(rawValue: text) {
      return ParsedType(type: .primitive(primitive))
    }
    let (name, isNullable) = text.withoutMark
    if isNullable, let primitive = PrimitiveType(rawValue: name) {
      return ParsedType(type: .primitive(primitive), isNullable: true)
    }
    guard isReadable(text, at: node.range) else { return nil }
    let scalar = ScalarPlace(node, in: file)
    do throws(TypeExpressionParser.Failure) {
      let form = try TypeExpressionParser.parse(text, at: scalar)
      if case .union = form.type, isRepairing, mayBeForeign(form),
        ForeignTypeText(self).isForeignUnion(form, text, at: node)
      {
        return nil
      }
      guard mayStand(form.type, at: place) else {
        return report(
          .malformedType, "a union needs a name here",
          at: node.range, suggestion: "declare it in `types` and write its name here")
      }
      context.draft.unions += form.type.unions
      return form
    } catch {
      return ForeignTypeText(self).report(error, text, of: node, at: place)
    }
  }

  /// True for a union that contains a word for null, or undeclared names in lowercase.
  private func mayBeForeign(_ union: ParsedType) -> Bool {
    let names = union.references.map(\.name.value)
    return names.contains(where: Self.isNull)
      || !names.isEmpty && names.allSatisfy { $0.first?.isLowercase == true && !known.hasType($0) }
  }

  /// Returns true if a union, which becomes a Swift type of its own, has a name in this position.
  private func mayStand(_ type: ValueType, at place: TypePlace) -> Bool {
    switch place {
    case .attribute, .object: return true
    case .reference: return type.unions.isEmpty
    case .declaration:
      guard case .union(let union) = type else { return type.unions.isEmpty }
      return union.cases.allSatisfy { $0.type.unions.isEmpty }
    }
  }

  private func onlyElement(_ elements: [YAMLNode], of node: YAMLNode) -> YAMLNode? {
    guard elements.count == 1 else {
      return report(
        elements.isEmpty ? .emptyList : .malformedType,
        elements.isEmpty
          ? "the array has no element type" : "an array has values of one type",
        at: node.range, advice: { $0.listAdvice(elements, at: node.range) })
    }
    // YAML reads `[String: Int]` as a list with one mapping.
    let element = elements[0]
    if let mapping = element.mapping, mapping.entries.count == 1,
      mapping["object"] != nil || !MappingDefinition.inlineType.hasKeys(of: mapping),
      file.bytes[element.range.start.offset...].first != UInt8(ascii: "{"),
      ForeignTypeText(self).isDictionary(mapping, in: node)
    {
      return nil
    }
    return element
  }

  private func longType(_ node: YAMLNode, at place: TypePlace) -> ParsedType? {
    guard
      let fields = typeFields(
        node, of: .inlineType,
        unless: {
          ForeignTypes(self).reportForeignForm($0, .inlineType)
            || ForeignTypes(self).reportObjectInside($0, at: place)
        }),
      var form = chosenType(fields, in: node, at: place)
    else { return nil }
    form.isNullable = isNullable(form, fields)
    return form
  }

  /// Returns the fields of a long form of a type; `nil` if another language has such a form.
  func typeFields(
    _ node: YAMLNode, of form: MappingDefinition, unless isForeign: @escaping (YAMLNode) -> Bool
  ) -> Fields? {
    guard let fields = rightFields(node, of: form) else {
      return UnknownKeys(self).repairedFields(
        node, of: form, example: form.example, unless: isForeign)
    }
    return fields.haveOneType || !isForeign(node) ? fields : nil
  }

  /// The type that a long form states with one of `type`, `enum`, `object`, `map` and `oneOf`.
  func chosenType(_ fields: Fields, in node: YAMLNode, at place: TypePlace) -> ParsedType? {
    let choices = fields.fields.filter { MappingDefinition.typeChoices.contains($0.name.value) }
    guard let choice = choices.first else {
      if !fields.mayLackKeys {
        report(
          .missingType, "there is no type here", at: node.range,
          suggestion: "say what it is with `type`, such as `type: String`, or with one of `enum`,"
            + " `object`, `map` and `oneOf`")
      }
      return nil
    }
    checkKeys(beside: choice, choices, fields)
    let isNamed = place == .attribute || place == .object
    if !isNamed, ["enum", "object", "oneOf"].contains(choice.name.value) {
      let what = choice.name.value == "oneOf" ? "one of several types" : "an \(choice.name.value)"
      return report(
        .malformedType, "\(what) needs a name here",
        at: choice.name.range, suggestion: "declare it in `types` and write its name here")
    }
    return type(chosenBy: choice, fields, at: place)
  }

  func type(chosenBy choice: Field, _ fields: Fields, at place: TypePlace) -> ParsedType? {
    switch choice.name.value {
    case "enum":
      return EnumReader(self).enumeration(choice.value, open: fields["open"])
        .map { ParsedType(type: .enumeration($0)) }
    case "object": return MemberReader(self).object(choice.value, at: place)
    case "map":
      let (pair, elements) = (choice.value.mapping, choice.value.sequence ?? [])
      let value = elements.count == 2 ? elements[1] : pair?["String"] ?? pair?["value"]
      if let value = value?.scalar?.text, pair?["value"] == nil || pair?["key"] != nil {
        return report(
          .malformedType, "`map` names the type of the values: their names are always strings",
          at: choice.value.range,
          advice: { _ in .write("map: \(TypeSynonyms.spelling(of: value))") })
      }
      return type(choice.value, at: place.inside)?.wrapped(ValueType.map)
    case "oneOf": return UnionReader(self).union(choice.value, in: fields, at: place)
    default: return type(choice.value, at: place)
    }
  }

  private func checkKeys(beside choice: Field, _ choices: [Field], _ fields: Fields) {
    for second in choices.dropFirst() {
      reportConflict(.conflictingTypes, of: second, with: choice)
    }
    for (key, owners) in Self.owners {
      guard let field = fields[key], !owners.contains(choice.name.value) else { continue }
      let owners = owners.map { "`\($0)`" }.joined(separator: " or ")
      report(
        .misplacedKey, "`\(key)` belongs to \(owners)", at: field.name.range,
        suggestion: "write it beside \(owners), where the type is declared, or remove it")
    }
  }

  private static let owners = [("open", ["enum", "oneOf"]), ("tag", ["oneOf"])]
}

extension MappingReader {
  func solidType(
    _ node: YAMLNode, at place: TypePlace, of what: String,
    _ advice: Advice = "put the question mark where the type is used"
  ) -> ParsedType? {
    guard let form = TypeReader(self).type(node, at: place) else { return nil }
    if !form.isNullable { return form }
    return report(
      .misplacedQuestionMark, "\(what) is never null itself", at: node.range, suggestion: advice)
  }

  func isNullable(_ form: ParsedType?, _ fields: Fields) -> Bool {
    state(fields["nullable"], isMarked: form?.isNullable ?? false, of: "type", meaning: "null")
  }

  func isOptional(_ member: Field, _ fields: Fields) -> Bool {
    state(
      fields["optional"], isMarked: member.isMarkedOptional, of: "name", meaning: "absent",
      labels: [.init("the question mark is here", at: member.name.range)])
  }

  /// Returns what a key says, or a question mark if there is no key; reports a contradiction.
  func state(
    _ field: Field?, isMarked: Bool, of what: String, meaning state: String,
    labels: [Diagnostic.Label] = []
  ) -> Bool {
    guard let field, let isSet = boolean(field) else { return isMarked }
    if isMarked && !isSet {
      let key = field.name.value
      report(
        .contradictoryQuestionMark, "the \(what) has a question mark, and `\(key)` says no",
        at: field.value.range, labels: labels,
        suggestion: "remove `\(key)` if it may be \(state), or the `?` after the \(what) if it is"
          + " never \(state)")
    }
    return isSet
  }
}

extension TypeReader {
  static let wordsOfJSONSchema: Set<String> = [
    "string", "number", "integer", "boolean", "object", "array",
  ]

  static func isNull(_ word: String) -> Bool {
    ["null", "nil", "none", "undefined", "~"].contains(word.lowercased())
  }
}
