import Diagnostics
import ResourceSchema

/// Which warnings a run gives, and whether it takes them for errors.
struct WarningPolicy {
  var given: Set<DiagnosticIdentifier>
  var isStrict: Bool

  /// Diagnostics with the weight that they have in the run.
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
