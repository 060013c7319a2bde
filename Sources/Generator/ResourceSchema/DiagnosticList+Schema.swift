import Diagnostics

extension DiagnosticList {
  package mutating func report(
    _ identifier: DiagnosticIdentifier,
    _ message: String,
    at range: SourceRange,
    labels: [Diagnostic.Label] = [],
    note: String? = nil,
    suggestion: Advice? = nil,
    general: String? = nil
  ) {
    report(
      kind: identifier, message, at: range, labels: labels, note: note, suggestion: suggestion,
      general: general)
  }

  /// `did you mean …?` of a name in its place.
  package mutating func suggestion(
    for name: Located<String>, among candidates: some Sequence<String>
  ) -> Advice? {
    suggestion(for: name.value, at: name.range, among: candidates)
  }
}
