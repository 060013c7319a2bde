import Diagnostics
import Foundation
import ResourceSchema
import SchemaDiff
import SchemaReader
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

  @Test("descriptions, examples and the order of types and values are not compared")
  func ignored() throws {
    let versions = try Versions(
      """
      description: An API.
      resources:
        articles:
          description: A text.
          attributes:
            title: { type: String, description: Its title., example: Bikesheds, since: 1.0 }
            state: { enum: [new, old] }
        people: {}
      """,
      """
      resources:
        people: {}
        articles:
          attributes: { title: String, state: { enum: [old, new] } }
      """)
    #expect(versions.changes == [])
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

  @Test("a member that was perhaps renamed says so on both sides")
  func renaming() throws {
    let versions = try Versions(
      "resources: { articles: { attributes: { subtitle: String, size: Int } } }",
      "resources: { articles: { attributes: { sub-title: String, sizes: String } } }")
    let notes = versions.changes.map { "\($0.kind.rawValue): \($0.note ?? "")" }
    #expect(
      notes == [
        "added-attribute: renamed? `subtitle` was removed, with the same type",
        "added-attribute: ",
        "removed-attribute: renamed? `sub-title` was added, with the same type",
        "removed-attribute: ",
      ])
  }

  @Test("a type that several members have is compared once")
  func sharedTypes() throws {
    func schema(_ values: String, _ access: String) -> String {
      """
      types:
        State: { enum: [\(values)] }
        Box: { object: { state: State } }
      resources:
        articles: { attributes: { state: \(access), boxes: [Box] } }
        people: { attributes: { state: { type: State, readOnly: true } } }
      """
    }
    let versions = try Versions(schema("new, old", "State"), schema("new", "State"))
    #expect(versions.summaries == ["·✗✗✗ removed-enum-value"])
    #expect(versions.changes[0].group == "types")
  }

  @Test("a type that only responses contain breaks no requests")
  func readOnlyTypes() throws {
    func schema(_ values: String) -> String {
      """
      types: { State: { enum: [\(values)] } }
      resources:
        articles: { attributes: { state: { type: State, readOnly: true } } }
        people: { operations: [list, get], attributes: { state: State } }
      """
    }
    let versions = try Versions(schema("new, old"), schema("new"))
    #expect(versions.summaries == ["··✗✗ removed-enum-value"])
  }

  @Test("members of objects are compared at any depth")
  func objects() throws {
    let versions = try Versions(
      "resources: { articles: { attributes: { cover: { object: { size: { object: { w: Int } } } } } } }",
      "resources: { articles: { attributes: { cover: { object: { size: { object: { w?: Int } } } } } } }"
    )
    #expect(versions.changes.map(\.message) == ["member `cover.size.w` may now be absent"])
  }

  @Test("types that contain themselves are compared to an end")
  func recursion() throws {
    let versions = try Versions(
      """
      types: { Node: { object: { nodes: [Node], name: String } } }
      resources: { articles: { attributes: { root: Node } } }
      """,
      """
      types: { Node: { object: { nodes: [Node], name: Int } } }
      resources: { articles: { attributes: { root: Node } } }
      """)
    #expect(versions.summaries == ["✗✗✗✗ changed-type"])
  }

  @Test("the operations decide whether clients can write")
  func operations() throws {
    let versions = try Versions(
      "resources: { articles: { operations: [list, get], attributes: { title: String? } } }",
      "resources: { articles: { operations: [list, get], attributes: { title: String } } }")
    #expect(versions.summaries == ["··✗✗ became-non-null"])
  }

  @Test("another name of a type in `types` is reported once")
  func renamedType() throws {
    func schema(_ name: String) -> String {
      """
      types: { \(name): { enum: [new, old] } }
      resources: { articles: { attributes: { state: \(name), earlier?: \(name) } } }
      """
    }
    let versions = try Versions(schema("State"), schema("Status"))
    #expect(versions.changes.map(\.message) == ["`State` is now `Status` in Swift"])
    #expect(versions.summaries == ["···✗ changed-swift-name"])
  }

  @Test("the defaults of documents are compared with those of each resource type")
  func defaults() throws {
    let versions = try Versions(
      "resources: { articles: {} }",
      "defaults: { documents: { many: { meta: { total: Int } } } }\nresources: { articles: {} }")
    #expect(versions.changes.map(\.message) == ["required `collection.meta` was added"])
  }
}
