import Diagnostics
import ResourceSchema
import SchemaReader
import TestSupport
import Testing

/// Reads a schema of one file, which has its first two lines already.
func read(_ body: String, _ location: Testing.SourceLocation = #_sourceLocation) throws -> Schema {
  let file = SourceFile(path: "test.yaml", text: header + body)
  let result = SchemaReader.read([file]) { _ in throw NoImports() }
  #expect(
    result.diagnostics.isEmpty, "\(DiagnosticText.render(result.diagnostics, files: [file]))",
    sourceLocation: location)
  return try #require(result.schema, sourceLocation: location)
}

/// The resource type `articles` with these lines.
func readArticle(
  _ lines: String, with rest: String = "", _ location: Testing.SourceLocation = #_sourceLocation
) throws -> Resource {
  let schema = try read(article(lines) + rest, location)
  return try #require(schema.resource(ofType: "articles"), sourceLocation: location)
}

/// The one attribute of an article.
func readAttribute(
  _ line: String, with rest: String = "", _ location: Testing.SourceLocation = #_sourceLocation
) throws -> Member {
  let article = try readArticle("attributes:\n  \(line)", with: rest, location)
  return try #require(article.attributes.first, sourceLocation: location)
}

/// The relationship of an article to `people` or `teams`.
func readRelationship(
  _ line: String, _ location: Testing.SourceLocation = #_sourceLocation
) throws -> Relationship {
  let rest = "  people:\n  teams:\n"
  let article = try readArticle("relationships:\n  \(line)", with: rest, location)
  return try #require(article.relationships.first, sourceLocation: location)
}

let header = "schema: 1\nname: Test\n"

/// A resource type `articles` with lines of its own.
func article(_ lines: String) -> String {
  "resources:\n  articles:\n"
    + lines.split(separator: "\n").map { "    \($0)\n" }.joined()
}

/// Expects one diagnostic, from 1️⃣ to 2️⃣, with a label from 3️⃣ to 4️⃣ if these are there, and
/// perhaps another from 5️⃣ to 6️⃣.
func expectDiagnostic(
  in body: String,
  _ identifier: DiagnosticIdentifier,
  _ message: String,
  labels: [String] = [],
  help: String? = nil,
  severity: Diagnostic.Severity? = nil,
  _ location: Testing.SourceLocation = #_sourceLocation
) {
  let text = MarkedText(header + body)
  let result = SchemaReader.read([text.file]) { _ in throw NoImports() }
  expectDiagnostic(
    result, in: text, identifier, message, labels: labels, help: help, severity: severity,
    location)
}

func expectDiagnostic(
  _ result: SchemaReader.Result,
  in text: MarkedText,
  _ identifier: DiagnosticIdentifier,
  _ message: String,
  labels: [String] = [],
  help: String? = nil,
  severity: Diagnostic.Severity? = nil,
  _ location: Testing.SourceLocation = #_sourceLocation
) {
  guard let diagnostic = result.diagnostics.first, result.diagnostics.count == 1 else {
    Issue.record(
      """
      expected one diagnostic, not
      \(DiagnosticText.render(result.diagnostics, files: result.files))
      """, sourceLocation: location)
    return
  }
  #expect(diagnostic.identifier == identifier.rawValue, sourceLocation: location)
  #expect(diagnostic.severity == severity ?? identifier.severity, sourceLocation: location)
  #expect(diagnostic.message == message, sourceLocation: location)
  #expect(diagnostic.range == text.range("1️⃣", "2️⃣"), sourceLocation: location)
  #expect(diagnostic.labels.map(\.message) == labels, sourceLocation: location)
  let places = [text.range("3️⃣", "4️⃣"), text.range("5️⃣", "6️⃣")].compactMap { $0 }
  #expect(diagnostic.labels.map(\.range) == places, sourceLocation: location)
  if let help { #expect(diagnostic.suggestion == help, sourceLocation: location) }
  #expect((result.schema == nil) == (diagnostic.severity == .error), sourceLocation: location)
}

/// The identifiers of all diagnostics of a file that has no lines but these.
func identifiers(_ text: String) -> [String] {
  SchemaReader.read([SourceFile(path: "test.yaml", text: text)]) { _ in throw NoImports() }
    .diagnostics.map(\.identifier)
}

struct NoImports: Error {}

/// Expects that two spellings give the same model.
func expectSame(
  _ short: String, _ long: String, _ location: Testing.SourceLocation = #_sourceLocation
) throws {
  let schema = try read(short, location)
  #expect(try schema == read(long, location), sourceLocation: location)
}
