import ArgumentParser
import Diagnostics
import ResourceSchema
import SchemaDiff
import SchemaReader

struct DiffCommand: DiagnosingCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Shows what changed between two versions of a schema, and what it breaks.",
    usage: """
      jsonapi-gen diff [<options>] <old> <new>
      jsonapi-gen diff --against <revision> [<schema> ...]
      """,
    discussion: """
      Answers four questions about each change. Reads: do models of the old schema decode the \
      responses of a server with the new one? Writes: does a server with the new schema accept the \
      requests of clients with the old one? Server: can a server with the old schema stay as it \
      is? Source: does Swift code that uses the old models compile with the new ones?

      Descriptions and examples are not compared. For source, the Swift that is generated from \
      both schemas is compared, with the settings of the configuration; without one, models, \
      queries and a client are. `jsonapi-gen explain removed-attribute` explains a change; \
      Documentation/Changes.md lists all changes.

      Exit codes: 0 nothing breaks, 1 a change breaks something that --fail-on lists or a schema \
      has errors, 64 invalid arguments, 66 a schema, the revision or the configuration cannot be \
      read, 74 standard output or standard error cannot be written.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The old and the new schema, each a file or a folder; with --against, the new ones.",
      discussion: """
        With --against, defaults to `schemas` in the configuration file, or the folder \
        \(SchemaArguments.defaultFolder).
        """,
      valueName: "schema"),
    completion: .file(extensions: ["yaml", "yml"]))
  var schemas: [String] = []

  @Option(
    help: ArgumentHelp(
      "Git revision with the old schemas, such as origin/main.",
      valueName: "revision"),
    completion: .shellCommand("git for-each-ref --format='%(refname:short)' 2>/dev/null"))
  var against: String?

  @Option(
    help: ArgumentHelp(
      "What a change must not break: clients, servers and source, separated by commas.",
      discussion: "`clients` means reads and writes. Defaults to clients,servers.",
      valueName: "parts"),
    completion: .list(BreakingPart.allCases.map(\.rawValue)),
    transform: { try listed($0, "cannot break; write clients, servers or source.") })
  var failOn: [BreakingPart] = [.clients, .servers]

  @Option(
    name: .customLong("allow"),
    help: ArgumentHelp(
      "Kind of change to allow, such as removed-filter; several are separated by commas.",
      discussion: """
        To limit it to a resource type or member, add a colon: removed-filter:articles or \
        changed-type:articles.title.
        """,
      valueName: "identifier"),
    completion: .list(ChangeKind.allCases.map(\.rawValue)),
    transform: changes(named:))
  var allowedLists: [[AllowedChange]] = []

  @Flag(help: "Print Markdown, for release notes.")
  var markdown = false

  @OptionGroup var settings: ConfigurationOptions
  @OptionGroup var diagnostics: DiagnosticOptions

  func validate() throws {
    guard against != nil || schemas.count == 2 else {
      throw ValidationError(
        "Name the old and the new schema, or a revision of git with --against.")
    }
    guard against == nil || !schemas.contains(where: SchemaArguments.isStream) else {
      throw ValidationError("Standard input has no revisions; name files with --against.")
    }
    guard !markdown || diagnostics.format == .text else {
      throw ValidationError("--markdown and --diagnostics cannot be combined.")
    }
  }

  func run(_ reporter: Reporter) throws {
    let settings = try settings.read(reporter)
    let (old, new) = try versions(settings.configuration, reporter)
    let changes = reporter.progress.during("Comparing the schemas") {
      SchemaDiff.changes(
        from: old, to: new,
        options: settings.files.isEmpty ? SchemaDiff.everything : settings.configuration.style,
        oldPathPrefix: against.map { "\($0):" } ?? "")
    }
    let report = ChangeReport(
      changes, failing: Set(failOn.flatMap(\.questions)), allowed: allowedLists.flatMap(\.self))
    if let allowed = report.unmatched.first, let place = allowed.place {
      let nearest = allowed.suggestion(among: report.changes)
      throw ValidationError(
        "There is no change `\(allowed.kind.rawValue)` in `\(place)`"
          + (nearest.map { "; did you mean `\($0)`?" } ?? "; remove it from --allow."))
    }
    print(report)
    if report.isFailure { throw ExitCode.diagnostics }
  }

  private func print(_ report: ChangeReport) {
    switch diagnostics.format {
    case .text where markdown: Console.say(ChangeMarkdown.render(report))
    case .text: Console.say(ChangeText.render(report, isColored: Console.isOutputColored))
    case .json where report.changes.isEmpty, .github where report.changes.isEmpty: break
    case .json: Console.say(ChangeDiagnostics.json(report))
    case .github: Console.say(ChangeDiagnostics.github(report))
    }
  }

  private func versions(
    _ configuration: Configuration, _ reporter: Reporter
  ) throws -> (Schema, Schema) {
    guard let against else {
      let versions = try schemas.map { try SchemaArguments.read([$0], reporter) }
      return (try schema(versions[0], reporter), try schema(versions[1], reporter))
    }
    var arguments = SchemaArguments()
    arguments.schemas = schemas
    let paths = try arguments.paths(configuration)
    let new = try SchemaArguments.read(paths, reporter)
    let (revision, old) = try failing(as: .missingRevision) {
      let revision = try GitRevision(against)
      return (revision, try revision.schemas(named: paths))
    }
    return (try schema(old, in: revision, reporter), try schema(new, reporter))
  }

  /// Reads the files of one version, and their imports from a revision or from the disk.
  private func schema(
    _ inputs: [SourceFile], in revision: GitRevision? = nil, _ reporter: Reporter
  ) throws -> Schema {
    let reading = SchemaReader.read(
      inputs, warnings: [],
      importing: revision.map { $0.file } ?? SchemaFiles.importer(beside: inputs))
    if let schema = reading.schema { return schema }
    var (errors, files) = (reading.diagnostics.errors, reading.files)
    if let prefix = revision?.prefix {
      files = files.map { SourceFile(path: prefix + $0.path, bytes: $0.bytes) }
      // A file in a revision cannot be edited.
      errors = errors.map { $0.withoutFixIts(inFilesWith: prefix) }
    }
    try reporter.check(errors, in: files, consequence: "nothing was compared")
    throw ExitCode.diagnostics
  }

  @Sendable private static func changes(named names: String) throws -> [AllowedChange] {
    try names.split(separator: ",", omittingEmptySubsequences: false).map { text in
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0]
      let place = parts.count > 1 ? String(parts[1]) : nil
      guard place != "" else { throw ValidationError("The name after `\(text)` is absent.") }
      if let kind = ChangeKind(rawValue: String(name)) { return AllowedChange(kind, in: place) }
      throw ValidationError(
        "Unknown change", String(name), among: ChangeKind.allCases.map(\.rawValue),
        otherwise: "; `jsonapi-gen explain` lists all.")
    }
  }
}

extension Diagnostic {
  fileprivate func withoutFixIts(inFilesWith prefix: String) -> Diagnostic {
    var result = self
    result.range.file = prefix + range.file
    result.labels = labels.map { label in
      var label = label
      label.range.file = prefix + label.range.file
      return label
    }
    result.fixIts = []
    return result
  }
}

enum BreakingPart: String, CaseIterable {
  case clients, servers, source

  var questions: [Question] {
    switch self {
    case .clients: [.reads, .writes]
    case .servers: [.server]
    case .source: [.source]
    }
  }
}
