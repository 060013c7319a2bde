import Diagnostics
import ResourceSchema

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
