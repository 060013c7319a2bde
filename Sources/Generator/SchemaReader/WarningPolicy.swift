import Diagnostics
import ResourceSchema

/// The warnings that a run gives, and their severity.
package struct WarningPolicy {
  package var given: Set<DiagnosticIdentifier>
  package var isStrict: Bool

  package init(given: Set<DiagnosticIdentifier>, isStrict: Bool) {
    self.given = given
    self.isStrict = isStrict
  }

  package func applyingSeverity(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard isStrict else { return diagnostics }
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.severity = .error
      return diagnostic
    }
  }
}

extension Configuration {
  package func warnings(_ usual: Set<DiagnosticIdentifier>) -> WarningPolicy {
    WarningPolicy(given: usual.union(wanted).subtracting(allowed), isStrict: isStrict)
  }
}

extension Set<DiagnosticIdentifier> {
  package static var warningsOfEveryRun: Self { DiagnosticIdentifier.warningsOfEveryRun }
  package static var warningsOfValidation: Self { DiagnosticIdentifier.warningsOfValidation }
}
