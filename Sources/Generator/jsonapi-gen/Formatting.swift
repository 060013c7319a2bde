import ArgumentParser
import Diagnostics
import SchemaWriter

/// The results of formatting files.
struct Formatting {
  let files: [SourceFile]
  /// The files that can be formatted, with their formatted text.
  private(set) var texts: [(file: SourceFile, text: String)] = []
  private var errors: [Diagnostic] = []
  private var failures: [RunFailure] = []

  init(_ files: [SourceFile]) {
    self.files = files
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
  }

  /// The files whose formatted text differs, with that text.
  var changes: [(file: SourceFile, text: String)] {
    texts.filter { $0.file.hadByteOrderMark || !$0.file.bytes.elementsEqual($0.text.utf8) }
  }

  /// Reports the errors of files that cannot be formatted.
  ///
  /// - Throws: An exit code, if there are any.
  func reportErrors(_ reporter: Reporter) throws {
    reporter.report(errors, in: files)
    reporter.summarize(errors, consequence: "files with errors are left unchanged")
    let codes = failures.map(reporter.report)
    if let code = codes.first { throw code }
    if !errors.isEmpty { throw ExitCode.diagnostics }
  }

  /// The reason why a check failed, with the files by name.
  var unformatted: RunFailure {
    let changes = changes
    return RunFailure(
      .unformattedSchema,
      changes.count == 1
        ? "a schema is not formatted; run jsonapi-gen format"
        : "\(changes.count) schemas are not formatted; run jsonapi-gen format",
      details: changes.map(\.file.path))
  }

  /// The summary for people; `nil` if no file could be formatted.
  var summary: String? {
    guard !texts.isEmpty else { return nil }
    let changes = changes
    let lines = changes.map { "  formatted  \($0.file.path)" }
    let count = texts.count - changes.count
    let unchanged = "\(counted(count, "schema")) already formatted"
    return (lines + (count > 0 || lines.isEmpty ? [unchanged] : [])).joined(separator: "\n")
  }
}
