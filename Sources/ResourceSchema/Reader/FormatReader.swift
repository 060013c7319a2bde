import YAMLSource

/// Reads the patterns of dates.
extension FileReader {
  /// The pattern of a date; `nil` if there is none, or if it has a mistake.
  mutating func format(_ field: Field?, type: ValueType) -> Located<String>? {
    guard let field, let format = text(field, "`format`") else { return nil }
    guard type == .primitive(.dateTime) else {
      report(
        .misplacedFormat, "`format` belongs to `DateTime` alone", at: field.name.range,
        suggestion: isArrayOfDates(type)
          ? "declare a type, `Date: { alias: DateTime, format: … }`, and write `[Date]`"
          : (TypeSynonyms.type(for: format.value) ?? TypeSynonyms.primitive(like: format.value))
            .map { Advice("write `type: \($0)`, without `format`") })
      return nil
    }
    let place = ScalarPlace(field.value, in: file)
    let mistakes = DatePatternMistakes.find(in: format.value)
    for mistake in mistakes {
      report(
        .malformedFormat, mistake.message, at: place.range(mistake.part), note: mistake.note,
        suggestion: mistake.suggestion.map { advice in
          guard let replacement = mistake.replacement else { return Advice(advice) }
          return .write(replacement, at: place.range(mistake.part), advice)
        })
    }
    return mistakes.isEmpty ? format : nil
  }

  private func isArrayOfDates(_ type: ValueType) -> Bool {
    switch type {
    case .array(let element), .map(let element), .nullable(let element):
      element == .primitive(.dateTime) || isArrayOfDates(element)
    default: false
    }
  }
}
