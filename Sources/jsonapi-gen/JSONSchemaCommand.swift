import ArgumentParser
import ResourceSchema
import SchemaReader

/// `jsonapi-gen json-schema`: prints what editors need to complete and check schemas.
struct JSONSchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "json-schema",
    abstract: "Prints the JSON Schema of the schema language, for editors.",
    discussion: """
      Keep it in a file and name the file in the first line of a schema, as a path from there; \
      editors with the YAML language server then complete and check the schema as you type:

        jsonapi-gen json-schema > Schemas/\(LanguageJSONSchema.fileName)

        # yaml-language-server: $schema=\(LanguageJSONSchema.fileName)

      Exit codes: 0 it is printed, 64 wrong usage.
      """
  )

  enum Language: String, CaseIterable, ExpressibleByArgument {
    case schema, configuration
  }

  @Argument(help: "What the JSON Schema is of.")
  var language = Language.schema

  func run() {
    switch language {
    case .schema: Console.write(LanguageJSONSchema.text)
    case .configuration: Console.write(LanguageJSONSchema.configurationText)
    }
  }
}
