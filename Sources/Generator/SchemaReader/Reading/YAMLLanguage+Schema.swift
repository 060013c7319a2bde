import YAMLSource

extension YAMLLanguage {
  /// The language of schemas.
  package static let schema = YAMLLanguage(
    textKeys: ["description", "deprecated"],
    answerToQuestionMark: { QuestionMarkRepair(text: $0, value: $1).answer })
}
