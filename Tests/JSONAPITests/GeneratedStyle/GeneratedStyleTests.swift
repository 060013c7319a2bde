import Foundation
import JSONAPI
import RuntimeModels
import Testing

@Suite("Models in the style of the generator")
struct GeneratedStyleTests {
  static let article = """
    {
      "type": "articles", "id": "1",
      "attributes": {
        "title": "Omakase", "subtitle": null, "description": "Chef's choice", "rating": 4.5,
        "created-at": "2026-11-21T10:30:00.5+02:00", "updated-at": null,
        "days": ["2026-11-21"], "extra": {"a": [1, null, "x"]}
      },
      "relationships": {
        "author": {"data": {"type": "people", "id": "9"}},
        "editor": {"data": null},
        "owner": {"data": {"type": "organizations", "id": "67E55044-10B1-426F-9247-BB680E5FE0C8"}},
        "sponsor": {"data": {"type": "robots", "id": "7", "meta": {"rank": 1}}},
        "followers": {"data": [{"type": "people", "id": "9"}, {"type": "robots", "id": "1"}]},
        "reviews": {"links": {"self": "https://example.com/a?page[size]=1"}},
        "lock": {"data": null},
        "history": {"links": {"related": {"href": "/history", "title": "History"}}}
      },
      "links": {"self": "https://example.com/articles/1", "preview": null}
    }
    """

  @Test("decodes and encodes every kind of member")
  func decodesAndEncodesEveryKindOfMember() throws {
    let article = try roundTrip(Article.self, Self.article)
    #expect(article.title == "Omakase")
    #expect(article.subtitle == nil)
    #expect(article.attributes.subtitle != nil)
    #expect(article.description == "Chef's choice")
    #expect(article.rating == 4.5)
    #expect(article.createdAt.timeIntervalSince1970 == 1_795_249_800.5)
    #expect(article.updatedAt == nil)
    #expect(article.attributes.updatedAt?.value == .some(nil))
    #expect(article.days == [try #require(Day(year: 2026, month: 11, day: 21))])
    #expect(article.extra?["a"]?[2] == "x")

    #expect((article ~> \.author) == Person.Id(rawValue: "9"))
    #expect((article ~> \.editor) == nil)
    let owner = try #require(UUID(uuidString: "67e55044-10b1-426f-9247-bb680e5fe0c8"))
    #expect((article ~> \.owner) == .organization(Organization.Id(rawValue: owner)))
    #expect((article ~> \.sponsor) == .unrecognized(type: "robots", id: "7"))
    #expect(article.relationships.sponsor?.idMeta == Rank(rank: 1))
    #expect((article ~> \.followers)?.first == .person(Person.Id(rawValue: "9")))
    #expect((article ~> \.reviews) == nil)
    #expect(
      article.relationships.reviews?.links.selfLink.url.absoluteString
        == "https://example.com/a?page%5Bsize%5D=1")
    #expect((article ~> \.lock) == nil)
    #expect(article.relationships.lock != nil)
    #expect(article.relationships.history?.links.related.title == "History")
    #expect(article.links.preview == NullableLink(nil))
  }

  @Test("creates a resource object from plain values")
  func createsResourceObjectFromPlainValues() throws {
    let article = NewArticle(
      attributes: .init(
        title: "Omakase", subtitle: .some(nil), description: nil,
        createdAt: Date(timeIntervalSince1970: 0)),
      relationships: .init(
        author: Person.Id(rawValue: "9"), owner: .person(Person.Id(rawValue: "9"))),
      meta: .none, links: .none)
    #expect(
      try json(article) == [
        "type": "articles",
        "attributes": [
          "title": "Omakase", "subtitle": nil, "description": nil,
          "created-at": "1970-01-01T00:00:00Z",
        ],
        "relationships": [
          "author": ["data": ["type": "people", "id": "9"]],
          "owner": ["data": ["type": "people", "id": "9"]],
        ],
      ])
  }

  @Test("omits empty attributes and relationships")
  func omitsEmptyAttributesAndRelationships() throws {
    let review = Review(
      id: Review.Id(rawValue: 7), attributes: .none, relationships: .init(author: nil),
      meta: .none, links: .none)
    #expect(
      try json(review) == [
        "type": "reviews", "id": "7", "relationships": ["author": ["data": nil]],
      ])
  }

  @Test("omits “included” if it was absent")
  func omitsIncludedIfItWasAbsent() throws {
    try roundTrip(ArticleDocument.self, #"{"data": \#(Self.article)}"#)
    try roundTrip(ArticleDocument.self, #"{"data": \#(Self.article), "included": []}"#)
  }

  @Test("decodes relationship endpoints")
  func decodesRelationshipEndpoints() throws {
    let authors = try roundTrip(
      AuthorsDocument.self, #"{"data": [{"type": "people", "id": "9"}]}"#)
    #expect(authors.body.primaryResource?.values.map(\.id.rawValue) == ["9"])
    try roundTrip(OwnerDocument.self, #"{"data": null}"#)
    let owner = try roundTrip(
      OwnerDocument.self, #"{"data": {"type": "people", "id": "9", "meta": {"rank": 2}}}"#)
    #expect(owner.body.primaryResource?.value?.meta == Rank(rank: 2))
  }

  @Test("decodes error documents")
  func decodesErrorDocuments() throws {
    let document = try roundTrip(
      ArticleDocument.self,
      """
      {"errors": [{
        "id": "1", "status": "404", "code": "E1", "title": "Not found", "detail": "No article 7.",
        "source": {"header": "Accept"}, "links": {"about": "/errors/1"}, "meta": {"retry": false}
      }]}
      """)
    #expect(document.body.errors?.first?.payload?.detail == "No article 7.")
    #expect(document.body.errors?.first?.payload?.source?.header == "Accept")
    #expect(document.body.errors?.first?.definedFields["status"] == "404")
  }
}
