import Diagnostics
import Foundation
import ResourceSchema
import SchemaDiff
import SchemaReader
import TestSupport
import Testing

/// What holds for whole schemas.
struct ComparisonTests {
  /// The schemas of the repository: each is a file, or a folder of files.
  static let paths: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL
    func entries(_ folder: String) -> [String] {
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: root.appendingPathComponent(folder).path)
      return (names ?? []).sorted().map { "\(root.path)/\(folder)/\($0)" }
    }
    return entries("Schemas").filter(SchemaFiles.isFolder)
      + (entries("Tests/Models") + entries("Tests/ModelGeneratorTests/Golden"))
      .map { "\($0)/schema.yaml" }.filter(FileManager.default.fileExists)
  }()

  @Test("there are schemas to compare")
  func count() {
    #expect(Self.paths.count >= 12)
  }

  @Test("a schema has no changes from itself", arguments: paths)
  func identity(path: String) throws {
    let inputs = try SchemaFiles.named([path])
    let reading = SchemaReader.read(inputs, importing: SchemaFiles.importer(beside: inputs))
    let schema = try #require(reading.schema)
    #expect(SchemaDiff.changes(from: schema, to: schema) == [])
  }

  @Test("what is added in one direction is removed in the other", arguments: paths)
  func symmetry(path: String) throws {
    let inputs = try SchemaFiles.named([path])
    let reading = SchemaReader.read(inputs, importing: SchemaFiles.importer(beside: inputs))
    var before = try #require(reading.schema)
    let after = before
    for index in before.resources.indices {
      before.resources[index].attributes.removeLast(
        before.resources[index].attributes.count / 2)
      before.resources[index].relationships.removeLast(
        before.resources[index].relationships.count / 2)
    }
    before.resources.removeLast(before.resources.count / 3)
    before.documents.removeLast(before.documents.count / 2)
    func words(_ changes: [SchemaChange], without prefix: String) -> Set<String> {
      Set(
        changes.filter { $0.kind.rawValue.hasPrefix(prefix) }
          .map { "\($0.group) \($0.kind.rawValue.dropFirst(prefix.count))" })
    }
    // New Swift breaks nothing, and what an include path needs may be in the other half.
    func changes(from old: Schema, to new: Schema) -> [SchemaChange] {
      SchemaDiff.changes(from: old, to: new).filter { !$0.kind.rawValue.contains("swift") }
    }
    let forwards = changes(from: before, to: after)
    let backwards = changes(from: after, to: before)
    #expect(forwards.count == backwards.count)
    #expect(
      words(forwards, without: "added-") == words(backwards, without: "removed-"))
    #expect(words(forwards, without: "removed-").isEmpty)
  }

  private static let table = CaseTable("comparisons.txt")

  @Test("two versions have the changes that are recorded, and no others", arguments: table.cases)
  func changes(example: CaseTable.Case) throws {
    #expect(try Self.changes(example) == example.recorded)
  }

  @Test("updates the table", .enabled(if: CaseTable.isUpdated, "`make golden` alone asks for it"))
  func updates() throws {
    try Self.table.write(Self.changes)
  }

  /// The changes between two versions: where, what each breaks, its kind and its message.
  private static func changes(_ example: CaseTable.Case) throws -> String {
    let versions = example.text.components(separatedBy: "⇄\n")
    try #require(versions.count == 2)
    let changes = try Versions(versions[0], versions[1]).changes
    return changes.isEmpty ? "no changes\n" : changes.map(lines).joined()
  }

  private static func lines(of change: SchemaChange) -> String {
    let note = change.note.map { "  note: \($0)\n" } ?? ""
    let others =
      change.others.isEmpty
      ? "" : "  also: \(change.others.map(\.group).joined(separator: ", "))\n"
    return "\(change.group): \(change.summary): \(change.message)\n" + note + others
  }

  @Test("a change has its place in both files, and a removed member that in the old one")
  func places() throws {
    let versions = try Versions(
      """
      resources:
        articles:
          attributes:
            title: String
            text: String
      """,
      """
      resources:
        articles:
          attributes: { title: Int }
      """)
    let type = versions.changes[0]
    #expect("\(type.range.file):\(type.range.start)" == "new.yaml:5:19")
    #expect(type.oldRange.map { "\($0.file):\($0.start)" } == "old.yaml:6:7")
    let removal = versions.changes[1]
    #expect("\(removal.range.file):\(removal.range.start)" == "old.yaml:7:7")
    #expect(removal.oldRange == nil)
    #expect("\(removal.enclosingRange.file):\(removal.enclosingRange.start)" == "new.yaml:4:3")
  }

  @Test("a parameter of a page has its place in both files")
  func placesOfPages() throws {
    func resources(_ name: String) -> String {
      """
      resources:
        articles:
          page: { style: number, names: { size: \(name) } }
      """
    }
    let change = try #require(try Versions(resources("limit"), resources("per_page")).changes.first)
    #expect("\(change.range.start)" == "5:43")
    #expect(change.oldRange.map { "\($0.start)" } == "5:43")
  }
}
