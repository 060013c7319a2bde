import Diagnostics

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

/// A schema, templates, a JSON text or a description of an API with a diagnostic, or the same without it.
public enum Example: Sendable {
  /// The contents of the example. For a schema, the first file is the schema, and the others are
  /// its imports. Templates and JSON texts are files, too.
  case files([SourceFile])
  /// The description of a file that is too large, or too unusual, to be shown.
  case words(String)

  /// Reads the examples of an explanation: a quotation, or fenced blocks after the names of their
  /// files.
  init?(markdown lines: ArraySlice<Substring>) {
    var files: [SourceFile] = []
    var words: [Substring] = []
    var name = "blog.yaml"
    var block: [Substring]?
    for line in lines {
      if let text = block, line == "```" {
        files.append(SourceFile(path: name, text: text.joined(separator: "\n")))
        block = nil
      } else if block != nil {
        block?.append(line)
      } else if line == "```yaml" || line == "```mustache" || line == "```json" {
        if line == "```json" { name = "articles.json" }
        block = []
      } else if line.hasPrefix("> ") {
        words.append(line.dropFirst(2))
      } else if line.hasPrefix("`"), line.hasSuffix("`") {
        name = String(line.dropFirst().dropLast())
      } else if !line.isEmpty {
        return nil
      }
    }
    switch (files.isEmpty, words.isEmpty, block) {
    case (false, true, nil): self = .files(files)
    case (true, false, nil): self = .words(words.joined(separator: " "))
    default: return nil
    }
  }
}
