import Diagnostics
import Foundation
import SchemaWriter
import Testing

/// The canonical form of a schema that has no mistakes.
func formatted(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
  try formatted(SourceFile(path: "schema.yaml", text: text), sourceLocation: sourceLocation)
}

func formatted(
  _ file: SourceFile, sourceLocation: SourceLocation = #_sourceLocation
) throws -> String {
  switch SchemaFormatter.format(file) {
  case .formatted(let text): return text
  case .mistaken(let diagnostics):
    Issue.record(
      "\(DiagnosticText.render(diagnostics, files: [file]))", sourceLocation: sourceLocation)
  case .failed(let failure):
    Issue.record("\(failure.rawValue):\n\(file.text)", sourceLocation: sourceLocation)
  }
  throw NotFormatted()
}

private struct NotFormatted: Error {}

/// The schemas that the project ships, and those of the generator's tests.
enum Schemas {
  static let all: [SourceFile] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardizedFileURL
    let files = ["Schemas", "Tests/ModelGeneratorTests/Golden"].flatMap { name -> [String] in
      let path = folder.appendingPathComponent(name).path
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".yaml") }.sorted().map { path + "/" + $0 }
    }
    return files.compactMap { try? SourceFile(contentsOf: $0) }
  }()
}
