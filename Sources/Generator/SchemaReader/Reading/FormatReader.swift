import Diagnostics
import ResourceSchema

final class FormatReader: MappingReader {
  private static let text = "text"

  /// Applies `format` to a type: a number that is written as a text is of another type, and
  /// a date keeps its type and has the pattern that is returned beside it.
  func formatted(
    _ type: ValueType, by field: Field?
  ) -> (type: ValueType, pattern: Located<String>?) {
    guard let field, let format = text(field) else { return (type, nil) }
    switch type {
    case .primitive(.dateTime):
      return (type, pattern(format, at: field))
    case .primitive(let primitive) where primitive.isNumber:
      guard format.value == Self.text else {
        report(
          .malformedFormat, "a number is either a number or a string in JSON", at: format.range,
          suggestion: .write("format: text", or: "leave `format` out"))
        return (type, nil)
      }
      return (.numberText(primitive), nil)
    default:
      report(
        .misplacedFormat, "`format` belongs to `DateTime` and to numbers", at: field.name.range,
        suggestion: "dates with a format are `DateTime`; for the elements of an array, declare a"
          + " type in `types`, `{ alias: DateTime, format: … }`; otherwise remove it",
        advice: { _ in
          (TypeSynonyms.type(for: format.value) ?? TypeSynonyms.primitive(like: format.value))
            .map { "write `type: \($0)`, without `format`" }
            ?? ForeignDateFormat(format.value).flatMap {
              $0.pattern == nil ? Advice($0.advice) : nil
            }
        })
      return (type, nil)
    }
  }

  func based(_ type: ValueType, on field: Field?) -> ValueType {
    guard let field, let base = text(field, as: .malformedFormat) else { return type }
    guard case .primitive(.url) = type else {
      report(
        .misplacedFormat, "`base` belongs to `URL`", at: field.name.range,
        suggestion: "use the type `URL`; for an array, declare `{ alias: URL, base: … }` in `types`"
      )
      return type
    }
    return .relativeURL(base: base)
  }

  private func pattern(_ format: Located<String>, at field: Field) -> Located<String>? {
    let errors = DatePatternErrors.find(in: format.value)
    guard let error = errors.first else { return format }
    if isRepairing, let foreign = ForeignDateFormat(format.value) {
      return report(
        .malformedFormat, foreign.message, at: format.range,
        suggestion: foreign.pattern.map { Self.writing($0, in: format.range) }
          ?? Advice(foreign.advice))
    }
    let place = ScalarPlace(field.value, in: file)
    return report(
      .malformedFormat, error.message, at: place.range(error.part), note: error.note,
      suggestion: error.suggestion.map { Advice($0) },
      advice: { _ in
        DatePatternFixIt.pattern(meantBy: format.value).map { right in
          var advice = Self.writing(right, in: format.range)
          advice.note = error.suggestion
          return advice
        }
      })
  }

  /// Returns advice to replace a pattern, with quotes if YAML requires them.
  private static func writing(_ pattern: String, in range: SourceRange) -> Advice {
    let hasQuotes = pattern.contains("'") && !pattern.contains { "\"\\".contains($0) }
    let spelling = hasQuotes ? "\"\(pattern)\"" : FlowWord.spelling(pattern)
    return .write(spelling, at: range, of: "format")
  }
}

final class PatternReader: MappingReader {
  func pattern(_ field: Field?, type: ValueType) -> Located<String>? {
    guard let field, let pattern = text(field) else { return nil }
    // The name is resolved later, and reported there if it is undeclared.
    if case .named(let name) = type,
      !known.types.contains(name)
        || known.type(declared: name)?.mapping?["alias"]?.scalar?.text == name
    {
      return nil
    }
    guard type == .primitive(.string) else {
      let isValue = if case .primitive = type { true } else { false }
      return report(
        .misplacedPattern, "`pattern` only applies to `String`", at: field.name.range,
        suggestion: isValue
          ? "remove it, or write `String` if it is a string in JSON"
          : "declare a type for the texts in `types`, `{ alias: String, pattern: … }`, or remove it"
      )
    }
    if let right = Self.withoutDelimiters(pattern.value) {
      return report(
        .malformedPattern, "a pattern has no delimiters: it matches the whole string",
        at: pattern.range,
        suggestion: .write(right, at: pattern.range, of: "pattern"))
    }
    guard (try? Regex(pattern.value)) != nil else {
      return report(
        .malformedPattern, "`\(pattern.value)` is not a regular expression", at: pattern.range,
        note: "a bracket may be open, or a `*`, `+` or `?` may follow nothing",
        suggestion: "write a `\\` before a character that stands for itself")
    }
    return pattern
  }

  /// The expression in `/^[a-z]+$/i` or `r'[a-z]+'`, in quotes; `nil` for others.
  private static func withoutDelimiters(_ pattern: String) -> String? {
    guard let first = pattern.first, "/rR".contains(first) else { return nil }
    // With literal slashes around them, `^` and `$` never match.
    let match =
      pattern.wholeMatch(of: #/\/(\^.*|.*[^\\]\$)\/[a-z]*/#)?.output.1
      ?? pattern.wholeMatch(of: #/[rR]['"](.*)['"]/#)?.output.1
    return match.map { "'\($0.replacing("'", with: "''"))'" }
  }
}
