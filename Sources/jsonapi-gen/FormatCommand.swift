import ArgumentParser
import Diagnostics
import OutputFolder
import SchemaReader

/// `jsonapi-gen format`: writes schemas in their canonical form.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Writes schemas in their canonical form.",
    discussion: """
      Keys are put in order, long forms that say no more than short ones are written short, and \
      lines are indented by two spaces. Comments stay, and what the schema says stays the same: \
      the new text is read again and compared before a file is written. Files with mistakes are \
      left as they are, and so are files that are only imported.

      With - in place of schemas, one schema is read from standard input and written to standard \
      output, as editors like it.

      Exit codes: 0 done, 1 a schema has a mistake or --check found something to format, \
      64 wrong usage, 66 a schema or the configuration is missing, 70 the formatter has a mistake, \
      73 a file cannot be written.
      """
  )

  @OptionGroup var schemas: SchemaArguments
  @OptionGroup var settings: ConfigurationOptions

  @Flag(help: "Write nothing; name the files that would change, and exit with 1 if any would.")
  var check = false

  @Flag(name: .shortAndLong, help: "Print nothing but errors.")
  var quiet = false

  @OptionGroup var diagnostics: DiagnosticOptions

  func validate() throws {
    guard readsStandardInput || !schemas.schemas.contains("-") else {
      throw ValidationError("- stands for standard input, and is a schema of its own.")
    }
  }

  private var readsStandardInput: Bool { schemas.schemas == ["-"] }

  func run() throws {
    let reporter = diagnostics.reporter
    if readsStandardInput {
      try formatStandardInput(reporter)
    } else {
      try formatFiles(reporter)
    }
  }

  private func formatStandardInput(_ reporter: Reporter) throws {
    let file = SourceFile(path: "<stdin>", bytes: Console.readAll())
    let formatting = Formatting([file])
    try formatting.tellMistakes(reporter)
    guard let text = formatting.texts.first?.text else { return }
    if !check { return Console.write(text) }
    try tellUnformatted(formatting, reporter)
  }

  private func formatFiles(_ reporter: Reporter) throws {
    let paths = try schemas.paths(settings.read(reporter).configuration)
    let files = try reporter.failing(as: .missingSchema) { try SchemaFiles.named(paths) }
    let formatting = Formatting(files)
    if !check {
      for (file, text) in formatting.changes {
        try reporter.failing(as: .unwritableOutput) {
          try FileReplacement.replace(file.path, with: text)
        }
      }
    }
    if !check, !quiet, let summary = formatting.summary { reporter.say(summary) }
    try formatting.tellMistakes(reporter)
    if check { try tellUnformatted(formatting, reporter) }
    if check, !quiet, let summary = formatting.summary { reporter.say(summary) }
  }

  private func tellUnformatted(_ formatting: Formatting, _ reporter: Reporter) throws {
    guard !formatting.changes.isEmpty else { return }
    reporter.report(formatting.unformatted)
    throw RunFailure.Kind.unformattedSchema.exitCode
  }
}
