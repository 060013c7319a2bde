import ArgumentParser

struct JSONAPIGen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jsonapi-gen",
    abstract: "Generates Swift models from descriptions of JSON:API resources.",
    version: "0.1.0",
    subcommands: [
      InitCommand.self, InferCommand.self, ImportCommand.self, GenerateCommand.self,
      ValidateCommand.self, DiffCommand.self, FormatCommand.self, ExportCommand.self,
      TemplatesCommand.self, ExplainCommand.self, JSONSchemaCommand.self,
      LanguageServerCommand.self, ManualCommand.self,
    ]
  )

  static var _errorPrefix: String { "error: " }
}
