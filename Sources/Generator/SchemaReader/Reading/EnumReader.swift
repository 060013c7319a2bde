import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads enums: lists of values, and mappings from names to values.
final class EnumReader: MappingReader {
  /// A value with its place; `nil` where there is an error.
  typealias PlacedCase = (case: Enumeration.Case, value: SourceRange)

  func enumeration(_ node: YAMLNode, open: Field?) -> Enumeration? {
    let isOpen = boolean(open) ?? true
    let cases: [PlacedCase?]?
    switch node.content {
    case .sequence(let elements): cases = listedCases(elements, of: node)
    case .mapping(let mapping):
      if mapping.entries.contains(where: \.value.isEmpty),
        let node = MissedColonFixIt(self).repaired(node)
      {
        return enumeration(node, open: open)
      }
      cases = namedCases(mapping.entries, of: node)
    case .scalar(let scalar): return reportText(scalar.text, at: node.range)
    }
    guard let cases else { return nil }
    guard !cases.isEmpty else {
      return report(
        .emptyList, "the enum has no values", at: node.range,
        suggestion: .write("enum: [red, green]"))
    }
    let known = cases.compactMap { $0 }
    checkRepetitions(known)
    checkMixture(known)
    return known.count == cases.count
      ? Enumeration(cases: known.map(\.case), isOpen: isOpen) : nil
  }

  private func listedCases(_ elements: [YAMLNode], of node: YAMLNode) -> [PlacedCase?]? {
    if elements.contains(where: { $0.scalar == nil })
      || !elements.isEmpty && elements.allSatisfy(isAssignment),
      let named = EnumValueFixIt(self).named(elements)
    {
      return reportNamed(named, at: node)
    }
    if elements.count == 1, let text = elements[0].scalar?.text,
      text.contains(where: { " ,;|\n".contains($0) })
    {
      NameBlanks(self).warnOfValuesInOne(elements)
    }
    return elements.map { listedCase($0, of: elements) }
  }

  private func namedCases(
    _ entries: [YAMLNode.Mapping.Entry], of node: YAMLNode
  ) -> [PlacedCase?]? {
    if entries.count > 1, entries.allSatisfy(\.value.isEmpty) {
      let list = ListedWords.list(entries.map(\.key))
      return report(
        .expectedList, "a list of values is written in brackets", at: node.range,
        suggestion: .write(list, at: node.range, of: "enum"))
    }
    if let described = described(entries) {
      return report(
        .expectedText, "a value with a description is a mapping, not a list",
        at: entries[0].value.range,
        suggestion: .edit(
          described.map { ($0.range, $0.right) },
          .write("\(entries[0].key): \(described[0].right)"), title: "Write mappings"))
    }
    reportValueless(entries)
    return entries.map { namedCase($0) }
  }

  private func reportText(_ text: String, at range: SourceRange) -> Enumeration? {
    if known.hasType(text) {
      let isDeclaration = known.entries(leadingTo: range).first?.key == "types"
      return report(
        .expectedList, "`\(text)` is a type, and `enum` lists values", at: range,
        suggestion: .write("\(isDeclaration ? "alias" : "type"): \(text)"))
    }
    let words = ListedWords.split(text, blanksJoin: true)
    let list = words.isEmpty ? "[red, green]" : ListedWords.list(words)
    return report(
      .expectedList, "an enum must be a list of values, or keys with their values", at: range,
      suggestion: ListedFields(self).advice(onDashes: text, of: "enum", at: range)
        ?? .write(list, at: range, of: "enum"))
  }

  /// The long forms of `draft: [D, Not finished]`, where all names have a value and a description.
  private func described(
    _ entries: [YAMLNode.Mapping.Entry]
  ) -> [(range: SourceRange, right: String)]? {
    let described = entries.compactMap { entry -> (SourceRange, String)? in
      let texts = entry.value.sequence?.map { $0.scalar?.text }
      guard let texts, texts.count == 2, let value = texts[0], let words = texts[1] else {
        return nil
      }
      return (
        entry.value.range,
        "{ value: \(FlowWord.spelling(value)), description: \(FlowWord.spelling(words)) }"
      )
    }
    return described.count == entries.count && !described.isEmpty ? described : nil
  }

  /// Reports names with values in a list.
  private func reportNamed<Value>(_ values: [String], at node: YAMLNode) -> Value? {
    let whole = "{ \(values.joined(separator: ", ")) }"
    let shown = whole.count <= 160 ? whole : "{ \(values.prefix(2).joined(separator: ", ")), … }"
    return report(
      .expectedText, "put keys with their values in braces", at: node.range,
      suggestion: .write(whole, at: node.range, .write("enum: \(shown)")))
  }

  /// True for `draft = 0`.
  private func isAssignment(_ node: YAMLNode) -> Bool {
    node.scalar.map {
      $0.style == .plain && $0.text.hasByte(UInt8(ascii: "="))
        && $0.text.wholeMatch(of: #/\w+ *= *\w+/#) != nil
    } ?? false
  }

  private func listedCase(_ node: YAMLNode, of elements: [YAMLNode]) -> PlacedCase? {
    guard let scalar = node.scalar else {
      return report(
        .expectedText, "enum values must be strings or integers", at: node.range,
        suggestion: "to say more, write `enum: { red: { value: red, description: … } }`")
    }
    guard !scalar.text.isEmpty else {
      return report(
        .emptyValue, "an empty value needs a name", at: node.range,
        suggestion: Advice(
          "give the values names: `enum: "
            + SymbolName.mapping(
              of: elements.prefix(SymbolName.mostNamed + 1).compactMap { $0.scalar?.text }) + "`"))
    }
    if scalar.style == .plain, ["null", "~"].contains(scalar.text) {
      return reportNull(node, of: elements)
    }
    guard let rawValue = rawValue(node) else { return nil }
    return (
      Enumeration.Case(name: Located(scalar.text, at: node.range), rawValue: rawValue), node.range
    )
  }

  /// Reports `null` among the values: an enum is made nullable by its member, not by a value.
  private func reportNull(_ node: YAMLNode, of elements: [YAMLNode]) -> PlacedCase? {
    let word = node.scalar?.text ?? ""
    let others = elements.compactMap { $0 == node ? nil : $0.scalar?.text }
    let owner = known.entries(leadingTo: node.range)
    let isDeclared = owner.first?.key == "types" && owner.count == 3
    let right = "enum: \(ListedWords.list(others))"
    return report(
      .expectedText, "`\(word)` is not an enum value: these must be strings or integers",
      at: node.range,
      suggestion: Advice(
        isDeclared
          ? "write `\(right)`, and a `?` where the type is used and may be null:"
            + " `\(owner[1].key)?`; the text `\(word)` needs quotes, `'\(word)'`"
          : "write `\(right)`, and `nullable: true` beside it; the text `\(word)` needs quotes,"
            + " `'\(word)'`"))
  }

  private func namedCase(_ entry: YAMLNode.Mapping.Entry) -> PlacedCase? {
    let name = Located(entry.key, at: entry.keyRange)
    guard !entry.key.isEmpty else {
      return report(
        .emptyValue, "the value has no name", at: entry.keyRange,
        suggestion: "write a name before the `:`")
    }
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
    guard let value = fields["value"] else { return nil }
    return rawValue(value.value).map {
      (
        .init(
          name: name, rawValue: $0, swiftName: swiftName, description: description,
          deprecated: deprecated), value.value.range
      )
    }
  }

  /// Reports names that have all properties but the value, as one error.
  private func reportValueless(_ entries: [YAMLNode.Mapping.Entry]) {
    let valueless = entries.filter { entry in
      guard let keys = entry.value.mapping else { return false }
      return keys["value"] == nil && MappingDefinition.enumCase.hasKeys(of: keys)
    }
    guard let first = valueless.first, let keys = first.value.mapping else { return }
    let rest = keys.entries.map { KeyTemplate(self).filled("\($0.key): %V", for: $0) }
    let right =
      "\(first.key): { \((["value: \(FlowWord.spelling(first.key))"] + rest).joined(separator: ", ")) }"
    let names = valueless.prefix(3).map { "`\($0.key)`" }
    let number = entries.lazy.compactMap { ($0.value.mapping?["value"] ?? $0.value).scalar?.text }
      .first(where: isWholeNumber)
    if number != nil {
      let right = "\(first.key): { \((["value: …"] + rest).joined(separator: ", ")) }"
      return report(
        .missingKey, "`\(first.key)` has no `value`", at: first.keyRange,
        suggestion: "write `\(right)` with its number")
    }
    report(
      .missingKey,
      valueless.count == 1
        ? "\(names[0]) has no `value`"
        : "\(names.joined(separator: ", "))\(valueless.count > 3 ? " and others" : "") have no `value`",
      at: first.keyRange,
      suggestion: .edit(
        valueless.compactMap { entry in
          guard let key = entry.value.mapping?.entries.first else { return nil }
          let value = "value: \(FlowWord.spelling(entry.key))"
          return (key.keyRange.atStart, value + separator(besideEntryAt: key.keyRange))
        }, .write(right), title: "Add `value`"))
  }

  /// Reads an unquoted whole number as a number, and everything else as a text.
  private func rawValue(_ node: YAMLNode) -> Enumeration.RawValue? {
    guard let scalar = node.scalar, !node.isEmpty else {
      return report(
        node.isEmpty ? .emptyValue : .expectedText,
        "enum values must be strings or integers", at: node.range)
    }
    guard scalar.style == .plain, isWholeNumber(scalar.text) else { return .string(scalar.text) }
    guard let number = Int64(scalar.text) else {
      return report(
        .expectedInteger, "`\(scalar.text)` is out of range for an enum value",
        at: node.range, suggestion: "if it is a string in JSON, quote it")
    }
    return .int(Int(number))
  }

  /// Returns true for a whole number in JSON's notation.
  func isWholeNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.utf8.allSatisfy(Byte.isDigit)
      && (digits == "0" || digits.first != "0") && text != "-0"
  }
}
