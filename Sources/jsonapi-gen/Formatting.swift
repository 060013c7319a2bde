import ArgumentParser
import Diagnostics
import SchemaWriter

/// What becomes of files that are formatted.
struct Formatting {
  let files: [SourceFile]
  /// The files that have a canonical form, with it.
  private(set) var texts: [(file: SourceFile, text: String)] = []
  private var mistakes: [Diagnostic] = []
  private var failures: [RunFailure] = []

  init(_ files: [SourceFile]) {
    self.files = files
    for file in files {
      switch SchemaFormatter.format(file) {
      case .formatted(let text): texts.append((file, text))
      case .mistaken(let diagnostics): mistakes += diagnostics
      case .failed(let failure): failures.append(Self.internalError(failure, file))
      }
    }
  }

  /// The files that are not in canonical form, with it.
  var changes: [(file: SourceFile, text: String)] {
    texts.filter { $0.file.hadByteOrderMark || !$0.file.bytes.elementsEqual($0.text.utf8) }
  }

  /// Tells why files have no canonical form, and ends the run if there are any.
  func tellMistakes(_ reporter: Reporter) throws {
    reporter.report(mistakes, in: files)
    reporter.summarize(mistakes, consequence: "files with mistakes are left as they are")
    for failure in failures { reporter.report(failure) }
    if let failure = failures.first { throw failure.kind.exitCode }
    if !mistakes.isEmpty { throw ExitCode.diagnostics }
  }

  /// Why a check failed, with the files by name.
  var unformatted: RunFailure {
    let changes = changes
    return RunFailure(
      .unformattedSchema,
      changes.count == 1
        ? "a schema is not in its canonical form; write it so with jsonapi-gen format"
        : "\(changes.count) schemas are not in their canonical form; write them so with "
          + "jsonapi-gen format",
      details: changes.map(\.file.path))
  }

  /// What was done, or would be; `nil` where no file has a canonical form.
  var summary: String? {
    guard !texts.isEmpty else { return nil }
    let changes = changes
    let lines = changes.map { "  formatted  \($0.file.path)" }
    let count = texts.count - changes.count
    let unchanged = "\(counted(count, "schema")) in canonical form already"
    return (lines + (count > 0 || lines.isEmpty ? [unchanged] : [])).joined(separator: "\n")
  }

  private static func internalError(
    _ failure: SchemaFormatter.Failure, _ file: SourceFile
  ) -> RunFailure {
    RunFailure(
      .internalError,
      "\(file.path) cannot be formatted, because \(failure.rawValue): this is a mistake of "
        + "jsonapi-gen, and the file is left as it is. Please report it with the file")
  }
}
