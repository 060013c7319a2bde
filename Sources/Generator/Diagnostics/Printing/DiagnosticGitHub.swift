/// Diagnostics as annotations of a GitHub workflow, which shows them beside the lines of a change.
///
/// ```text
/// ::error file=blog.yaml,line=6,endLine=6,col=14,endColumn=19,title=unknown-type::unknown type
/// `Strng`%0Ahelp: did you mean `String`?
/// ```
public enum DiagnosticGitHub {
  public static func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(line).joined(separator: "\n")
  }

  /// An annotation of the whole run.
  public static func render(_ failure: RunFailure) -> String {
    command(
      .error, [("title", failure.kind.rawValue)], [failure.message] + failure.details)
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    let (range, start, end) = (diagnostic.range, diagnostic.range.start, diagnostic.range.end)
    var properties: [(key: String, value: String)] = []
    if range.isKnown {
      properties = [("file", range.file), ("line", "\(start.line)"), ("endLine", "\(end.line)")]
      // GitHub rejects columns if the annotation spans several lines.
      if start.line == end.line {
        properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")]
      }
    }
    properties.append(("title", diagnostic.identifier))
    var lines = [diagnostic.message]
    lines += diagnostic.labels.filter(\.range.isKnown).map {
      "\($0.message): \($0.range.file):\($0.range.start)"
    }
    if let note = diagnostic.note { lines.append("note: \(note)") }
    if let suggestion = diagnostic.suggestion { lines.append("help: \(suggestion)") }
    return command(diagnostic.severity, properties, lines)
  }

  private static func command(
    _ severity: Diagnostic.Severity, _ properties: [(key: String, value: String)],
    _ lines: [String]
  ) -> String {
    let list = properties.map { "\($0.key)=\(escaped(property: $0.value))" }
    let message = lines.map { escaped(PrintableText.of($0)) }.joined(separator: "%0A")
    let name = severity == .note ? "notice" : severity.rawValue
    return "::\(name) \(list.joined(separator: ","))::\(message)"
  }

  /// Escapes the characters that end a command or begin an escape.
  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escaped(property: String) -> String {
    escaped(property).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
