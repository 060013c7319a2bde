import ArgumentParser
import Diagnostics
import OutputFolder
import SchemaReader

struct GenerateCommand: DiagnosingCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generates the Swift models of a schema.",
    usage: "jsonapi-gen generate [<options>] [<schema> ...]",
    discussion: """
      Writes only files whose contents change, and deletes only files that an earlier run wrote: \
      \(OutputFolder.manifestName) in the output folder lists them, so check it in. If the schema \
      has errors, or you have edited a generated file, nothing is written. Only one run at a time \
      writes to a folder; others wait.

      With a configuration file, `jsonapi-gen generate` needs no arguments; `jsonapi-gen init` \
      creates one. Documentation/Builds.md shows how Make, CMake, Ninja and others run it.

      Exit codes: 0 done, 1 the input has errors or --check found outdated files, 64 invalid \
      arguments, 66 a schema, the templates or the configuration cannot be read, 70 internal error, \
      73 the output cannot be written, or a generated file was edited, 74 standard output or \
      standard error cannot be written.
      """
  )

  @OptionGroup var schemas: SchemaArguments
  @OptionGroup var settings: ConfigurationOptions

  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp(
      "Output folder; created if missing.",
      discussion: "Defaults to `output` in the configuration file.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @OptionGroup var parts: PartOptions
  @OptionGroup var templates: TemplateOptions
  @OptionGroup var warnings: WarningOptions

  @Flag(help: "Write nothing; list the changes, and exit with 1 if there are any.")
  var check = false

  @Flag(help: "Write nothing; print the changes as a unified diff, and exit as with --check.")
  var diff = false

  @Flag(help: "Write nothing; list the changes.")
  var dryRun = false

  @Flag(help: "Generate again whenever a file changes, until Ctrl-C.")
  var watch = false

  @Flag(help: "Overwrite generated files that were edited, and the files of another API.")
  var force = false

  @Flag(name: .shortAndLong, help: "Print only errors and warnings.")
  var quiet = false

  @OptionGroup var build: BuildOptions
  @OptionGroup var diagnostics: DiagnosticOptions

  func validate() throws {
    let given = [
      "--check": check, "--diff": diff, "--dry-run": dryRun, "--force": force,
      "--stamp": build.stamp != nil, build.listOption: build.isList,
    ]
    let excluded: KeyValuePairs = [
      "--check": (check, ["--dry-run", "--force"]), "--diff": (diff, ["--dry-run", "--force"]),
      "--watch": (watch, ["--check", "--diff", "--dry-run", build.listOption]),
      "--dry-run": (dryRun, ["--stamp", build.listOption]),
    ]
    for (option, (isGiven, others)) in excluded where isGiven {
      guard let other = others.first(where: { given[$0] == true }) else { continue }
      throw ValidationError("\(option) and \(other) cannot be combined.")
    }
    guard !diff || diagnostics.format == .text else {
      throw ValidationError("--diff prints text; it cannot be combined with --diagnostics.")
    }
    guard !watch || !schemas.isStream else {
      throw ValidationError("--watch needs files; standard input cannot be read again.")
    }
  }

  var showsAll: Bool { warnings.showsAll }

  func run(_ reporter: Reporter) throws {
    let start = ContinuousClock.now
    let settings = try parts.apply(to: try settings.read(reporter))
    guard let output = output ?? settings.configuration.output else {
      throw ValidationError(
        "Name the output folder with --output, or with `output` in \(Configuration.fileName),"
          + " which `jsonapi-gen init` makes.")
    }
    let templates = try templates.read(settings, reporter, output: output)
    let run = SchemaRun(
      of: try schemas.read(settings.configuration, reporter), settings,
      warnings: warnings.policy(.warningsOfEveryRun, settings.configuration), reporter: reporter)
    if build.listInputs { return reporter.inputs.files.forEach(Console.say) }
    let (folders, reported) = try run.models(templates, output: output)
    try build.check()
    if build.listOutputs { return folders.paths.forEach(Console.say) }
    // A check lists edited files among the outdated ones.
    let replacement: OutputFolder.Replacement =
      force ? .editsAndOtherAPI : isCheck ? .edits : .nothing
    let plans = try folders.update(
      for: run.api, replacing: replacement, isDry: isCheck || dryRun, reporter)
    let conflicts = plans.flatMap(\.conflicts)
    if !conflicts.isEmpty {
      for conflict in conflicts {
        _ = reporter.report(RunFailure(.unwritableOutput, "\(conflict)"))
      }
      reporter.printError("Nothing was written.")
      throw ExitCode.unwritableOutput
    }
    if diff {
      for plan in plans { Console.write(try plan.unifiedDiff()) }
    }
    let outdated = plans.filter { isCheck && !$0.isUpToDate }
    if let code = outdated.map({ reporter.report($0.staleness) }).first { throw code }
    let isDone = !isCheck && !dryRun
    try build.record(reporter)
    if !quiet, !diff {
      let lines = [run.subject] + plans.flatMap { $0.lines(isDone: isDone) }
      let duration = "\((ContinuousClock.now - start) / .milliseconds(1))".prefix { $0 != "." }
      reporter.say("\(lines.joined(separator: "\n")) (\(duration) ms)")
    }
    reporter.summarize(reported, consequence: isDone ? "the models were generated" : nil)
  }

  /// True if the run only checks that the files are up to date.
  private var isCheck: Bool { check || diff }
}
