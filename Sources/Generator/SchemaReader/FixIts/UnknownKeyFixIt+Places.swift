import Diagnostics
import ResourceSchema
import YAMLSource

// Keys in another place than their form has them.
extension UnknownKeyFixIt {
  /// Returns advice on a surplus level: `author: { links: [self] }` in place of `links`.
  func levelAdvice(_ key: UnknownKey) -> Advice? {
    let (entry, form) = (key.entry, key.form)
    let isAboutAll =
      form === MappingDefinition.defaults
      && (known.hasResource(entry.key) || ["resources", "resource", "all"].contains(entry.key))
    let isConfiguration = form === MappingDefinition.configuration
    guard
      isAboutAll || isConfiguration || form === MappingDefinition.relationshipDefaults
        || form === MappingDefinition.documentDefault, let own = entry.value.mapping,
      !own.entries.isEmpty, form.hasKeys(of: own)
    else { return nil }
    if isConfiguration {
      return "remove `\(entry.key):`, and begin what is below it in the first column"
    }
    let inner = shortSource(of: entry.value).dropFirst(2).dropLast(2)
    if known.hasResource(entry.key) {
      return
        "`defaults` hold for all resource types: write `\(inner)` at `\(entry.key)` in `resources`"
    }
    return "it holds for all of them: write `\(inner)` without `\(entry.key):`"
  }

  /// Returns advice on a resource type that is indented like the members of the one before it.
  func resourceAdvice(_ key: UnknownKey) -> Advice? {
    let entry = key.entry
    guard key.form === MappingDefinition.resource, let own = entry.value.mapping,
      own["attributes"] != nil || own["relationships"] != nil, key.form.hasKeys(of: own),
      let owner = known.entries(leadingTo: entry.keyRange).dropLast().last
    else { return nil }
    context.draft.hide(.resources, at: entry.keyRange)
    let isLast = key.mapping.entries.last?.keyRange == entry.keyRange
    let column = owner.keyRange.start.column
    guard isLast, file.beginsLine(entry.keyRange.start.offset) else {
      return
        "a resource type is not part of another: move `\(entry.key):`, with what belongs to it,"
        + " beside `\(owner.key):`"
    }
    return .edit(
      outdented(entry, to: column),
      "a resource type is not part of another: begin `\(entry.key):` in column \(column), like"
        + " `\(owner.key):`", title: "Begin `\(entry.key):` in column \(column)")
  }

  /// Advice on keys with dots between them: `defaults.id: UUID`.
  func dottedAdvice(_ key: UnknownKey) -> Advice? {
    let (entry, form) = (key.entry, key.form)
    let parts = entry.key.split(separator: ".").map(String.init)
    guard parts.count > 1, let key = form.key(parts[0]), let last = parts.last,
      parts.count == 2 || key.value.names != nil
    else { return nil }
    let inner = KeyTemplate(self).filled("\(last): %v", for: entry)
    let right = parts.dropLast().reversed().reduce(inner) { "\($1): { \($0) }" }
    return "keys are below each other: write `\(right)`"
  }

  /// Returns advice on a top-level key that only holds an anchor for merging: `.stamps: &stamps`.
  func anchorAdvice(_ key: UnknownKey) -> Advice? {
    let (entry, form) = (key.entry, key.form)
    guard form === MappingDefinition.schema, let members = entry.value.mapping,
      hasAnchor(entry) || members.entries.contains(where: hasAnchor)
    else { return nil }
    if let advice = firstUseAdvice(entry) { return advice }
    let isNested =
      members["attributes"] == nil && !members.entries.contains { $0.value.scalar != nil }
    let first = isNested ? members.entries.first : nil
    let name = (first?.key ?? entry.key).split(separator: "-").last.map(String.init) ?? entry.key
    let plain = String(name.drop { !$0.isLetter })
    let shown = shortSource(of: first?.value ?? entry.value)
    return "members that several resource types share are a mixin: write `mixins: { \(plain):"
      + " \(members["attributes"] == nil ? "{ attributes: \(shown) }" : shown) }`, and `with: [\(plain)]`"
      + " at each"
  }

  /// Advice to move an anchor to the key that has its value first: `page: *page`.
  private func firstUseAdvice(_ entry: YAMLNode.Mapping.Entry) -> Advice? {
    guard context.draft.diagnostics.errorCount < 50,
      let between = source(from: entry.keyRange.end, to: entry.value.range.start),
      let anchor = between.firstMatch(of: #/&(\S+)/#)?.output.1,
      let use = known.firstUse(of: entry.value, besides: entry.keyRange)
    else { return nil }
    return "anchors have no place of their own: write `\(use.key): &\(anchor)"
      + " \(shortSource(of: entry.value))` where it is used first, and remove it here"
  }

  func hasAnchor(_ entry: YAMLNode.Mapping.Entry) -> Bool {
    source(from: entry.keyRange.end, to: entry.value.range.start)?.contains("&") == true
  }

  /// Advice on the rest of a text that YAML cut short.
  func textAdvice(_ key: UnknownKey) -> Advice? {
    guard let previous = key.previous, key.form.key(previous.key)?.isFreeText == true else {
      return nil
    }
    return CutOffText(self).textAdvice(key.entry, behind: previous)
  }
}
