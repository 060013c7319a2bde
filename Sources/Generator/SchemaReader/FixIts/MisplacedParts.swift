import Diagnostics
import ResourceSchema
import YAMLSource

/// Reports parts of a schema that are nested one level too deep or not deep enough.
final class MisplacedParts: Advisor {
  // MARK: Too far in

  /// Reports a field below `attributes` that belongs beside it in a resource.
  ///
  /// - Parameter attributes: the key, with its place.
  func isSection(
    _ field: Field, below attributes: Located<String>, into members: inout MembersDraft
  ) -> Bool {
    let name = field.name.value
    guard
      ["relationships", "links"].contains(name) && isSection(field, thanMember: .attribute)
        || isText(field)
        || (field.name.value == "with" && field.value.sequence != nil
          && known.namesMixins(field.value))
    else { return false }
    report(
      .misplacedKey, "`\(name)` belongs beside `attributes`, not below it", at: field.name.range,
      labels: [.init("`attributes` begins here", at: attributes.range)],
      suggestion: field.name.value == "with"
        ? "write `with: \(known.mixins(field.value.words, addedAt: field.name.range))` there"
        : place(of: name, like: attributes))
    if name == "relationships" {
      RelationshipReader(self).relationships(field.value, into: &members)
    }
    return true
  }

  /// Reports a key that belongs to the member before it: `readOnly: true`.
  func reportKey(_ field: Field, of thing: String) {
    let name = field.name.value
    let pair = KeyTemplate(self).filled(
      "%k: %v", for: .init(key: name, keyRange: field.name.range, value: field.value))
    let siblings = known.entries(leadingTo: field.name.range).dropLast().last?.value.mapping
    let member = siblings?.entries.last { $0.keyRange.end < field.name.range.start }
    report(
      .misplacedKey, "`\(name)` belongs in the braces of \(thing)", at: field.name.range,
      suggestion: member.map {
        let type = $0.value.mapping == nil ? KeyTemplate(self).filled("%V", for: $0) : "…"
        return Advice("remove it here, and write `\($0.key): { type: \(type), \(pair) }`")
      } ?? "write it beside `type:`")
  }

  /// Returns true for the description of a resource, which is not a type.
  private func isText(_ field: Field) -> Bool {
    guard ["description", "deprecated"].contains(field.name.value),
      let text = field.value.scalar?.text
    else { return false }
    return text.split(separator: " ").count > 2 && !text.contains("|")
      && TypeInWords(self).spelling(of: text) == nil && ForeignType(text) == nil
  }

  private func place(of name: String, like key: Located<String>) -> Advice {
    guard file.beginsLine(key.range.start.offset) else {
      return "move `\(name): …` after the `}` that closes `\(key.value)`"
    }
    return "begin `\(name):` in column \(key.range.start.column), like `\(key.value):`"
  }

  /// Returns true if a field is a section of a resource or a schema rather than a member with that
  /// name.
  private func isSection(_ field: Field, thanMember form: MappingDefinition) -> Bool {
    guard !field.value.isEmpty else { return false }
    switch field.value.content {
    case .mapping(let mapping):
      return ForeignTypeFixIt(self).isObjectWithoutKeyword(field.value, form)
        && (field.name.value == "links"
          || mapping.entries.allSatisfy { StrayParts(self).isAttribute($0.value) != true })
    case .sequence(let elements):
      // `[Link]` is an array of a type.
      return field.name.value == "links" && !elements.isEmpty
        && elements.allSatisfy { $0.scalar?.text.first?.isLowercase == true }
    case .scalar(let scalar):
      return field.name.value == "links" && LinksWord(rawValue: scalar.text) != nil
    }
  }

  // MARK: Too far out

  /// Removes from the fields below `resources` the parts of a resource and of the schema that have
  /// the same indentation.
  func takeParts(from fields: [Field]) -> [Field] {
    guard fields.contains(where: { isPart($0, of: .resource) || isPart($0, of: .schema) }) else {
      return fields
    }
    var rest: [Field] = []
    var parts: [Field] = []
    for field in fields {
      if isPart(field, of: .resource) {
        parts.append(field)
        if let last = rest.indices.last { rest[last].addEntry(field) }
        continue
      }
      reportParts(&parts, below: rest.last)
      if isPart(field, of: .schema) {
        report(
          .misplacedKey, "`\(field.name.value)` belongs beside `resources`, not below it",
          at: field.name.range,
          suggestion: "begin `\(field.name.value):` in the column of `resources:`")
        readSection(field)
      } else {
        rest.append(field)
      }
    }
    reportParts(&parts, below: rest.last)
    return rest
  }

  /// Reports the keys of a resource that are indented like its name.
  private func reportParts(_ parts: inout [Field], below owner: Field?) {
    guard let first = parts.first else { return }
    let names = parts.map { "`\($0.name.value)`" }
    let isOne = parts.count == 1
    parts = []
    report(
      .misplacedKey,
      isOne
        ? "\(names[0]) is a key of a resource, not a resource"
        : "\(names.joined("and")) are keys of a resource, not resources",
      at: first.name.range,
      suggestion: owner.map {
        isOne
          ? "indent it and what belongs to it further, so that it is below `\($0.name.value):`"
          : "indent them and what belongs to them further, so that they are below"
            + " `\($0.name.value):`"
      } ?? "write the resource that it belongs to above it, and indent it further")
  }

  private func readSection(_ field: Field) {
    switch field.name.value {
    case "types": TypeDeclarationReader(self).readTypes(field.value)
    case "defaults": DefaultsReader(self).readDefaults(field)
    case "mixins": ResourceReader(self).readMixins(field.value)
    case "documents": DocumentReader(self).readDocuments(field.value)
    default: break
    }
  }

  private func isPart(_ field: Field, of form: MappingDefinition) -> Bool {
    guard form.key(field.name.value) != nil, !field.value.isEmpty else { return false }
    let members = ["attributes", "relationships"]
    if form === MappingDefinition.resource, members.contains(field.name.value),
      let entries = field.value.mapping?.entries
    {
      return !entries.contains { members.contains($0.key) }
    }
    if field.name.value == "defaults", let entries = field.value.mapping?.entries {
      return !entries.contains { ["attributes", "relationships"].contains($0.key) }
    }
    return field.value.mapping == nil
      || ForeignTypeFixIt(self).isObjectWithoutKeyword(field.value, .resource)
  }
}

extension Field {
  /// Adds a field to the mapping that is the value, unless it already has the key.
  fileprivate mutating func addEntry(_ field: Field) {
    let entries = value.mapping?.entries ?? []
    guard value.mapping != nil || value.isEmpty, value.mapping?[field.name.value] == nil else {
      return
    }
    let entry = YAMLNode.Mapping.Entry(
      key: field.name.value, keyRange: field.name.range, value: field.value)
    value.content = .mapping(.init(entries: entries + [entry]))
  }
}
