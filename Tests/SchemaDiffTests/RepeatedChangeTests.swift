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

  @Test("changes are allowed where a place is named, and in all places that one concerns")
  func allowed() throws {
    let changes = try Versions(schema("links: [self]"), schema("id: String")).changes
    let removedLink = ChangeRow.removedRequiredLink.kind
    func isFailure(_ places: String?...) -> Bool {
      ChangeReport(
        changes, failing: [.reads], allowed: places.map { AllowedChange(removedLink, in: $0) }
      ).isFailure
    }
    #expect(isFailure("articles"))
    #expect(!isFailure("articles", "people.self", "things"))
    #expect(!isFailure(nil))
    let report = ChangeReport(
      changes, failing: [],
      allowed: [.init(removedLink, in: "thing"), .init(removedLink, in: "things")])
    #expect(report.unmatched.map(\.place) == ["thing"])
    #expect(report.unmatched[0].suggestion(among: changes) == "things")
  }
}
