import ArgumentParser
import DiagnosticExplanations
import SchemaDiff

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a change, or a diagnostic with a wrong and a right example.",
    usage: "jsonapi-gen explain [<options>] [<identifier>]",
    discussion: """
      The identifier is in brackets after the message: for `error: … [unknown-type]`, run \
      `jsonapi-gen explain unknown-type`. Also explains the changes that `jsonapi-gen diff` \
      reports. Without an identifier, lists all of them.

      Exit codes: 0 done, 64 invalid arguments, such as an unknown identifier, 74 standard output \
      cannot be written.
      """
  )

  @Argument(
    help: ArgumentHelp("Identifier of the diagnostic or change.", valueName: "identifier"),
    completion: .list(identifiers))
  var identifier: String?

  @Flag(help: "Print all explanations of diagnostics as a Markdown page.")
  var markdown = false

  @Flag(help: "Print all changes, what they break and their explanations as Markdown.")
  var changes = false

  func validate() throws {
    guard !markdown || !changes else {
      throw ValidationError("--markdown and --changes cannot be combined.")
    }
    guard let identifier else { return }
    guard !markdown, !changes else {
      throw ValidationError(
        "--\(markdown ? "markdown" : "changes") prints all explanations, and takes no identifier.")
    }
    guard explanation == nil, change == nil else { return }
    throw ValidationError(
      "Unknown diagnostic", name(identifier), among: Self.identifiers,
      otherwise: "; `jsonapi-gen explain` lists all.")
  }

  func run() throws {
    if let explanation {
      Console.say(ExplanationText.render(explanation, isColored: Console.isOutputColored))
    } else if let change {
      Console.say(ChangeExplanation.text(change, isColored: Console.isOutputColored))
    } else if markdown {
      Console.say(ExplanationPage.markdown())
    } else if changes {
      Console.say(ChangeExplanation.markdown())
    } else {
      Console.say(ExplanationText.list() + "\n\n" + ChangeExplanation.list())
    }
  }

  private var explanation: Explanation? {
    identifier.flatMap { Explanations.of(name($0)) }
  }

  private var change: ChangeKind? {
    identifier.flatMap { ChangeKind(rawValue: name($0)) }
  }

  private static var identifiers: [String] {
    Explanations.all.map(\.identifier) + ChangeKind.allCases.map(\.rawValue)
  }

  /// Returns an identifier without brackets, which users may copy from a diagnostic.
  private func name(_ identifier: String) -> String {
    identifier.hasPrefix("[") && identifier.hasSuffix("]")
      ? String(identifier.dropFirst().dropLast()) : identifier
  }
}
