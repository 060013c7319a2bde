import Diagnostics

/// Diagnostics of paths through relationships, which includes and sorts have.
extension DiagnosticList {
  /// - Parameters:
  ///   - name: the relationship without a target.
  ///   - steps: the relationships with that name.
  package mutating func reportTargetless(
    _ identifier: DiagnosticIdentifier, _ name: String, _ steps: [Relationship],
    at range: SourceRange
  ) {
    report(
      identifier, "the target of `\(name)` is unknown", at: range,
      labels: steps.map { .init("the relationship is here", at: $0.name.range) },
      suggestion: "give the relationship a target, with `linkage: never` if there is no `data`")
  }
}

extension [Resource] {
  /// The resource types in a sentence: `` `articles` or `people` ``.
  package var alternatives: String { map { "`\($0.type.value)`" }.joined(separator: " or ") }
}
