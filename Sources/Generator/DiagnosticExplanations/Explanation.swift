import Diagnostics

/// The explanation of one kind of diagnostic, for a reader who has just met it.
public struct Explanation: Sendable {
  public let identifier: String
  public let severity: Diagnostic.Severity
  /// The summary in one line, without a final full stop.
  public let summary: String
  /// The cause, the consequences and the correction; lines are wrapped for a terminal.
  public let text: String
  /// A schema that has this diagnostic and no other.
  public let wrong: Example
  public let right: Example

  /// Reads the Markdown of an explanation; `nil` if it does not have the form of the files in
  /// `Explanations`.
  ///
  /// ````markdown
  /// # summary
  ///
  /// Text in one or more paragraphs.
  ///
  /// Wrong:
  ///
  /// ```yaml
  /// a schema
  /// ```
  ///
  /// Right:
  ///
  /// `blog.yaml`
  ///
  /// ```yaml
  /// a schema that imports another, which follows in the same form
  /// ```
  /// ````
  ///
  /// An example that cannot be shown is described by a quotation (`> A file of 17 MiB.`).
  init?(_ identifier: String, severity: Diagnostic.Severity, markdown: Substring) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    guard let title = lines.first, title.hasPrefix("# "),
      let wrongStart = lines.firstIndex(of: "Wrong:"),
      let rightStart = lines.lastIndex(of: "Right:"), wrongStart < rightStart,
      let wrong = Example(markdown: lines[(wrongStart + 1)..<rightStart]),
      let right = Example(markdown: lines[(rightStart + 1)...])
    else { return nil }
    self.identifier = identifier
    self.severity = severity
    summary = String(title.dropFirst(2))
    // A blank line comes before the text, and one after it.
    text = lines[1..<wrongStart].dropFirst().dropLast().joined(separator: "\n")
    self.wrong = wrong
    self.right = right
  }
}
