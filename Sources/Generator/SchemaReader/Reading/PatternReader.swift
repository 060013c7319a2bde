import Diagnostics
import ResourceSchema

/// Reads the regular expressions of texts.
final class PatternReader: MappingReader {
  /// Returns the regular expression for the texts of a type; `nil` if it is absent or has an error.
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
      return report(
        .misplacedPattern, "`pattern` only applies to `String`", at: field.name.range,
        suggestion: type.leaf(among: [.string]) != nil
          ? elementAdvice(pattern, at: field, type)
          : "write `String` as its type if the server sends texts; otherwise, remove `pattern`")
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
        suggestion: advice(on: pattern))
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

  /// Returns advice on an expression with unbalanced brackets.
  private func advice(on pattern: Located<String>) -> Advice? {
    let text = pattern.value
    let pairs: [(Character, Character)] = [("(", ")"), ("[", "]"), ("{", "}")]
    for (open, close) in pairs
    where text.count(where: { $0 == open }) > text.count(where: { $0 == close }) {
      return "write `\(close)` where the `\(open)` ends, or `\\\(open)` for the character itself"
    }
    for (open, close) in pairs
    where text.count(where: { $0 == open }) < text.count(where: { $0 == close }) {
      return "write `\(open)` before the `\(close)`, or `\\\(close)` for the character itself"
    }
    if let mark = text.first, "*+?".contains(mark) {
      return "write `.\(mark)` for any characters, or `\\\(mark)` for the character itself"
    }
    return "write a `\\` before a character that stands for itself"
  }

  private func elementAdvice(
    _ pattern: Located<String>, at field: Field, _ type: ValueType
  ) -> Advice {
    let name = FormatReader(self).elementName(at: field, otherwise: "Word")
    let isMap = if case .map = type { true } else { false }
    return "it says what each text matches: declare a type, `\(name): { alias: String, pattern:"
      + " \(FlowWord.spelling(pattern.value)) }`, and write"
      + " `\(isMap ? "{ map: \(name) }" : "[\(name)]")`"
  }
}
