/// The diagnostics of a stage, without duplicates.
package struct DiagnosticList {
  package private(set) var elements: [Diagnostic] = []
  package private(set) var errorCount = 0
  private var seen: Set<Diagnostic> = []
  /// The search for words that names in the diagnostics are meant to be.
  package var suggestions = Suggestions()

  package init() {}

  /// Adds a diagnostic, and returns its index, unless the list contains it: a node with several
  /// aliases, or a mixin of several resources, is only reported once.
  @discardableResult
  package mutating func add(_ diagnostic: Diagnostic) -> Int? {
    var diagnostic = diagnostic
    diagnostic.shorten()
    guard seen.insert(diagnostic).inserted else { return nil }
    elements.append(diagnostic)
    if diagnostic.severity == .error { errorCount += 1 }
    return elements.count - 1
  }

  package mutating func add(contentsOf others: [Diagnostic]) {
    for diagnostic in others { add(diagnostic) }
  }

  /// Adds advice to a diagnostic in the list. Without any, its note says what is valid in its place.
  package mutating func complete(_ index: Int, with advice: Advice?) {
    if let advice {
      elements[index].suggest(advice)
      elements[index].shorten()
    } else {
      elements[index].note = elements[index].note ?? elements[index].general
    }
  }
}

extension Diagnostic {
  private static let longestSentence = 1_000

  /// Removes the middle of sentences that are far too long, such as one with a name of a megabyte.
  fileprivate mutating func shorten() {
    func short(_ text: String) -> String? {
      let longest = Self.longestSentence
      guard text.utf8.count > longest, text.count > longest else { return nil }
      return "\(text.prefix(longest / 2)) … \(text.suffix(longest / 2))"
    }
    message = short(message) ?? message
    note = note.flatMap(short) ?? note
    general = general.flatMap(short) ?? general
    if let suggestion = suggestion.flatMap(short) { self.suggestion = suggestion }
  }
}
