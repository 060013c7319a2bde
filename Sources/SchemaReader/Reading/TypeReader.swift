import Diagnostics
import ResourceSchema
import YAMLSource

/// The place of a type.
enum TypePlace {
  case attribute
  /// An object in `types` or a meta object.
  case object
  /// The type that a name in `types` is short for, which may be one of several types.
  case declaration
  /// A place for types that have names: an enum or an object cannot be written there.
  case reference

  /// The place inside an array or a map.
  var inside: TypePlace { self == .declaration ? .reference : self }
}

/// Reads types, as scalars, as brackets and in their long forms.
struct TypeReader: FormReader {
  let context: ReadingContext

  /// Reads the type at a node; `nil` if it has an error.
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

  private func type(
    _ text: String, of node: YAMLNode, at place: TypePlace
  ) -> ParsedType? {
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
      let form = try TypeExpressionParser.parse(text, at: scalar, isRepairing: isRepairing)
      if case .union = form.type, isForeignUnion(form, text, at: node, place) { return nil }
      guard mayStand(form.type, at: place) else {
        return report(
          .malformedType, "a union here needs a name of its own",
          at: node.range, suggestion: "declare it in `types` and write its name here")
      }
      context.draft.unions += form.type.unions
      return form
    } catch {
      if let advice = adviceOnDefault(text, of: node, at: place) {
        return report(
          .malformedType, "a schema has no default values", at: node.range, suggestion: advice)
      }
      if hasTag(node) { return nil }
      if isRepairing, place != .reference,
        let right = TypeInWords(self).spelling(of: text, isDeclaration: place == .declaration)
      {
        return report(
          .malformedType, "`\(text)` is not a type", at: node.range,
          suggestion: .write(right, at: node.range))
      }
      if error.suggestion?.contains("`Name: { swift:") == true,
        let own = text.split(separator: ".").last(where: { known.hasType(String($0)) })
      {
        return report(
          error.identifier, error.message, at: scalar.range(error.part),
          suggestion: .write(String(own), at: node.range))
      }
      if place == .declaration, error.suggestion?.contains("`Name: { swift:") == true {
        return report(
          error.identifier, error.message, at: scalar.range(error.part),
          suggestion: .write(
            "{ swift: \(text) }", at: node.range,
            "for a Swift type of your own, write `{ swift: \(text) }`"))
      }
      if let right = error.right, text.hasSuffix("??"),
        let member = known.entries(leadingTo: node.range).last, !member.key.hasSuffix("?")
      {
        return report(
          error.identifier, error.message, at: scalar.range(error.part),
          note:
            "after a type, it says that the value may be null; after a name, that it may be absent",
          suggestion: .edit(
            [(member.keyRange.atEnd, "?"), (scalar.range(error.part), "")],
            "write `\(member.key): \(right)` if it may be null, `\(member.key)?: \(right)` if it may"
              + " be absent as well", title: "Move one to the name"))
      }
      return report(
        error.identifier, error.message, at: scalar.range(error.part),
        suggestion: error.suggestion == nil
          ? typeAdvice(text)
          : error.suggestion.map { advice in
            guard let right = error.right else { return Advice(advice) }
            let written = Self.quotedForYAML(right, in: node)
            return .write(
              written, at: scalar.range(0..<text.utf8.count),
              advice.split(separator: "`\(right)`", omittingEmptySubsequences: false)
                .joined(separator: "`\(written)`"))
          },
        general: generalForm)
    }
  }

  /// Advice on `Bool = true` and `String? = null`; `nil` for the numbers of fields in protobuf,
  /// `String = 1`.
  private func adviceOnDefault(_ text: String, of node: YAMLNode, at place: TypePlace) -> Advice? {
    guard isRepairing, let match = text.wholeMatch(of: #/(.+?)(\??) *= *([^=>].*)/#),
      case let path = known.entries(leadingTo: node.range), let member = path.last
    else { return nil }
    let type = TypeSynonyms.spelling(of: String(match.output.1))
    let spelling = type + match.output.2
    if TypeReader.isNull(String(match.output.3)), !member.key.hasSuffix("?") {
      return .edit(
        [(member.keyRange.atEnd, "?"), (node.range, spelling)],
        "a value that may be left out has a `?` after its name: write"
          + " `\(member.key)?: \(spelling)`", title: "Make it optional")
    }
    let siblings = path.dropLast().last?.value.mapping?.entries ?? []
    let areNumbers = siblings.contains { entry in
      entry.value.scalar?.text.wholeMatch(of: #/[sS]tring\?? *= *\d+/#) != nil
    }
    guard place != .reference, PrimitiveType(rawValue: type) != nil, !areNumbers else { return nil }
    return Advice(
      "write `\(member.key): \(spelling)`, or `\(member.key): { type: \(spelling), create: optional }`"
        + " for a value that a create request may leave out")
  }

  /// True if a tag is before a value, which is reported.
  private func hasTag(_ node: YAMLNode) -> Bool {
    let start = node.range.start.offset
    let line = file.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let before = String(decoding: file.bytes[line..<start], as: UTF8.self)
    return hasGaps && (before.contains(#/: *!\S+ +$/#) || file.text(in: node.range).hasPrefix("!"))
  }

  /// What a type can be, in the names of the file.
  private var generalForm: String {
    let named = known.types.prefix(3).map { "`\($0)`" }
    let names = named.isEmpty ? "" : " such as \(named.joined(separator: ", "))"
    return
      "a type is one of the language such as `String`, or the name of one from `types`\(names);"
      + " resource types belong under `relationships`"
  }

  /// Advice on a text that is no type in any language: the types that it names.
  private func typeAdvice(_ text: String) -> Advice {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    let types = words.map(TypeSynonyms.spelling).filter {
      PrimitiveType(rawValue: $0) != nil || known.types.contains($0)
    }
    guard let first = types.first else {
      return
        "write a type such as `String`, or the name of one from `types`; `[String]` is an array"
    }
    return Advice(
      types.count > 1
        ? "write `\(first)`, or `\(types.joined(separator: " | "))` for one of several types"
        : "write `\(first)`; what else there is to say belongs to `description`")
  }

  /// Reports a union that contains `null`, or values in place of types.
  private func isForeignUnion(
    _ form: ParsedType, _ text: String, at node: YAMLNode, _ place: TypePlace
  ) -> Bool {
    let names = form.references.map(\.name.value)
    let parts = text.split(separator: "|").count
    guard isRepairing else { return false }
    if place == .declaration, names.contains(where: TypeReader.isNull) {
      let types = text.split(separator: "|").map { $0.filter { $0 != " " } }
        .filter { !TypeReader.isNull($0) }.joined(separator: " | ")
      let owner = known.entries(leadingTo: node.range).last?.key ?? "Value"
      report(
        .malformedType, "a type is not null: what has it may be", at: node.range,
        suggestion: Advice(
          "write `\(owner): \(types)`, and `\(owner)?` where it is used and may be null"))
      return true
    }
    if names.contains(where: TypeReader.isNull), let meant = ForeignType(text) {
      report(
        .malformedType,
        meant.isAbsent
          ? "`undefined` is not a type" : "a value that may be null has a question mark",
        at: node.range,
        suggestion: meant.isAbsent
          ? .write(meant.spelling, at: node.range, meant.advice)
          : .write(meant.spelling, at: node.range))
      return true
    }
    guard names.count == parts, names.count > 1, !known.hasImports,
      names.allSatisfy({
        $0.first?.isLowercase == true && !known.hasType($0)
          && !known.hasResource($0) && TypeSynonyms.spelling(of: $0) == $0
          && TypeSynonyms.advice(for: $0) == nil
      })
    else { return false }
    let right = "{ enum: \(ListedWords.list(names)) }"
    report(
      .malformedType, "bars join types, and these are not types", at: node.range,
      suggestion: .write(right, at: node.range, "if these are values, write `\(right)`"))
    return true
  }

  /// A type as it is written in place of a scalar: YAML knows no `[String]?` without quotes.
  private static func quotedForYAML(_ type: String, in node: YAMLNode) -> String {
    let needsQuotes =
      node.scalar?.style == .plain && type.hasSuffix("?")
      && (type.hasPrefix("[") || type.hasPrefix("{"))
    return needsQuotes ? "'\(type)'" : type
  }

  /// Returns true if one of several types, which becomes a type of its own in Swift, has a name there.
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
          ? "the array does not say what it holds" : "an array holds values of one type",
        at: node.range, suggestion: listAdvice(elements, at: node.range))
    }
    let element = elements[0]
    guard let value = dictionaryValue(element) else { return element }
    let right = "{ map: \(TypeSynonyms.spelling(of: value)) }"
    return report(
      .malformedType, "not an array", at: node.range,
      suggestion: .write(
        right, at: node.range, "an object with arbitrary names is written `\(right)`"))
  }

  /// The type of the values in a dictionary of Swift: `[String: Int]`.
  private func dictionaryValue(_ element: YAMLNode) -> String? {
    guard let mapping = element.mapping, mapping.entries.count == 1,
      let entry = mapping.entries.first, let value = entry.value.scalar?.text, !value.isEmpty,
      TypeSynonyms.spelling(of: entry.key) != entry.key
        || PrimitiveType(rawValue: entry.key) != nil || entry.key.first?.isUppercase == true,
      file.bytes[element.range.start.offset...].first != UInt8(ascii: "{")
    else { return nil }
    return value
  }

  /// Advice on several elements, or none: they may be an enum, or a type that may be null.
  private func listAdvice(_ elements: [YAMLNode], at range: SourceRange) -> Advice {
    let areTexts = elements.allSatisfy { element in
      element.mapping?.entries.allSatisfy { $0.value.scalar != nil } == true
    }
    if elements.count > 1, areTexts, let named = EnumValueRepair(self).named(elements) {
      return .write("{ enum: { \(named.joined(separator: ", ")) } }", at: range)
    }
    let texts = elements.compactMap { $0.scalar?.text }.filter { !$0.isEmpty }
    let types = texts.filter { $0 != "null" }
    if types.count == 1, texts.count == elements.count, texts.count > 1 {
      let right = TypeSynonyms.spelling(of: types[0]) + "?"
      return .write(right, at: range, "a value that may be null is written `\(right)`")
    }
    let isEnum =
      texts.count == elements.count && !texts.isEmpty
      && texts.allSatisfy {
        TypeSynonyms.spelling(of: $0) == $0 && PrimitiveType(rawValue: $0) == nil
          && ($0.first?.isUppercase == false || texts.count > 1 && !known.hasType($0))
      }
    if isEnum {
      return .write("{ enum: [\(texts.joined(separator: ", "))] }", at: range)
    }
    guard Set(types).count > 1, texts.count == elements.count else {
      let first = texts.first.map(TypeSynonyms.spelling) ?? "String"
      return .write(
        elements.isEmpty ? "[\(first)]" : "[JSON]", at: range,
        "write `[\(first)]`, or `[JSON]` for values of any type")
    }
    let mark = types.count < texts.count ? "?" : ""
    let union = types.map(TypeSynonyms.spelling).joined(separator: " | ")
    return .write(
      "[\(union)]", at: range,
      "write `\(union)\(mark)` for one of these types, or `[\(union)]` for an array of them")
  }

  /// Reads a type inside another that is written with keys.
  private func longType(_ node: YAMLNode, at place: TypePlace) -> ParsedType? {
    guard
      let fields = typeFields(
        node, of: .inlineType, example: "{ type: String, nullable: true }",
        unless: {
          ForeignTypeRepair(self).reportForeignForm($0, .inlineType)
            || ForeignTypeRepair(self).reportObjectInside($0, at: place)
        }),
      var form = chosenType(fields, in: node, at: place)
    else { return nil }
    form.isNullable = nullable(fields["nullable"], type: form)
    return form
  }

  /// Returns the fields of a long form of a type; `nil` if another language has such a form.
  func typeFields(
    _ node: YAMLNode, of form: LanguageForm, example: String, unless isForeign: (YAMLNode) -> Bool
  ) -> Fields? {
    guard let fields = rightFields(node, of: form) else {
      return KeyRepair(self).fields(node, of: form, example: example, unless: isForeign)
    }
    return fields.haveOneType || !isForeign(node) ? fields : nil
  }

  /// The type that a long form states with one of `type`, `enum`, `object`, `map` and `oneOf`.
  func chosenType(
    _ fields: Fields, in node: YAMLNode, at place: TypePlace
  ) -> ParsedType? {
    let choices = fields.fields.filter { LanguageForm.typeChoices.contains($0.name.value) }
    guard let choice = choices.first else {
      if !fields.mayLackKeys {
        report(
          .missingType, "there is no type here", at: node.range,
          suggestion: "add `type: String`, or another of `enum`, `object`, `map` and `oneOf`")
      }
      return nil
    }
    for second in choices.dropFirst() {
      report(
        .conflictingTypes, "`\(second.name.value)` cannot be combined with `\(choice.name.value)`",
        at: second.name.range, labels: [.init("the first type is here", at: choice.name.range)],
        suggestion: Advice(
          choice.name.value == "type" || second.name.value == "type"
            ? "remove `type`" : "remove one of them"))
    }
    if let open = fields["open"], !["enum", "oneOf"].contains(choice.name.value) {
      report(
        .misplacedKey, "`open` belongs to an enum, or to `oneOf`", at: open.name.range,
        suggestion: choice.value.scalar.flatMap { scalar in
          let type = scalar.text.filter { !"[]?".contains($0) }
          if known.type(declared: type)?.mapping?["enum"] != nil
            || known.type(declared: type)?.mapping?["oneOf"] != nil
          {
            let value = open.value.scalar?.text ?? "true"
            return Advice("remove it, and write `open: \(value)` at `\(type)` in `types`")
          }
          let types = scalar.text.split(separator: "|").map { $0.filter { $0 != " " } }
          return types.count < 2
            ? nil
            : Advice(
              "write `oneOf: [\(types.joined(separator: ", "))]` for `\(choice.name.value):"
                + " \(scalar.text)`")
        } ?? "remove it, or write it where the enum is declared")
    }
    if let tag = fields["tag"], choice.name.value != "oneOf" {
      report(
        .misplacedKey, "`tag` belongs to `oneOf`", at: tag.name.range,
        suggestion: "remove it, or write it where `oneOf` is")
    }
    let isNamed = place == .attribute || place == .object
    if !isNamed, ["enum", "object", "oneOf"].contains(choice.name.value) {
      let what = choice.name.value == "oneOf" ? "one of several types" : "an \(choice.name.value)"
      return report(
        .malformedType, "\(what) that is used here needs a name of its own",
        at: choice.name.range, suggestion: "declare it in `types` and write its name here")
    }
    switch choice.name.value {
    case "enum":
      return EnumReader(self).enumeration(choice.value, open: fields["open"]).map {
        ParsedType(type: .enumeration($0))
      }
    case "object": return MemberReader(self).object(choice.value, at: place)
    case "map":
      if let right = mapValue(choice.value) {
        return report(
          .malformedType, "`map` names the type of the values: their names are always texts",
          at: choice.value.range,
          suggestion: .write(right, at: choice.value.range, "write `map: \(right)`"))
      }
      return type(choice.value, at: place.inside)?.wrapped(ValueType.map)
    case "oneOf":
      return UnionReader(self).union(choice.value, in: fields, at: place)
    default:
      if isNamed, let mapping = choice.value.mapping,
        !LanguageForm.inlineType.hasKeys(of: mapping),
        ForeignTypeRepair(self).isObjectWithoutKeyword(choice.value, .inlineType)
      {
        return report(
          .missingType, "the members of an object belong under `object`", at: choice.name.range,
          suggestion: .write(
            "object", at: choice.name.range,
            "write `object: \(shortSource(of: choice.value))` instead of `type`"
          ))
      }
      return type(choice.value, at: place)
    }
  }

  /// The type of the values in a map that also names the type of the names: `{ String: Int }`.
  private func mapValue(_ node: YAMLNode) -> String? {
    var value: YAMLNode?
    if let elements = node.sequence, elements.count == 2,
      elements[0].scalar.map({ TypeSynonyms.spelling(of: $0.text) }) == "String"
    {
      value = elements[1]
    } else if let mapping = node.mapping {
      if mapping.entries.count == 1, let entry = mapping.entries.first,
        TypeSynonyms.spelling(of: entry.key) == "String"
      {
        value = entry.value
      } else if mapping.entries.count == 2, mapping["key"] != nil || mapping["keys"] != nil {
        value = mapping["value"] ?? mapping["values"]
      }
    }
    return value?.scalar.map { TypeSynonyms.spelling(of: $0.text) }
  }

  /// Returns true if a question mark or `nullable` says that a value may be null.
  func nullable(_ field: Field?, type form: ParsedType) -> Bool {
    guard let field, let isNullable = boolean(field) else { return form.isNullable }
    if form.isNullable && !isNullable {
      report(
        .contradictoryQuestionMark, "the type has a question mark, and `nullable` says no",
        at: field.value.range, suggestion: Self.choice("nullable", "type", "null"))
    }
    return isNullable
  }

  /// Returns true if a question mark or `optional` says that a member may be absent.
  func optional(_ field: Field?, markedAt name: Field) -> Bool {
    guard let field, let isOptional = boolean(field) else { return name.isMarkedOptional }
    if name.isMarkedOptional && !isOptional {
      report(
        .contradictoryQuestionMark, "the name has a question mark, and `optional` says no",
        at: field.value.range, labels: [.init("the question mark is here", at: name.name.range)],
        suggestion: Self.choice("optional", "name", "absent"))
    }
    return isOptional
  }

  /// Advice on a question mark and a key that contradict each other.
  static func choice(_ key: String, _ marked: String, _ state: String) -> Advice {
    "remove `\(key)` if it may be \(state), or the `?` after the \(marked) if it is never \(state)"
  }
}

extension TypeReader {
  /// The types of JSON Schema.
  static let wordsOfJSONSchema: Set<String> = [
    "string", "number", "integer", "boolean", "object", "array",
  ]

  /// Returns true for a word that says that there is no value.
  static func isNull(_ word: String) -> Bool {
    ["null", "nil", "none", "undefined"].contains(word.lowercased())
  }
}

extension Fields {
  /// True if one key says what the type is, and not with a word of another language.
  fileprivate var haveOneType: Bool {
    var choice: Field?
    for field in fields where LanguageForm.typeChoices.contains(field.name.value) {
      if choice != nil { return false }
      choice = field
    }
    guard let choice, choice.name.value == "type" else { return choice != nil }
    let elements = choice.value.sequence
    let word = elements?.count == 1 ? elements?.first?.scalar : choice.value.scalar
    return word.map { !TypeReader.wordsOfJSONSchema.contains($0.text) } ?? false
  }
}
