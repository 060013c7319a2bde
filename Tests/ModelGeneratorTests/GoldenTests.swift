import Diagnostics
import Foundation
import OutputFolder
import Rendering
import SchemaReader
import Testing

/// Compares what the generator makes of the schemas in `Golden/` with the files beside them.
///
/// Each folder holds `schema.yaml` and, in `Models/`, the files that it becomes, which are compiled
/// as a module of their own. `make golden` renews them after a change that is meant.
struct GoldenTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Golden")

  static let cases: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  @Test("there are schemas to compare")
  func schemas() {
    #expect(!Self.cases.isEmpty)
  }

  @Test("a schema becomes the files beside it", arguments: cases)
  func files(name: String) throws {
    let folder = Self.root.appending(path: name)
    let generated = try Self.generate(folder.appending(path: "schema.yaml"))
    let models = folder.appending(path: "Models")
    let paths = try FileManager.default.contentsOfDirectory(atPath: models.path)
    #expect(paths.filter { $0.hasSuffix(".swift") }.sorted() == generated.map(\.path))
    for file in generated {
      let expected = try? String(
        contentsOf: models.appending(path: file.path), encoding: .utf8)
      #expect(file.text == expected, "\(name)/Models/\(file.path)")
    }
  }

  @Test("generating twice makes the same bytes", arguments: cases)
  func reproducibility(name: String) throws {
    let schema = Self.root.appending(path: name).appending(path: "schema.yaml")
    #expect(try Self.generate(schema) == Self.generate(schema))
  }

  private static func generate(_ path: URL) throws -> [GeneratedFile] {
    let file = SourceFile(path: "schema.yaml", bytes: [UInt8](try Data(contentsOf: path)))
    let reading = SchemaReader.read([file]) { path in
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    try #require(reading.diagnostics.map(\.message) == [])
    guard let schema = reading.schema else { return [] }
    let result = try ModelGenerator.generate(schema)
    #expect(result.diagnostics.map(\.message) == [])
    return result.files
  }
}
