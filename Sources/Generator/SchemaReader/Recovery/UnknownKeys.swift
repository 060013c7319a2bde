import Diagnostics
import ResourceSchema
import YAMLSource

final class UnknownKeys: RecoveringReader {
  /// Returns the fields that can be read, and reports the others.
  func repairedFields(
    _ node: YAMLNode, of form: MappingDefinition, example: String,
    unless isForeign: ((YAMLNode) -> Bool)?
  ) -> Fields? {
    let node = MissedColons(self).withColons(node)
    if isForeign?(node) == true { return nil }
    let own = StrayParts(self).takeStrays(from: node, of: form)
    guard let mapping = (own ?? node).mapping else {
      return report(
        .expectedMapping, "\(form.name) is written as keys with their values", at: node.range,
        suggestion: form === MappingDefinition.schema
          ? Self.beginning : "for example: `\(example)`",
        advice: { advisor in
          switch form {
          case _ where form === MappingDefinition.document:
            advisor.advice(onDocument: node, example)
          case _ where form === MappingDefinition.page:
            node.scalar.flatMap { ResourceAPI.Page.Style(rawValue: $0.text) }
              .map { .write("page: { style: \($0) }") }
          default: nil
          }
        })
    }
    // Resources without the key `resources` are put below it; members are left out.
    let lacksMembers = own != nil && form !== MappingDefinition.schema
    var result = Fields(range: node.range, fields: [], mayLackKeys: hasGaps || lacksMembers)
    result.fields.reserveCapacity(mapping.entries.count)
    let turned = reportTurned(mapping, form)
    var wordsCutOff = 0
    for (index, entry) in mapping.entries.enumerated() {
      if turned.contains(entry.keyRange) {
        result.mayLackKeys = true
      } else if wordsCutOff > 0 {
        wordsCutOff -= 1
      } else if let key = form.key(entry.key.withoutMark.text) {
        wordsCutOff = add(entry, key, at: index, of: mapping, form, to: &result)
      } else {
        addUnknown(
          entry, after: index > 0 ? mapping.entries[index - 1] : nil, mapping, form, &result)
      }
    }
    return result
  }

  /// Adds a field whose key the form has, and returns the number of entries after it that are the
  /// rest of its value.
  private func add(
    _ entry: YAMLNode.Mapping.Entry, _ key: LanguageKey, at index: Int,
    of mapping: YAMLNode.Mapping, _ form: MappingDefinition, to result: inout Fields
  ) -> Int {
    let (name, isMarked) = entry.key.withoutMark
    if isMarked && !key.takesQuestionMark {
      report(
        .misplacedQuestionMark, "`\(name)` of \(form.name) takes no question mark",
        at: entry.keyRange, advice: { Self.markAdvice(entry, name, $0) })
    }
    let wordsCutOff = CutOffWords(self).report(after: index, of: key, in: mapping, form)
    if wordsCutOff > 0 {
      result.mayLackKeys = true
    } else if let first = result[name] {
      report(
        .duplicateName, "`\(name)` appears twice", at: entry.keyRange,
        labels: [.init("the first is here", at: first.name.range)],
        suggestion: "remove one of them")
    } else {
      result.fields.append(field(entry, key, name: name, isMarked: isMarked))
    }
    return wordsCutOff
  }

  /// Advice to remove the mark after a key; that of `one?: people` belongs to the target.
  private static func markAdvice(
    _ entry: YAMLNode.Mapping.Entry, _ name: String, _ advisor: Advisor
  ) -> Advice {
    switch name {
    case "one": .write(advisor.filled("one: %v?", for: entry))
    case "id": "write `id`; if clients may choose ids, add `clientIds: allowed`"
    default: .write(name, at: entry.keyRange)
    }
  }

  /// Reports a key that the form does not have. If it is another name for a section, its contents
  /// are still read.
  private func addUnknown(
    _ entry: YAMLNode.Mapping.Entry, after previous: YAMLNode.Mapping.Entry?,
    _ mapping: YAMLNode.Mapping, _ form: MappingDefinition, _ result: inout Fields
  ) {
    if isComment(entry) { return }
    if previous?.value.isEmptyBlock == true {
      // The line is part of a text that is already reported.
      result.mayLackKeys = true
      return
    }
    let meant = reportUnknown(entry, after: previous, in: mapping, form)
    if meant?.name == "imports" { context.draft.hide(.all, at: entry.keyRange) }
    if let meant, let field = section(meant, entry, in: mapping) {
      result.fields.append(field)
    } else {
      result.mayLackKeys = true
      if entry.value.scalar == nil { result.unknownMappings.append(entry.keyRange) }
    }
  }

  /// Reports a key, and returns the key that the author meant.
  private func reportUnknown(
    _ entry: YAMLNode.Mapping.Entry, after previous: YAMLNode.Mapping.Entry?,
    in mapping: YAMLNode.Mapping, _ form: MappingDefinition
  ) -> LanguageKey? {
    // Advice on a key searches the whole file, and is wasted if the error is not shown.
    guard isShowing else {
      return report(.unknownKey, "\(form.name) has no key `\(entry.key)`", at: entry.keyRange)
    }
    let key = unknownKey(entry, after: previous, in: mapping, form)
    if form !== MappingDefinition.schema, ["types", "mixins", "resources"].contains(key.name) {
      context.draft.hide(.all, at: entry.keyRange)
    } else if isResource(entry, in: form) {
      context.draft.hide(.resources, at: entry.keyRange)
    }
    // What the author wrote should not get lost.
    let hasDescription = form.key("description") != nil && !key.isBeside("description")
    report(
      .unknownKey, "\(form.name) has no key `\(entry.key)`", at: entry.keyRange,
      suggestion: entry.value.isEmpty || !hasDescription
        ? nil : "remove it, or say it in `description`",
      general: "the keys of \(form.name) are \(form.keys.map(\.name).joined(separator: ", "))",
      advice: { $0.advice(on: key) })
    return key.meant.flatMap(form.key)
  }

  private func unknownKey(
    _ entry: YAMLNode.Mapping.Entry, after previous: YAMLNode.Mapping.Entry?,
    in mapping: YAMLNode.Mapping, _ form: MappingDefinition
  ) -> UnknownKey {
    let name = entry.key.withoutMark.text
    // A member of an object has some keys of an attribute, which are not misspelt.
    let isOfAttribute =
      form === MappingDefinition.member && MappingDefinition.attribute.key(name) != nil
    // `no-strict` means the opposite of `strict`.
    let near =
      KeySynonyms.isCertain(name) || isOfAttribute || name.hasPrefix("no-")
      ? nil : context.draft.diagnostics.suggestions.nearest(to: name, among: form.keys.map(\.name))
    var key = UnknownKey(entry: entry, form: form, mapping: mapping, previous: previous, near: near)
    let isName =
      form === MappingDefinition.schema && !key.isBeside("name")
      && WordList.namesOfAPIs.words.contains(name)
    let areMixins = form.key("with") != nil && known.namesMixins(entry.value)
    key.meant =
      isName ? "name" : areMixins ? "with" : near ?? KeySynonyms.key(for: name, in: form)
    // A list of types has no place for the values of a tag.
    if key.meant == "tag", mapping["oneOf"]?.mapping == nil { key.meant = nil }
    return key
  }

  static let beginning: Advice =
    "begin with `schema: 1` and `name:`, and describe each resource type below `resources:`"

  /// Reports entries whose key and value are the wrong way round, and returns the places of their
  /// keys: `{ page: number }` is `{ number: page }`.
  private func reportTurned(
    _ mapping: YAMLNode.Mapping, _ form: MappingDefinition
  ) -> Set<SourceRange> {
    let turned = mapping.entries.filter { form.key($0.key.withoutMark.text) == nil }
    let keys = Set(turned.compactMap { $0.value.scalar?.text })
    guard form.keys.allSatisfy({ if case .text = $0.value { true } else { false } }),
      let first = turned.first, keys.count == turned.count,
      keys.allSatisfy({ mapping.entry(for: $0) == nil && form.key($0) != nil })
    else { return [] }
    let names = turned.map { "`\($0.key)`" }.joined(separator: " and ")
    report(
      .unknownKey, "\(form.name) has no key\(turned.count > 1 ? "s" : "") \(names)",
      at: first.keyRange,
      advice: { advisor in
        let pairs = mapping.entries.map { entry in
          let value = advisor.filled("%v", for: entry)
          return form.key(entry.key.withoutMark.text) == nil
            ? "\(value): \(FlowWord.spelling(entry.key))" : "\(entry.key): \(value)"
        }
        return .edit(
          turned.flatMap {
            [
              ($0.keyRange, $0.value.scalar?.text ?? ""),
              ($0.value.range, FlowWord.spelling($0.key)),
            ]
          },
          "they are the wrong way round: write `{ \(pairs.joined(separator: ", ")) }`",
          title: "Turn them round")
      })
    return Set(turned.map(\.keyRange))
  }

  /// Returns a section under its correct name, so that its contents are checked as well.
  private func section(
    _ key: LanguageKey, _ entry: YAMLNode.Mapping.Entry, in mapping: YAMLNode.Mapping
  ) -> Field? {
    let sections = [
      "types", "mixins", "resources", "documents", "attributes", "relationships", "defaults",
    ]
    let isSection =
      sections.contains(key.name) && entry.value.mapping != nil
      && !hasAnchor(entry)
    guard isSection || key.name == "allow", mapping[key.name] == nil,
      entry.kindOfTypes == nil
    else { return nil }
    return Field(
      name: Located(key.name, at: entry.keyRange), isMarkedOptional: false, value: entry.value,
      language: key.value)
  }
}

extension MappingReader {
  /// True for a resource type that is in another one, or beside `resources`.
  func isResource(_ entry: YAMLNode.Mapping.Entry, in form: MappingDefinition) -> Bool {
    guard form === MappingDefinition.schema || form === MappingDefinition.resource,
      let own = entry.value.mapping, own["attributes"] != nil || own["relationships"] != nil
    else { return false }
    return MappingDefinition.resource.hasKeys(of: own) && !hasAnchor(entry)
  }

  func hasAnchor(_ entry: YAMLNode.Mapping.Entry) -> Bool {
    source(from: entry.keyRange.end, to: entry.value.range.start)?.contains("&") == true
  }
}

extension YAMLNode.Mapping.Entry {
  /// The key of each of the types in a section for types of one kind: `enum` for `enums: …`.
  var kindOfTypes: String? {
    guard let kind = CommonMistakes.typeSections[key], let types = value.mapping?.entries,
      !types.contains(where: { $0.value.mapping?[kind] != nil || $0.value.scalar != nil })
    else { return nil }
    return kind
  }
}

/// A key that its form does not have.
struct UnknownKey {
  let entry: YAMLNode.Mapping.Entry
  let form: MappingDefinition
  let mapping: YAMLNode.Mapping
  let previous: YAMLNode.Mapping.Entry?
  let near: String?
  /// The key of the form that the author meant.
  var meant: String?

  var name: String { entry.key.withoutMark.text }

  func isBeside(_ key: String) -> Bool { mapping[key] != nil }
}
