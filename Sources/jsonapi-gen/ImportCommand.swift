import ArgumentParser
import Diagnostics
import Foundation
import JSONSource
import OpenAPIImport
import OutputFolder

/// `jsonapi-gen import`: makes a schema from what describes an API elsewhere.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Makes a schema from a description of an API.",
    subcommands: [ImportOpenAPICommand.self]
  )
}

/// `jsonapi-gen import openapi`: makes a schema from an OpenAPI description.
struct ImportOpenAPICommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "openapi",
    abstract: "Makes a schema from an OpenAPI description.",
    usage: "jsonapi-gen import openapi [<options>] <description>",
    discussion: """
      Reads OpenAPI 3.0 and 3.1, in JSON or YAML, and writes a schema in canonical form whose \
      models compile. Resources are found in the JSON:API documents of requests and answers. What \
      the schema language cannot say is reported, each kind once; --lost writes all of it to a \
      file, with JSON pointers into the description.

      Without --output, the schema is printed. A file that exists is never overwritten.

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
      "Name of the API; that of the description by default.", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "File for everything that the schema does not say, as JSON; replaced if it exists.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var lost: String?

  @Flag(name: .shortAndLong, help: "Print only errors and what is lost.")
  var quiet = false

  @Flag(help: "Show everything that is lost, not each kind once.")
  var all = false

  @OptionGroup var diagnostics: DiagnosticOptions

  func validate() throws {
    guard output != "", lost != "" else {
      throw ValidationError("The name of the file is empty.")
    }
    guard name != "" else { throw ValidationError("The name of the API is empty.") }
    guard !description.isEmpty else {
      throw ValidationError("The name of the description is empty.")
    }
  }

  func run() throws {
    var reporter = diagnostics.reporter(isQuiet: quiet)
    reporter.showsAll = all
    if let output, FileManager.default.fileExists(atPath: output) {
      throw reporter.report(
        RunFailure(
          .unwritableOutput,
          "\(output) exists and is not overwritten; name another file, or move it away first"))
    }
    let file = try reporter.failing(as: .missingSchema) { try read() }
    let result = reporter.progress.during("Importing the description") {
      OpenAPIImport.read(file, name: name)
    }
    reporter.report(result.diagnostics, in: [file])
    if let lost {
      try reporter.failing(as: .unwritableOutput) {
        try write(OpenAPILoss.json(result.losses), to: lost)
      }
    }
    guard let text = result.text, result.schema != nil else {
      reporter.summarize(result.diagnostics, consequence: "nothing was written")
      throw ExitCode.diagnostics
    }
    guard let output else {
      Console.write(text)
      if !quiet { reporter.printError(summary(of: result)) }
      return
    }
    try reporter.failing(as: .unwritableOutput) {
      _ = try NewFiles([GeneratedFile(path: output, text: text)]).write()
    }
    if !quiet { reporter.say(summary(of: result)) }
  }

  private func read() throws -> SourceFile {
    guard description == "-" else {
      return try SourceFile(contentsOf: description, maxSize: JSONReader.maxSize)
    }
    let bytes = try Console.read(STDIN_FILENO, limit: JSONReader.maxSize)
    return SourceFile(path: "<stdin>", bytes: bytes, maxSize: JSONReader.maxSize)
  }

  private func write(_ text: String, to path: String) throws {
    let file = NewFiles([GeneratedFile(path: path, text: text)])
    if try file.taken().isEmpty {
      try file.write()
    } else {
      try FileReplacement.replace(path, with: text)
    }
  }

  private func summary(of result: OpenAPIImport.Result) -> String {
    let counts = result.counts
    let found = [
      counted(counts.resources, "resource type"), counted(counts.attributes, "attribute"),
      counted(counts.relationships, "relationship"),
    ].joined(separator: ", ")
    let lost = result.losses.isEmpty ? "nothing lost" : "\(result.losses.count) lost"
    return "\(output ?? "Schema"): \(found) of \(counted(counts.operations, "operation")); \(lost)"
  }
}
