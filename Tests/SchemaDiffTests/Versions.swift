import Diagnostics
import ResourceSchema
import SchemaDiff
import SchemaReader

/// Two versions of a schema, and their changes.
struct Versions {
  let changes: [SchemaChange]

  /// - Parameters:
  ///   - old: A schema, or a part of one that begins with one of its keys.
  ///   - new: Likewise.
  ///   - options: What is generated.
  init(
    _ old: String, _ new: String, generating options: ModelOptions = SchemaDiff.everything
  ) throws {
    changes = SchemaDiff.changes(
      from: try Self.schema(old, in: "old.yaml"), to: try Self.schema(new, in: "new.yaml"),
      options: options)
  }

  /// The changes as tests write them: `✗~·✗ removed-attribute`.
  var summaries: [String] { changes.map(\.summary) }

  /// Reads a schema that must have no errors.
  static func schema(_ text: String, in path: String) throws -> Schema {
    let start = text.hasPrefix("schema:") ? "" : "schema: 1\nname: Blog\n"
    let reading = SchemaReader.read(
      [SourceFile(path: path, text: start + text)], warnings: []
    ) { throw SourceFile.ReadingError(path: $0, reason: .missing) }
    if let schema = reading.schema { return schema }
    throw InvalidSchema(
      description: DiagnosticText.render(reading.diagnostics, files: reading.files))
  }

  private struct InvalidSchema: Error, CustomStringConvertible {
    var description: String
  }
}

extension SchemaChange {
  var summary: String {
    Question.allCases.map { String(effects[$0].rawValue) }.joined() + " " + kind.rawValue
  }
}
