import Diagnostics
import ResourceSchema
import YAMLSource

final class EnumReader: MappingReader {
  /// A value with its place; `nil` where there is an error.
  private typealias PlacedCase = (case: Enumeration.Case, value: SourceRange)

  func enumeration(_ node: YAMLNode, open: Field?) -> Enumeration? {
    let isOpen = boolean(open) ?? true
    let cases: [PlacedCase?]?
    switch node.content {
    case .sequence(let elements): cases = listedCases(elements, of: node)
    case .mapping(let mapping):
      if mapping.entries.contains(where: \.value.isEmpty),
        let node = MissedColons(self).repaired(node)
      {
        return enumeration(node, open: open)
      }
      cases = mapping.entries.map { namedCase($0) }
    case .scalar(let scalar):
      let words = ListedWords.split(scalar.text, blanksJoin: true)
      return report(
        .expectedList, "an enum must be a list of values, or keys with their values",
        at: node.range,
        suggestion: words.isEmpty
          ? Self.example : .write(ListedWords.list(words), at: node.range, of: "enum"),
        advice: {
          $0.typeAdvice(on: scalar.text)
            ?? $0.advice(onDashes: scalar.text, of: "enum", at: node.range)
        })
    }
    guard let cases else { return nil }
    guard !cases.isEmpty else {
      return report(.emptyList, "the enum has no values", at: node.range, suggestion: Self.example)
    }
    let known = cases.compactMap { $0 }
    let value = { (placed: PlacedCase) in Located(placed.case.rawValue, at: placed.value) }
    _ = unique(
      known, by: value, .repeatedEnumValue, suggestion: "correct it, or remove one of them"
    ) { "the enum has the value `\($0.text)` twice" }
    checkMixture(known)
    return known.count == cases.count
      ? Enumeration(cases: known.map(\.case), isOpen: isOpen) : nil
  }

  private static let example: Advice = "list its values, as in `enum: [red, green]`"

  private func listedCases(_ elements: [YAMLNode], of node: YAMLNode) -> [PlacedCase?]? {
    if elements.contains(where: { $0.scalar == nil })
      || !elements.isEmpty && elements.allSatisfy(isAssignment),
      let named = ForeignEnumValues(self).named(elements)
    {
      let whole = "{ \(named.joined(separator: ", ")) }"
      let shown = whole.count <= 160 ? whole : "{ \(named.prefix(2).joined(separator: ", ")), … }"
      return report(
        .expectedText, "put keys with their values in braces", at: node.range,
        suggestion: .write(whole, at: node.range, .write("enum: \(shown)")))
    }
    if elements.count == 1, let scalar = elements[0].scalar, scalar.style == .plain,
      scalar.text.contains(where: { " ,;|\n".contains($0) }),
      case let values = ListedWords.split(scalar.text, blanksJoin: true), values.count > 1
    {
      let list = ListedWords.list(values)
      report(
        .blankInName, "the enum has one value, `\(scalar.text)`", at: elements[0].range,
        suggestion: .write(
          String(list.dropFirst().dropLast()), at: elements[0].range,
          "if these are several values, separate them with commas: `\(list)`; otherwise put the"
            + " value in quotes"))
    }
    return elements.map { listedCase($0) }
  }

  /// True for `draft = 0`.
  private func isAssignment(_ node: YAMLNode) -> Bool {
    node.scalar.map {
      $0.style == .plain && $0.text.hasByte(UInt8(ascii: "="))
        && $0.text.wholeMatch(of: #/\w+ *= *\w+/#) != nil
    } ?? false
  }

  private func listedCase(_ node: YAMLNode) -> PlacedCase? {
    let scalar = node.scalar
    if scalar?.text.isEmpty == true {
      return report(
        .emptyValue, "an empty value needs a name", at: node.range,
        suggestion: "give the values names: `enum: { empty: '', … }`")
    }
    if let scalar, scalar.style == .plain, ["null", "~"].contains(scalar.text) {
      return report(
        .expectedText, "`\(scalar.text)` is not an enum value: these must be strings or integers",
        at: node.range,
        suggestion: Advice(
          "remove it, and write `nullable: true` or a `?` where the type is used and may be null;"
            + " the text `\(scalar.text)` needs quotes, `'\(scalar.text)'`"))
    }
    return rawValue(node).map {
      (
        Enumeration.Case(name: Located(scalar?.text ?? "", at: node.range), rawValue: $0),
        node.range
      )
    }
  }

  private func namedCase(_ entry: YAMLNode.Mapping.Entry) -> PlacedCase? {
    let name = Located(entry.key, at: entry.keyRange)
    guard checkIsNamed(name, "the value") else { return nil }
    guard entry.value.mapping != nil else {
      if entry.value.isEmpty {
        return report(
          .emptyValue, "`\(entry.key)` has no value", at: entry.keyRange,
          suggestion: .edit(
            [valueEdit(entry.key, key: entry.keyRange, empty: entry.value.range)],
            .write("\(entry.key): \(entry.key)", or: "`''` for an empty text")))
      }
      return rawValue(entry.value).map { (.init(name: name, rawValue: $0), entry.value.range) }
    }
    guard let fields = fields(entry.value, of: .enumCase) else { return nil }
    let swiftName = NameReader(self).swiftName(fields["swift"])
    let description = freeText(fields["description"])
    let deprecated = deprecation(fields, of: name)
    let value = required(
      "value", in: fields, "`\(entry.key)` has no `value`", at: entry.keyRange,
      suggestion: "add `value: \(FlowWord.spelling(entry.key))`, for example")
    let place = value?.value.range ?? entry.keyRange
    return value.flatMap { rawValue($0.value) }.map {
      var value = Enumeration.Case(name: name, rawValue: $0)
      value.swiftName = swiftName
      value.description = description
      value.deprecated = deprecated
      return (value, place)
    }
  }

  /// Reads an unquoted whole number as a number, and everything else as a text.
  private func rawValue(_ node: YAMLNode) -> Enumeration.RawValue? {
    guard let scalar = node.scalar, !node.isEmpty else {
      return report(
        node.isEmpty ? .emptyValue : .expectedText,
        "enum values must be strings or integers", at: node.range,
        suggestion: "to say more, write `enum: { red: { value: red, description: … } }`")
    }
    guard scalar.style == .plain, isWholeNumber(scalar.text) else { return .string(scalar.text) }
    guard let number = Int64(scalar.text) else {
      return report(
        .expectedInteger, "`\(scalar.text)` is out of range for an enum value",
        at: node.range, suggestion: "if it is a string in JSON, quote it")
    }
    return .int(Int(number))
  }

  private func isWholeNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.utf8.allSatisfy(Byte.isDigit)
      && (digits == "0" || digits.first != "0") && text != "-0"
  }

  private func checkMixture(_ cases: [PlacedCase]) {
    let isNumber = { (placed: PlacedCase) in
      if case .int = placed.case.rawValue { true } else { false }
    }
    guard let text = cases.first(where: { !isNumber($0) }),
      let number = cases.first(where: isNumber)
    else { return }
    let isTextWrong = cases.count(where: isNumber) * 2 > cases.count
    report(
      .mixedEnumValues, "enum values must be all strings or all integers",
      at: (isTextWrong ? text : number).value,
      labels: [
        .init(
          "this one is \(isTextWrong ? "an integer" : "a string")",
          at: (isTextWrong ? number : text).value)
      ],
      suggestion:
        "if all are strings in JSON, quote the integers: `'\(number.case.rawValue.text)'`;"
        + " otherwise write integers only, or `Int | String` if the server sends both")
  }
}
