import Diagnostics
import Foundation
import ModelGenerator
import SchemaReader
import Testing

/// A schema with mistakes: a file, or a folder with a `schema.yaml` and what it imports.
struct WrongSchema: CustomTestStringConvertible, Sendable {
  /// Relative to `WrongSchemas`.
  let path: String

  /// The text of a schema that is one file in UTF-8.
  var text: String? {
    isFolder ? nil : try? String(contentsOf: Self.url(path), encoding: .utf8)
  }

  /// Whether the answer depends on no other file, and the command joins none of its parts.
  var isAlone: Bool {
    text?.contains("import") == false
      && (try? expectedText().contains("more in this file")) == false
  }

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

  /// Reads a text as this schema.
  ///
  /// - Parameter checksNamesBesideErrors: whether the names in Swift are checked in what can be read of a
  ///   schema with errors, as the command does.
  func read(
    _ text: String, checksNamesBesideErrors: Bool
  ) -> (file: SourceFile, diagnostics: [Diagnostic]) {
    let file = SourceFile(path: name, text: text)
    let reading = SchemaReader.read([file]) { _ in throw CancellationError() }
    let named = checksNamesBesideErrors ? reading.readable : reading.schema
    let names = named.map { ModelGenerator.diagnostics(of: $0) } ?? []
    return (file, reading.diagnostics(with: names))
  }

  private static func contents(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(folder).path).sorted()
  }

  private static func url(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("WrongSchemas").appendingPathComponent(path)
  }
}
