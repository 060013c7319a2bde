import ArgumentParser
import DiagnosticExplanations
import Diagnostics

/// `jsonapi-gen explain`: explains a kind of diagnostic.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a diagnostic, with a wrong and a right example.",
    usage: "jsonapi-gen explain [<options>] [<identifier>]",
    discussion: """
      The identifier is in brackets after the message: for `error: … [unknown-type]`, run \
      `jsonapi-gen explain unknown-type`. Without an identifier, all are listed.

      Exit codes: 0 done, 64 invalid arguments, such as an unknown identifier, 74 standard output \
      cannot be written.
      """
  )

  @Argument(
    help: ArgumentHelp("Identifier of the diagnostic.", valueName: "identifier"),
    completion: .list(Explanations.all.map(\.identifier))
  )
  var identifier: String?

  @Flag(help: "Print all explanations as a Markdown page.")
  var markdown = false

  func validate() throws {
    guard let identifier else { return }
    guard !markdown else {
      throw ValidationError("--markdown prints all explanations, and takes no identifier.")
    }
    guard explanation == nil else { return }
    let nearest = Suggestions.nearest(
      to: name(identifier), among: Explanations.all.map(\.identifier))
    throw ValidationError(
      "Unknown diagnostic `\(name(identifier))`"
        + (nearest.map { "; did you mean `\($0)`?" }
          ?? "; `jsonapi-gen explain` lists all."))
  }

  func run() throws {
    if let explanation {
      Console.say(ExplanationText.render(explanation, isColored: Console.isOutputColored))
    } else if markdown {
      Console.say(ExplanationPage.markdown())
    } else {
      Console.say(ExplanationText.list())
    }
  }

  private var explanation: Explanation? {
    identifier.flatMap { Explanations.of(name($0)) }
  }

  /// Returns an identifier without the brackets that may have been copied with it.
  private func name(_ identifier: String) -> String {
    identifier.hasPrefix("[") && identifier.hasSuffix("]")
      ? String(identifier.dropFirst().dropLast()) : identifier
  }
}
