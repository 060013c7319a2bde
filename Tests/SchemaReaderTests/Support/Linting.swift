import Diagnostics
import ResourceSchema
import SchemaReader
import TestSupport
import Testing

/// Expects one diagnostic of a lint, from 1️⃣ to 2️⃣, with labels from 3️⃣ to 4️⃣ and from 5️⃣ to 6️⃣.
func expectLint(
  in body: String,
  _ identifier: DiagnosticIdentifier,
  _ message: String,
  labels: [String] = [],
  help: String? = nil,
  _ location: Testing.SourceLocation = #_sourceLocation
) {
  let text = MarkedText(header + body)
  let result = SchemaReader.read([text.file], warnings: [identifier]) { _ in throw NoImports() }
  expectDiagnostic(result, in: text, identifier, message, labels: labels, help: help, location)
}

/// The diagnostics of a lint in a schema of one file.
func diagnostics(_ identifier: DiagnosticIdentifier, _ body: String) -> [String] {
  diagnostics(identifier, in: [SourceFile(path: "test.yaml", text: header + body)])
}

/// The diagnostics of a lint in files that import each other by name; the first is the one that the
/// user named.
func diagnostics(_ identifier: DiagnosticIdentifier, in files: [SourceFile]) -> [String] {
  SchemaReader.read(Array(files.prefix(1)), warnings: [identifier]) { path in
    guard let file = files.first(where: { $0.path == path }) else { throw NoImports() }
    return file
  }
  .diagnostics.filter { $0.identifier == identifier.rawValue }.map(\.message)
}
