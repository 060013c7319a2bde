/// Diagnostics for programs: one line with a JSON object for each.
///
/// ```text
/// {"severity":"error","identifier":"unknown-type","message":"unknown type `Strng`","file":…}
/// ```
///
/// Every object has these keys, in this order; absent parts of a diagnostic are `null` or empty
/// arrays. Lines and columns are counted from 1, columns in Unicode scalars, offsets from 0 in
/// bytes of UTF-8 (without a byte order mark); an end is the position after the last character.
/// Later versions may append keys and add identifiers.
public enum DiagnosticJSON {
  /// A line for each diagnostic, without a final line break.
  public static func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { render($0) }.joined(separator: "\n")
  }

  /// Returns a line of the same form for a failure outside of files: its `file` and `range` are
  /// `null`.
  public static func render(_ failure: RunFailure) -> String {
    let details = failure.details.isEmpty ? nil : failure.details.joined(separator: "\n")
    return render(Diagnostic(failure.kind, failure.message, at: .unknown, note: details))
  }

  /// The line of a diagnostic.
  ///
  /// - Parameter texts: Additional keys with text values, which are appended.
  package static func render(
    _ diagnostic: Diagnostic, adding texts: [(key: String, value: String)] = []
  ) -> String {
    object(
      members(of: diagnostic) + texts.map { ($0.key, string($0.value)) })
  }

  private static func members(of diagnostic: Diagnostic) -> [(key: String, value: String)] {
    [
      ("severity", string(diagnostic.severity.rawValue)),
      ("identifier", string(diagnostic.identifier)),
      ("message", string(diagnostic.message)),
      ("file", file(diagnostic.range)),
      ("range", range(diagnostic.range)),
      ("labels", array(diagnostic.labels.map(label))),
      ("note", diagnostic.note.map(string) ?? null),
      ("suggestion", diagnostic.suggestion.map(string) ?? null),
      ("fixIts", array(diagnostic.fixIts.map(fixIt))),
    ]
  }

  private static func label(_ label: Diagnostic.Label) -> String {
    object([
      ("message", string(label.message)),
      ("file", file(label.range)),
      ("range", range(label.range)),
    ])
  }

  private static func fixIt(_ fixIt: Diagnostic.FixIt) -> String {
    let edits = fixIt.edits.map {
      object([
        ("file", string($0.range.file)),
        ("range", range($0.range)),
        ("replacement", string($0.replacement)),
      ])
    }
    return object([("title", string(fixIt.title)), ("edits", array(edits))])
  }

  private static func file(_ range: SourceRange) -> String {
    range.isKnown ? string(range.file) : null
  }

  private static func range(_ range: SourceRange) -> String {
    guard range.isKnown else { return null }
    return object([("start", position(range.start)), ("end", position(range.end))])
  }

  private static func position(_ position: SourcePosition) -> String {
    object([
      ("line", "\(position.line)"),
      ("column", "\(position.column)"),
      ("offset", "\(position.offset)"),
    ])
  }
}

// MARK: - JSON

extension DiagnosticJSON {
  private static let null = "null"

  private static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  private static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  /// A text, in which characters that terminals obey are escaped.
  private static func string(_ text: String) -> String {
    JSONText.quoted(text) { $0.properties.generalCategory == .format }
  }
}
