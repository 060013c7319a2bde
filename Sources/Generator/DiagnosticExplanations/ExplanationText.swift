import Diagnostics

public enum ExplanationText {
  public static func render(_ explanation: Explanation, isColored: Bool = false) -> String {
    func bold(_ text: String) -> String {
      TerminalStyle(isColored: isColored).painted(text, .bold)
    }
    let severity = explanation.severity.rawValue
    var parts = [
      bold("\(explanation.identifier) (\(severity)): \(explanation.summary)"), explanation.text,
      bold("Wrong:"), indented(explanation.wrong),
    ]
    if case .files(let files) = explanation.wrong {
      let run = ExampleRun(files, about: explanation.identifier)
      parts.append(run.text(isColored: isColored).indented(by: 2))
    }
    parts += [bold("Right:"), indented(explanation.right)]
    return parts.joined(separator: "\n\n")
  }

  public static func list() -> String {
    let width = Explanations.all.map(\.identifier.count).max() ?? 0
    return Explanations.areas.map { title, explanations in
      let lines = explanations.map { explanation in
        "  " + explanation.identifier.padded(to: width) + "  "
          + explanation.severity.rawValue.padded(to: "warning".count) + "  " + explanation.summary
      }
      return ([title] + lines).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private static func indented(_ example: Example) -> String {
    switch example {
    case .words(let words): words.indented(by: 2)
    case .files(let files) where files.count == 1 && !files[0].isTemplate:
      files[0].text.indented(by: 2)
    case .files(let files):
      files.map { "  \($0.path)\n" + $0.text.indented(by: 4) }.joined(separator: "\n\n")
    }
  }
}
