import Diagnostics
import ResourceSchema
import YAMLSource

/// Finds the nearest correct place for a key that its form does not have, using the tables of the
/// language.
final class KeyPlaces: Advisor {
  /// A mapping around the key.
  struct Level {
    let form: MappingDefinition
    let node: YAMLNode?
    /// The entry whose value the mapping is; `nil` for the whole file.
    let owner: YAMLNode.Mapping.Entry?
    /// The entry of the mapping that the key is in, or that it is itself.
    let child: YAMLNode.Mapping.Entry
  }

  /// A form that has the key, with the path to it from one of the levels.
  struct KeyLocation {
    let level: Level
    let steps: [PlaceStep]
    let form: MappingDefinition
    let key: LanguageKey

    var hasNames: Bool {
      steps.contains { if case .name = $0 { true } else { false } }
    }
  }

  /// Advice on a key that belongs to another form, under this name or under that of another language.
  func advice(on key: inout UnknownKey) -> Advice? {
    let (name, entry, form) = (key.name, key.entry, key.form)
    if let place = place(of: name, entry, in: form) {
      key.companions = companions(of: key, at: place)
      return advice(entry, with: key.companions, at: place, from: form)
    }
    for key in KeySynonyms.keys(for: name) {
      guard let place = place(of: key, entry, in: form) else { continue }
      // `readonly: [id]` lists the attributes with the key.
      let listsNames =
        if case .boolean = place.key.value { entry.value.sequence != nil } else { false }
      guard listsNames || place.key.value.fits(entry.value) else { continue }
      var entry = entry
      entry.key = key
      return advice(entry, at: place, from: form)
    }
    return nil
  }

  /// Returns the entries after a key that belong in the same place, provided that it is still
  /// empty.
  private func companions(
    of key: UnknownKey, at place: KeyLocation
  ) -> [YAMLNode.Mapping.Entry] {
    let form = key.form
    guard place.level.form === form, !place.hasNames, case .key(let first)? = place.steps.first,
      key.mapping[first] == nil,
      row(key.entry, form, at: place) == nil
    else { return [] }
    return key.mapping.entries.filter { other in
      guard key.entry.keyRange.end < other.keyRange.start, form.key(other.key) == nil,
        let its = self.place(of: other.key, other, in: form)
      else { return false }
      return its.form === place.form && its.level.form === form
        && its.steps == place.steps
    }
  }

  /// The nearest form that has the key.
  func owner(of entry: YAMLNode.Mapping.Entry, from form: MappingDefinition) -> MappingDefinition? {
    place(of: entry.key.withoutMark.text, entry, in: form)?.form
  }

  // MARK: Finding

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
      + foreign(key, entry, own)
    // Every resource type has attributes, few have filters, and no type is nearer than another.
    let isRare = { (place: KeyLocation) in
      [MappingDefinition.filter, .typeDeclaration].contains { $0 === place.form }
    }
    let certain = candidates.filter { !isRare($0) } + candidates
    // If the value fits nowhere, only nearby places count: there, the value is wrong. Far away, the
    // key has another meaning.
    return certain.first { $0.key.value.fits(entry.value) }
      ?? certain.first { place in
        place.steps.isEmpty || place.level.form === form
          || ListedFields(self).advice(onNames: entry.value, of: place.key) != nil
      }
  }

  /// Returns the places of a key of the other file type: in a configuration for a schema, and the
  /// reverse. Nested places are only considered for keys at the top level.
  private func foreign(
    _ key: String, _ entry: YAMLNode.Mapping.Entry, _ own: Level
  ) -> [KeyLocation] {
    let other = known.isConfiguration ? MappingDefinition.schema : .configuration
    let top = Level(form: other, node: nil, owner: nil, child: entry)
    let isTop =
      own.form === MappingDefinition.schema || own.form === MappingDefinition.configuration
    let inner = isTop ? places(of: key, from: top) : []
    return (other.key(key).map { [KeyLocation(level: top, steps: [], form: other, key: $0)] } ?? [])
      + inner.filter { !$0.hasNames && $0.key.value.fits(entry.value) }
  }

  /// Returns the forms on the path to an entry, from the top level to the form that contains it.
  private func levels(
    around entry: YAMLNode.Mapping.Entry, in form: MappingDefinition
  ) -> [Level] {
    var levels: [Level] = []
    var value: LanguageValue?
    var owner: YAMLNode.Mapping.Entry?
    for step in known.entries(leadingTo: entry.keyRange) {
      let isLast = step.keyRange == entry.keyRange
      let forms =
        owner == nil ? [known.isConfiguration ? .configuration : .schema] : value?.forms ?? []
      let name = step.key.withoutMark.text
      if isLast {
        levels.append(
          Level(form: form, node: owner?.value ?? known.root, owner: owner, child: step))
      } else if let form = forms.first(where: { $0.key(name) != nil }) {
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
          Self.forms(of: inner).map { form, name in
            (form, end.steps + [.key(inner.name)] + (name.map { [.name($0)] } ?? []))
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

  /// Returns the forms that the value of a key can contain, with the kind of name between them.
  private static func forms(of key: LanguageKey) -> [(MappingDefinition, LanguageName?)] {
    if case .form(let form) = key.value { return [(form, nil)] }
    guard let (kind, value) = key.value.names,
      [.resourceType, .document, .type, .relationship, .filter, .template].contains(kind)
        || kind == .member && key.name == "attributes"
    else { return [] }
    return value.forms.suffix(1).map { ($0, kind) }
  }
}
