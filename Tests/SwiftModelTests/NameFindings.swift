import Diagnostics
import SchemaReader
import SwiftModel
import Testing

/// What the generator has to say about the names of a schema without mistakes:
/// `line:column identifier: message`.
func nameFindings(in schema: String) throws -> [String] {
  let file = SourceFile(path: "schema.yaml", bytes: Array(schema.utf8))
  let reading = SchemaReader.read([file]) { _ in throw CancellationError() }
  let errors = reading.diagnostics.filter { $0.severity == .error }
  try #require(errors.map(\.message) == [])
  return SwiftModel.build(try #require(reading.schema)).diagnostics.map { finding in
    let labels = finding.labels.map { label in
      " (\(label.message): \(label.range.start.line):\(label.range.start.column))"
    }
    let place = "\(finding.range.start.line):\(finding.range.start.column)"
    return "\(place) \(finding.identifier): \(finding.message)" + labels.joined()
  }
}
