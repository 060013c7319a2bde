import ArgumentParser
import Diagnostics

/// `jsonapi-gen validate`: reports all diagnostics of a schema, and writes nothing.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Checks a schema for errors and likely mistakes.",
    usage: "jsonapi-gen validate [<options>] [<schema> ...]",
    discussion: """
      Templates are checked too, if there are any. Warnings are advice, for example about a type \
      that is not used. To suppress a kind of warning, write a line such as \
      `allow: [unused-type]` into a file, or use --allow; --strict treats the others as errors.

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

  @OptionGroup var diagnostics: DiagnosticOptions

  func run() throws {
    var reporter = diagnostics.reporter
    reporter.showsAll = warnings.showsAll
    let settings = try parts.apply(to: try settings.read(reporter))
    let templates = try templates.read(settings.configuration, reporter)
    let run = SchemaRun(
      of: try schemas.read(settings.configuration, reporter), settings,
      warnings: warnings.policy(.warningsOfValidation, settings.configuration), reporter: reporter)
    let diagnostics =
      run.diagnostics() + run.warnings.applyingSeverity(templates.diagnostics)
    reporter.report(diagnostics, in: run.files + templates.sources.map(\.file))
    guard diagnostics.allSatisfy({ $0.severity != .error }) else {
      reporter.summarize(diagnostics)
      throw ExitCode.diagnostics
    }
    reporter.summarize(diagnostics, consequence: "the schema is still usable")
    if diagnostics.isEmpty && !quiet { reporter.say("\(run.subject), no diagnostics") }
  }
}
