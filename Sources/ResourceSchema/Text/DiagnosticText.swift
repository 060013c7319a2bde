import YAMLSource

/// Findings as people read them in a terminal.
///
/// ```text
/// blog.yaml:12:12: error: there is no type `Strng` [unknown-type]
///   12 |     title: Strng
///      |            ^~~~~
///   help: did you mean `String`?
/// ```
///
/// Control characters of a schema never reach the terminal: they are spelt out.
public struct DiagnosticText {
  private let files: [String: SourceFile]
  private let isColored: Bool

  private init(_ files: [SourceFile], isColored: Bool) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.isColored = isColored
  }

  /// Findings one below the other, without a final line break.
  ///
  /// - Parameters:
  ///   - files: the files that findings lie in; of a file that is not among them no line is shown.
  ///   - isColored: whether to use the colors of ANSI terminals.
  public static func render(
    _ diagnostics: [Diagnostic], files: [SourceFile], isColored: Bool = false
  ) -> String {
    let text = DiagnosticText(files, isColored: isColored)
    return diagnostics.map { text.lines(of: $0).joined(separator: "\n") }.joined(separator: "\n")
  }

  /// What ends a run though no place in a schema is at fault.
  public static func render(_ failure: RunFailure, isColored: Bool = false) -> String {
    let text = DiagnosticText([], isColored: isColored)
    let first = "\(text.painted("error:", .red)) \(text.painted(printable(failure.message), .bold))"
    guard !failure.details.isEmpty else { return first }
    return (["\(first):"] + failure.details.map { "  \(printable($0))" }).joined(separator: "\n")
  }

  /// How many findings there are: `3 errors, 1 warning in 2 files`.
  public static func summary(_ diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count - errors
    let counts = [(errors, "error"), (warnings, "warning")]
      .filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }
    guard !counts.isEmpty else { return "no errors, no warnings" }
    let files = Set(diagnostics.map(\.range.file)).count
    return "\(counts.joined(separator: ", ")) in \(counted(files, "file"))"
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }
}

extension DiagnosticText {
  private func lines(of diagnostic: Diagnostic) -> [String] {
    let color: Color = diagnostic.severity == .error ? .red : .yellow
    let places = [diagnostic.range] + diagnostic.labels.map(\.range)
    let width = places.map { String($0.start.line).count }.max() ?? 1
    let severity = painted("\(diagnostic.severity.rawValue):", color)
    let message = painted(Self.printable(diagnostic.message), .bold)
    var lines = ["\(place(diagnostic.range)): \(severity) \(message) [\(diagnostic.identifier)]"]
    lines += quote(diagnostic.range, width, color)
    for label in diagnostic.labels {
      lines.append("  \(Self.printable(label.message)): \(place(label.range))")
      lines += quote(label.range, width, .blue)
    }
    if let note = diagnostic.note {
      lines.append("  \(painted("note:", .blue)) \(Self.printable(note))")
    }
    if let suggestion = diagnostic.suggestion {
      lines.append("  \(painted("help:", .green)) \(Self.printable(suggestion))")
    }
    return lines
  }

  private func place(_ range: SourceRange) -> String {
    "\(Self.printable(range.file)):\(range.start.line):\(range.start.column)"
  }

  /// The line of a range, and the range underlined.
  private func quote(_ range: SourceRange, _ width: Int, _ color: Color) -> [String] {
    guard let file = files[range.file], let excerpt = SourceExcerpt(of: range, in: file) else {
      return []
    }
    let number = String(range.start.line)
    let gutter = String(repeating: " ", count: width - number.count) + number
    let blank = String(repeating: " ", count: width)
    return [
      "  \(painted("\(gutter) |", .blue)) \(excerpt.line)",
      "  \(painted("\(blank) |", .blue)) \(excerpt.indent)\(painted(excerpt.underline, color))",
    ]
  }

  /// A text of a schema without characters that a terminal would obey.
  static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isDangerous) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isDangerous(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Joiners build letters and emoji; the other invisible ones reorder what a line shows.
    case .format: scalar != "\u{200D}" && scalar != "\u{200C}"
    default: false
    }
  }

  private enum Color: String {
    case bold = "1"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case blue = "1;34"
  }

  private func painted(_ text: String, _ color: Color) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
