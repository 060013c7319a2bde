import Diagnostics
import ResourceSchema

/// The warnings that a run gives, and their severity.
struct WarningPolicy {
  var given: Set<DiagnosticIdentifier>
  var isStrict: Bool

  /// Returns diagnostics with the severity that they have in the run.
  func applyingSeverity(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard isStrict else { return diagnostics }
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.severity = .error
      return diagnostic
    }
  }
}

extension Set<DiagnosticIdentifier> {
  static var warningsOfEveryRun: Self { DiagnosticIdentifier.warningsOfEveryRun }
  static var warningsOfValidation: Self { DiagnosticIdentifier.warningsOfValidation }
}
