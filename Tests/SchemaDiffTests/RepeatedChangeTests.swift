import SchemaDiff
import Testing

/// Changes that many resource types share.
struct RepeatedChangeTests {
  private func schema(_ defaults: String) -> String {
    """
    defaults: { \(defaults) }
    mixins: { dated: { attributes: { name?: String } } }
    resources:
      articles: { with: [dated], relationships: { author: people, next?: articles } }
      people: { with: [dated], relationships: { friends: [people] } }
      things: { with: [dated] }
    """
  }

  @Test(
    "a change of `defaults` is one change",
    arguments: [
      ("links: [self]", "id: String", "link `self` was removed"),
      (
        "meta: { total: Int }", "meta: { total?: Int }",
        "meta member `meta.total` may now be absent"
      ),
      ("id: Int", "id: UUID", "ids are now `UUID`, were `Int`"),
      (
        "errors: unknown", "errors: basic",
        "the errors of `document` are now `basic`, were `unknown`"
      ),
      (
        "relationships: { linkage: included }", "relationships: { linkage: always }",
        "linkage of `author` is now `always`, was `included`"
      ),
      (
        "documents: { many: { meta: { total: Int } } }", "documents: { many: { links: none } }",
        "`collection.meta` was removed"
      ),
    ])
  func defaults(old: String, new: String, message: String) throws {
    for (old, new, expected) in [(old, new, message), (new, old, nil)] {
      let changes = try Versions(schema(old), schema(new)).changes
      #expect(changes.count == 1, "\(changes.map(\.message))")
      if let expected { #expect(changes.map(\.message) == [expected]) }
      #expect(changes.first?.others.isEmpty == false)
    }
  }

  @Test("a change of a mixin names the resource types that it concerns")
  func mixins() throws {
    let old = schema("id: String")
    let versions = try Versions(old, old.replacing("name?: String", with: "name?: Int"))
    #expect(versions.changes.map(\.message) == ["`name` is now `Int`, was `String`"])
    #expect(versions.changes[0].others.map(\.group) == ["people", "things"])
    #expect(
      versions.changes[0].diagnostic(.error).message
        == "articles and 2 others: `name` is now `Int`, was `String`")
    #expect(versions.changes[0].diagnostic(.error).note == "also in `people.name`, `things.name`")
  }

  @Test("what a mixin changes in Swift alone is one change, too")
  func swift() throws {
    func schema(_ attributes: String) -> String {
      """
      mixins: { dated: { attributes: { \(attributes) } } }
      resources: { articles: { with: [dated] }, people: { with: [dated] }, things: { with: [dated] } }
      """
    }
    for (old, new, kind) in [
      ("a: Int, b: Int", "b: Int, a: Int", ChangeKind.changedArgumentOrder),
      ("a: Int", "a: Int64", .changedSwiftType),
    ] {
      let changes = try Versions(schema(old), schema(new)).changes
      #expect(changes.map(\.kind) == [kind])
      #expect(changes.first?.others.count == 2)
    }
  }

  @Test("changes of two declarations are two")
  func separate() throws {
    func schema(_ type: String) -> String {
      "resources: { articles: { attributes: { a: \(type) } }, people: { attributes: { a: \(type) } } }"
    }
    #expect(try Versions(schema("Int"), schema("String")).changes.count == 2)
  }

  @Test("changes are allowed where a place is named, and in all places that one concerns")
  func allowed() throws {
    let changes = try Versions(schema("links: [self]"), schema("id: String")).changes
    func isFailure(_ places: String?...) -> Bool {
      ChangeReport(
        changes, failing: [.reads], allowed: places.map { AllowedChange(.removedLink, in: $0) }
      ).isFailure
    }
    #expect(isFailure("articles"))
    #expect(!isFailure("articles", "people.self", "things"))
    #expect(!isFailure(nil))
    let report = ChangeReport(
      changes, failing: [],
      allowed: [.init(.removedLink, in: "thing"), .init(.removedLink, in: "things")])
    #expect(report.unmatched.map(\.place) == ["thing"])
    #expect(report.unmatched[0].suggestion(among: changes) == "things")
  }
}
