import ArgumentParser
import DiagnosticExplanations
import Diagnostics

/// `jsonapi-gen explain`: says more about a kind of diagnostic than fits into its message.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a diagnostic, with a wrong and a right example.",
    discussion: """
      The identifier stands in brackets behind a message: for `there is no type Strng \
      [unknown-type]`, run `jsonapi-gen explain unknown-type`. Without an identifier, all are \
      listed.

      Exit codes: 0 it is explained, 64 wrong usage, such as an identifier that there is not.
      """
  )

  @Argument(
    help: ArgumentHelp("What stands in brackets behind a message.", valueName: "identifier"),
    completion: .list(Explanations.all.map(\.identifier))
  )
  var identifier: String?

  @Flag(help: "Print all explanations as a page of Markdown.")
  var markdown = false

  func validate() throws {
    guard let identifier else { return }
    guard !markdown else {
      throw ValidationError("--markdown prints all explanations, not that of one identifier.")
    }
    guard explanation == nil else { return }
    let nearest = Suggestions.nearest(
      to: name(identifier), among: Explanations.all.map(\.identifier))
    throw ValidationError(
      "There is no diagnostic `\(name(identifier))`"
        + (nearest.map { ": did you mean `\($0)`?" }
          ?? "; `jsonapi-gen explain` lists all."))
  }

  func run() throws {
    if let explanation {
      Console.say(ExplanationText.render(explanation, isColored: Console.isColoredForAnswers))
    } else if markdown {
      Console.say(ExplanationPage.markdown())
    } else {
      Console.say(ExplanationText.list())
    }
  }

  private var explanation: Explanation? {
    identifier.flatMap { Explanations.of(name($0)) }
  }

  /// An identifier without the brackets that somebody may have copied with it.
  private func name(_ identifier: String) -> String {
    identifier.hasPrefix("[") && identifier.hasSuffix("]")
      ? String(identifier.dropFirst().dropLast()) : identifier
  }
}
