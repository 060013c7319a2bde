import Diagnostics
import Foundation
import TestWorkspace
import Testing

/// What `jsonapi-gen format` writes is read by the YAML reader that most other tools use.
@Suite(
  "PyYAML",
  .enabled(
    if: PyYAML.isInstalled || PyYAML.isRequired,
    "PyYAML is missing: Scripts/set-up-python validator installs it."))
struct PyYAMLTests {
  @Test("reads every formatted schema of the repository")
  func schemas() async throws {
    let workspace = try Workspace()
    let schemas = Schemas.all
    #expect(schemas.count > 15)
    for (index, schema) in schemas.enumerated() {
      try workspace.write(try formatted(schema), to: "\(index).yaml")
    }
    #expect(try await PyYAML.refused(schemas.indices.map { workspace.path("\($0).yaml") }) == "")
  }

  @Test("reads question marks in brackets and braces")
  func questionMarks() async throws {
    let workspace = try Workspace()
    let text = """
      schema: 1
      name: A
      resources:
        a:
          attributes: { b?: { type: String? }, c: '[String?]', "d": { map: Int? }, e?: Int }
          relationships: { f: { one: a?, links: [self?, related] }, g?: a? }
          links: [self?]
      documents: { D: { data: a? } }

      """
    try workspace.write(try formatted(text), to: "a.yaml")
    #expect(try await PyYAML.refused([workspace.path("a.yaml")]) == "")
  }
}

/// PyYAML in the environment of the JSON Schema validator.
private enum PyYAML {
  static let isInstalled =
    (try? String(contentsOf: packages, encoding: .utf8))?.contains("PyYAML") == true
  /// In CI nothing is skipped because something is missing.
  static let isRequired = ProcessInfo.processInfo.environment["CI"]?.isEmpty == false

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../.build/validator").standardizedFileURL
  private static let packages = folder.appendingPathComponent("packages")

  /// The files that PyYAML cannot read, with its reasons; empty if it reads them all.
  static func refused(_ files: [String]) async throws -> String {
    let program = """
      import sys, yaml
      for path in sys.argv[1:]:
          try:
              yaml.load(open(path, encoding="utf-8"), Loader=yaml.BaseLoader)
          except yaml.YAMLError as error:
              print(path, error)
      """
    let python = ChildProcess(
      folder.appendingPathComponent("bin/python").path, ["-c", program] + files)
    let outcome = try await python.run()
    try #require(outcome.status == 0)
    return outcome.text
  }
}
