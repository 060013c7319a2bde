import ResourceSchema

/// Which warnings a run gives, and whether it takes them for errors.
struct WarningPolicy {
  var given: Set<DiagnosticIdentifier>
  var isStrict: Bool

  /// Findings with the weight that they have in the run.
  func judged(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard isStrict else { return findings }
    return findings.map { finding in
      var finding = finding
      finding.severity = .error
      return finding
    }
  }
}

extension Set<DiagnosticIdentifier> {
  static var warningsOfEveryRun: Self { DiagnosticIdentifier.warningsOfEveryRun }
  static var warningsOfValidation: Self { DiagnosticIdentifier.warningsOfValidation }
}
