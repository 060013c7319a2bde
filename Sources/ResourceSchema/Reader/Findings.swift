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
        identifier.severity, identifier.rawValue, Self.short(message), at: range, labels: labels,
        note: note.map(Self.short), suggestion: suggestion.map(Self.short)))
  }

  /// A sentence without the middle of what is far too long for one, such as a name of a megabyte.
  private static func short(_ text: String) -> String {
    guard text.utf8.count > longestSentence, text.count > longestSentence else { return text }
    return "\(text.prefix(longestSentence / 2)) … \(text.suffix(longestSentence / 2))"
  }

  private static let longestSentence = 1_000
}
