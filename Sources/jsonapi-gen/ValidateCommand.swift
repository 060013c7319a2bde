import ArgumentParser

/// `jsonapi-gen validate`: says everything there is to say about a schema, and writes nothing.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Checks a schema, and says what in it is rarely meant.",
    discussion: """
      Where this finds no error, generate succeeds; templates of your own are checked with \
      `jsonapi-gen templates check`. Warnings are advice, such as about a type that \
      nothing uses. A file silences a kind of them with a line such as `allow: [unused-type]`, a \
      run with --allow; --strict makes errors of the rest.

      Exit codes: 0 the schema can be used, 1 there is an error, 64 wrong usage, 66 a schema or \
      the configuration is missing.
      """
  )

  @OptionGroup var schemas: SchemaArguments
  @OptionGroup var settings: ConfigurationOptions
  @OptionGroup var warnings: WarningOptions

  @Flag(name: .shortAndLong, help: "Print nothing but errors and warnings.")
  var quiet = false

  @OptionGroup var diagnostics: DiagnosticOptions

  func run() throws {
    var reporter = diagnostics.reporter
    reporter.showsAll = warnings.showsAll
    let settings = try settings.read(reporter)
    let configuration = settings.configuration
    let run = try SchemaRun(
      of: try schemas.paths(configuration), settings,
      warnings: warnings.policy(.warningsOfValidation, configuration), reporter: reporter)
    let diagnostics = run.diagnostics()
    reporter.report(diagnostics, in: run.files)
    guard diagnostics.allSatisfy({ $0.severity != .error }) else {
      reporter.summarize(diagnostics)
      throw ExitCode.diagnostics
    }
    reporter.summarize(diagnostics, consequence: "the schema can be used all the same")
    if diagnostics.isEmpty && !quiet { reporter.say("\(run.subject), no findings") }
  }
}
