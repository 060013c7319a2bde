import ArgumentParser

struct ValidateCommand: DiagnosingCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Checks a schema for errors and likely mistakes.",
    usage: "jsonapi-gen validate [<options>] [<schema> ...]",
    discussion: """
      Also checks your templates, if there are any. Warnings are advice, for example about an \
      unused type. To suppress a kind of warning, add a line such as `allow: [unused-type]` to a \
      file, or use --allow; --strict treats the others as errors.

      Exit codes: 0 the schema is usable, 1 there are errors, 64 invalid arguments, 66 a schema, the \
      templates or the configuration cannot be read, 74 standard output or standard error cannot be \
      written.
      """
  )

  @OptionGroup var schemas: SchemaArguments
  @OptionGroup var settings: ConfigurationOptions
  @OptionGroup var parts: PartOptions
  @OptionGroup var templates: TemplateOptions
  @OptionGroup var warnings: WarningOptions

  @Flag(name: .shortAndLong, help: "Print only errors and warnings.")
  var quiet = false

  @Flag(help: "Check again whenever a file changes, until Ctrl-C.")
  var watch = false

  @OptionGroup var diagnostics: DiagnosticOptions

  func validate() throws {
    guard !watch || !schemas.isStream else {
      throw ValidationError("--watch needs files; standard input cannot be read again.")
    }
  }

  var showsAll: Bool { warnings.showsAll }

  func run(_ reporter: Reporter) throws {
    let settings = try parts.apply(to: try settings.read(reporter))
    let templates =
      templates.folder(settings.configuration) != nil || !settings.configuration.also.isEmpty
      ? try templates.read(settings, reporter) : nil
    let run = SchemaRun(
      of: try schemas.read(settings.configuration, reporter), settings,
      warnings: warnings.policy(.warningsOfValidation, settings.configuration), reporter: reporter)
    let diagnostics =
      run.diagnostics() + run.warnings.applyingSeverity(templates?.diagnostics ?? [])
    try reporter.check(diagnostics, in: run.files + (templates?.sources ?? []).map(\.file))
    reporter.summarize(diagnostics, consequence: "the schema is still usable")
    if diagnostics.isEmpty && !quiet { reporter.say("\(run.subject), no diagnostics") }
  }
}
