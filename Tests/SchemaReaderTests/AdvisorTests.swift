import Diagnostics
import Foundation
import Testing

@testable import SchemaReader

/// Advice is for what could not be read, and is asked for when the file is read: nothing that reads
/// on after an error runs while a right file is read.
struct AdvisorTests {
  @Test("nothing reads on after an error in a file without diagnostics")
  func isNotEntered() throws {
    let drafts = try Self.files().map { FileReader.read($0) }
    let right = drafts.filter(\.diagnostics.elements.isEmpty)

    #expect(right.count >= 200)
    #expect(right.filter { $0.recoveryCount > 0 }.map(\.file.path) == [])
  }

  @Test("what is read and reported does not depend on advice")
  func isLast() throws {
    for file in try Self.files() {
      let (plain, advised) = (FileReader.read(file, isAdvising: false), FileReader.read(file))
      #expect(plain == advised, "\(file.path)")
      #expect(
        plain.diagnostics.elements.map(\.message) == advised.diagnostics.elements.map(\.message),
        "\(file.path)")
    }
  }

  @Test("a reader reads on where something could not be read")
  func isEntered() {
    let file = SourceFile(
      path: "a.yaml", text: "schema: 1\nname: A\nresources: { a: { attrs: {} } }")
    #expect(FileReader.read(file).recoveryCount > 0)
  }

  /// The schemas of the repository, and the samples of its reference and of its explanations.
  private static func files() throws -> [SourceFile] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folders = ["Schemas", "Examples", "Benchmarks", "Fuzzing", "Tests", "Documentation"]
    let paths = try (folders + ["Sources/Generator/DiagnosticExplanations/Explanations"]).flatMap {
      folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        .map { "\(folder)/\($0)" }
    }
    return try paths.filter { !$0.contains("/.") && !$0.hasPrefix("Tests/CommandTests") }
      .flatMap { path -> [SourceFile] in
        guard path.hasSuffix(".yaml") || path.hasSuffix(".md") else { return [] }
        let url = root.appendingPathComponent(path)
        guard path.hasSuffix(".md") else { return [try SourceFile(contentsOf: url.path)] }
        let text = try String(contentsOf: url, encoding: .utf8)
        return samples(in: text).enumerated().map {
          SourceFile(path: "\(path) \($0)", text: $1)
        }
      }
  }

  /// The blocks of YAML in a text, as whole schemas.
  private static func samples(in text: String) -> [String] {
    text.components(separatedBy: "```yaml\n").dropFirst().map { block in
      let yaml = block.components(separatedBy: "```")[0]
      return yaml.hasPrefix("schema:") ? yaml : "schema: 1\nname: Sample\n\(yaml)"
    }
  }
}
