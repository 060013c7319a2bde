import Diagnostics

extension Diagnostic {
  init(
    _ kind: YAMLDiagnostic, _ wording: Wording, at range: SourceRange, labels: [Label] = [],
    fixIt: FixIt? = nil
  ) {
    self.init(
      kind, wording.message, at: range, labels: labels, suggestion: wording.advice,
      fixIts: fixIt.map { [$0] } ?? [])
  }
}
