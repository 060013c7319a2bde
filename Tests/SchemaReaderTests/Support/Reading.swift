import Diagnostics
import Foundation
import ResourceSchema
import SchemaReader

let header = "schema: 1\nname: Test\n"

/// A resource type `articles` with lines of its own.
func article(_ lines: String) -> String {
  "resources:\n  articles:\n"
    + lines.split(separator: "\n").map { "    \($0)\n" }.joined()
}

/// The identifiers of all diagnostics of a file that has no lines but these.
func identifiers(_ text: String) -> [String] {
  SchemaReader.read([SourceFile(path: "test.yaml", text: text)]) { _ in throw NoImports() }
    .diagnostics.map(\.identifier)
}

struct NoImports: Error {}

/// The files of a case in a table: one that gets its first two lines, or several with `--- NAME` before each.
func schemaFiles(_ text: String) -> [SourceFile] {
  let parts = "\n\(text)".components(separatedBy: "\n--- ")
  guard parts.count > 1 else { return [SourceFile(path: "test.yaml", text: header + text)] }
  return parts.dropFirst().map { part in
    let name = part.prefix { $0 != "\n" }
    return SourceFile(path: String(name), text: String(part.dropFirst(name.count + 1)))
  }
}

/// The place and the message, the labels, and the help of a diagnostic, as tables have them.
func recorded(_ diagnostic: Diagnostic) -> String {
  func place(_ range: SourceRange) -> String {
    (range.file == "test.yaml" ? "" : "\(range.file):") + "\(range.start)-\(range.end)"
  }
  let labels = diagnostic.labels.map { "  \($0.message): \(place($0.range))\n" }.joined()
  let help = diagnostic.suggestion.map { "  ⇒ \($0)\n" } ?? ""
  return "\(place(diagnostic.range)) \(diagnostic.message)\n" + labels + help
}
