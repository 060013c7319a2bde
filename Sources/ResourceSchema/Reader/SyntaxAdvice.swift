import YAMLSource

/// Turns what the YAML reader has to say into findings, with advice where the mistake is one that
/// people make in this language.
enum SyntaxAdvice {
  static func diagnostic(of problem: YAMLProblem, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, problem.identifier, problem.message, at: problem.range,
      labels: problem.related.map { .init($0.message, at: $0.range) })
  }
}
