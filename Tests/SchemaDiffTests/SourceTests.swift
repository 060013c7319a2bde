import ResourceSchema
import SchemaDiff
import Testing

/// What breaks Swift, decided by the Swift that two schemas become.
struct SourceTests {
  @Test("another name of the API is one change, with all names that are made from it")
  func apiName() throws {
    let resources = "resources: { articles: { attributes: { title: String } } }"
    let versions = try Versions(
      "schema: 1\nname: Blog\n\(resources)", "schema: 1\nname: Journal\n\(resources)")
    #expect(versions.summaries == ["···✗ changed-swift-name"])
    let change = versions.changes[0]
    #expect(change.group == "client")
    #expect(change.message == "`BlogDocument` is now `JournalDocument` in Swift")
    #expect(
      change.note == "`BlogResource` is `JournalResource`, `BlogAPI` is `JournalAPI`, "
        + "`BlogClient` is `JournalClient`")
    #expect("\(change.range.start)" == "2:7")
    let back = try Versions(
      "schema: 1\nname: Journal\n\(resources)", "schema: 1\nname: Blog\n\(resources)")
    #expect(back.summaries == ["···✗ changed-swift-name"])
  }

  @Test("a chain of thousands of types is compared with itself")
  func longChain() throws {
    let count = 5_000
    let types = (0..<count).map { "  T\($0): { object: { next?: T\($0 + 1) } }\n" }.joined()
    let schema =
      "types:\n\(types)  T\(count): String\nresources: { articles: { attributes: { first: T0 } } }"
    #expect(try Versions(schema, schema).summaries == [])
  }

  @Test("types called Argument are no arguments of initializers")
  func argumentTypes() throws {
    func schema(_ names: [String]) -> String {
      let unions = names.map { "\($0): { oneOf: [Argument, String] }" }.joined(separator: ", ")
      return "types: { Argument: { object: { a: Int } }, \(unions) }\n"
        + "resources: { articles: { attributes: { a: Alpha, b: Beta } } }"
    }
    #expect(try Versions(schema(["Alpha", "Beta"]), schema(["Beta", "Alpha"])).summaries == [])
  }

  @Test("only what is generated breaks")
  func emission() throws {
    func schema(_ keys: String) -> String {
      "resources: { articles: { \(keys)attributes: { title: String } } }"
    }
    let old = schema("filters: { title: String }, sorts: [title], operations: [list, get], ")
    let new = schema("operations: [get], ")
    var models = ModelOptions()
    #expect(try Versions(old, new, generating: models).changes.allSatisfy { !$0.breaksSource })
    models.emit = [.models, .queries]
    let queries = try Versions(old, new, generating: models).changes.filter(\.breaksSource)
    #expect(queries.map(\.kind.rawValue) == ["removed-filter", "removed-sort"])
    let all = try Versions(old, new).changes.filter(\.breaksSource)
    #expect(
      all.map(\.kind.rawValue) == ["removed-operation", "removed-filter", "removed-sort"])
  }
}

extension SchemaChange {
  fileprivate var breaksSource: Bool { effects[.source] == .breaking }
}
