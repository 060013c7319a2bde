import ResourceSchema

/// What a kind of finding means, for somebody who has just met it.
public struct Explanation: Sendable {
  public let identifier: String
  public let severity: Diagnostic.Severity
  /// What is wrong, in one line without a final full stop.
  public let summary: String
  /// What is wrong, why it matters and what to do; lines are broken for a terminal.
  public let text: String
  /// What reports it.
  public let wrong: Example
  /// The same put right, of which there is nothing to report.
  public let right: Example

  init(
    _ kind: some DiagnosticKind, _ summary: String, _ text: String, wrong: Example, right: Example
  ) {
    identifier = kind.rawValue
    severity = kind.severity
    self.summary = summary
    self.text = text
    self.wrong = wrong
    self.right = right
  }
}

/// The explanations of what belongs together, under a title.
public struct ExplanationArea: Sendable {
  public let title: String
  public let explanations: [Explanation]

  init(_ title: String, _ explanations: [Explanation]) {
    self.title = title
    self.explanations = explanations
  }
}
