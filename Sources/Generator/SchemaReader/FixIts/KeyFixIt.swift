import Diagnostics
import ResourceSchema
import YAMLSource

final class KeyFixIt: Advisor {
  /// Returns the fields that can be read, and reports the others.
  func repairedFields(
    _ node: YAMLNode, of form: MappingDefinition, example: String,
    unless isForeign: ((YAMLNode) -> Bool)?
  ) -> Fields? {
    let node = MissedColonFixIt(self).withColons(node)
    if isForeign?(node) == true { return nil }
    let own = StrayParts(self).takeStrays(from: node, of: form)
    guard let mapping = (own ?? node).mapping else {
      return report(
        .expectedMapping, "\(form.name) is written as keys with their values", at: node.range,
        suggestion: form === MappingDefinition.schema
          ? Self.beginning
          : (form === MappingDefinition.document
            ? ListedFields(self).advice(onDocument: node, example) : nil)
            ?? (form === MappingDefinition.page
              ? node.scalar.flatMap { ResourceAPI.Page.Style(rawValue: $0.text) }
                .map { .write("page: { style: \($0) }") } : nil)
            ?? "for example: `\(example)`")
    }
    // Resources without the key `resources` are put below it; members are left out.
    let lacksMembers = own != nil && form !== MappingDefinition.schema
    var result = Fields(range: node.range, fields: [], mayLackKeys: hasGaps || lacksMembers)
    result.fields.reserveCapacity(mapping.entries.count)
    let turned = reportTurned(mapping, form)
    let unknown = UnknownKeyFixIt(self)
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
          entry, after: index > 0 ? mapping.entries[index - 1] : nil, mapping, form, unknown,
          &result)
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
        at: entry.keyRange, suggestion: markAdvice(entry, name))
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
  private func markAdvice(_ entry: YAMLNode.Mapping.Entry, _ name: String) -> Advice {
    switch name {
    case "one": .write(KeyTemplate(self).filled("one: %v?", for: entry))
    case "id": "write `id`; if clients may choose ids, add `clientIds: allowed`"
    default: .write(name, at: entry.keyRange)
    }
  }

  /// Reports a key that the form does not have. If it is another name for a section, its contents
  /// are still read.
  private func addUnknown(
    _ entry: YAMLNode.Mapping.Entry, after previous: YAMLNode.Mapping.Entry?,
    _ mapping: YAMLNode.Mapping, _ form: MappingDefinition, _ unknown: UnknownKeyFixIt,
    _ result: inout Fields
  ) {
    if entry.key.mayBeComment, CommentFixIt(self).isComment(entry) { return }
    if previous?.value.isEmptyBlock == true {
      // The line is part of a text that is already reported.
      result.mayLackKeys = true
      return
    }
    let meant = unknown.report(entry, after: previous, in: mapping, form)
    if meant?.name == "imports" { context.draft.hide(.all, at: entry.keyRange) }
    if let meant, let field = section(meant, entry, in: mapping) {
      result.fields.append(field)
    } else {
      result.mayLackKeys = true
      if entry.value.scalar == nil { result.unknownMappings.append(entry.keyRange) }
    }
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
    let pairs = mapping.entries.map { entry in
      let value = KeyTemplate(self).filled("%v", for: entry)
      return form.key(entry.key.withoutMark.text) == nil
        ? "\(value): \(FlowWord.spelling(entry.key))" : "\(entry.key): \(value)"
    }
    let names = turned.map { "`\($0.key)`" }.joined(separator: " and ")
    report(
      .unknownKey, "\(form.name) has no key\(turned.count > 1 ? "s" : "") \(names)",
      at: first.keyRange,
      suggestion: .edit(
        turned.flatMap {
          [($0.keyRange, $0.value.scalar?.text ?? ""), ($0.value.range, FlowWord.spelling($0.key))]
        },
        "they are the wrong way round: write `{ \(pairs.joined(separator: ", ")) }`",
        title: "Turn them round"))
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
      && !UnknownKeyFixIt(self).hasAnchor(entry)
    guard isSection || key.name == "allow", mapping[key.name] == nil,
      UnknownKeyFixIt(self).kindAdvice(entry) == nil
    else { return nil }
    return Field(
      name: Located(key.name, at: entry.keyRange), isMarkedOptional: false, value: entry.value,
      language: key.value)
  }
}
