import Diagnostics
import Rendering

public enum ExplanationPage {
  /// The page, which depends on the explanations and on the diagnostics of their examples alone.
  public static func markdown() -> String {
    var parts = [introduction]
    for (title, explanations) in Explanations.areas {
      parts += ["## \(title)", table(of: explanations)] + explanations.map(section)
    }
    return parts.joined(separator: "\n\n")
  }

  private static let introduction = """
    # Every diagnostic, explained

    <!-- `make generate` writes this page from Sources/Generator/DiagnosticExplanations/Explanations. -->

    Each message of the generator ends with an identifier in brackets, such as `[unknown-type]`. Search this page for
    it, or run `jsonapi-gen explain unknown-type`. Each explanation has a schema that causes the diagnostic, and a
    corrected one.

    An error means that nothing is written. A warning can be suppressed: list it under `allow` in the schema, or add
    `--allow unused-type` to the command. [More about warnings](SchemaLanguage.md#diagnostics).

    The most common ones:

    \(common)

    All diagnostics, by area:

    \(contents)
    """

  /// The diagnostics that are common in a first schema.
  private static let common = [
    "unknown-type", "unknown-target", "unknown-key", "misplaced-question-mark", "malformed-type",
    "malformed-target", "unquoted-nullable", "wrong-indentation", "swift-name-collision",
    "unused-type",
  ].compactMap(Explanations.of).map {
    "- [`\($0.identifier)`](#\($0.identifier)): \($0.summary)"
  }.joined(separator: "\n")

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
