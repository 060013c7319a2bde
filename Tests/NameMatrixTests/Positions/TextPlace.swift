@testable import SchemaReader

/// Where texts lie in the value of a key, as the tables of the language have it.
struct TextPlace {
  /// `[]` for an element of a list, `{}` for a name, `=` for the value of one.
  let path: String
  let opening: String
  let entry: String
  let closing: String
  /// Whether there can be many texts between the opening and the closing.
  let takesMany: Bool
  let content: Content
  let sample: Sample?

  enum Content: Equatable {
    case name(LanguageName)
    case text(LanguageText)
    /// A word of the language, a number, `true` or `false`.
    case fixed
  }

  init(
    _ path: String, _ opening: String, _ entry: String, _ closing: String, takesMany: Bool,
    _ content: Content, sample: Sample? = nil
  ) {
    self.path = path
    self.opening = opening
    self.entry = entry
    self.closing = closing
    self.takesMany = takesMany
    self.content = content
    self.sample = sample
  }

  /// All places in a value, except for those in forms within it: these have places of their own.
  static func all(
    in value: LanguageValue, within definitions: Set<LanguageDefinition> = []
  ) -> [TextPlace] {
    switch value {
    case .text(let text): [leaf(.text(text))]
    case .anything: [leaf(.text(.sentence))]
    case .boolean, .integer, .words: [leaf(.fixed)]
    case .form: []
    case .definition(let definition):
      definitions.contains(definition)
        ? [] : all(in: definition.value, within: definitions.union([definition]))
    case .oneOf(let values):
      values.flatMap { all(in: $0, within: definitions) }.reduce(into: []) { places, place in
        let first = places.firstIndex { $0.path == place.path && $0.sample == nil }
        guard let first, place.sample == nil else { return places.append(place) }
        if places[first].content == .fixed { places[first] = place }
      }
    case .list(let element, let count):
      all(in: element, within: definitions).map { $0.inList(count) }
    case .named(let name, let value, .twoOrMore):
      [
        TextPlace("{}", "{", "%text%: String", ", second: Int }", takesMany: false, .name(name))
      ]
        + all(in: value, within: definitions).filter(\.isLeaf).map {
          TextPlace("{}=", "{", "first: %text%", ", second: Int }", takesMany: false, $0.content)
        }
    case .named(let name, let value, _):
      Sample.forms(of: value).map { sample in
        TextPlace(
          "{}", "{", "%text%: \(sample.schema),", "}", takesMany: true, .name(name),
          sample: sample)
      }
        + all(in: value, within: definitions).map(\.behindName)
    }
  }

  private static func leaf(_ content: Content) -> TextPlace {
    TextPlace("", "", "%text%", "", takesMany: false, content)
  }

  private var isLeaf: Bool { path.isEmpty }

  private func inList(_ count: LanguageValue.LanguageCount) -> TextPlace {
    switch count {
    case .any where isLeaf, .oneOrMore where isLeaf:
      TextPlace("[]", "[", "%text%,", "]", takesMany: true, content)
    case .twoOrMore:
      TextPlace(
        "[]" + path, "[" + opening, entry, closing + ", Int ]", takesMany: takesMany, content)
    default:
      TextPlace("[]" + path, "[" + opening, entry, closing + "]", takesMany: takesMany, content)
    }
  }

  private var behindName: TextPlace {
    isLeaf
      ? TextPlace("{}=", "{", "%Owner%x%n%: %text%,", "}", takesMany: true, content)
      : TextPlace(
        "{}=" + path, "{ %Owner%x%n%: " + opening, entry, closing + " }", takesMany: takesMany,
        content,
        sample: sample)
  }
}
