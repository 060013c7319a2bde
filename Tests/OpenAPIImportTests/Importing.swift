import Diagnostics
import OpenAPIImport
import Rendering
import ResourceSchema
import SchemaReader
import SchemaWriter
import Testing

/// The parts of a description of which a test says what it is about.
struct Description {
  var schemas: String
  var paths: String
  var version = "3.1.0"

  /// A description whose one path answers with `Article`.
  init(schemas: String, paths: String? = nil) {
    self.schemas = schemas
    self.paths =
      paths ?? """
        /articles:
          get: { responses: { 200: { content: { application/vnd.api+json: { schema: {
            properties: { data: { type: array, items: { $ref: '#/components/schemas/Article' } } }
          } } } } } }
        """
  }

  var file: SourceFile {
    SourceFile(
      path: "openapi.yaml",
      text: """
        openapi: \(version)
        info: { title: Blog }
        paths:
        \(indented(paths, 2))
        components:
          schemas:
        \(indented(schemas, 4))
        """)
  }

  private func indented(_ text: String, _ width: Int) -> String {
    text.split(separator: "\n").map { String(repeating: " ", count: width) + $0 }
      .joined(separator: "\n")
  }
}

/// Imports a description, and checks what holds for every import: the text is in canonical form,
/// valid, says what the schema says, and its models can be generated.
func imported(
  _ file: SourceFile, sourceLocation: SourceLocation = #_sourceLocation
) throws -> (schema: Schema, losses: [OpenAPILoss]) {
  let result = OpenAPIImport.read(file)
  let errors = result.diagnostics.filter { $0.severity == .error }
  #expect(errors == [], sourceLocation: sourceLocation)
  let schema = try #require(result.schema, sourceLocation: sourceLocation)
  let text = try #require(result.text, sourceLocation: sourceLocation)
  let written = SourceFile(path: "api.yaml", text: text)
  let reading = SchemaReader.read([written]) {
    throw SourceFile.ReadingError(path: $0, reason: .missing)
  }
  #expect(
    reading.diagnostics.filter { $0.severity == .error } == [], sourceLocation: sourceLocation)
  #expect(reading.schema == schema, sourceLocation: sourceLocation)
  guard case .formatted(text) = SchemaFormatter.format(written) else {
    Issue.record("the text is not in canonical form:\n\(text)", sourceLocation: sourceLocation)
    return (schema, result.losses)
  }
  let models = try ModelGenerator.generate(schema)
  #expect(!models.files.isEmpty, sourceLocation: sourceLocation)
  return (schema, result.losses)
}

/// The text of a schema after its first lines.
func text(of schema: Schema) -> String {
  let text = SchemaWriter.yaml(of: schema)
  return text.firstRange(of: "\n\n").map { String(text[$0.upperBound...]) } ?? text
}
