import APIReference
import ArgumentParser
import Diagnostics
import Export
import OpenAPIImport
import OutputFolder
import ResourceSchema
import SchemaReader
import SwiftModel

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Exports a schema to other formats.",
    subcommands: [
      ExportOpenAPICommand.self, ExportJSONSchemaCommand.self, ExportExamplesCommand.self,
      ExportModelCommand.self,
    ]
  )

  static let exitCodes = """
    Exit codes: 0 done, 1 the schema has errors, 64 invalid arguments, 66 a schema or the \
    configuration cannot be read, 70 internal error, 73 a file cannot be written, 74 standard \
    output or standard error cannot be written.
    """
}

/// The arguments that all exports share: the schema, which must not have errors, and the output.
struct ExportArguments: ParsableArguments {
  @OptionGroup var schemas: SchemaArguments
  @OptionGroup var settings: ConfigurationOptions
  @OptionGroup var diagnostics: DiagnosticOptions
}

/// A command that makes something else of a schema.
protocol ExportingCommand: DiagnosingCommand {
  var arguments: ExportArguments { get }

  func export(_ schema: Schema, _ settings: Settings, _ reporter: Reporter) throws
}

extension ExportingCommand {
  var diagnostics: DiagnosticOptions { arguments.diagnostics }

  func run(_ reporter: Reporter) throws {
    let settings = try arguments.settings.read(reporter)
    let run = SchemaRun(
      of: try arguments.schemas.read(settings.configuration, reporter), settings,
      warnings: WarningPolicy(given: [], isStrict: false), reporter: reporter)
    try export(try run.schema(), settings, reporter)
  }
}

struct ExportOpenAPICommand: ExportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "openapi",
    abstract: "Writes an OpenAPI 3.1 description of the API.",
    usage: "jsonapi-gen export openapi [<options>] [<schema> ...]",
    discussion: """
      For clients in other languages, gateways and contract tests. Paths come from the operations \
      of each resource type; if the schema does not state them, only those for reading are \
      written. `x-jsonapi` contains what OpenAPI cannot express, so that \
      `jsonapi-gen import openapi` can recreate the schema.

      \(ExportCommand.exitCodes)
      """
  )

  @OptionGroup var arguments: ExportArguments
  @OptionGroup var output: FileOutput

  func export(_ schema: Schema, _ settings: Settings, _ reporter: Reporter) throws {
    try output.write(OpenAPIExport.text(of: schema) { OpenAPIImport.read($0).schema })
  }
}

struct ExportJSONSchemaCommand: ExportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "json-schema",
    abstract: "Writes the JSON Schema of a document, for validators and editors.",
    usage: "jsonapi-gen export json-schema --document <name> [<options>] [<schema> ...]",
    discussion: """
      The document is one declared in the schema, or a resource type: `articles` for a document \
      with one resource object, `[articles]` for one with many. The JSON Schema uses draft \
      2020-12.

      \(ExportCommand.exitCodes)
      """
  )

  @OptionGroup var arguments: ExportArguments

  @Option(help: ArgumentHelp("Name of the document, or a resource type.", valueName: "name"))
  var document: String

  @OptionGroup var output: FileOutput

  func export(_ schema: Schema, _ settings: Settings, _ reporter: Reporter) throws {
    guard let text = DocumentJSONSchema.text(of: document, in: schema) else {
      throw ValidationError(
        "The schema has no document", document, among: DocumentJSONSchema.names(in: schema),
        otherwise: ": name one of its documents or types.")
    }
    try output.write(text)
  }
}

struct ExportExamplesCommand: ExportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "examples",
    abstract: "Writes an example of each document, with linked resources.",
    usage: "jsonapi-gen export examples --output <folder> [<options>] [<schema> ...]",
    discussion: """
      For stubs, previews and tests. Every member has a value: its `example`, the first value of \
      an enum, or one that suits its type and name. The resources of include paths are included. A \
      file is written for each document declared in the schema, and one for each resource type; \
      existing files with these names are replaced.

      \(ExportCommand.exitCodes)
      """
  )

  @OptionGroup var arguments: ExportArguments

  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp("Folder for the files; created if missing.", valueName: "folder"),
    completion: .directory)
  var output: String

  func export(_ schema: Schema, _ settings: Settings, _ reporter: Reporter) throws {
    let files = DocumentExamples(schema).files()
    for file in files { try FileReplacement.write(file.text, to: "\(output)/\(file.path)") }
    reporter.say("\(output): \(counted(files.count, "example"))")
  }
}

struct ExportModelCommand: ExportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "model",
    abstract: "Writes all data available to templates, as JSON.",
    usage: "jsonapi-gen export model [<options>] [<schema> ...]",
    discussion: """
      For jq, Python and other tools that generate files from a schema. The fields are those in \
      Documentation/Templates.md, with the names and types of the generated Swift.

      \(ExportCommand.exitCodes)
      """
  )

  @OptionGroup var arguments: ExportArguments
  @OptionGroup var output: FileOutput

  func export(_ schema: Schema, _ settings: Settings, _ reporter: Reporter) throws {
    let model = SwiftModel.build(schema, options: settings.configuration.style).model
    try output.write(model.templateFields().text)
  }
}
