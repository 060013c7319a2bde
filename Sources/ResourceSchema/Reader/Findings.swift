import YAMLSource

/// What a stage has to say so far, each thing once.
struct Findings {
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  /// Adds a finding, unless it has been made before: a node that several aliases lead to, or a
  /// mixin that several resources have, is wrong once.
  mutating func add(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  mutating func add(contentsOf others: [Diagnostic]) {
    for diagnostic in others { add(diagnostic) }
  }

  mutating func report(
    _ identifier: DiagnosticIdentifier,
    _ message: String,
    at range: SourceRange,
    labels: [Diagnostic.Label] = [],
    note: String? = nil,
    suggestion: String? = nil
  ) {
    add(
      Diagnostic(
        identifier.severity, identifier.rawValue, message, at: range, labels: labels, note: note,
        suggestion: suggestion))
  }
}
