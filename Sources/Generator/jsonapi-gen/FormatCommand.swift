import ArgumentParser
import Diagnostics
import OutputFolder
import SchemaReader

/// `jsonapi-gen format`: writes schemas in their canonical form.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Rewrites schemas in their canonical form.",
    usage: "jsonapi-gen format [<options>] [<schema> ...]",
    discussion: """
      Sorts keys, replaces long forms by short ones with the same meaning, and indents lines by \
      two spaces. Comments and meaning do not change: the new text is read again and compared \
      before a file is written. Each file is read separately: one that cannot be read is left \
      unchanged, but names from other files are not looked up; use `jsonapi-gen validate` for \
      that. Imported files are not formatted.

      With -, one schema is read from standard input and written to standard output, as editors \
      expect.

      Exit codes: 0 done, 1 a schema has errors or --check found unformatted files, 64 invalid \
      arguments, 66 a schema or the configuration cannot be read, 70 internal error, 73 a file \
      cannot be written, 74 standard output or standard error cannot be written.
      """
  )

  @OptionGroup var schemas: SchemaArguments
  @OptionGroup var settings: ConfigurationOptions

  @Flag(help: "Write nothing; list unformatted files, and exit with 1 if there are any.")
  var check = false

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @OptionGroup var diagnostics: DiagnosticOptions

  func run() throws {
    let reporter = diagnostics.reporter()
    // The result in an editor must not depend on the working folder of the editor.
    let configuration =
      schemas.isStream ? Configuration() : try settings.read(reporter).configuration
    let formatting = Formatting(try schemas.read(configuration, reporter))
    if !check, !schemas.isStream {
      for (file, text) in formatting.changes {
        try reporter.failing(as: .unwritableOutput) {
          try FileReplacement.replace(file.path, with: text)
        }
      }
    }
    let summary = quiet || schemas.isStream ? nil : formatting.summary
    if !check, let summary { reporter.say(summary) }
    try formatting.reportErrors(reporter)
    if !check, schemas.isStream {
      for (_, text) in formatting.texts { Console.write(text) }
    }
    if check, !formatting.changes.isEmpty { throw reporter.report(formatting.unformatted) }
    if check, let summary { reporter.say(summary) }
  }
}
