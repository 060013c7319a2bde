/// A suggestion for a diagnostic, as a sentence, and as edits if they are known exactly.
///
/// A string literal is advice without edits: `suggestion: "give the type another name"`.
package struct Advice: Sendable, Hashable, ExpressibleByStringInterpolation {
  package var text: String
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

  /// A longer sentence; keeps the fix-it.
  package static func + (left: Advice, right: Advice) -> Advice {
    Advice(left.text + right.text, fixIt: left.fixIt ?? right.fixIt)
  }

  /// Returns advice to replace the text at a place.
  ///
  /// - Parameter text: the sentence, unless it is "write …".
  package static func write(
    _ replacement: String, at range: SourceRange, _ text: String? = nil
  ) -> Advice {
    edit([(range, replacement)], text ?? "write `\(replacement)`")
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
    _ edits: [(range: SourceRange, replacement: String)], _ text: String, title: String? = nil
  ) -> Advice {
    guard let first = edits.first else { return Advice(text) }
    return Advice(
      text,
      fixIt: .init(
        title ?? standardTitle(first.range, first.replacement),
        edits.map { .init($0.range, $0.replacement) }))
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
  private static let longestReplacement = 1_000

  /// Returns the diagnostic without edits of texts that the file spells differently: with escapes,
  /// or on several lines.
  package func withSafeFixIts(in file: SourceFile?) -> Diagnostic {
    guard !fixIts.isEmpty else { return self }
    var result = self
    for fixIt in result.fixIts.indices {
      for edit in result.fixIts[fixIt].edits.indices {
        result.fixIts[fixIt].edits[edit].keepSpaceBehindColon(in: file)
      }
    }
    result.fixIts.removeAll { fixIt in
      guard let file else { return true }
      return !fixIt.edits.allSatisfy { edit in
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
    }
    return result
  }
}

extension Diagnostic.FixIt.Edit {
  /// Adds the space that YAML requires before a value that is inserted directly after a `:`.
  fileprivate mutating func keepSpaceBehindColon(in file: SourceFile?) {
    guard let file, range.start == range.end, !replacement.hasPrefix(" "),
      range.start.offset > 0, range.start.offset <= file.bytes.count,
      file.bytes[range.start.offset - 1] == UInt8(ascii: ":")
    else { return }
    replacement = " " + replacement
  }
}
