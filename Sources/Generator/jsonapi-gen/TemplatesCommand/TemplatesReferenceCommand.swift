import ArgumentParser
import Rendering

/// `jsonapi-gen templates reference`: the part of Documentation/Templates.md that `make generate`
/// writes.
struct TemplatesReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Prints the records that templates see, as Markdown.",
    shouldDisplay: false
  )

  func run() {
    Console.write(TemplatePage.markdown)
  }
}
