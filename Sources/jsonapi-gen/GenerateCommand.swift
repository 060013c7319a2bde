import ArgumentParser
import Diagnostics
import OutputFolder
import SchemaReader

/// `jsonapi-gen generate`: writes the models of a schema.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generates the Swift models of a schema.",
    usage: "jsonapi-gen generate [<options>] [<schema> ...]",
    discussion: """
      Only files whose contents change are written, and only files that an earlier run wrote are \
      deleted: \(OutputFolder.manifestName) in the output folder lists them, so check it in. If \
      the schema has errors, or you have edited a generated file, nothing is written. One run at a \
      time writes into a folder; others wait.

      With a configuration file, `jsonapi-gen generate` needs no arguments; `jsonapi-gen init` \
      creates one.

      Exit codes: 0 done, 1 the input has errors or --check found outdated files, 64 invalid \
      arguments, 66 a schema, the templates or the configuration cannot be read, 70 internal error, \
      73 the output cannot be written, 74 standard output or standard error cannot be written.
      """
  )

  @OptionGroup var schemas: SchemaArguments
  @OptionGroup var settings: ConfigurationOptions

  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp(
      "Output folder; created if missing.",
      discussion: "Defaults to `output` in the configuration file.", valueName: "folder"),
    completion: .directory
  )
  var output: String?

  @OptionGroup var parts: PartOptions
  @OptionGroup var templates: TemplateOptions
  @OptionGroup var warnings: WarningOptions

  @Flag(help: "Write nothing; list the changes, and exit with 1 if there are any.")
  var check = false

  @Flag(help: "Write nothing; list the changes.")
  var dryRun = false

  @Flag(help: "Overwrite generated files that were edited, and the files of another API.")
  var force = false

  @Flag(name: .shortAndLong, help: "Print only errors and warnings.")
  var quiet = false

  @OptionGroup var diagnostics: DiagnosticOptions

  func validate() throws {
    guard output != "" else { throw ValidationError("The name of the output folder is empty.") }
    guard !check || !dryRun else {
      throw ValidationError("--check and --dry-run cannot be combined.")
    }
    guard !check || !force else { throw ValidationError("--check and --force cannot be combined.") }
  }

  private func output(_ configuration: Configuration) throws -> String {
    guard let output = output ?? configuration.output else {
      throw ValidationError(
        "Name the output folder with --output, or with `output` in \(Configuration.fileName).")
    }
    return output
  }

  func run() throws {
    let start = ContinuousClock.now
    var reporter = diagnostics.reporter
    reporter.showsAll = warnings.showsAll
    let settings = try parts.apply(to: try settings.read(reporter))
    let output = try output(settings.configuration)
    let templates = try templates.read(settings.configuration, reporter)
    let run = SchemaRun(
      of: try schemas.read(settings.configuration, reporter), settings,
      warnings: warnings.policy(.warningsOfEveryRun, settings.configuration), reporter: reporter)
    let models = try run.models(templates)
    let plan = try reporter.failing(as: .unwritableOutput) {
      try carryOut(models.files, of: run.api, in: OutputFolder(path: output), reporter)
    }
    let report = RunReport(subject: run.subject, plan: plan, output: output)
    guard plan.conflicts.isEmpty else { throw reportConflicts(plan, reporter) }
    if check, !plan.isUpToDate { throw reporter.report(report.staleness) }
    let isDone = !check && !dryRun
    if !quiet {
      reporter.say(report.summary(isDone: isDone, duration: ContinuousClock.now - start))
    }
    reporter.summarize(
      models.warnings, consequence: isDone ? "the models were generated" : nil)
  }

  /// Updates the output folder, or compares it with the models for --check and --dry-run.
  private func carryOut(
    _ files: [GeneratedFile], of api: String, in folder: OutputFolder, _ reporter: Reporter
  ) throws(OutputError) -> OutputPlan {
    let onWait = {
      reporter.printError("Waiting for another run that uses \(folder.path) …")
    }
    // A check lists edited files among the outdated ones.
    let replacement: OutputFolder.Replacement =
      force ? .editsAndOtherAPI : check ? .edits : .nothing
    guard check || dryRun else {
      return try folder.update(to: files, of: api, replacing: replacement, onWait: onWait)
    }
    return try folder.compare(with: files, of: api, replacing: replacement, onWait: onWait)
  }

  private func reportConflicts(_ plan: OutputPlan, _ reporter: Reporter) -> ExitCode {
    for conflict in plan.conflicts {
      _ = reporter.report(RunFailure(.unwritableOutput, "\(conflict)"))
    }
    reporter.printError("Nothing was written.")
    return .unwritableOutput
  }
}
