import Diagnostics
import ResourceSchema
import YAMLSource

/// Finds the nearest correct place for a key that its form does not have, using the tables of the
/// language.
extension Advisor {
  struct Level {
    let form: MappingDefinition
    let node: YAMLNode?
    /// The entry whose value the mapping is; `nil` for the whole file.
    let owner: YAMLNode.Mapping.Entry?
    /// The entry of the mapping that the key is in, or that it is itself.
    let child: YAMLNode.Mapping.Entry
  }

  /// A step on the path from a form down to another.
  enum PlaceStep: Equatable {
    case key(String)
    case name
  }

  /// A form that has the key, with the path to it from one of the levels.
  struct KeyLocation {
    let level: Level
    let steps: [PlaceStep]
    let form: MappingDefinition
    let key: LanguageKey

    var hasNames: Bool { steps.contains(.name) }
  }

  func placeAdvice(_ key: UnknownKey) -> Advice? {
    place(of: key.name, key.entry, in: key.form).map { advice(key.entry, at: $0, from: key.form) }
  }

  func hasPlace(for entry: YAMLNode.Mapping.Entry, from form: MappingDefinition) -> Bool {
    place(of: entry.key.withoutMark.text, entry, in: form) != nil
  }

  private func place(
    of key: String, _ entry: YAMLNode.Mapping.Entry, in form: MappingDefinition
  ) -> KeyLocation? {
    let levels = levels(around: entry, in: form)
    guard let own = levels.last else { return nil }
    let outer = levels.dropLast().reversed()
    func ways(_ level: Level, named: Bool) -> [KeyLocation] {
      places(of: key, from: level).filter { $0.hasNames == named }
    }
    let candidates =
      ways(own, named: false)
      + outer.compactMap { level in
        level.form.key(key).map { KeyLocation(level: level, steps: [], form: level.form, key: $0) }
      } + ways(own, named: true)
      + outer.flatMap { ways($0, named: false) + ways($0, named: true) }
      + (otherRoot.key(key).map {
        let top = Level(form: otherRoot, node: nil, owner: nil, child: entry)
        return [KeyLocation(level: top, steps: [], form: otherRoot, key: $0)]
      } ?? [])
    // Every resource type has attributes, few have filters, and no type is nearer than another.
    let isRare = { (place: KeyLocation) in
      [MappingDefinition.filter, .typeDeclaration].contains { $0 === place.form }
    }
    let certain = candidates.filter { !isRare($0) } + candidates
    // If the value fits nowhere, only nearby places count: there, the value is wrong. Far away, the
    // key has another meaning.
    return certain.first { $0.key.value.fits(entry.value) }
      ?? certain.first { $0.steps.isEmpty || $0.level.form === form }
  }

  /// The form of the other file type: that of a schema in a configuration, and the reverse.
  var otherRoot: MappingDefinition { known.isConfiguration ? .schema : .configuration }

  /// Returns the forms on the path to an entry, from the top level to the form that contains it.
  private func levels(
    around entry: YAMLNode.Mapping.Entry, in form: MappingDefinition
  ) -> [Level] {
    var levels: [Level] = []
    var value: LanguageValue?
    var owner: YAMLNode.Mapping.Entry?
    for step in known.entries(leadingTo: entry.keyRange) {
      let forms =
        owner == nil ? [known.isConfiguration ? .configuration : .schema] : value?.forms ?? []
      let name = step.key.withoutMark.text
      let isLast = step.keyRange == entry.keyRange
      if let form = isLast ? form : forms.first(where: { $0.key(name) != nil }) {
        levels.append(
          Level(form: form, node: owner?.value ?? known.root, owner: owner, child: step))
        value = form.key(name)?.value
      } else {
        value = value?.names?.value
      }
      owner = step
    }
    return levels
  }

  /// The ways from a level down to a key, the shortest first.
  private func places(of key: String, from level: Level) -> [KeyLocation] {
    var result: [KeyLocation] = []
    var ends: [(form: MappingDefinition, steps: [PlaceStep])] = [(level.form, [])]
    for _ in 0..<3 {
      ends = ends.flatMap { end in
        end.form.keys.flatMap { inner in
          Self.forms(of: inner).map { form, isNamed in
            (form, end.steps + [.key(inner.name)] + (isNamed ? [.name] : []))
          }
        }
      }
      result += ends.compactMap { end in
        end.form.key(key).map {
          KeyLocation(level: level, steps: end.steps, form: end.form, key: $0)
        }
      }
    }
    return result
  }

  /// Returns the forms that the value of a key can contain, with true if there are names between them.
  private static func forms(of key: LanguageKey) -> [(MappingDefinition, isNamed: Bool)] {
    if case .form(let form) = key.value { return [(form, false)] }
    guard let (kind, value) = key.value.names,
      [.resourceType, .document, .type, .relationship, .filter, .template].contains(kind)
        || kind == .member && key.name == "attributes"
    else { return [] }
    return value.forms.suffix(1).map { ($0, true) }
  }

  func advice(
    _ entry: YAMLNode.Mapping.Entry, at place: KeyLocation, from form: MappingDefinition
  ) -> Advice {
    let filled = { self.filled($0, for: entry) }
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
    var text = filled("%k: %v", for: entry)
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
    let text = filled("%k: %v", for: entry)
    return "it belongs to \(noun): write `\(text)` below `\(owner.key):`, beside"
      + " `\(level.child.key)`"
  }
}
