import Diagnostics
import ResourceSchema
import YAMLSource

/// A key without the question mark after it, with its value.
struct Field {
  var name: Located<String>
  var isMarkedOptional: Bool
  var value: YAMLNode
  var language: LanguageValue?
}

extension Field {
  var spelling: String { name.value + (isMarkedOptional ? "?" : "") }

  var wholeRange: SourceRange {
    let isWrittenHere =
      value.aliasRange == nil && value.range.file == name.range.file
      && value.range.end.offset >= name.range.end.offset
    return SourceRange(
      file: name.range.file, start: name.range.start,
      end: isWrittenHere ? value.range.end : name.range.end)
  }
}

struct Fields {
  var range: SourceRange
  var fields: [Field]
  /// True if an error may hide keys: an absent key may only be misspelled.
  var mayLackKeys: Bool
  /// The places of unrecognized keys with a list or a mapping as value.
  var unknownMappings: [SourceRange] = []

  subscript(name: String) -> Field? {
    for index in fields.indices where fields[index].name.value == name { return fields[index] }
    return nil
  }
}

extension MappingReader {
  /// Returns the fields of a mapping whose keys are names that the schema chooses, such as
  /// attributes.
  /// An empty value is treated as an empty mapping.
  func namedFields(_ node: YAMLNode, _ what: String, example: String) -> [Field]? {
    if node.isEmpty { return [] }
    guard let mapping = node.mapping else {
      if let mapping = MissedColons(self).mapping(ofText: node) {
        return namedFields(mapping, what, example: example)
      }
      // An unsupported include is already reported.
      if hasGaps, node.scalar.map({ SchemaFiles.namesSchema($0.text) }) == true { return nil }
      return report(
        .expectedMapping, "\(what) must be keys with their values", at: node.range,
        suggestion: "for example: `\(example)`",
        advice: {
          $0.advice(
            onFields: node, of: example.split(separator: ":").first.map(String.init) ?? what)
        })
    }
    var fields: [Field] = []
    fields.reserveCapacity(mapping.entries.count)
    var mayRepeat = false
    for entry in mapping.entries {
      if isComment(entry) { continue }
      if isRestOfType(entry, after: fields.last) { continue }
      if entry.value.isEmpty, entry.key.utf8.contains(where: { ":= \t".utf8.contains($0) }),
        let node = MissedColons(self).repaired(node, at: entry)
      {
        return namedFields(node, what, example: example)
      }
      let field = field(entry)
      if field.name.value.utf8.count != entry.key.utf8.count {
        mayRepeat =
          mayRepeat || mapping.entry(for: field.name.value) != nil
          || entry.key.utf8.count - field.name.value.utf8.count > 1
      }
      fields.append(field)
    }
    // Keys are unique, so two equal names can only result from a question mark.
    if !mayRepeat { return fields }
    return unique(fields, by: \.name, .duplicateName) {
      "\(what) have two members called `\($0)`"
    }
  }

  /// Reports `// the price: in cents`, which YAML reads as a key with a value; false for other keys.
  func isComment(_ entry: YAMLNode.Mapping.Entry) -> Bool {
    let start = entry.keyRange.start
    // Hardly any key begins with one of these bytes.
    guard let first = entry.key.utf8.first, "/-<".utf8.contains(first),
      let sign = ["//", "/*", "-- ", "<!--"].first(where: entry.key.hasPrefix),
      file.text(in: entry.keyRange) == entry.key
    else { return false }
    let end = start.offset + sign.utf8.count { $0 != Byte.space }
    let place = file.range(of: start.offset..<end, from: start)
    context.draft.diagnostics.add(
      Diagnostic(
        YAMLDiagnostic.syntax, "comments begin with `#`", at: place, advice: .write("#", at: place))
    )
    return true
  }

  /// True for `2)`, which a comma between braces cut off from a type that is reported: `Decimal(10, 2)`.
  private func isRestOfType(_ entry: YAMLNode.Mapping.Entry, after field: Field?) -> Bool {
    guard entry.value.isEmpty, let close = entry.key.last, ")>".contains(close) else {
      return false
    }
    return field?.value.scalar?.text.contains(close == ")" ? "(" : "<") == true
  }

  /// Returns the fields of a mapping whose keys belong to the language; `nil` if the node is not a
  /// mapping. `isForeign` reports a mapping of another language; it is called only for invalid
  /// mappings.
  func fields(
    _ node: YAMLNode, of form: MappingDefinition, after key: String? = nil,
    unless isForeign: ((YAMLNode) -> Bool)? = nil
  ) -> Fields? {
    rightFields(node, of: form)
      ?? UnknownKeys(self).repairedFields(
        node, of: form, example: (key.map { "\($0): " } ?? "") + form.example, unless: isForeign)
  }

  func fields(_ field: Field, of form: MappingDefinition) -> Fields? {
    fields(field.value, of: form, after: field.name.value)
  }

  /// Returns the fields of a mapping all of whose keys the form has; `nil` for everything else.
  func rightFields(_ node: YAMLNode, of form: MappingDefinition) -> Fields? {
    guard let mapping = node.mapping else {
      return node.isEmpty ? Fields(range: node.range, fields: [], mayLackKeys: hasGaps) : nil
    }
    var result = Fields(range: node.range, fields: [], mayLackKeys: hasGaps)
    result.fields.reserveCapacity(mapping.entries.count)
    var hasMarks = false
    for entry in mapping.entries {
      let (name, isMarked) = entry.key.withoutMark
      guard let key = form.key(name), !isMarked || key.takesQuestionMark else { return nil }
      hasMarks = hasMarks || isMarked
      if hasMarks, result[name] != nil { return nil }
      result.fields.append(field(entry, key, name: name, isMarked: isMarked))
    }
    return result
  }

  /// Returns the field with a key that a form requires. Reports that it is absent, unless an error
  /// may hide it.
  func required(
    _ key: String, in fields: Fields, _ message: @autoclosure () -> String, at range: SourceRange,
    suggestion: @autoclosure () -> Advice, as identifier: DiagnosticIdentifier = .missingKey,
    advice: ((Advisor) -> Advice?)? = nil
  ) -> Field? {
    if let field = fields[key] { return field }
    return fields.mayLackKeys
      ? nil : report(identifier, message(), at: range, suggestion: suggestion(), advice: advice)
  }

  func field(
    _ entry: YAMLNode.Mapping.Entry, _ key: LanguageKey, name: String, isMarked: Bool
  ) -> Field {
    if key.isFreeText, let comment = comment(after: entry.value) {
      // Most likely the comment belongs to the text.
      report(
        .commentAfterText, "YAML ends the text of `\(name)` before this comment", at: comment,
        advice: { $0.advice(on: comment, after: entry.value, of: name) })
    }
    return Field(
      name: Located(name, at: entry.keyRange), isMarkedOptional: isMarked, value: entry.value,
      language: key.value)
  }

  private func comment(after node: YAMLNode) -> SourceRange? {
    guard let scalar = node.scalar, scalar.style == .plain, !scalar.text.isEmpty else { return nil }
    let start = node.range.end
    let rest = file.bytes[start.offset...]
    guard let sign = rest.firstIndex(where: { !Byte.isBlank($0) }), sign > start.offset,
      rest[sign] == UInt8(ascii: "#")
    else { return nil }
    return file.range(of: sign..<file.endOfLine(from: sign), from: start)
  }

  /// Returns the mapping that a text means if it begins with a key of a form, such as `type String`;
  /// other nodes unchanged.
  func withColon(_ node: YAMLNode, of form: MappingDefinition) -> YAMLNode {
    node.beginsWithKey(of: form) ? MissedColons(self).withColons(node) : node
  }

  func refuseMark(of field: Field, _ what: String, note: String? = nil) {
    guard field.isMarkedOptional else { return }
    report(
      .misplacedQuestionMark, "\(what) takes no question mark", at: field.name.range, note: note,
      suggestion: .write(field.name.value, at: field.name.range))
  }

  @discardableResult
  func checkIsNamed(_ name: Located<String>, _ what: String) -> Bool {
    if !name.value.isEmpty { return true }
    report(
      .emptyValue, "\(what) has no name", at: name.range, suggestion: "write a name before the `:`")
    return false
  }

  func reportConflict(
    _ identifier: DiagnosticIdentifier, of second: Field, with first: Field,
    suggestion: Advice = "remove one of them"
  ) {
    report(
      identifier, "`\(second.name.value)` cannot be combined with `\(first.name.value)`",
      at: second.name.range, labels: [.init("the first is here", at: first.name.range)],
      suggestion: suggestion)
  }

  /// An entry whose key is a name that the schema chooses.
  private func field(_ entry: YAMLNode.Mapping.Entry) -> Field {
    var (name, isMarked) = entry.key.withoutMark
    if name.hasByte(UInt8(ascii: "?")) || isMarked && name.utf8.last == Byte.space {
      name.removeAll { "? ()".contains($0) }
      report(
        .misplacedQuestionMark,
        entry.key.hasSuffix(" ?")
          ? "there is no space between a name and its question mark"
          : "a name has at most one question mark, at its end",
        at: entry.keyRange,
        suggestion: entry.key.hasSuffix("??")
          ? "write `\(name)?` if it may be absent; that it may be null is said after its type, or"
            + " with `nullable: true`" : .write(name + "?", at: entry.keyRange))
    } else if case let start = entry.keyRange.start.offset, start > 0, start <= file.bytes.count,
      file.bytes[start - 1] == UInt8(ascii: "?")
    {
      // YAML reads the question mark of `{ ?name: String }` as its own indicator.
      var range = entry.keyRange
      range.start.offset -= 1
      range.start.column -= 1
      report(
        .misplacedQuestionMark, "the question mark of a name is at its end", at: range,
        suggestion: .write("\(entry.key)?", at: range))
      isMarked = true
    }
    return Field(
      name: Located(name, at: entry.keyRange), isMarkedOptional: isMarked, value: entry.value)
  }
}

extension YAMLNode {
  /// Returns true for a longer text that begins with a key of a form: `type String`.
  fileprivate func beginsWithKey(of form: MappingDefinition) -> Bool {
    guard let text = scalar?.text, text.hasByte(Byte.space) || text.hasByte(UInt8(ascii: ":"))
    else { return false }
    return form.key(String(text.prefix { $0 != ":" && $0 != " " })) != nil
  }

  var isEmpty: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.text.isEmpty && scalar.style == .plain
  }

  /// True if a block scalar is empty: its text is most likely not indented.
  var isEmptyBlock: Bool {
    scalar.map { $0.text.isEmpty && $0.style.isBlock } ?? false
  }
}

extension String {
  /// The text without a question mark at its end.
  package var withoutMark: (text: String, isMarked: Bool) {
    guard utf8.last == UInt8(ascii: "?") else { return (self, false) }
    return (String(Substring(utf8.dropLast())), true)
  }

  /// Returns true if the text has a byte in UTF-8, which is faster to find than a character.
  func hasByte(_ byte: UInt8) -> Bool {
    var text = self
    return text.withUTF8 { $0.contains(byte) }
  }
}

extension Fields {
  /// True if one key determines the type, with a word that belongs to the schema language.
  var haveOneType: Bool {
    var choice: Field?
    for field in fields where MappingDefinition.typeChoices.contains(field.name.value) {
      if choice != nil { return false }
      choice = field
    }
    guard let choice, choice.name.value == "type" else { return choice != nil }
    let elements = choice.value.sequence
    let word = elements?.count == 1 ? elements?.first?.scalar : choice.value.scalar
    return word.map { !TypeReader.wordsOfJSONSchema.contains($0.text) } ?? false
  }
}
