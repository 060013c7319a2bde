import ArgumentParser
import SchemaReader

struct JSONSchemaCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "json-schema",
    abstract: "Prints the JSON Schema of the schema language, for editors.",
    usage: "jsonapi-gen json-schema [<options>] [<language>]",
    discussion: """
      Save it to a file and name the file in the first line of a schema, relative to the schema; \
      editors with the YAML language server then complete and check the schema as you type:

        jsonapi-gen json-schema --output Schemas/\(LanguageJSONSchema.fileName)

        # yaml-language-server: $schema=\(LanguageJSONSchema.fileName)

      Exit codes: 0 done, 64 invalid arguments, 73 the file cannot be written, 74 standard output \
      cannot be written.
      """
  )

  enum Language: String, CaseIterable, ExpressibleByArgument {
    case schema, configuration
  }

  @Argument(help: "Kind of file to describe.")
  var language = Language.schema

  @OptionGroup var output: FileOutput

  func run(_ reporter: Reporter) throws {
    let text =
      switch language {
      case .schema: LanguageJSONSchema.text
      case .configuration: LanguageJSONSchema.configurationText
      }
    try output.write(text)
  }
}
