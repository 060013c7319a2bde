import ArgumentParser
import OutputFolder
import ResourceSchema
import SchemaReader

/// `jsonapi-gen json-schema`: prints the JSON Schema of the schema language.
struct JSONSchemaCommand: ParsableCommand {
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

  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp(
      "File to write instead of standard output; written atomically.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var output: String?

  func validate() throws {
    guard output != "" else { throw ValidationError("The name of the file is empty.") }
  }

  func run() throws {
    let text =
      switch language {
      case .schema: LanguageJSONSchema.text
      case .configuration: LanguageJSONSchema.configurationText
      }
    guard let output else { return Console.write(text) }
    try Reporter(format: .text).failing(as: .unwritableOutput) {
      let file = NewFiles([GeneratedFile(path: output, text: text)])
      if try file.taken().isEmpty {
        try file.write()
      } else {
        try FileReplacement.replace(output, with: text)
      }
    }
  }
}
