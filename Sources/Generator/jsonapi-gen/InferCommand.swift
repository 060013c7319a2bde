import ArgumentParser
import Diagnostics
import Foundation
import Inference
import Profiling

struct InferCommand: DiagnosingCommand {
  static let configuration = CommandConfiguration(
    commandName: "infer",
    abstract: "Infers a schema from example documents or recorded traffic.",
    usage: "jsonapi-gen infer [<options>] <payload> ...",
    discussion: """
      Payloads are JSON:API documents, one per file, and HAR files, which browsers and proxies \
      export. From HAR files, method, path, query, status and body are read, but never headers and \
      cookies. The schema contains names and types; the only values it contains are those of \
      enums. Each guess has a comment `# guess: …` with the reason.

      Without --output, the schema is printed. An existing schema is refined: missing parts are \
      added, lines that are guesses are rewritten, and all other lines stay as they are. The \
      schema is valid: the command checks its own text before it writes it.

      Exit codes: 0 done, 1 a payload has errors, or --check found something that the schema does \
      not have or that contradicts it, 64 invalid arguments, 66 a payload cannot be read, 70 \
      internal error, 73 the output cannot be written, 74 standard output or standard error \
      cannot be written.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "JSON and HAR files, and folders with .json and .har files.",
      discussion: "With -, one document is read from standard input.", valueName: "payload"),
    completion: .file(extensions: ["json", "har"]))
  var payloads: [String] = []

  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp(
      "Schema to write or refine; standard output by default.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var output: String?

  @OptionGroup var inference: InferenceArguments

  @Flag(help: "Write nothing; exit with 1 if the payloads show more or contradict the schema.")
  var check = false

  @Flag(name: .shortAndLong, help: "Print only errors and warnings.")
  var quiet = false

  @OptionGroup var diagnostics: DiagnosticOptions

  func validate() throws {
    guard !payloads.isEmpty else {
      throw ValidationError("Name files or folders with payloads, or - for standard input.")
    }
    guard payloads.count == 1 || !payloads.contains("-") else {
      throw ValidationError("- is standard input and cannot be combined with other payloads.")
    }
    guard !check || output != nil else {
      throw ValidationError("--check needs --output, the schema to compare with.")
    }
  }

  func run(_ reporter: Reporter) throws {
    let reader = try inference.read(payloads, reporter)
    let options = inference.options(name: inference.name ?? Self.name(of: output))
    if let output, FileManager.default.fileExists(atPath: output) {
      try refine(output, with: reader, options, reporter)
    } else {
      try writeNew(reader, options, reporter)
    }
    if reader.diagnostics.hasErrors { throw ExitCode.diagnostics }
  }

  private func writeNew(
    _ reader: PayloadReader, _ options: InferenceOptions, _ reporter: Reporter
  ) throws {
    let inferred = reporter.progress.during("Inferring the schema") {
      Inference.schema(from: reader.profile, options)
    }
    var text = inferred.text
    // The server has chosen the names.
    let hasOtherNames = Starter.warnings(of: text).contains("not-camel-case")
    if hasOtherNames, let end = text.firstRange(of: "\n\n") {
      text.insert(contentsOf: "\nallow: [not-camel-case]", at: end.lowerBound)
    }
    if let error = Inference.errors(in: SourceFile(path: "<inferred>", text: text)).first {
      throw RunFailure(
        .internalError,
        "nothing was written, because the schema would be wrong: \(error.message). "
          + "Please report this")
    }
    if let output, check { throw Self.staleness(output, hasMore: true, 0) }
    try FileOutput.writeNew(text, to: output)
    let summary = InferenceSummary(reader: reader, inferred: inferred).text
    let say = output == nil ? reporter.printError : reporter.say
    if !quiet { say(summary + (output.map { "\n\($0): written" } ?? "")) }
  }

  private func refine(
    _ output: String, with reader: PayloadReader, _ options: InferenceOptions, _ reporter: Reporter
  ) throws {
    let file = try RefinedFile(path: output, reporter)
    let refinement = try file.refined {
      Refinement(of: $0, with: reader.profile, options, reading: $1)
    }
    let contradictions = refinement.contradictions(before: check).map(\.diagnostic)
    if !check { try file.write(refinement) }
    reporter.report(contradictions, in: check ? file.files : refinement.result.files)
    if check, refinement.isChanged || !contradictions.isEmpty {
      throw Self.staleness(output, hasMore: refinement.isChanged, contradictions.count)
    }
    guard !quiet else { return }
    if check { return reporter.say("\(output): the payloads show nothing new") }
    let summary = InferenceSummary(reader: reader, inferred: refinement.inferred)
    reporter.say(summary.text + "\n\(output): \(refinement.changeSummary)")
  }

  private static func staleness(_ output: String, hasMore: Bool, _ count: Int) -> RunFailure {
    let contradiction = "contradict \(output) in \(counted(count, "place"))"
    let more = "show more than \(output); run jsonapi-gen infer without --check"
    let found = (count > 0 ? [contradiction] : []) + (hasMore ? [more] : [])
    return RunFailure(.outdatedOutput, "the payloads \(found.joined(separator: " and "))")
  }

  /// Returns the name of the API for a schema file: `BlogApi` for `blog-api.yaml`.
  static func name(of output: String?) -> String {
    guard let file = output?.split(separator: "/").last else { return "API" }
    let stem = file.split(separator: ".").first ?? ""
    let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map(String.init).upperCamelCased
    return name.first?.isLetter ?? false ? name : "API"
  }
}
