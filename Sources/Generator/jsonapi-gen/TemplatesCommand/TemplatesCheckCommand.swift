import ArgumentParser
import Diagnostics
import Rendering
import SchemaReader

/// `jsonapi-gen templates check`: every diagnostic of the user's templates.
struct TemplatesCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks your templates for errors and likely mistakes.",
    usage: "jsonapi-gen templates check [<options>]",
    discussion: """
      Names in tags are checked against all fields, whatever the schema. `generate` reports only \
      errors; this and `validate` report warnings too, for example about a template that is not \
      used.

      Exit codes: 0 the templates are usable, 1 there are errors, 64 invalid arguments, 66 the \
      templates or the configuration cannot be read, 74 standard output or standard error cannot be \
      written.
      """
  )

  @OptionGroup var settings: ConfigurationOptions
  @OptionGroup var templates: TemplateOptions

  @Flag(name: .shortAndLong, help: "Print only errors and warnings.")
  var quiet = false

  @OptionGroup var diagnostics: DiagnosticOptions

  func run() throws {
    let reporter = diagnostics.reporter()
    let settings = try settings.read(reporter)
    let folder = templates.folder(settings.configuration)
    guard folder != nil || settings.configuration.also.contains(where: \.isFile) else {
      throw ValidationError(
        "Name the template folder with --templates, or with `templates` in"
          + " \(Configuration.fileName).")
    }
    let templates = try templates.read(settings, reporter)
    try reporter.check(templates.diagnostics, in: templates.sources.map(\.file))
    reporter.summarize(templates.diagnostics, consequence: "the templates are still usable")
    if templates.diagnostics.isEmpty, !quiet {
      let count = templates.sources.count { !$0.isBuiltIn }
      reporter.say(
        (folder.map { $0 + ": " } ?? "") + "\(counted(count, "template")), no diagnostics")
    }
  }
}
