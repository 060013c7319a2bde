import ResourceSchema
import SchemaDiff
import Testing

/// What breaks Swift, decided by the Swift that two schemas become.
struct SourceTests {
  private func lines(
    _ old: String, _ new: String, generating options: ModelOptions = SchemaDiff.everything
  ) throws -> [String] {
    try Versions(old, new, generating: options).changes.map {
      "\($0.group) \($0.effects[.source].rawValue) \($0.kind.rawValue): \($0.message)"
    }
  }

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

  @Test("another name of a resource type is one change, wherever the name is used")
  func resourceName() throws {
    func schema(_ key: String) -> String {
      """
      resources:
        articles: { \(key)attributes: { title: String } }
        people: { relationships: { articles: [articles] } }
      """
    }
    let changes = try lines(schema(""), schema("swift: Post, "))
    #expect(changes == ["articles ✗ changed-swift-name: `Article` is now `Post` in Swift"])
    let plural = try lines(schema(""), schema("plural: Texts, "))
    #expect(
      plural == [
        "articles ✗ changed-swift-name: `ArticlesDocument` is now `TextsDocument` in Swift"
      ])
  }

  @Test("an anchor that becomes two types breaks code that uses its type")
  func anchors() throws {
    func schema(_ second: String) -> String {
      """
      resources:
        articles:
          relationships:
            author: { one: people, links: &links [self, history] }
            editor: { one: people, links: \(second) }
        people: {}
      """
    }
    let (one, two) = (schema("*links"), schema("[self, history]"))
    let type = "`ArticleDescription.Relationships.editor`"
    func words(_ author: String) -> String { "`ToOneWithLinks<People, Article\(author)Links>`" }
    let expected =
      "articles ✗ changed-swift-type: \(type) is now \(words("Editor")) in Swift, was "
      + words("Author")
    #expect(try lines(one, two) == [expected])
    #expect(
      try lines(two, one) == [
        "articles ✗ changed-swift-type: \(type) is now \(words("Author")) in Swift, was "
          + words("Editor")
      ])
  }

  @Test("members of objects and relationships in another order break calls of initializers")
  func order() throws {
    func schema(_ members: String, _ relationships: String) -> String {
      """
      types: { Box: { object: { \(members) } } }
      resources: { articles: { attributes: { box: Box }, relationships: { \(relationships) } } }
      """
    }
    let changes = try lines(
      schema("width: Int, height: Int", "parent?: articles, next?: articles"),
      schema("height: Int, width: Int", "next?: articles, parent?: articles"))
    #expect(
      changes == [
        "articles ✗ changed-argument-order: the initializer of `ArticleDescription.Relationships` "
          + "takes its arguments in another order",
        "types ✗ changed-argument-order: the initializer of `Box` takes its arguments in another "
          + "order",
      ])
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
    #expect(queries.map(\.kind) == [.removedFilter, .removedSort])
    let all = try Versions(old, new).changes.filter(\.breaksSource)
    #expect(all.map(\.kind) == [.removedOperation, .removedFilter, .removedSort])
  }

  @Test("what is in a type that was removed, or has another name, is not reported again")
  func consequences() throws {
    let changes = try lines(
      """
      types: { Box: { object: { width: Int, shade: { enum: [dark, light] } } } }
      resources: { articles: { attributes: { name?: String, box: Box } } }
      """,
      "resources: { articles: { attributes: { name?: String } } }")
    #expect(changes == ["articles ✗ removed-attribute: attribute `box` was removed"])
  }

  @Test("library types that are spelled in another way are the same")
  func spelling() throws {
    let changes = try lines(
      "resources: { articles: { attributes: { title: String } } }",
      "resources: { articles: { attributes: { title: String } }, documents: { attributes: { a: Int } } }"
    )
    #expect(changes == ["documents ~ added-resource: resource type `documents` was added"])
  }
}

extension SchemaChange {
  fileprivate var breaksSource: Bool { effects[.source] == .breaking }
}
