import Diagnostics
import Evidence

/// A place in a schema that a payload contradicts.
public struct Contradiction: Sendable {
  /// One sentence without a final full stop.
  public var message: String
  public var range: SourceRange
  public var payload: PayloadPlace
  public var advice: String?

  public var diagnostic: Diagnostic {
    Diagnostic(
      InferenceDiagnostic.payloadContradicts, message, at: range, note: "see \(payload)",
      suggestion: advice)
  }
}

public enum InferenceDiagnostic: String, DiagnosticKind {
  case payloadContradicts = "payload-contradicts"

  public var severity: Diagnostic.Severity { .warning }
}
