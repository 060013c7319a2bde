import Diagnostics
import ResourceSchema
import YAMLSource

// What to say of the place of a key.
extension KeyPlaces {
  func advice(
    _ entry: YAMLNode.Mapping.Entry, with others: [YAMLNode.Mapping.Entry] = [],
    at place: KeyLocation, from form: MappingDefinition
  ) -> Advice {
    let filled = { KeyTemplate(self).filled($0, for: entry) }
    let root = known.isConfiguration ? MappingDefinition.schema : .configuration
    if place.level.form === root {
      let end = PlaceRoute(self).end(of: place.steps, from: nil, for: entry)
      let text = if case .missing(let text, _) = end { text } else { filled("%k: %v") }
      return Advice(
        "it belongs to \(root.name): write `\(text)` in "
          + (known.isConfiguration ? "the schema" : "`\(Configuration.fileName)`"))
    }
    let general = form === MappingDefinition.member ? MappingDefinition.attribute : form
    if let row = row(entry, form, at: place) ?? row(entry, general, at: place) {
      return Advice(filled(row.replacing("%k: %v }", with: "%k: %v\(needed(entry, place)) }")))
    }
    if place.steps.isEmpty {
      return Advice(accessAdvice(entry, at: place, from: form) ?? advice(entry, above: place.level))
    }
    let advice = advice(entry, with: others, inside: place, from: form)
    return form === MappingDefinition.member && Self.accessKeys.contains(place.key.name)
      ? advice + " if that is true of the whole value" : advice
  }

  /// The sentence of the table that replaces the place of a key.
  func row(
    _ entry: YAMLNode.Mapping.Entry, _ form: MappingDefinition, at place: KeyLocation
  ) -> String? {
    CommonMistakes.places.first { row in
      row.owner == place.form.name
        && (row.keys.isEmpty
          ? row.form == form.name && !place.steps.isEmpty
          : row.keys.contains(entry.key) && ["", form.name].contains(row.form))
    }?.advice
  }

  private static let accessKeys: Set = ["writeOnly", "createOnly", "create"]

  /// Advice on `writeOnly: true` at a member of an object.
  private func accessAdvice(
    _ entry: YAMLNode.Mapping.Entry, at place: KeyLocation, from form: MappingDefinition
  ) -> String? {
    guard form === MappingDefinition.member,
      Self.accessKeys.contains(place.key.name),
      let owner = place.level.owner,
      let member = known.entries(leadingTo: entry.keyRange).dropLast().last
    else { return nil }
    return KeyTemplate(self).filled(
      "an attribute is read and written as a whole: write `%k: %v` beside `object` if that is true"
        + " of all of `\(owner.key)`, or move `\(member.key)` to `attributes`", for: entry)
  }

  /// Advice on a key that belongs to a form further in.
  private func advice(
    _ entry: YAMLNode.Mapping.Entry, with others: [YAMLNode.Mapping.Entry],
    inside place: KeyLocation, from form: MappingDefinition
  ) -> Advice {
    let noun = place.form.name == "a resource" ? "a resource type" : place.form.name
    if !place.key.value.fits(entry.value),
      let listed = ListedFields(self).advice(onNames: entry.value, of: place.key)
    {
      return "it belongs to \(noun): \(listed.text)"
    }
    let text = KeyTemplate(self).filled("%k: %v", for: entry)
    if case .boolean = place.key.value, let name = entry.value.sequence?.first?.scalar?.text {
      let type = known.type(ofAttribute: name) ?? TypelessMembers.type(for: name)
      return "it belongs to \(noun): write `\(name): { type: \(type), \(entry.key): true }`"
    }
    let isBelowOwn = place.level.form === form
    switch PlaceRoute(self).end(of: place.steps, from: place.level.node, for: entry) {
    case .unknown
    where form === MappingDefinition.member && place.form === MappingDefinition.attribute:
      return "write `\(text)` at the attribute that has this object, beside its type"
    case .unknown:
      let section = if case .key(let key)? = place.steps.first { " in `\(key)`" } else { "" }
      return "it belongs to \(noun)\(section): write `\(text)` there"
    case .block(let name): return "it belongs to \(noun): write `\(text)` below `\(name):`"
    case .text(let right): return "it belongs to \(noun): write `\(right)`"
    case .missing(let right, let last):
      let owner = last ?? (isBelowOwn ? nil : place.level.owner?.key)
      let below = owner.map { " below `\($0):`" } ?? ""
      let texts = ([entry] + others).map { KeyTemplate(self).filled("%k: %v", for: $0) }
      let all = right.replacing(text, with: texts.joined(separator: ", "), maxReplacements: 1)
      let subject = others.isEmpty ? "it belongs" : "they belong"
      return "\(subject) to \(noun): write `\(all)`\(below)"
    }
  }

  /// The keys that a key needs beside it: `, from: Int, to: …`.
  private func needed(_ entry: YAMLNode.Mapping.Entry, _ place: KeyLocation) -> String {
    let keys =
      place.form.rules.lazy.compactMap { rule -> [String]? in
        if case .needs(entry.key, let keys) = rule { keys } else { nil }
      }.first ?? []
    return keys.map { ", \($0): \($0 == "to" ? "…" : "%T")" }.joined()
  }

  /// Returns the action for a top-level key. In the first column, it would end the section that
  /// contains it.
  private func wayToFile(_ entry: YAMLNode.Mapping.Entry) -> String {
    guard let section = known.entries(leadingTo: entry.keyRange).first,
      entry.value.range.end < section.value.range.end, entry.value.mapping != nil
    else { return "begin `\(entry.key):` in the first column" }
    return "move `\(entry.key):`, with what is below it, above `\(section.key):`"
  }

  /// Returns advice on a key that belongs to a mapping further out.
  private func advice(_ entry: YAMLNode.Mapping.Entry, above level: Level) -> String {
    let noun =
      level.form.name.hasPrefix("`")
      ? level.form.name
      : level.form.name == "a resource"
        ? "the resource type"
        : "the \(level.form.name.split(separator: " ", maxSplits: 1).last ?? "")"
    if level.node?.mapping?.entry(for: entry.key) != nil {
      let owner = level.owner.map { "\(noun) `\($0.key)`" } ?? "the file"
      return entry.value.mapping == nil
        ? "remove it: it belongs to \(owner), which has it already"
        : "move what is below it to the `\(entry.key):` of \(owner)"
    }
    guard let owner = level.owner else { return "it belongs to the file: \(wayToFile(entry))" }
    let text = KeyTemplate(self).filled("%k: %v", for: entry)
    return "it belongs to \(noun): write `\(text)` below `\(owner.key):`, beside"
      + " `\(level.child.key)`"
  }
}
