/// Diagnostics for people, as text in a terminal.
///
/// ```text
/// blog.yaml:12:12: error: unknown type `Strng` [unknown-type]
///   12 |     title: Strng
///      |            ^~~~~
///   help: did you mean `String`?
/// ```
///
/// The first line of each diagnostic has the format of compilers, so that editors find the place.
/// Control characters of a schema never reach the terminal: they are escaped.
public struct DiagnosticText {
  private let files: [String: SourceFile]
  private let style: TerminalStyle

  private init(_ files: [SourceFile], isColored: Bool) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.style = TerminalStyle(isColored: isColored)
  }

  /// Returns the diagnostics, separated by empty lines, without a final line break.
  public static func render(
    _ diagnostics: [Diagnostic], files: [SourceFile], isColored: Bool = false
  ) -> String {
    let text = DiagnosticText(files, isColored: isColored)
    return diagnostics.map { text.lines(of: $0).joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  public static func render(_ failure: RunFailure, isColored: Bool = false) -> String {
    let style = TerminalStyle(isColored: isColored)
    let message = style.painted(PrintableText.of(failure.message), .bold)
    let first = "\(style.painted("error:", .red)) \(message)"
    guard !failure.details.isEmpty else { return first }
    let details = failure.details.map { "  \(PrintableText.of($0))" }
    return (["\(first):"] + details).joined(separator: "\n")
  }

  private func lines(of diagnostic: Diagnostic) -> [String] {
    let color = diagnostic.severity.color
    let places = [diagnostic.range] + diagnostic.labels.map(\.range)
    let quote = LineQuote(
      style: style, gutter: places.map { String($0.start.line).count }.max() ?? 1)
    let severity = style.painted("\(diagnostic.severity.rawValue):", color)
    let message = style.painted(PrintableText.of(diagnostic.message), .bold)
    let start = diagnostic.range.isKnown ? "\(PrintableText.of(diagnostic.range)): " : ""
    var lines = ["\(start)\(severity) \(message) [\(diagnostic.identifier)]"]

    var labels = diagnostic.labels[...]
    if let file = files[diagnostic.range.file] {
      let beside = labels.prefix { isBeside($0.range, diagnostic.range) }
      let primary = quote.lines(of: diagnostic.range, in: file, color, labels: Array(beside))
      lines += primary.lines
      labels = labels.dropFirst(primary.labelCount)
    }
    for label in labels where label.range.isKnown {
      lines.append("  \(PrintableText.of(label.message)): \(PrintableText.of(label.range))")
      if let file = files[label.range.file] { lines += quote.lines(of: label, in: file) }
    }
    if let note = diagnostic.note {
      lines.append("  \(style.painted("note:", .blue)) \(PrintableText.of(note))")
    }
    if let suggestion = diagnostic.suggestion ?? diagnostic.fixIts.first?.title {
      lines.append("  \(style.painted("help:", .green)) \(PrintableText.of(suggestion))")
    }
    return lines + correction(of: diagnostic, quote)
  }

  /// Returns true if one range can be marked on the same line as another.
  private func isBeside(_ range: SourceRange, _ primary: SourceRange) -> Bool {
    range.file == primary.file && range.start.line == primary.start.line
      && range.end.line == range.start.line
      && (range.end.offset <= primary.start.offset || range.start.offset >= primary.end.offset)
  }

  /// Returns the corrected line, unless the suggestion already states it.
  private func correction(of diagnostic: Diagnostic, _ quote: LineQuote) -> [String] {
    guard let fixIt = diagnostic.fixIts.first, let file = files[diagnostic.range.file] else {
      return []
    }
    let replacesAll = fixIt.edits.count == 1 && fixIt.edits[0].range == diagnostic.range
    if replacesAll,
      diagnostic.suggestion?.contains("`\(fixIt.edits[0].replacement)`") ?? true
    {
      return []
    }
    return quote.lines(after: fixIt, in: file)
  }

  /// The number of diagnostics: `3 errors, 1 warning in 2 files`.
  public static func summary(_ diagnostics: [Diagnostic]) -> String {
    let counts = [Diagnostic.Severity.error, .warning, .note]
      .map { severity in (diagnostics.count { $0.severity == severity }, severity.rawValue) }
      .filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }
    guard !counts.isEmpty else { return "no errors, no warnings" }
    let files = Set(diagnostics.map(\.range.file)).count
    return "\(counts.joined(separator: ", ")) in \(counted(files, "file"))"
  }

  /// Returns at most a number of diagnostics, in their order. If there are more, errors take
  /// precedence over warnings.
  public static func first(_ limit: Int, of diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > limit else { return diagnostics }
    var others = limit - diagnostics.errors.count
    let shown = diagnostics.filter { diagnostic in
      if diagnostic.severity != .error { others -= 1 }
      return diagnostic.severity == .error || others >= 0
    }
    return Array(shown.prefix(limit))
  }
}

extension Diagnostic.Severity {
  fileprivate var color: TerminalStyle.Color {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}

/// Returns a number with a noun: `1 file`, `2 files`.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
