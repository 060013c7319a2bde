import Diagnostics

public enum ExplanationPage {
  /// The page, which depends on the explanations and on the diagnostics of their examples alone.
  public static func markdown() -> String {
    var parts = introduction.prefix(1) + [note] + introduction.dropFirst() + [contents]
    for (title, explanations) in Explanations.areas {
      parts += ["## \(title)", table(of: explanations)] + explanations.map(section)
    }
    return parts.joined(separator: "\n\n")
  }

  /// The paragraphs of `Areas.md` before its sections; one of identifiers becomes a list.
  private static let introduction: [String] = {
    let text = EmbeddedExplanations.areas.split(separator: "\n\n## ").first ?? ""
    return text.split(separator: "\n\n").map { paragraph in
      let words = paragraph.split(whereSeparator: \.isWhitespace)
      let explanations = words.compactMap { Explanations.of(String($0)) }
      guard explanations.count == words.count else { return String(paragraph) }
      return explanations.map { "- [`\($0.identifier)`](#\($0.identifier)): \($0.summary)" }
        .joined(separator: "\n")
    }
  }()

  private static let note =
    "<!-- `make generate` writes this page from Sources/Generator/DiagnosticExplanations/Explanations. -->"

  private static let contents = Explanations.areas.map { area in
    let anchor = area.title.lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }
    return "[\(area.title)](#\(anchor.replacing(" ", with: "-")))"
  }.joined(separator: " ·\n")

  private static func table(of explanations: [Explanation]) -> String {
    let rows = explanations.map { explanation in
      let identifier = explanation.identifier
      return "| [`\(identifier)`](#\(identifier)) | \(explanation.severity.rawValue) "
        + "| \(explanation.summary) |"
    }
    return (["| identifier | | |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static func section(on explanation: Explanation) -> String {
    var parts = [
      "### `\(explanation.identifier)`",
      "\(explanation.severity.rawValue.capitalized): \(explanation.summary).",
      explanation.text, "Wrong:", blocks(of: explanation.wrong),
    ]
    if case .files(let files) = explanation.wrong {
      parts.append("```text\n\(ExampleRun(files, about: explanation.identifier).text())\n```")
    }
    parts += ["Right:", blocks(of: explanation.right)]
    return parts.joined(separator: "\n\n")
  }

  private static func blocks(of example: Example) -> String {
    switch example {
    case .words(let words): "> \(words)"
    case .files(let files) where files.count == 1 && !files[0].isTemplate: block(files[0])
    case .files(let files):
      files.map { "`\($0.path)`\n\n" + block($0) }.joined(separator: "\n\n")
    }
  }

  private static func block(_ file: SourceFile) -> String {
    "```\(file.isTemplate ? "mustache" : "yaml")\n\(file.text)\n```"
  }
}
