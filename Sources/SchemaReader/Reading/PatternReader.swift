import ResourceSchema

/// Reads the regular expressions of texts.
struct PatternReader: FormReader {
  let context: ReadingContext

  /// The expression that the texts of a type match; `nil` if there is none, or if it has an error.
  func pattern(_ field: Field?, type: ValueType) -> Located<String>? {
    guard let field, let pattern = text(field, "`pattern`") else { return nil }
    guard type == .primitive(.string) else {
      return report(
        .misplacedPattern, "`pattern` belongs to `String` alone", at: field.name.range,
        suggestion: isOfStrings(type)
          ? "declare a type, `Word: { alias: String, pattern: … }`, and use it here" : nil)
    }
    guard (try? Regex(pattern.value)) != nil else {
      return report(
        .malformedPattern, "`\(pattern.value)` is not a regular expression", at: pattern.range,
        note: "a bracket may be open, or a `*`, `+` or `?` may follow nothing")
    }
    return pattern
  }

  private func isOfStrings(_ type: ValueType) -> Bool {
    switch type {
    case .array(let element), .map(let element), .nullable(let element): isOfStrings(element)
    case .primitive(.string): true
    default: false
    }
  }
}
