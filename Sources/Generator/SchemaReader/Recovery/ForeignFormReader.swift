import Diagnostics
import ResourceSchema
import YAMLSource

struct ForeignFormReader {
  let file: SourceFile
  /// The keys that are allowed beside a type, and the key for the type itself.
  let form: MappingDefinition
  var types: [String] = []

  private static let deepest = 8

  /// Returns the meaning of a mapping in another language; `nil` if it has none, or if the mapping
  /// is valid.
  func meaning(of node: YAMLNode) -> OpenAPIType? { meaning(of: node, depth: 0) }

  private func meaning(of node: YAMLNode, depth: Int) -> OpenAPIType? {
    guard depth < Self.deepest, let mapping = node.mapping, let first = mapping.entries.first else {
      return nil
    }
    if let form = nullableChoice(mapping, depth: depth) ?? shape(mapping, depth: depth)
      ?? openAPI(mapping, depth: depth)
    {
      return form
    }
    guard mapping.entries.count == 1, first.value.isEmpty, form.key(first.key) == nil,
      isType(first.key)
    else { return nil }
    return OpenAPIType(sign: sign(first), spelling: spelling(of: first.key))
  }

  /// `anyOf: [{ type: string }, { type: 'null' }]`.
  private func nullableChoice(_ mapping: YAMLNode.Mapping, depth: Int) -> OpenAPIType? {
    guard let entry = mapping.entries.first(where: { ["anyOf", "oneOf"].contains($0.key) }),
      let elements = entry.value.sequence, form.key("type") != nil
    else { return nil }
    let types = elements.filter { element in
      !TypeReader.isNull(element.scalar?.text ?? element.mapping?["type"]?.scalar?.text ?? "")
    }
    guard types.count < elements.count, !types.isEmpty else { return nil }
    let spellings = types.compactMap { spelling(of: $0, depth: depth) }
    return OpenAPIType(sign: sign(entry), spelling: spellings.joined(separator: " | ") + "?")
  }

  /// A word and a key of the table, `{ type: enum, values: [red, green] }`, or a key that is alone:
  /// `{ array: String }`.
  private func shape(_ mapping: YAMLNode.Mapping, depth: Int) -> OpenAPIType? {
    let word = mapping["type"]?.scalar?.text
    for row in CommonMistakes.typeShapes
    where row.words.isEmpty ? mapping.entries.count == 1 : row.words.contains(word ?? "") {
      guard
        let entry = mapping.entries.first(where: { entry in
          row.keys.contains(entry.key) && !entry.value.isEmpty
        }), row.words.isEmpty ? form.key(entry.key) == nil : form.key("enum") != nil
      else { continue }
      if word?.lowercased() == "string", entry.value.sequence == nil { continue }
      let spelling: String? =
        switch row.meaning {
        case .array: self.spelling(of: entry.value, depth: depth).map { "[\($0)]" }
        case .map: self.spelling(of: entry.value, depth: depth).map { "{ map: \($0) }" }
        case .object where row.words.isEmpty && entry.value.mapping == nil: nil
        case .object: "{ object: \(members(of: entry.value, depth: depth)) }"
        case .enumeration: "{ enum: \(source(of: entry.value)) }"
        case .union: "{ oneOf: \(source(of: entry.value)) }"
        case .type:
          entry.value.scalar.flatMap { isType($0.text) ? self.spelling(of: $0.text) : nil }
        }
      if let spelling {
        return OpenAPIType(sign: sign(entry), spelling: spelling, mayBeObject: row.mayBeNames)
      }
    }
    return nil
  }

  private func sign(_ entry: YAMLNode.Mapping.Entry) -> Located<String> {
    Located(entry.key, at: entry.keyRange)
  }

  private func isType(_ word: String) -> Bool {
    let name = word.hasSuffix("?") ? String(word.dropLast()) : word
    return PrimitiveType(rawValue: name) != nil || TypeSynonyms.spelling(of: name) != name
      || name.first?.isUppercase == true && SwiftName.isIdentifier(name)
  }
}

extension ForeignFormReader {
  private func openAPI(_ mapping: YAMLNode.Mapping, depth: Int) -> OpenAPIType? {
    guard let sign = foreignKey(of: mapping), let type = ownType(mapping, depth: depth) else {
      return nil
    }
    let format = ownFormat(mapping)
    let passedOver =
      ["type", "enum", "items", "properties", "additionalProperties", "$ref", "required", "title"]
      + (format == nil ? ["format"] : [])
    var kept: [String] = []
    var leftOut: [String] = []
    for entry in mapping.entries where !passedOver.contains(entry.key) {
      if form.key(entry.key) != nil, !MappingDefinition.typeChoices.contains(entry.key) {
        kept.append("\(entry.key): \(source(of: entry.value))")
      } else {
        leftOut.append(entry.key)
      }
    }
    let isNullable = isNullable(mapping)
    let key = form.key("type") == nil ? "alias" : "type"
    let long = type.key.map { "\($0): \(type.spelling)" } ?? "\(key): \(type.spelling)"
    let isShort = kept.isEmpty && !isNullable && type.key == nil
    return OpenAPIType(
      sign: sign, rival: rival(of: sign, in: mapping),
      spelling: isShort
        ? type.spelling
        : "{ \(([long] + kept + (isNullable ? ["nullable: true"] : [])).joined(separator: ", ")) }",
      leftOut: leftOut)
  }

  /// Returns the key that identifies a mapping as OpenAPI instead of an invalid mapping of the
  /// schema language.
  private func foreignKey(of mapping: YAMLNode.Mapping) -> Located<String>? {
    let keys = mapping.entries
    let type = typeWord(mapping)
    let isForeignType = type.map(TypeReader.wordsOfJSONSchema.contains) ?? false
    if let key = keys.first(where: { ["properties", "$ref"].contains($0.key) }),
      key.key == "$ref" || key.value.mapping != nil, isForeignType || type == nil
    {
      return sign(key)
    }
    if let key = keys.first(where: { ["items", "additionalProperties"].contains($0.key) }),
      isForeignType
    {
      return sign(key)
    }
    let isOfTexts = type == "String" || type == "Int"
    if mapping["enum"] != nil, isForeignType || isOfTexts,
      let key = keys.last(where: { ["enum", "type"].contains($0.key) })
    {
      return sign(key)
    }
    guard isForeignType, let word = mapping["type"] else { return nil }
    if form.key("type") == nil { return keys.first { $0.key == "type" }.map(sign) }
    if ownFormat(mapping) != nil, let type { return Located(type, at: word.range) }
    return keys.first { $0.key == "format" }.map(sign)
  }

  /// The format, if it is the same in the schema language: that of a number in a text, or a date pattern.
  private func ownFormat(_ mapping: YAMLNode.Mapping) -> String? {
    mapping["format"]?.scalar.map(\.text).flatMap { $0 == "text" || $0.contains("yy") ? $0 : nil }
  }

  /// The first of `type` and `enum`, where the second is the sign.
  private func rival(
    of sign: Located<String>, in mapping: YAMLNode.Mapping
  ) -> Located<String>? {
    guard mapping["enum"] != nil, ["enum", "type"].contains(sign.value) else { return nil }
    return mapping.entries.first { ["enum", "type"].contains($0.key) }.map(self.sign)
  }

  /// The type that a mapping states, with the key that our long form has for it, if any.
  private func ownType(
    _ mapping: YAMLNode.Mapping, depth: Int
  ) -> (key: String?, spelling: String)? {
    if let path = mapping["$ref"]?.scalar?.text {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return SwiftName.isIdentifier(name) ? (nil, name) : nil
    }
    if let values = mapping["enum"] { return ("enum", source(of: values)) }
    if let items = mapping["items"] {
      return spelling(of: items, depth: depth).map { (nil, "[\($0)]") }
    }
    if let properties = mapping["properties"] {
      let required = mapping["required"]?.sequence?.compactMap { $0.scalar?.text }
      return ("object", members(of: properties, required: required, depth: depth))
    }
    if let values = mapping["additionalProperties"] {
      if let word = values.scalar?.text, ["true", "false"].contains(word) {
        return ("map", "JSON")
      }
      return spelling(of: values, depth: depth).map { ("map", $0) }
    }
    guard let word = typeWord(mapping) else { return nil }
    if let format = ownFormat(mapping) {
      return (nil, format == "text" ? spelling(of: word) : "DateTime")
    }
    let format = mapping["format"]?.scalar?.text ?? ""
    let own = TypeSynonyms.type(for: format) ?? TypeSynonyms.primitive(like: format)
    return (nil, own ?? spelling(of: word))
  }

  /// Returns the value of `type`, or the only value beside `null` in a list.
  private func typeWord(_ mapping: YAMLNode.Mapping) -> String? {
    guard let type = mapping["type"] else { return nil }
    if let word = type.scalar?.text { return word }
    let words = type.sequence?.compactMap { $0.scalar?.text }.filter { $0 != "null" } ?? []
    return words.count == 1 ? words.first : nil
  }

  private func isNullable(_ mapping: YAMLNode.Mapping) -> Bool {
    mapping["nullable"] == nil
      && mapping["type"]?.sequence?.contains { $0.scalar?.text == "null" } == true
  }
}

extension ForeignFormReader {
  private func spelling(of node: YAMLNode, depth: Int) -> String? {
    switch node.content {
    case .scalar(let scalar): return scalar.text.isEmpty ? nil : spelling(of: scalar.text)
    case .sequence(let elements):
      guard elements.count == 1 else { return nil }
      return spelling(of: elements[0], depth: depth + 1).map { "[\($0)]" }
    case .mapping(let mapping):
      if let form = meaning(of: node, depth: depth + 1) { return form.spelling }
      if let word = typeWord(mapping), !mapping.entries.contains(where: { $0.key == "nullable" }),
        !mapping.entries.contains(where: { $0.key == "optional" })
      {
        return spelling(of: word)
      }
      let isOwn = mapping.entries.contains { MappingDefinition.inlineType.key($0.key) != nil }
      return isOwn ? source(of: node) : "{ object: \(members(of: node, depth: depth + 1)) }"
    }
  }

  private func spelling(of text: String) -> String {
    ForeignType(text)?.spelling ?? ExampleValue.type(of: text)?.rawValue
      ?? (text.hasSuffix("?")
        ? TypeSynonyms.spelling(of: String(text.dropLast())) + "?"
        : TypeSynonyms.spelling(of: text))
  }

  /// The members of an object in braces; those that are not required have a question mark.
  func members(of node: YAMLNode, required: [String]? = nil, depth: Int = 0) -> String {
    guard depth < Self.deepest, let mapping = node.mapping else { return "{ … }" }
    let members = mapping.entries.prefix(Self.mostMembers).map { entry in
      let mark = required?.contains(entry.key) == false && !entry.key.hasSuffix("?") ? "?" : ""
      return "\(entry.key)\(mark): \(member(entry.value, depth: depth + 1))"
    }
    let isWhole = mapping.entries.count <= Self.mostMembers
    return members.isEmpty ? "{}" : "{ \(members.joined(separator: ", "))\(isWhole ? "" : ", …") }"
  }

  /// The type of a member, or dots if that would drop its description.
  private func member(_ node: YAMLNode, depth: Int) -> String {
    if isOwnMember(node) { return source(of: node) }
    return node.mapping?["type"] != nil && node.mapping?["description"] != nil
      ? "{ … }" : spelling(of: node, depth: depth) ?? "…"
  }

  /// True for `{ type: String, description: … }`, which is right as it is.
  func isOwnMember(_ node: YAMLNode) -> Bool {
    guard let mapping = node.mapping, let type = mapping["type"]?.scalar?.text else { return false }
    return MappingDefinition.member.hasKeys(of: mapping)
      && (types.contains(type) || PrimitiveType(rawValue: type) != nil)
  }

  private static let mostMembers = 8

  /// The text of a node, or dots where it has several lines.
  private func source(of node: YAMLNode) -> String {
    let range = node.range.start.offset..<node.range.end.offset
    guard range.count <= 200, range.upperBound <= file.bytes.count else { return "…" }
    let text = String(decoding: file.bytes[range], as: UTF8.self)
    if !text.contains(where: \.isNewline) { return text }
    guard let elements = node.sequence else { return "…" }
    return ListedWords.list(elements.compactMap { $0.scalar?.text })
  }
}

struct OpenAPIType {
  let sign: Located<String>
  /// The key that the sign cannot be combined with, if that is the error.
  var rival: Located<String>?
  /// The type in the schema language: `{ object: { street: String } }`.
  let spelling: String
  var leftOut: [String] = []
  /// True if it may as well be an object without the key `object`.
  var mayBeObject = false

  var message: String {
    if let rival { return "`\(sign.value)` cannot be combined with `\(rival.value)`" }
    return switch sign.value {
    case "format": "a type is one word, without `format`"
    case "type": "a type in `types` is not written with `type`"
    case let word where word.first?.isUppercase == true: "a type is written without braces"
    default: "a type is not written with `\(sign.value)`"
    }
  }
}
