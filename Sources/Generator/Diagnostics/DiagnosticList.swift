/// The diagnostics of a stage, without duplicates.
package struct DiagnosticList {
  package private(set) var elements: [Diagnostic] = []
  package private(set) var errorCount = 0
  private var seen: Set<Diagnostic> = []
  private var suggestions = Suggestions()

  package init() {}

  /// Adds a diagnostic, unless the list contains it: a node with several aliases, or a mixin of
  /// several resources, is only reported once.
  package mutating func add(_ diagnostic: Diagnostic) {
    guard seen.insert(diagnostic).inserted else { return }
    elements.append(diagnostic)
    if diagnostic.severity == .error { errorCount += 1 }
  }

  package mutating func add(contentsOf others: [Diagnostic]) {
    for diagnostic in others { add(diagnostic) }
  }

  package mutating func report(
    kind: some DiagnosticKind,
    _ message: String,
    at range: SourceRange,
    labels: [Diagnostic.Label] = [],
    note: String? = nil,
    suggestion: Advice? = nil,
    general: String? = nil
  ) {
    var diagnostic = Diagnostic(
      kind, Self.short(message), at: range, labels: labels, note: note.map(Self.short),
      advice: suggestion)
    if let text = suggestion?.text, case let short = Self.short(text), short != text {
      diagnostic.suggestion = short
    }
    diagnostic.general = general.map(Self.short)
    add(diagnostic)
  }

  /// Returns `did you mean …?` with the most similar candidate; `nil` if none is similar enough.
  package mutating func suggestion(
    for word: String, at range: SourceRange, mark: String = "",
    among candidates: some Sequence<String>
  ) -> Advice? {
    suggestions.nearest(to: word, among: candidates)
      .map { .didYouMean($0, at: range, mark: mark) }
  }

  package mutating func nearest(to word: String, among candidates: some Sequence<String>) -> String?
  {
    suggestions.nearest(to: word, among: candidates)
  }

  /// Returns a sentence with its middle removed if it is far too long, such as one with a name of a
  /// megabyte.
  private static func short(_ text: String) -> String {
    guard text.utf8.count > longestSentence, text.count > longestSentence else { return text }
    return "\(text.prefix(longestSentence / 2)) … \(text.suffix(longestSentence / 2))"
  }

  private static let longestSentence = 1_000
}
