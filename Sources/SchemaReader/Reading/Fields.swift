import Diagnostics
import ResourceSchema
import YAMLSource

/// A key with its value; a question mark behind the key is taken off and remembered.
struct Field {
  var name: Located<String>
  var isMarkedOptional: Bool
  var value: YAMLNode
  /// What the language says of its value, where the key belongs to the language.
  var language: LanguageValue?
}

/// The fields of a form that its table of keys knows.
struct Fields {
  /// The whole mapping.
  var range: SourceRange
  var fields: [Field]
  /// Whether a mistake may have kept keys from being read: a missing one may only be misspelt.
  var mayLackKeys: Bool
  /// The keys that the form does not know and that hold more than a text.
  var unknownMappings: [SourceRange] = []

  subscript(name: String) -> Field? {
    for index in fields.indices where fields[index].name.value == name { return fields[index] }
    return nil
  }
}

extension FileReader {
  /// The fields of a mapping whose keys are names that the schema chooses, such as attributes.
  ///
  /// Nothing after the colon is as good as an empty mapping.
  mutating func namedFields(_ node: YAMLNode, _ what: String, example: String) -> [Field]? {
    if node.isEmpty { return [] }
    let node = withColons(node)
    guard let mapping = node.mapping else {
      report(
        .expectedMapping, "\(what) are written as names with their values", at: node.range,
        suggestion: advice(
          onFields: node, of: example.split(separator: ":").first.map(String.init) ?? what)
          ?? "write `\(example)`")
      return nil
    }
    var fields: [Field] = []
    fields.reserveCapacity(mapping.entries.count)
    var mayRepeat = false
    for entry in mapping.entries {
      let field = field(entry)
      if field.name.value.utf8.count != entry.key.utf8.count {
        mayRepeat =
          mayRepeat || mapping.entry(for: field.name.value) != nil
          || entry.key.utf8.count - field.name.value.utf8.count > 1
      }
      fields.append(field)
    }
    // Keys are unique: only a question mark can make two names of one.
    return mayRepeat ? withoutRepetitions(fields, what) : fields
  }

  private mutating func withoutRepetitions(_ fields: [Field], _ what: String) -> [Field] {
    var places: [String: SourceRange] = [:]
    return fields.filter { field in
      guard let first = places[field.name.value] else {
        places[field.name.value] = field.name.range
        return true
      }
      report(
        .duplicateName, "\(what) have two members called `\(field.name.value)`",
        at: field.name.range, labels: [.init("the first is here", at: first)])
      return false
    }
  }

  /// The fields of a mapping whose keys belong to the language.
  mutating func fields(_ node: YAMLNode, of form: LanguageForm, example: String) -> Fields? {
    let node = withColons(node)
    guard let mapping = node.mapping else {
      if node.isEmpty { return Fields(range: node.range, fields: [], mayLackKeys: hasGaps) }
      let block = node.scalar.flatMap { scalar in
        scalar.text.split(separator: "{").first.flatMap { text in
          Confusions.lines.last.flatMap { row in
            LineMatch(row, text + "{").flatMap { match in row.advice.map(match.filled) }
          }
        }
      }
      report(
        .expectedMapping, "\(form.name) is written as keys with their values", at: node.range,
        suggestion: block.map { Advice($0) } ?? advice(onWhole: node, of: form, example)
          ?? "write `\(example)`")
      return nil
    }
    var result = Fields(range: node.range, fields: [], mayLackKeys: hasGaps)
    result.fields.reserveCapacity(mapping.entries.count)
    var wordsCutOff = 0
    for (index, entry) in mapping.entries.enumerated() {
      guard wordsCutOff == 0 else {
        wordsCutOff -= 1
        continue
      }
      let (name, isMarked) = Self.withoutMark(entry.key)
      guard let key = form.key(name) else {
        let previous = index > 0 ? mapping.entries[index - 1] : nil
        let meant = reportUnknownKey(entry, in: form, after: previous)
        if let meant, let field = section(meant, entry, in: mapping) {
          result.fields.append(field)
        } else {
          result.mayLackKeys = true
          if entry.value.scalar == nil { result.unknownMappings.append(entry.keyRange) }
        }
        continue
      }
      if isMarked && !key.takesQuestionMark {
        report(
          .misplacedQuestionMark, "`\(name)` of \(form.name) takes no question mark",
          at: entry.keyRange, suggestion: .write(name, at: entry.keyRange))
      }
      wordsCutOff = cutOffWords(behind: index, of: key, in: mapping, form)
      if wordsCutOff > 0 {
        result.mayLackKeys = true
        reportCutOffWords(wordsCutOff, behind: index, of: key, in: mapping)
        continue
      }
      if let first = result[name] {
        report(
          .duplicateName, "`\(name)` is here twice", at: entry.keyRange,
          labels: [.init("the first is here", at: first.name.range)])
        continue
      }
      if key.isFreeText { warnOfComment(behind: entry.value, of: name) }
      result.fields.append(
        Field(
          name: Located(name, at: entry.keyRange), isMarkedOptional: isMarked, value: entry.value,
          language: key.value))
    }
    return result
  }

  /// An entry whose key is a name that the schema chooses.
  private mutating func field(_ entry: YAMLNode.Mapping.Entry) -> Field {
    var (name, isMarked) = Self.withoutMark(entry.key)
    if name.hasByte(UInt8(ascii: "?")) {
      name.removeAll { $0 == "?" }
      report(
        .misplacedQuestionMark, "a name has at most one question mark, at its end",
        at: entry.keyRange, suggestion: .write(name + "?", at: entry.keyRange))
    }
    return Field(
      name: Located(name, at: entry.keyRange), isMarkedOptional: isMarked, value: entry.value)
  }

  /// A key without the question mark at its end.
  static func withoutMark(_ key: String) -> (name: String, isMarked: Bool) {
    guard key.utf8.last == UInt8(ascii: "?") else { return (key, false) }
    return (String(Substring(key.utf8.dropLast())), true)
  }

  /// A misspelt section, as if it were spelt rightly: there is more to say of what stands in it.
  private func section(
    _ key: LanguageKey, _ entry: YAMLNode.Mapping.Entry, in mapping: YAMLNode.Mapping
  ) -> Field? {
    let sections = [
      "types", "mixins", "resources", "documents", "attributes", "relationships", "defaults",
    ]
    guard sections.contains(key.name), entry.value.mapping != nil, mapping[key.name] == nil
    else { return nil }
    return Field(
      name: Located(key.name, at: entry.keyRange), isMarkedOptional: false, value: entry.value,
      language: key.value)
  }

  /// - Returns: the key that is spelt alike.
  private mutating func reportUnknownKey(
    _ entry: YAMLNode.Mapping.Entry, in form: LanguageForm, after previous: YAMLNode.Mapping.Entry?
  ) -> LanguageKey? {
    let names = form.keys.map(\.name)
    let isMarked = entry.key.hasSuffix("?")
    let name = isMarked ? String(entry.key.dropLast()) : entry.key
    let near = KeySynonyms.isCertain(name) ? nil : draft.diagnostics.nearest(to: name, among: names)
    let meant = near ?? KeySynonyms.key(for: name, in: form)
    let mark = isMarked && meant.flatMap(form.key)?.takesQuestionMark == true ? "?" : ""
    var suggestion: Advice? =
      endAdvice(entry, in: form) ?? relationshipAdvice(entry, in: form)
      ?? meant.flatMap(form.key).flatMap { listAdvice($0, entry, in: form) }
      ?? meant.map { .didYouMean($0, at: entry.keyRange, mark: mark) }
      ?? KeySynonyms.advice(for: name, in: form, value: entry.value.scalar?.text).map {
        Advice(
          $0.replacing("%v", with: entry.value.scalar?.text ?? "…")
            .replacing(", as in `%n?:`", with: ""))
      }
    if suggestion == nil, let previous, form.key(previous.key)?.isFreeText == true {
      suggestion = textAdvice(entry, behind: previous)
    }
    report(
      .unknownKey, "\(form.name) has no key `\(entry.key)`", at: entry.keyRange,
      note: suggestion == nil
        ? "the keys of \(form.name) are \(names.joined(separator: ", "))" : nil,
      suggestion: suggestion)
    return near.flatMap(form.key)
  }
}

extension FileReader {
  /// What to write instead of a key that other languages have for the target of a relationship.
  func endAdvice(_ entry: YAMLNode.Mapping.Entry, in form: LanguageForm) -> Advice? {
    guard form.key("one") != nil, Self.wordsForTargets.contains(entry.key) else { return nil }
    var names: [String]
    var isMany = false
    switch entry.value.content {
    case .scalar(let scalar):
      guard let meant = ForeignTarget(scalar.text) else { return nil }
      let type = scalar.text.split(separator: "/").last.map(String.init) ?? scalar.text
      let name = known.resource(meantBy: type)
      names = [(name ?? meant.union) + (meant.isNullable && !meant.isMany ? "?" : "")]
      isMany = meant.isMany
    case .sequence(let elements):
      names = elements.compactMap { $0.scalar?.text }
      isMany = !["oneOf", "anyOf"].contains(entry.key)
    case .mapping: return nil
    }
    guard !names.isEmpty else { return nil }
    if names.contains(where: { PrimitiveType(rawValue: $0) != nil }) {
      return "a value is an attribute: it belongs under `attributes`"
    }
    let key = isMany ? "many" : "one"
    let union = names.joined(separator: " | ")
    return .edit(
      [(entry.keyRange, key), (entry.value.range, union)], "write `\(key): \(union)`",
      title: "Write `\(key): \(union)`")
  }

  /// `belongs_to: author` beside attributes.
  private func relationshipAdvice(
    _ entry: YAMLNode.Mapping.Entry, in form: LanguageForm
  ) -> Advice? {
    guard form.key("relationships") != nil, let isMany = Confusions.relationshipWords[entry.key]
    else { return nil }
    return Advice("write `relationships: { \(relationships(namedBy: entry.value, isMany)) }`")
  }

  private static let wordsForTargets: Set<String> = [
    "data", "to", "resource", "resourceType", "resource_type", "oneOf", "anyOf", "type", "target",
    "model", "ref", "class_name", "className", "class", "$ref", "references", "entity",
    "serializer",
  ]
}

extension YAMLNode {
  /// Whether nothing stands where a value could.
  var isEmpty: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.text.isEmpty && scalar.style == .plain
  }
}

extension String {
  /// Whether the text has a byte in UTF-8, which is quicker to say than whether it has a character.
  func hasByte(_ byte: UInt8) -> Bool {
    var text = self
    return text.withUTF8 { $0.contains(byte) }
  }
}
