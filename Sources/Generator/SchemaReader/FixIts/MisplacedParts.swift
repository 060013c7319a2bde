import Diagnostics
import ResourceSchema
import YAMLSource

/// Finds parts of a schema that are a level too far in or too far out.
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
        || isText(field) || isMixins(field)
    else { return false }
    report(
      .misplacedKey, "`\(name)` belongs beside `attributes`, not below it", at: field.name.range,
      labels: [.init("`attributes` begins here", at: attributes.range)],
      suggestion: Advice(
        isMixins(field)
          ? "write `with: \(known.mixins(field.value.words, addedAt: field.name.range))` there"
          : place(of: name, like: attributes)))
    if name == "relationships" {
      RelationshipReader(self).relationships(field.value, into: &members)
    }
    return true
  }

  /// Reports `readOnly: true` among members, which is said of one of them.
  func reportKeyOfMember(_ field: Field) {
    let (name, text) = (field.name.value, field.value.scalar?.text ?? "")
    let siblings = known.entries(leadingTo: field.name.range).dropLast().last?.value.mapping
    let member = siblings?.entries.last { $0.keyRange.end < field.name.range.start }
    let type = member?.value.scalar?.text
    report(
      .misplacedKey, "`\(name)` belongs in the braces of the member it describes",
      at: field.name.range,
      suggestion: member.map {
        Advice("remove it here, and write `\($0.key): { type: \(type ?? "…"), \(name): \(text) }`")
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

  private func isMixins(_ field: Field) -> Bool {
    guard field.name.value == "with", let names = field.value.sequence, !names.isEmpty else {
      return false
    }
    return names.allSatisfy { $0.scalar.map { known.mixins.contains($0.text) } ?? false }
  }

  private func place(of name: String, like key: Located<String>) -> String {
    guard file.beginsLine(key.range.start.offset) else {
      return "move `\(name): …` after the `}` that closes `\(key.value)`"
    }
    return "begin `\(name):` in column \(key.range.start.column), like `\(key.value):`"
  }

  /// Returns true if a field is a section of a resource or a schema rather than a thing of that name.
  private func isSection(_ field: Field, thanMember form: MappingDefinition) -> Bool {
    guard !field.value.isEmpty else { return false }
    switch field.value.content {
    case .mapping(let mapping):
      return ForeignTypeFixIt(self).isObjectWithoutKeyword(field.value, form)
        && (field.name.value == "links"
          || mapping.entries.allSatisfy { isAttribute($0.value) != true })
    case .sequence(let elements):
      // `[Link]` is an array of a type.
      return field.name.value == "links" && !elements.isEmpty
        && elements.allSatisfy { $0.scalar?.text.first?.isLowercase == true }
    case .scalar(let scalar):
      return field.name.value == "links" && LinksWord(rawValue: scalar.text) != nil
    }
  }

  // MARK: Too far out

  /// Takes from the fields below `resources` the parts of a resource, and of the schema, that are
  /// in their column.
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

  /// Reports the keys of one resource that are in the column of its name.
  private func reportParts(_ parts: inout [Field], below owner: Field?) {
    guard let first = parts.first else { return }
    let names = parts.map { "`\($0.name.value)`" }
    let isOne = parts.count == 1
    parts = []
    report(
      .misplacedKey,
      isOne
        ? "\(names[0]) is a key of a resource, not a resource"
        : "\(listed(names)) are keys of a resource, not resources",
      at: first.name.range,
      suggestion: owner.map {
        isOne
          ? "indent it and what belongs to it further, so that it is below `\($0.name.value):`"
          : "indent them and what belongs to them further, so that they are below"
            + " `\($0.name.value):`"
      } ?? "write the resource that it belongs to above it, and indent it further")
  }

  private func listed(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  private func readSection(_ field: Field) {
    switch field.name.value {
    case "types": TypeDeclarationReader(self).readTypes(field.value)
    case "defaults": DefaultsReader(self).readDefaults(field.value)
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

  // MARK: Without the key around them

  /// Takes parts that lack the key around them out of a mapping, and reports them.
  ///
  /// - Returns: the rest; `nil` if there is nothing to take.
  func takeStrays(from node: YAMLNode, of form: MappingDefinition) -> YAMLNode? {
    guard let mapping = node.mapping else { return nil }
    if form === MappingDefinition.schema { return takeStrayResources(from: mapping, of: node) }
    guard form === MappingDefinition.resource || form === MappingDefinition.mixin else {
      return nil
    }
    return takeStrayMembers(from: mapping, of: form, node)
  }

  private func takeStrayMembers(
    from mapping: YAMLNode.Mapping, of form: MappingDefinition, _ node: YAMLNode
  ) -> YAMLNode? {
    var strays: [YAMLNode.Mapping.Entry] = []
    var rest: [YAMLNode.Mapping.Entry] = []
    var emptySection: String?
    for entry in mapping.entries {
      let isBelowSection =
        emptySection != nil && form.key(entry.key.withoutMark.text) == nil
        && looksLikeMember(entry.value)
      if isBelowSection || isStrayMember(entry, of: form) {
        strays.append(entry)
      } else {
        rest.append(entry)
        let isSection = ["attributes", "relationships"].contains(entry.key)
        emptySection = isSection && entry.value.isEmpty ? entry.key : nil
      }
    }
    let section = self.emptySection(in: mapping)
    let isCertain =
      section != nil || strays.contains { isAttribute($0.value) == true || namesResource($0.value) }
      || strays.count > 1 && strays.contains { $0.value.scalar == nil }
    guard let first = strays.first, isCertain else { return nil }
    let attributes = strays.filter { isAttribute($0.value) != false }
    let relationships = strays.filter { isAttribute($0.value) == false }
    let names = strays.map { "`\($0.key)`" }
    report(
      .unknownKey, "\(form.name) has no key \(alternatives(names))",
      at: first.keyRange,
      suggestion: Advice(
        section.map { "indent what belongs to `\($0):` further than it" }
          ?? present(attributes, relationships, in: mapping)
          ?? "attributes and relationships have keys of their own: write "
          + [
            self.section("attributes", attributes), self.section("relationships", relationships),
          ]
          .compactMap { $0 }.joined(separator: " and ")))
    var result = node
    result.content = .mapping(.init(entries: rest))
    return result
  }

  /// The section whose members are in its own column.
  private func emptySection(in mapping: YAMLNode.Mapping) -> String? {
    ["attributes", "relationships"].first { mapping[$0]?.isEmpty == true }
  }

  private func isStrayMember(_ entry: YAMLNode.Mapping.Entry, of form: MappingDefinition)
    -> Bool
  {
    guard !isNamedMember(entry) else { return true }
    let name = entry.key.hasSuffix("?") ? String(entry.key.dropLast()) : entry.key
    guard form.key(name) == nil, looksLikeMember(entry.value), !listsAttributes(entry.value),
      MappingDefinition.document.key(name) == nil || !namesResource(entry.value),
      form === MappingDefinition.resource || MappingDefinition.resource.key(name) == nil,
      !["one", "many", "type", "enum", "object", "map", "oneOf"].contains(name),
      KeySynonyms.advice(for: name, in: form) == nil, RelationshipReader.foreignWords[name] == nil
    else { return false }
    return context.draft.diagnostics.nearest(to: name, among: form.keys.map(\.name)) == nil
  }

  /// True for `attribute title: String`.
  private func isNamedMember(_ entry: YAMLNode.Mapping.Entry) -> Bool {
    let words = entry.key.split(separator: " ")
    return words.count == 2 && looksLikeMember(entry.value)
      && ["attribute", "attr", "field", "property", "prop", "column", "let", "var"].contains(
        words[0])
  }

  private func looksLikeMember(_ value: YAMLNode) -> Bool {
    switch value.content {
    case .scalar(let scalar):
      return !scalar.text.contains(" ") && !["true", "false"].contains(scalar.text)
        && scalar.text.first { !"[{".contains($0) }?.isLetter == true
    case .sequence(let elements):
      return elements.count == 1 && elements.first?.scalar != nil
    case .mapping(let mapping):
      return mapping.entries.contains {
        MappingDefinition.attribute.key($0.key) != nil
          || MappingDefinition.relationship.key($0.key) != nil
      }
    }
  }

  /// True for `[password]`, the name of an attribute of some resource type.
  private func listsAttributes(_ value: YAMLNode) -> Bool {
    value.sequence?.allSatisfy { known.attributeNames.contains($0.scalar?.text ?? "") } ?? false
  }

  private func namesResource(_ value: YAMLNode) -> Bool {
    let node = value.sequence?.first ?? value
    return (node.scalar?.text).flatMap { known.resource(meantBy: $0) } != nil
  }

  /// Returns true for the type of an attribute, false for the target of a relationship; `nil`
  /// where it may be either.
  private func isAttribute(_ value: YAMLNode) -> Bool? {
    switch value.content {
    case .scalar(let scalar):
      let word = scalar.text.filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
      let type = TypeSynonyms.spelling(of: word)
      if PrimitiveType(rawValue: type) != nil { return true }
      return word.first?.isLowercase == true ? false : nil
    case .sequence(let elements): return elements.first.flatMap { isAttribute($0) }
    case .mapping(let mapping):
      return mapping.entries.contains { ["one", "many"].contains($0.key) } ? false : true
    }
  }

  /// What to do with members that lie beside the section that they belong to.
  private func present(
    _ attributes: [YAMLNode.Mapping.Entry], _ relationships: [YAMLNode.Mapping.Entry],
    in mapping: YAMLNode.Mapping
  ) -> String? {
    let key = relationships.isEmpty ? "attributes" : "relationships"
    guard attributes.isEmpty || relationships.isEmpty, mapping[key]?.mapping != nil,
      let first = (attributes + relationships).first
    else { return nil }
    let isOne = attributes.count + relationships.count == 1
    return
      "move \(isOne ? "`\(KeyTemplate(self).filled("\(first.key): %v", for: first))`" : "them")"
      + " below `\(key):`"
  }

  /// `attributes: { title: String }` for the sentence; `nil` without entries.
  private func section(_ name: String, _ entries: [YAMLNode.Mapping.Entry]) -> String? {
    guard !entries.isEmpty else { return nil }
    let shown = entries.prefix(3).map { entry in
      let value = source(from: entry.value.range.start, to: entry.value.range.end) ?? "…"
      let isLong = value.utf8.count > 40 || value.contains { $0.isNewline }
      let name = entry.key.split(separator: " ").last.map(String.init) ?? entry.key
      return "\(name): \(isLong ? "…" : value)"
    }
    let more = entries.count > 3 ? ", …" : ""
    return "`\(name): { \(shown.joined(separator: ", "))\(more) }`"
  }

  /// Puts resources that are directly in a schema below `resources`.
  private func takeStrayResources(
    from mapping: YAMLNode.Mapping, of node: YAMLNode
  ) -> YAMLNode? {
    var strays: [YAMLNode.Mapping.Entry] = []
    var rest: [YAMLNode.Mapping.Entry] = []
    for entry in mapping.entries {
      if isStrayResource(entry) { strays.append(entry) } else { rest.append(entry) }
    }
    guard let first = strays.first else { return nil }
    let names = strays.map { "`\($0.key)`" }
    let resources = mapping.entry(for: "resources")
    report(
      .unknownKey, "a schema has no key \(alternatives(names))", at: first.keyRange,
      labels: resources.map { [.init("`resources` is here", at: $0.keyRange)] } ?? [],
      suggestion: Advice(
        strays.count == 1
          ? "a resource belongs below `resources:`, indented further"
          : "resources belong below `resources:`, indented further"))
    var below = resources?.value ?? node
    if resources == nil || below.mapping != nil || below.isEmpty {
      let known = resources.flatMap { $0.value.mapping?.entries } ?? []
      below.content = .mapping(.init(entries: known + strays))
      rest.removeAll { $0.key == "resources" }
      rest.append(
        .init(key: "resources", keyRange: resources?.keyRange ?? first.keyRange, value: below))
    }
    var result = node
    result.content = .mapping(.init(entries: rest))
    return result
  }

  private func isStrayResource(_ entry: YAMLNode.Mapping.Entry) -> Bool {
    guard MappingDefinition.schema.key(entry.key) == nil,
      let entries = entry.value.mapping?.entries,
      // What has an anchor is merged elsewhere.
      source(from: entry.keyRange.end, to: entry.value.range.start)?.contains("&") != true
    else { return false }
    return entries.contains { $0.key == "attributes" || $0.key == "relationships" }
      && entries.allSatisfy { MappingDefinition.resource.key($0.key) != nil }
  }

  private func alternatives(_ names: [String]) -> String {
    if names.count > 4 {
      return names.prefix(3).joined(separator: ", ") + " or \(names.count - 3) others"
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Field {
  /// Puts another field into the mapping that is the value, unless it has such a key.
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
