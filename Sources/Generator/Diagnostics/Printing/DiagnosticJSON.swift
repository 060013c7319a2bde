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
    let object: JSONTree = [
      "severity": .string(diagnostic.severity.rawValue),
      "identifier": .string(diagnostic.identifier), "message": .string(diagnostic.message),
      "file": file(diagnostic.range), "range": range(diagnostic.range),
      "labels": .array(
        diagnostic.labels.map {
          ["message": .string($0.message), "file": file($0.range), "range": range($0.range)]
        }),
      "note": diagnostic.note.map(JSONTree.string) ?? .null,
      "suggestion": diagnostic.suggestion.map(JSONTree.string) ?? .null,
      "fixIts": .array(
        diagnostic.fixIts.map {
          ["title": .string($0.title), "edits": .array($0.edits.map(edit))]
        }),
    ]
    return (object + .object(texts.map { JSONTree.Member($0.key, .string($0.value)) })).compactText
  }

  private static func edit(_ edit: Diagnostic.FixIt.Edit) -> JSONTree {
    [
      "file": .string(edit.range.file), "range": range(edit.range),
      "replacement": .string(edit.replacement),
    ]
  }

  private static func file(_ range: SourceRange) -> JSONTree {
    range.isKnown ? .string(range.file) : .null
  }

  private static func range(_ range: SourceRange) -> JSONTree {
    range.isKnown ? ["start": position(range.start), "end": position(range.end)] : .null
  }

  private static func position(_ position: SourcePosition) -> JSONTree {
    [
      "line": .int(position.line), "column": .int(position.column), "offset": .int(position.offset),
    ]
  }
}
