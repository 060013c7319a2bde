import ArgumentParser
import Diagnostics
import OutputFolder
import SchemaReader

/// `jsonapi-gen generate`: calls the stages in order and prints what they say.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Writes the Swift models of a schema into a folder.",
    discussion: """
      Only files whose bytes change are written, and only files that an earlier run wrote are \
      deleted: \(OutputFolder.manifestName) in the folder lists them, so keep it in version \
      control. If the schema has a mistake, nothing is written.

      With a configuration file, `jsonapi-gen generate` needs no arguments; `jsonapi-gen init` \
      writes one.

      Exit codes: 0 done, 1 the schema, the configuration or --check has something to say, \
      64 wrong usage, 66 a schema, the templates or the configuration \
      are missing, 70 the generator has a mistake, \
      73 the output cannot be written.
      """
  )

  @OptionGroup var schemas: SchemaArguments
  @OptionGroup var settings: ConfigurationOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the models; made if it is missing.",
      discussion: "Without it, the configuration file has to name one.", valueName: "folder"),
    completion: .directory
  )
  var output: String?

  @OptionGroup var templates: TemplateOptions
  @OptionGroup var warnings: WarningOptions

  @Flag(help: "Write nothing; name what would change, and exit with 1 if anything would.")
  var check = false

  @Flag(help: "Write nothing; name what would change.")
  var dryRun = false

  @Flag(name: .shortAndLong, help: "Print nothing but errors and warnings.")
  var quiet = false

  @OptionGroup var diagnostics: DiagnosticOptions

  func validate() throws {
    guard output != "" else { throw ValidationError("The name of the output folder is empty.") }
    guard !check || !dryRun else {
      throw ValidationError("--check and --dry-run exclude each other.")
    }
  }

  private func output(_ configuration: Configuration) throws -> String {
    guard let output = output ?? configuration.output else {
      throw ValidationError(
        "Name the folder for the models: with --output, or as `output` in"
          + " \(Configuration.fileName).")
    }
    return output
  }

  func run() throws {
    let start = ContinuousClock.now
    var reporter = diagnostics.reporter
    reporter.showsAll = warnings.showsAll
    let settings = try settings.read(reporter)
    let configuration = settings.configuration
    let output = try output(configuration)
    let templates = try templates.read(configuration, reporter)
    let run = try SchemaRun(
      of: try schemas.paths(configuration), settings,
      warnings: warnings.policy(.warningsOfEveryRun, configuration), reporter: reporter)
    let models = try run.models(templates)
    let folder = OutputFolder(path: output)
    let plan = try reporter.failing(as: .unwritableOutput) { try folder.plan(models.files) }
    let report = RunReport(
      subject: run.subject, plan: plan, output: output)

    guard plan.conflicts.isEmpty else {
      for conflict in plan.conflicts {
        reporter.report(RunFailure(.unwritableOutput, "\(conflict)"))
      }
      reporter.printError("Nothing was written.")
      throw RunFailure.Kind.unwritableOutput.exitCode
    }
    if check, !plan.isUpToDate {
      reporter.report(report.staleness)
      throw RunFailure.Kind.outdatedOutput.exitCode
    }
    let isDone = !check && !dryRun
    if isDone {
      try reporter.failing(as: .unwritableOutput) { try folder.carryOut(plan) }
    }
    if !quiet {
      reporter.say(report.summary(isDone: isDone, duration: ContinuousClock.now - start))
    }
    reporter.summarize(
      models.warnings, consequence: isDone ? "the models were generated all the same" : nil)
  }
}
