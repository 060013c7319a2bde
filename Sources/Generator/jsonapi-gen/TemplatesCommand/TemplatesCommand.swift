import ArgumentParser
import Rendering

/// `jsonapi-gen templates`: the commands for templates.
struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "Lists, copies and checks the templates for the generated code.",
    discussion: """
      Templates determine what generated code looks like. A file `property.mustache` in the folder \
      of --templates replaces the built-in template `property`; a template with front matter adds \
      a file for each resource, document or value type, or for the schema. \
      Documentation/Templates.md describes the language and all fields.
      """,
    subcommands: [
      TemplatesListCommand.self, TemplatesEjectCommand.self, TemplatesCheckCommand.self,
      TemplatesReferenceCommand.self,
    ]
  )
}

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
