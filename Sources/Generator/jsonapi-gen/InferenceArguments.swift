import ArgumentParser
import Diagnostics
import Inference
import JSONSource
import OutputFolder
import Profiling
import SchemaReader

struct InferenceArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Name of the API; by default, the name of the output.", valueName: "name"))
  var name: String?

  @Flag(
    help: ArgumentHelp(
      "Make a member optional only if it was absent at least once.",
      discussion: "Otherwise, members that were seen fewer than three times are optional too."))
  var asSeen = false

  @Option(
    help: ArgumentHelp(
      "Type for resource objects that have none, by the end of their path; * matches any component.",
      discussion: "For example 'articles/*=articles'.", valueName: "path=type"))
  var typeOf: [String] = []

  @Flag(help: "Add the first value of each member as its example; examples may be confidential.")
  var examples = false

  func validate() throws {
    for rule in typeOf where Self.rule(rule) == nil {
      throw ValidationError("Write --type-of as <path>=<type>, such as 'articles/*=articles'.")
    }
  }

  private static func rule(_ text: String) -> PayloadProfile.TypeRule? {
    guard let equals = text.lastIndex(of: "=") else { return nil }
    let pattern = text[..<equals].split(separator: "/").map(String.init)
    let type = String(text[text.index(after: equals)...])
    return pattern.isEmpty || type.isEmpty ? nil : (pattern, type)
  }

  func options(name: String) -> InferenceOptions {
    InferenceOptions(name: name, isAsSeen: asSeen, hasExamples: examples)
  }

  /// Reads payloads from files, folders or standard input, and reports their diagnostics.
  func read(_ payloads: [String], _ reporter: Reporter) throws -> PayloadReader {
    var reader = PayloadReader(
      PayloadProfile(typeRules: typeOf.compactMap(Self.rule), keepsExamples: examples))
    try failing(as: .missingPayload) {
      try reporter.progress.during("Reading payloads") {
        if payloads == ["-"] {
          reader.read(try Console.read(maxSize: JSONReader.maxSize))
          return
        }
        for path in try PayloadFiles.named(payloads) {
          reader.read(try SourceFile(contentsOf: path, maxSize: JSONReader.maxSize))
        }
      }
    }
    reporter.report(reader.diagnostics, in: reader.files)
    guard reader.profile.payloadCount > 0 else {
      if reader.diagnostics.hasErrors { throw ExitCode.diagnostics }
      throw RunFailure(
        .missingPayload, "there is no JSON:API document in the payloads",
        details: InferenceSummary(reader: reader).notUsed)
    }
    return reader
  }
}

struct InferenceSummary {
  let reader: PayloadReader
  var inferred: InferredSchema?

  private static let maxOmissions = 10

  var text: String {
    let profile = reader.profile
    let sources =
      profile.payloadCount == reader.fileCount
      ? "" : " in \(counted(reader.fileCount, "file"))"
    let omissions = inferred?.omissions ?? []
    var lines = [
      "\(counted(inferred?.schema.resources.count ?? 0, "resource type")) from "
        + "\(counted(profile.payloadCount, "payload"))\(sources) with "
        + "\(counted(profile.objectCount, "resource object"))"
    ]
    lines += notUsed.map { "  not used: \($0)" }
    lines += omissions.prefix(Self.maxOmissions).map { "  left out: \($0)" }
    if omissions.count > Self.maxOmissions {
      lines.append("  … and \(omissions.count - Self.maxOmissions) more")
    }
    if profile.isTruncated { lines.append("  there is too much to count") }
    return lines.joined(separator: "\n")
  }

  /// The payloads that were not used, by the reason, with the first of each.
  var notUsed: [String] {
    let payloads = PayloadProfile.Reason.allCases.compactMap { reason -> String? in
      guard let occurrence = reader.profile.skipped[reason] else { return nil }
      return "\(counted(occurrence.count, "payload")) \(reason.description), such as "
        + "\(occurrence.first)"
    }
    let entries = reader.otherEntries.sorted(by: \.key)
      .map { "\($1) HAR \($1 == 1 ? "entry" : "entries") \($0)" }
    return payloads + entries
  }
}

extension PayloadProfile.Reason {
  fileprivate var description: String {
    switch self {
    case .failedRequest: "with errors"
    case .noData: "without `data`"
    case .untyped: "with data that has no `type` (see --type-of)"
    case .notJSONAPI: "that are not JSON:API documents"
    }
  }
}

/// A schema file to which a command adds lines.
struct RefinedFile {
  let path: String
  /// The file, and the other files in its folder that belong to the same schema.
  let files: [SourceFile]
  private let reporter: Reporter

  init(path: String, _ reporter: Reporter) throws {
    self.path = path
    self.reporter = reporter
    files = try failing(as: .missingSchema) { try Self.schemas(beside: path) }
  }

  /// Refines the file.
  func refined(
    _ refine: (SourceFile, @escaping Refinement.Reading) -> Refinement?
  ) throws -> Refinement {
    let refinement = reporter.progress.during("Refining the schema") { refine(files[0], read) }
    guard let refinement else {
      let old = read(files[0])
      reporter.report(old.diagnostics, in: old.files)
      reporter.summarize(old.diagnostics, consequence: "nothing was written")
      throw ExitCode.diagnostics
    }
    return refinement
  }

  func write(_ refinement: Refinement) throws {
    if refinement.isChanged { try FileReplacement.replace(path, with: refinement.file.text) }
  }

  private func read(_ file: SourceFile) -> SchemaReader.Result {
    let inputs = [file] + files.dropFirst()
    return SchemaReader.read(inputs, importing: SchemaFiles.importer(beside: inputs))
  }

  /// Returns the schema at a path, with the others in its folder if all of them are one schema, so
  /// that their declarations are not added again.
  private static func schemas(beside output: String) throws -> [SourceFile] {
    let own = try SchemaFiles.named([output])
    let folder = output.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard !folder.isEmpty,
      let all = try? SchemaFiles.named([output, folder.joined(separator: "/") + "/"]),
      SchemaReader.read(all, importing: SchemaFiles.importer(beside: all)).schema != nil
    else { return own }
    return all
  }
}
