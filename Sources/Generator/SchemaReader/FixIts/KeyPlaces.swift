import Diagnostics
import ResourceSchema
import YAMLSource

/// Finds the nearest correct place for a key that its form does not have, using the tables of the
/// language.
final class KeyPlaces: Advisor {
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

  func advice(on key: UnknownKey) -> Advice? {
    place(of: key.name, key.entry, in: key.form).map { advice(key.entry, at: $0, from: key.form) }
  }

  func owner(of entry: YAMLNode.Mapping.Entry, from form: MappingDefinition) -> MappingDefinition? {
    place(of: entry.key.withoutMark.text, entry, in: form)?.form
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
}
