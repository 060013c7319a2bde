import Diagnostics
import Evidence

/// A place of a schema that says something else than a payload.
public struct Contradiction: Sendable {
  /// One sentence without a final full stop.
  public var message: String
  /// The place in the schema.
  public var range: SourceRange
  /// The first payload that says something else.
  public var payload: PayloadPlace
  /// What to write, if that is known.
  public var advice: String?

  /// The warning about it.
  public var diagnostic: Diagnostic {
    let place =
      payload.pointer.isEmpty ? payload.file : "\(payload.file): \(payload.pointer)"
    return Diagnostic(
      InferenceDiagnostic.payloadContradicts, message, at: range, note: "see \(place)",
      suggestion: advice)
  }
}

/// What inference reports about a schema.
public enum InferenceDiagnostic: String, DiagnosticKind {
  /// A payload is not as the schema says.
  case payloadContradicts = "payload-contradicts"

  public var severity: Diagnostic.Severity { .warning }
}
