import ArgumentParser

/// `jsonapi-gen templates`: the commands for templates.
struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "Lists, copies and checks the templates of the generated code.",
    discussion: """
      Templates decide what generated code looks like. A file `property.mustache` in the folder of \
      --templates replaces the built-in template `property`; a template with front matter adds a \
      file for each resource, document or value type, or for the schema. Documentation/Templates.md \
      describes the language and everything that a template sees.
      """,
    subcommands: [
      TemplatesListCommand.self, TemplatesEjectCommand.self, TemplatesCheckCommand.self,
      TemplatesReferenceCommand.self,
    ]
  )
}
