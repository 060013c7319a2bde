import Diagnostics
import Foundation
import ResourceSchema
import SchemaReader
import Testing
import YAMLSource

/// Facts of a real API, which lie beside the package, in `../shared/data`, and the schema that has to
/// say them.
struct Facts: Sendable {
  /// Facts that a schema need not say, each with the reason.
  struct Exception: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The fact; `*` stands for one name.
    let description: String

    init(stringLiteral value: String) { description = value }

    func covers(_ fact: String) -> Bool {
      let parts = description.split(separator: "*", omittingEmptySubsequences: false)
      guard parts.count > 1 else { return fact == description }
      guard let first = parts.first, let last = parts.last else { return false }
      let middle = fact.dropFirst(first.count).dropLast(last.count)
      return fact.hasPrefix(first) && fact.hasSuffix(last)
        && fact.count >= first.count + last.count && !middle.contains(".")
    }
  }

  /// The folder of the API in `../shared/data`, and of its schema in `Schemas`.
  let api: String
  let exceptions: [Exception: String]

  static let all = [terraformCloud, drfExample].filter(\.arePresent)

  static let absence: Comment = "The facts of ../shared/data are not on this machine."

  func reason(for fact: String) -> String? {
    exceptions.first { $0.key.covers(fact) }?.value
  }

  /// The resource types with what is known of them.
  func list() throws -> [YAMLNode.Mapping] {
    let source = SourceFile(path: "resources.yaml", bytes: [UInt8](try Data(contentsOf: file)))
    let result = YAMLReader.read(source)
    try #require(result.diagnostics.isEmpty)
    let resources = try #require(result.root?.mapping?["resources"]?.sequence)
    return resources.compactMap(\.mapping)
  }

  func schema() throws -> Schema {
    let folder = Self.package.appending(path: "Schemas/\(api)")
    let files = try SchemaFiles.named([folder.path])
    let result = SchemaReader.read(files, importing: SchemaFiles.importer(beside: files))
    return try #require(result.schema, "\(result.diagnostics.map(\.message))")
  }

  private var arePresent: Bool { FileManager.default.fileExists(atPath: file.path) }

  private var file: URL {
    Self.package.appending(path: "../shared/data/\(api)/resources.yaml").standardizedFileURL
  }

  private static let package = URL(filePath: #filePath)  // …/Tests/RealAPITests/Facts/Facts.swift
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}

extension Facts: CustomTestStringConvertible {
  var testDescription: String { api }
}

extension Facts {
  static let terraformCloud = Facts(
    api: "terraform-cloud",
    exceptions: [
      "notification-configurations.attributes.token: writeOnly":
        "Answers carry it as well, with null.",
      "state-versions.attributes.permissions.can-restore-backing-data: readOnly":
        "The attribute that it is in is read-only as a whole.",
    ])

  static let drfExample = Facts(
    api: "drf-example",
    exceptions: [
      "entry.attributes.*: optional":
        "A client that asks for some fields of an entry gets no others.",
      "entry.relationships.comments: included_by_default":
        "What a document includes is said by the document: EntryDocument.",
    ])
}
