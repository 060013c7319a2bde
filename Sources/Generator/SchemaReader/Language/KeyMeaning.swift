import Diagnostics
import YAMLSource

package enum KeyMeaning {
  /// Returns the entries on the path to the key at an offset, the outermost first; empty if there
  /// is no key.
  package static func entries(at offset: Int, in file: SourceFile) -> [YAMLNode.Mapping.Entry] {
    let place = SourcePosition(line: 1, column: 1, offset: offset)
    let entries = KnownNames(YAMLReader.read(file).root)
      .entries(leadingTo: SourceRange(file: file.path, start: place, end: place))
    guard let key = entries.last?.keyRange, key.start <= place, place <= key.end else { return [] }
    return entries
  }

  /// Returns the description of the last key in its place; `nil` for a name that the schema
  /// chooses.
  package static func summary(
    of entries: [YAMLNode.Mapping.Entry], in form: MappingDefinition
  ) -> String? {
    var places: [LanguageValue] = [.form(form)]
    var summary: String?
    for entry in entries {
      summary = nil
      let name = entry.key.withoutMark.text
      places = places.flatMap { place -> [LanguageValue] in
        if case .named(_, let value, _) = place { return value.choices }
        guard case .form(let form) = place, let key = form.key(name) else { return [] }
        summary = summary ?? key.summary
        return key.value.choices
      }
    }
    return summary
  }
}

extension LanguageValue {
  /// The alternatives; a list also adds those of its elements.
  fileprivate var choices: [LanguageValue] {
    alternatives.flatMap { value in
      if case .list(let element, _) = value { element.alternatives } else { [value] }
    }
  }
}
