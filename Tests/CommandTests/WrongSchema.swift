import Diagnostics
import Rendering
import SchemaReader
import SwiftModel
import Testing

/// A schema with mistakes, and what is said of them: a case of a table in `WrongSchemas`. The table `configurations` has
/// configurations of the command.
struct WrongSchema: CustomTestStringConvertible, Sendable {
  struct File: Sendable {
    var name: String
    var bytes: [UInt8]
  }

  /// The name of the table.
  let topic: String
  let title: String
  /// The files with the names that they have in messages, first the one that is read.
  let files: [File]
  /// The diagnostics as lines.
  var diagnostics: [String]

  var testDescription: String { "\(topic)/\(title)" }
  var name: String { files[0].name }

  /// The text of a schema that is one file in UTF-8.
  var text: String? { files.count == 1 ? String(validating: files[0].bytes, as: UTF8.self) : nil }

  static let all: [WrongSchema] = WrongSchemaTable.all.flatMap(\.cases)

  /// Reads a text as this schema.
  ///
  /// - Parameter checksNamesBesideErrors: whether the names in Swift are checked in what can be read of a
  ///   schema with errors, as the command does.
  func read(
    _ text: String, checksNamesBesideErrors: Bool
  ) -> (file: SourceFile, diagnostics: [Diagnostic]) {
    let file = SourceFile(path: name, text: text)
    return (file, read(file, checksNamesBesideErrors: checksNamesBesideErrors))
  }

  private func read(_ file: SourceFile, checksNamesBesideErrors: Bool) -> [Diagnostic] {
    if topic == "configurations" { return Configuration.read(file).diagnostics }
    let reading = SchemaReader.read([file]) { path in
      guard let imported = files.first(where: { $0.name == path }) else {
        throw SourceFile.ReadingError(path: path, reason: .missing)
      }
      return SourceFile(path: path, bytes: imported.bytes)
    }
    let named = checksNamesBesideErrors ? reading.readable : reading.schema
    return reading.diagnostics(with: named.map { SwiftModel.build($0).diagnostics } ?? [])
  }

  /// What is said of the schema now.
  func currentDiagnostics() -> [String] {
    let file = SourceFile(path: name, bytes: files[0].bytes)
    return read(file, checksNamesBesideErrors: true).flatMap(lines)
  }
}

// MARK: - Diagnostics as lines

extension WrongSchema {
  /// The place, the message and the identifier, then the help with the edits of the first fix-it.
  private func lines(of diagnostic: Diagnostic) -> [String] {
    let place = place(diagnostic.range)
    let first =
      "\(place) \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.identifier)]"
    var lines = [first]
    lines += diagnostic.labels.map { "  \($0.message): \(self.place($0.range))" }
    if let note = diagnostic.note { lines.append("  note: \(note)") }
    let edits = (diagnostic.fixIts.first?.edits ?? []).map { edit in
      edit.range == diagnostic.range
        ? " {\(edit.replacement)}" : " {\(self.place(edit.range)) \(edit.replacement)}"
    }
    if let help = diagnostic.suggestion ?? diagnostic.fixIts.first?.title {
      let help = "⇒ \(help)\(edits.joined())"
      if lines.count == 1, first.count + help.count < 126 {
        lines = ["\(first) \(help)"]
      } else {
        lines.append("  \(help)")
      }
    }
    return lines.map(PrintableText.of)
  }

  /// The lines and columns, with the name of a file that is imported.
  private func place(_ range: SourceRange) -> String {
    guard range.isKnown else { return "-" }
    let file = range.file == name ? "" : "\(range.file):"
    let (start, end) = (range.start, range.end)
    let first = "\(file)\(start.line):\(start.column)"
    if start == end { return first }
    return start.line == end.line ? "\(first)-\(end.column)" : "\(first)-\(end.line):\(end.column)"
  }
}
