import ArgumentParser
import Diagnostics
import Foundation
import Inference
import JSONSource
import OpenAPIImport
import OutputFolder

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Creates a schema from an API description.",
    subcommands: [ImportOpenAPICommand.self]
  )
}

struct ImportOpenAPICommand: DiagnosingCommand {
  static let configuration = CommandConfiguration(
    commandName: "openapi",
    abstract: "Creates a schema from an OpenAPI description.",
    usage: "jsonapi-gen import openapi [<options>] <description>",
    discussion: """
      Reads OpenAPI 3.0 and 3.1, in JSON or YAML, and writes a schema in canonical form whose \
      models compile. Resources are found in the JSON:API documents of requests and responses. \
      Anything that the schema language cannot express is reported, each kind once; --lost writes \
      the whole report to a file, with JSON pointers into the description.

      Without --output, the schema is printed. An existing schema is refined: missing parts are \
      added, lines with `# guess` are rewritten, and all other lines stay as they are.

      Exit codes: 0 done, 1 the description cannot be imported, 64 invalid arguments, 66 the \
      description cannot be read, 70 internal error, 73 a file cannot be written, 74 standard \
      output or standard error cannot be written.
      """
  )

  @Argument(
    help: "OpenAPI description; - is standard input.",
    completion: .file(extensions: ["json", "yaml", "yml"]))
  var description: String

  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp("Schema to write instead of standard output.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Name of the API; by default, the name in the description.", valueName: "name"))
  var name: String?

  @Flag(
    help: """
      Treat attributes that are not nullable as always present, for descriptions that do not say \
      `required`.
      """)
  var presentUnlessNullable = false

  @Option(
    help: ArgumentHelp(
      "File for everything that the schema cannot express, as JSON; replaced if it exists.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var lost: String?

  @Flag(name: .shortAndLong, help: "Print only errors and what is lost.")
  var quiet = false

  @Flag(name: .customLong("all"), help: "Show everything that is lost, not each kind once.")
  var showsAll = false

  @OptionGroup var diagnostics: DiagnosticOptions

  func run(_ reporter: Reporter) throws {
    let file = try failing(as: .missingSchema) {
      try description == "-"
        ? Console.read(maxSize: JSONReader.maxSize)
        : SourceFile(contentsOf: description, maxSize: JSONReader.maxSize)
    }
    let result = reporter.progress.during("Importing the description") {
      OpenAPIImport.read(file, name: name, requiresNonNullable: presentUnlessNullable)
    }
    reporter.report(result.diagnostics, in: [file])
    if let lost { try FileReplacement.write(OpenAPILoss.json(result.losses), to: lost) }
    guard let text = result.text, let schema = result.completed else {
      reporter.summarize(result.diagnostics, consequence: "nothing was written")
      throw ExitCode.diagnostics
    }
    guard let output, FileManager.default.fileExists(atPath: output) else {
      try FileOutput.writeNew(text, to: output)
      let say = output == nil ? reporter.printError : reporter.say
      if !quiet { say("\(output ?? "Schema"): \(result.summary)") }
      return
    }
    let refined = try RefinedFile(path: output, reporter)
    let refinement = try refined.refined { Refinement(of: $0, with: schema, reading: $1) }
    try refined.write(refinement)
    guard !quiet else { return }
    let omissions = refinement.inferred.omissions.map { "\n  left out: \($0)" }.joined()
    reporter.say("\(output): \(result.summary)\(omissions)\n\(output): \(refinement.changeSummary)")
  }
}

extension OpenAPIImport.Result {
  var summary: String {
    let resources = schema?.resources ?? []
    let attributes = resources.flatMap(\.attributes)
    let found = [
      counted(resources.count, "resource type"), counted(attributes.count, "attribute"),
      counted(resources.flatMap(\.relationships).count, "relationship"),
    ].joined(separator: ", ")
    let lost = losses.isEmpty ? "nothing lost" : "\(losses.count) lost"
    let advice =
      attributes.isEmpty || attributes.contains { !$0.isOptional }
      ? ""
      : "\n  no attribute is required; if responses always have those that are not nullable, add"
        + " --present-unless-nullable"
    return "\(found) from \(counted(operationCount, "operation")); \(lost)\(advice)"
  }
}
