import Export
import Foundation
import OpenAPIImport
import SchemaReader
import TestWorkspace
import Testing

@Suite("The exported description of a server", .needsSchemathesis)
struct ServerDescriptionTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let isInstalled = FileManager.default.fileExists(
    atPath: repository.appending(path: ".build/schemathesis/packages").path)

  /// The operations that the example has routes for.
  private static let operations =
    "(list|get|create|update|delete)-articles|list-people|[a-z]+-linkage-comments-of-articles"

  @Test("says what the server accepts, refuses and sends, as schemathesis finds")
  func schemathesis() async throws {
    let files = try SchemaFiles.named([Self.repository.appending(path: "Schemas/blog").path])
    let reading = SchemaReader.read(files, importing: SchemaFiles.importer(beside: files))
    let workspace = try Workspace()
    try workspace.write(
      OpenAPIExport.text(
        of: #require(reading.schema), importing: { OpenAPIImport.read($0).schema }), to: "blog.json"
    )

    let server = try BlogOverHTTP()
    let outcome = try await ChildProcess(
      Self.repository.appending(path: ".build/schemathesis/bin/schemathesis").path,
      [
        "--config-file",
        Self.repository.appending(path: "Tests/ServerDescriptionTests/schemathesis.toml").path,
        "run", "blog.json", "--url", server.url, "--continue-on-failure",
        "--include-operation-id-regex", "^(\(Self.operations))$",
        "--phases", TestExtent.isComplete ? "coverage,fuzzing" : "fuzzing",
      ], folder: workspace.root
    ).run()
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
    // All ten operations; with TEST_ALL, hundreds of requests.
    #expect(outcome.text.contains("Tested: 10"))
  }
}

extension Trait where Self == ConditionTrait {
  /// In CI nothing is skipped because something is missing.
  fileprivate static var needsSchemathesis: Self {
    .enabled(
      if: ServerDescriptionTests.isInstalled
        || ProcessInfo.processInfo.environment["CI"]?.isEmpty == false,
      "schemathesis is missing: Scripts/set-up-python schemathesis installs it.")
  }
}
