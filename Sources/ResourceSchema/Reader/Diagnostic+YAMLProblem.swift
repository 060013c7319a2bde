import YAMLSource

extension Diagnostic {
  /// What the YAML reader has to say.
  init(_ problem: YAMLProblem) {
    self.init(
      problem.kind, problem.message, at: problem.range,
      labels: problem.related.map { Label($0.message, at: $0.range) })
  }
}

extension YAMLProblem.Kind: DiagnosticKind {}
