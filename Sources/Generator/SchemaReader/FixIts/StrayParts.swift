import Diagnostics
import ResourceSchema
import YAMLSource

/// Reports parts of a schema without their enclosing key.
final class StrayParts: Advisor {
  /// Removes parts without their enclosing key from a mapping, and reports them.
  ///
  /// - Returns: the remaining mapping; `nil` if no part was removed.
  func takeStrays(from node: YAMLNode, of form: MappingDefinition) -> YAMLNode? {
    guard let mapping = node.mapping else { return nil }
    switch form {
    case _ where form === MappingDefinition.schema:
      return takeStrayResources(from: mapping, of: node)
    case _ where form === MappingDefinition.resource || form === MappingDefinition.mixin:
      return takeStrayMembers(from: mapping, of: form, node)
    case _ where form === MappingDefinition.documentDefaults:
      return takeDocumentDefaults(from: mapping, of: node)
    case _ where form === MappingDefinition.page:
      let names = mapping.entries.filter {
        MappingDefinition.pageNames.key($0.key) != nil
          && $0.value.scalar?.text.wholeMatch(of: #/(?!true|false)[A-Za-z][\w\[\]-]*/#) != nil
      }
      let text = names.map { KeyTemplate(self).filled("\($0.key): %V", for: $0) }
        .joined(separator: ", ")
      return take(
        names, from: node, of: form, edits(putting: names, below: "names"),
        "names of query parameters belong to `names`: write `names: { \(text) }`")
    default:
      // A member that is indented like `object`.
      guard let index = mapping.entries.firstIndex(where: { $0.key == "object" }),
        case let object = mapping.entries[index].value,
        case let member = object.mapping?.entries.last,
        let line = object.isEmpty ? mapping.entries.dropFirst(index + 1).first : member,
        file.beginsLine(line.keyRange.start.offset)
      else { return nil }
      let strays = mapping.entries[(index + 1)...].filter {
        isSurelyMember($0, of: form)
          || member == nil && form.key($0.key.withoutMark.text) == nil && looksLikeMember($0.value)
      }
      var result = take(
        strays, from: node, of: form, edits(putting: strays, below: "object"),
        "indent \(strays.count == 1 ? "it" : "them") "
          + (member.map { "like `\($0.key)`, below `object:`" } ?? "further than `object:`"))
      if member == nil, var entries = result?.mapping?.entries {
        entries[index].value.content = .mapping(.init(entries: strays))
        result?.content = .mapping(.init(entries: entries))
      }
      return result
    }
  }

  /// Takes what belongs to the defaults of one kind of document, or to those of all.
  private func takeDocumentDefaults(
    from mapping: YAMLNode.Mapping, of node: YAMLNode
  ) -> YAMLNode? {
    let form = MappingDefinition.documentDefaults
    let strays = mapping.entries.filter { MappingDefinition.documentDefault.key($0.key) != nil }
    func text(_ entries: [YAMLNode.Mapping.Entry]) -> String {
      entries.map { KeyTemplate(self).filled("\($0.key): %v", for: $0) }.joined(separator: ", ")
    }
    // `links` and `meta` of `defaults` are those of resources.
    let isShared = { (entry: YAMLNode.Mapping.Entry) in ["errors", "jsonapi"].contains(entry.key) }
    let (shared, others) = (strays.filter(isShared), strays.filter { !isShared($0) })
    let rest = take(
      shared, from: node, of: form, [],
      "\(shared.count == 1 ? "it holds" : "they hold") for all documents: write"
        + " \(shared.map { "`\(text([$0]))`" }.joined("and")) below `defaults:`, beside `documents`"
    )
    let areMany = others.contains { $0.value.scalar?.text == LinksWord.pagination.rawValue }
    return take(
      others, from: rest ?? node, of: form, areMany ? edits(putting: others, below: "many") : [],
      areMany
        ? "pages have many resources: write `many: { \(text(others)) }`"
        : "write it for documents with one resource or with many: `one: { \(text(others)) }` or"
          + " `many: { \(text(others)) }`") ?? rest
  }

  /// Removes entries from a mapping, and reports them.
  private func take(
    _ strays: [YAMLNode.Mapping.Entry], from node: YAMLNode, of form: MappingDefinition,
    _ edits: [Edit], _ advice: Advice
  ) -> YAMLNode? {
    let unknown = strays.filter { form.key($0.key.withoutMark.text) == nil }
    guard let first = unknown.first, let all = node.mapping?.entries else { return nil }
    report(
      .unknownKey, "\(form.name) has no key \(unknown.map { "`\($0.key)`" }.joined("or"))",
      at: first.keyRange, suggestion: .edit(edits, advice, title: "Indent further"))
    let places = Set(strays.map(\.keyRange))
    var result = node
    result.content = .mapping(.init(entries: all.filter { !places.contains($0.keyRange) }))
    return result
  }

  private func takeStrayMembers(
    from mapping: YAMLNode.Mapping, of form: MappingDefinition, _ node: YAMLNode
  ) -> YAMLNode? {
    var strays: [YAMLNode.Mapping.Entry] = []
    var emptySection: String?
    for entry in mapping.entries {
      let isBelowSection =
        emptySection != nil && form.key(entry.key.withoutMark.text) == nil
        && looksLikeMember(entry.value)
      if isBelowSection || isStrayMember(entry, of: form) {
        strays.append(entry)
      } else {
        let isSection = ["attributes", "relationships"].contains(entry.key)
        emptySection = isSection && entry.value.isEmpty ? entry.key : nil
      }
    }
    let section = ["attributes", "relationships"].first { mapping[$0]?.isEmpty == true }
    let isCertain =
      section != nil || strays.contains { isAttribute($0.value) == true || namesResource($0.value) }
      || strays.count > 1 && strays.contains { $0.value.scalar == nil }
    guard let first = strays.first, isCertain else { return nil }
    let attributes = strays.filter { isAttribute($0.value) != false }
    let relationships = strays.filter { isAttribute($0.value) == false }
    let key = relationships.isEmpty ? "attributes" : "relationships"
    let isOneKind = attributes.isEmpty || relationships.isEmpty
    let whole = KeyTemplate(self).filled("`\(first.key): %v`", for: first)
    let sections = [
      self.section("attributes", attributes), self.section("relationships", relationships),
    ].compactMap { $0 }.joined(separator: " and ")
    return take(
      strays, from: node, of: form,
      isOneKind && !strays.contains(where: isNamedMember)
        ? edits(putting: strays, below: section ?? key) : [],
      section.map { "indent what belongs to `\($0):` further than it" }
        ?? (isOneKind && mapping[key]?.mapping != nil
          ? "move \(strays.count == 1 ? whole : "them") below `\(key):`"
          : "attributes and relationships have keys of their own: write \(sections)"))
  }

  private func isStrayMember(
    _ entry: YAMLNode.Mapping.Entry, of form: MappingDefinition
  ) -> Bool {
    let name = entry.key.withoutMark.text
    if isNamedMember(entry) || isSurelyMember(entry, of: form) { return true }
    guard form.key(name) == nil, looksLikeMember(entry.value), !listsAttributes(entry.value),
      !known.namesMixins(entry.value),
      MappingDefinition.document.key(name) == nil || !namesResource(entry.value),
      form === MappingDefinition.resource || MappingDefinition.resource.key(name) == nil,
      !["one", "many", "type", "enum", "object", "map", "oneOf"].contains(name),
      !KeySynonyms.contains(name, in: form), RelationshipReader.foreignWords[name] == nil
    else { return false }
    return context.draft.diagnostics.nearest(to: name, among: form.keys.map(\.name)) == nil
  }

  /// True for a key with a type as its value, unless a similar or synonymous key of the form
  /// accepts the value.
  private func isSurelyMember(
    _ entry: YAMLNode.Mapping.Entry, of form: MappingDefinition
  ) -> Bool {
    let name = entry.key.withoutMark.text
    let isResource = form === MappingDefinition.resource
    guard form.key(name) == nil, !MappingDefinition.typeChoices.contains(name) || !isResource,
      form !== MappingDefinition.mixin || MappingDefinition.resource.key(name) == nil,
      !isResource || KeySynonyms.rowAdvice(for: name, in: form, value: nil) == nil
    else { return false }
    let meant =
      KeySynonyms.key(for: name, in: form)
      ?? context.draft.diagnostics.nearest(to: name, among: form.keys.map(\.name))
    let node = entry.value.sequence?.first ?? entry.value
    let type = (node.mapping?["type"] ?? node).scalar?.text.filter { $0 != "?" } ?? ""
    guard known.namesType(type) else { return false }
    if let keys = node.mapping {
      return keys.entries.allSatisfy { MappingDefinition.attribute.key($0.key) != nil }
        && meant.flatMap(form.key)?.value.fits(entry.value) != true
    }
    switch meant {
    case "id": return entry.value.sequence != nil || !["String", "Int", "UUID"].contains(type)
    case "description", "deprecated", "path", "sorts", "filters", "page", "plural", "swift", nil:
      return true
    default: return isResource && !known.hasType(type)
    }
  }

  /// True for `attribute title: String`.
  private func isNamedMember(_ entry: YAMLNode.Mapping.Entry) -> Bool {
    let words = entry.key.split(separator: " ")
    return words.count == 2 && looksLikeMember(entry.value)
      && WordList.keywordsOfFields.contains(String(words[0]))
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
  func isAttribute(_ value: YAMLNode) -> Bool? {
    switch value.content {
    case .scalar(let scalar):
      let word = scalar.text.filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
      let type = TypeSynonyms.spelling(of: word)
      if PrimitiveType(rawValue: type) != nil || known.hasType(word) { return true }
      return word.first?.isLowercase == true ? false : nil
    case .sequence(let elements): return elements.first.flatMap { isAttribute($0) }
    case .mapping(let mapping):
      return mapping.entries.contains { ["one", "many"].contains($0.key) } ? false : true
    }
  }

  /// Spells a section for a message, `attributes: { title: String }`; `nil` without entries.
  private func section(_ name: String, _ entries: [YAMLNode.Mapping.Entry]) -> String? {
    guard !entries.isEmpty else { return nil }
    let shown = entries.prefix(3).map { entry in
      let name = entry.key.split(separator: " ").last.map(String.init) ?? entry.key
      return KeyTemplate(self).filled("\(name): %v", for: entry)
    }
    let more = entries.count > 3 ? ", …" : ""
    return "`\(name): { \(shown.joined(separator: ", "))\(more) }`"
  }

  /// Puts resources that are directly in a schema below `resources`.
  private func takeStrayResources(
    from mapping: YAMLNode.Mapping, of node: YAMLNode
  ) -> YAMLNode? {
    let strays = mapping.entries.filter(isStrayResource)
    guard let first = strays.first else { return nil }
    let resources = mapping.entry(for: "resources")
    report(
      .unknownKey, "a schema has no key \(strays.map { "`\($0.key)`" }.joined("or"))",
      at: first.keyRange,
      labels: resources.map { [.init("`resources` is here", at: $0.keyRange)] } ?? [],
      suggestion: Advice(
        strays.count == 1
          ? "a resource belongs below `resources:`, indented further"
          : "resources belong below `resources:`, indented further"))
    var rest = mapping.entries.filter { !isStrayResource($0) }
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
      // A value with an anchor is merged elsewhere.
      !UnknownKeyFixIt(self).hasAnchor(entry)
    else { return false }
    return entries.contains { $0.key == "attributes" || $0.key == "relationships" }
      && entries.allSatisfy { MappingDefinition.resource.key($0.key) != nil }
  }
}
