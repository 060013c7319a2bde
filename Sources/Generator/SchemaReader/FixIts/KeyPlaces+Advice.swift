import Diagnostics
import ResourceSchema
import YAMLSource

extension KeyPlaces {
  func advice(
    _ entry: YAMLNode.Mapping.Entry, at place: KeyLocation, from form: MappingDefinition
  ) -> Advice {
    let filled = { KeyTemplate(self).filled($0, for: entry) }
    if place.level.form === otherRoot {
      let file = known.isConfiguration ? "the schema" : "`\(Configuration.fileName)`"
      return Advice("it belongs to \(otherRoot.name): write `\(filled("%k: %v"))` in \(file)")
    }
    let general = form === MappingDefinition.member ? MappingDefinition.attribute : form
    if let row = row(entry, form, at: place) ?? row(entry, general, at: place) {
      return Advice(filled(row))
    }
    return Advice(
      place.steps.isEmpty
        ? advice(entry, above: place.level) : advice(entry, inside: place, from: form))
  }

  private func row(
    _ entry: YAMLNode.Mapping.Entry, _ form: MappingDefinition, at place: KeyLocation
  ) -> String? {
    CommonMistakes.places.first { row in
      row.owner == place.form.name
        && (row.keys.isEmpty
          ? row.form == form.name && !place.steps.isEmpty
          : row.keys.contains(entry.key) && ["", form.name].contains(row.form))
    }?.advice
  }

  /// Returns advice on a key that belongs to a form further in.
  private func advice(
    _ entry: YAMLNode.Mapping.Entry, inside place: KeyLocation, from form: MappingDefinition
  ) -> String {
    var text = KeyTemplate(self).filled("%k: %v", for: entry)
    let noun = place.form.name == "a resource" ? "a resource type" : place.form.name
    var owner = "it belongs to \(noun)"
    if place.hasNames {
      if case .key(let section)? = place.steps.last(where: { $0 != .name }),
        place.form.name != "`\(section)`"
      {
        owner += " in `\(section)`"
      }
      return place.key.value.fits(entry.value) ? "\(owner): write `\(text)` there" : owner
    }
    var (node, below) = (place.level.node, place.level.form === form ? nil : place.level.owner?.key)
    var keys = place.steps.compactMap { if case .key(let key) = $0 { key } else { nil } }[...]
    while let key = keys.first, let next = node?.mapping?[key], next.mapping != nil {
      (node, below) = (next, keys.removeFirst())
    }
    for key in keys.reversed() {
      let style = key == "page" && entry.key != "style" ? "style: number, " : ""
      text = "\(key): { \(style)\(text) }"
    }
    return "\(owner): write `\(text)`" + (below.map { " below `\($0):`" } ?? "")
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
      return "it belongs to \(owner), which has it already"
    }
    guard let owner = level.owner else {
      return "it belongs to the top level of the file, in the first column"
    }
    let text = KeyTemplate(self).filled("%k: %v", for: entry)
    return "it belongs to \(noun): write `\(text)` below `\(owner.key):`, beside"
      + " `\(level.child.key)`"
  }
}
