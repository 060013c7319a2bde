import Diagnostics

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
