import ArgumentParser
import Diagnostics
import OutputFolder
import SchemaReader
import SchemaWriter

struct FormatCommand: DiagnosingCommand {
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

  func run(_ reporter: Reporter) throws {
    // The result in an editor must not depend on the working folder of the editor.
    let configuration =
      schemas.isStream ? Configuration() : try settings.read(reporter).configuration
    let files = try schemas.read(configuration, reporter)
    var texts: [(file: SourceFile, text: String)] = []
    var errors: [Diagnostic] = []
    var failures: [RunFailure] = []
    for file in files {
      switch SchemaFormatter.format(file) {
      case .formatted(let text): texts.append((file, text))
      case .mistaken(let diagnostics): errors += diagnostics
      case .failed(let failure):
        failures.append(
          RunFailure(
            .internalError,
            "\(file.path) cannot be formatted, because \(failure.rawValue): this is a defect of "
              + "jsonapi-gen, and the file is left unchanged. Please report it with the file"))
      }
    }
    let changes = texts.filter {
      $0.file.hadByteOrderMark || !$0.file.bytes.elementsEqual($0.text.utf8)
    }
    if !check, !schemas.isStream {
      for (file, text) in changes { try FileReplacement.replace(file.path, with: text) }
    }
    let paths = changes.map(\.file.path)
    let unchanged = texts.count - changes.count
    let summary =
      paths.map { "  formatted  \($0)" }
      + (unchanged > 0 ? ["\(counted(unchanged, "schema")) already formatted"] : [])
    let isSilent = quiet || schemas.isStream || texts.isEmpty
    if !check, !isSilent { reporter.say(summary.joined(separator: "\n")) }
    reporter.report(errors, in: files)
    reporter.summarize(errors, consequence: "files with errors are left unchanged")
    if let code = failures.map(reporter.report).first { throw code }
    if !errors.isEmpty { throw ExitCode.diagnostics }
    if !check, schemas.isStream {
      for (_, text) in texts { Console.write(text) }
    }
    if check, !changes.isEmpty {
      let subject =
        changes.count == 1 ? "a schema is" : "\(changes.count) schemas are"
      throw RunFailure(
        .unformattedSchema, "\(subject) not formatted; run jsonapi-gen format", details: paths)
    }
    if check, !isSilent { reporter.say(summary.joined(separator: "\n")) }
  }
}
