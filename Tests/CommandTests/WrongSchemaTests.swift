import Foundation
import TestWorkspace
import Testing

/// What people get to read for the mistakes they make: a schema in `WrongSchemas`, and beside it the
/// whole text that the command prints.
///
/// `make golden` writes what it prints now; read `git diff` before you commit.
@Suite struct WrongSchemaTests {
  @Test("a wrong schema is answered as recorded", arguments: WrongSchema.all)
  func saysWhatIsWrong(schema: WrongSchema) async throws {
    let workspace = try Workspace()
    for (name, text) in try schema.files() { try workspace.write(text, to: name) }

    let outcome = try await Command.run(
      "generate", schema.name, "--output", "Models", "--dry-run", in: workspace)

    #expect(outcome.errors == (try schema.expectedText()))
  }

  @Test("there are many wrong schemas")
  func thereAreManyWrongSchemas() {
    #expect(WrongSchema.all.count >= 120)
  }

  @Test("every recorded answer belongs to a schema")
  func everyTextHasItsSchema() throws {
    #expect(Set(try WrongSchema.texts()) == Set(WrongSchema.all.map(\.textPath)))
  }
}

/// A schema with mistakes: a file, or a folder with a `schema.yaml` and what it imports.
struct WrongSchema: CustomTestStringConvertible, Sendable {
  /// Relative to `WrongSchemas`.
  let path: String

  var isFolder: Bool { !path.hasSuffix(".yaml") }
  var name: String { isFolder ? "schema.yaml" : (path as NSString).lastPathComponent }
  var textPath: String { (isFolder ? path : String(path.dropLast(".yaml".count))) + ".txt" }
  var testDescription: String { path }

  static let all: [WrongSchema] = {
    let topics = (try? contents(of: "")) ?? []
    return topics.flatMap { topic in
      ((try? contents(of: topic)) ?? [])
        .filter { !$0.hasSuffix(".txt") }
        .map { WrongSchema(path: "\(topic)/\($0)") }
    }
  }()

  /// The recorded answers, which are beside the schemas.
  static func texts() throws -> [String] {
    try contents(of: "").flatMap { topic in
      try contents(of: topic).filter { $0.hasSuffix(".txt") }.map { "\(topic)/\($0)" }
    }
  }

  /// Every file of the schema with the name that it has in messages.
  func files() throws -> [(String, Data)] {
    guard isFolder else { return [(name, try Data(contentsOf: Self.url(path)))] }
    return try FileManager.default.subpathsOfDirectory(atPath: Self.url(path).path)
      .filter { $0.hasSuffix(".yaml") }
      .map { ($0, try Data(contentsOf: Self.url("\(path)/\($0)"))) }
  }

  func expectedText() throws -> String {
    String(decoding: try Data(contentsOf: Self.url(textPath)), as: UTF8.self)
  }

  private static func contents(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(folder).path).sorted()
  }

  private static func url(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("WrongSchemas").appendingPathComponent(path)
  }
}
