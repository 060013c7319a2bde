/// A suggestion for a diagnostic, as a sentence, and as edits if they are known exactly.
///
/// A string literal is advice without edits: `suggestion: "give the type another name"`.
package struct Advice: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// A text to write in a place that the reader of the sentence has to find.
  package struct Writing: Sendable, Hashable {
    package let text: String
    /// True if the sentence gives no alternative.
    package let isOnlyChoice: Bool

    /// Returns `nil` for an incomplete text, with an ellipsis in it.
    fileprivate init?(_ text: String, isOnlyChoice: Bool) {
      if text.isEmpty || text.contains(where: { "`…".contains($0) }) { return nil }
      (self.text, self.isOnlyChoice) = (text, isOnlyChoice)
    }
  }

  package var text: String
  /// A note in place of that of the diagnostic.
  package var note: String?
  /// The text to write, if the sentence says nothing else.
  package private(set) var writing: Writing?
  package var fixIt: Diagnostic.FixIt?
  /// Edits for an alternative, less likely interpretation.
  package var otherFixIt: Diagnostic.FixIt?

  package init(_ text: String, fixIt: Diagnostic.FixIt? = nil) {
    self.text = text
    self.fixIt = fixIt
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// A longer sentence; keeps what the first part says to write, and the fix-it.
  package static func + (left: Advice, right: Advice) -> Advice {
    var result = left
    result.text += right.text
    result.fixIt = left.fixIt ?? right.fixIt
    return result
  }

  /// Returns the advice with changes to its texts, such as filled placeholders.
  package func filled(_ fill: (String) -> String) -> Advice {
    var result = self
    result.text = fill(text)
    result.writing = writing.flatMap { .init(fill($0.text), isOnlyChoice: $0.isOnlyChoice) }
    return result
  }

  /// Returns advice to write a text: "write `text`, or alternative", "write `text`; otherwise".
  package static func write(
    _ text: String, or alternative: String? = nil, otherwise: String? = nil
  ) -> Advice {
    var advice = Advice("write `\(text)`")
    if let alternative { advice.text += ", or \(alternative)" }
    if let otherwise { advice.text += "; \(otherwise)" }
    advice.writing = Writing(text, isOnlyChoice: alternative == nil && otherwise == nil)
    return advice
  }

  package static func write(oneOf texts: [String], or alternative: String? = nil) -> Advice {
    // That there is no other does not make it what was meant, so there is no edit.
    let advice: Advice =
      texts.count == 1
      ? "`\(texts[0])` is the only one"
      : Advice("write one of \(texts.map { "`\($0)`" }.joined(separator: ", "))")
    let before = texts.count == 1 ? "; or write " : ", or "
    return alternative.map { advice + Advice(before + $0) } ?? advice
  }

  /// Returns advice to replace the text at a place.
  ///
  /// - Parameters:
  ///   - key: the key before the place, which the sentence shows.
  ///   - sentence: the sentence, unless it is "write …".
  package static func write(
    _ replacement: String, at range: SourceRange, of key: String? = nil,
    _ sentence: Advice? = nil
  ) -> Advice {
    let shown = key.map { "\($0): \(replacement)" } ?? replacement
    return edit([(range, replacement)], sentence ?? .write(shown))
  }

  package static func didYouMean(_ word: String, at range: SourceRange, mark: String = "") -> Advice
  {
    Advice(
      "did you mean `\(word)`?",
      fixIt: .init("Replace with `\(word)`", [.init(range, word + mark)]))
  }

  /// Returns advice with edits at several places, in their order; without edits, it is only a
  /// sentence.
  package static func edit(
    _ edits: [(range: SourceRange, replacement: String)], _ sentence: Advice,
    title: String? = nil
  ) -> Advice {
    var advice = sentence
    advice.fixIt = edits.first.map { first in
      .init(
        title ?? standardTitle(first.range, first.replacement),
        edits.map { .init($0.range, $0.replacement) })
    }
    return advice
  }

  private static func standardTitle(_ range: SourceRange, _ replacement: String) -> String {
    if replacement.isEmpty { return "Remove it" }
    return "\(range.start == range.end ? "Insert" : "Replace with") `\(replacement)`"
  }
}

extension SourceRange {
  /// The empty ranges at the start and at the end.
  package var atStart: SourceRange { SourceRange(file: file, start: start, end: start) }
  package var atEnd: SourceRange { SourceRange(file: file, start: end, end: end) }
}

extension Diagnostic {
  package init(
    _ kind: some DiagnosticKind, _ message: String, at range: SourceRange, labels: [Label] = [],
    note: String? = nil, advice: Advice?
  ) {
    self.init(kind, message, at: range, labels: labels, note: note)
    suggest(advice)
  }

  package mutating func suggest(_ advice: Advice?) {
    suggestion = advice?.text
    note = advice?.note ?? note
    writing = advice?.writing
    fixIts = [advice?.fixIt, advice?.otherFixIt].compactMap { $0 }
  }

  private static let longestReplacement = 1_000

  /// Returns the diagnostic without edits of texts that the file spells differently: with escapes,
  /// or on several lines.
  package func withSafeFixIts(in file: SourceFile?) -> Diagnostic {
    guard !fixIts.isEmpty else { return self }
    var result = self
    result.fixIts = []
    guard let file else { return result }
    for var fixIt in fixIts {
      for (index, edit) in fixIt.edits.enumerated() {
        let offset = edit.range.start.offset
        // YAML requires a space before a value that is inserted directly after a `:`.
        if edit.range.start == edit.range.end, !edit.replacement.hasPrefix(" "), offset > 0,
          offset <= file.bytes.count, file.bytes[offset - 1] == UInt8(ascii: ":")
        {
          fixIt.edits[index].replacement = " " + edit.replacement
        }
      }
      let isSafe = fixIt.edits.allSatisfy { edit in
        guard edit.range.file == file.path, edit.replacement.utf8.count <= Self.longestReplacement,
          edit.range.end.offset - edit.range.start.offset <= Self.longestReplacement
        else { return false }
        let source = file.text(in: edit.range)
        if edit.range.start.line != edit.range.end.line {
          // A whole entry without a comment.
          return source.prefixMatch(of: #/[\w-]+\??: *\n/#) != nil && !source.contains(" #")
        }
        if source.hasPrefix("\"") { return !source.contains("\\") }
        return !source.hasPrefix("'") || !source.dropFirst().dropLast().contains("'")
      }
      if isSafe { result.fixIts.append(fixIt) }
    }
    return result
  }
}
