import Foundation

/// check-jsonschema, as editors' users and CI run it: it reads YAML 1.2 and JSON Schema 2020-12.
public enum Validator {
  public static let isInstalled = FileManager.default.isExecutableFile(atPath: executable.path)
  /// In CI nothing is skipped because something is missing.
  public static let isRequired = ProcessInfo.processInfo.environment["CI"]?.isEmpty == false

  public static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let executable = repository.appendingPathComponent(
    ".build/validator/bin/check-jsonschema")

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private struct Report: Decodable {
    struct Problem: Decodable {
      var filename: String
    }

    var errors: [Problem]
    var parseErrors: [Problem]?
  }

  /// The files that a JSON Schema refuses.
  public static func refused(_ files: [String], by schema: String) async throws -> Set<String> {
    let arguments = ["--schemafile", schema, "-vv", "--output-format", "json"] + files
    let output = try await run(arguments).text
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let report = try decoder.decode(Report.self, from: Data(output.utf8))
    if let unread = report.parseErrors?.first {
      throw Failure(description: "\(unread.filename) is no YAML: \(output)")
    }
    return Set(report.errors.map(\.filename))
  }

  /// What is wrong with a JSON Schema itself; nothing if it is one.
  public static func problems(ofSchema path: String) async throws -> String {
    let result = try await run(["--check-metaschema", path])
    return result.status == 0 ? "" : result.text
  }

  private static func run(_ arguments: [String]) async throws -> ChildProcess.Outcome {
    try await ChildProcess(executable.path, arguments).run()
  }
}
