import YAMLSource

extension Diagnostic {
  /// What the YAML reader has to say.
  init(_ problem: YAMLProblem) {
    let fixIt = problem.correction.map { correction in
      FixIt(correction.title, correction.edits.map { .init($0.range, $0.replacement) })
    }
    self.init(
      problem.kind, problem.message, at: problem.range,
      labels: problem.related.map { Label($0.message, at: $0.range) },
      suggestion: problem.advice, fixIts: fixIt.map { [$0] } ?? [])
  }
}

extension YAMLProblem.Kind: DiagnosticKind {}
