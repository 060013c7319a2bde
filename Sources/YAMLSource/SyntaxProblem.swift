extension YAMLProblem {
  /// What libyaml stumbled over, in words that say what to write instead.
  static func syntax(
    _ failure: LibYAML.Failure, in text: SurveyedText, lastScalar: YAMLNode?
  ) -> YAMLProblem {
    YAMLProblem(.syntax, failure.problem, at: text.range(failure.index, failure.index + 1))
  }
}
