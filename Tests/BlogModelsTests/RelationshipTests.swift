import BlogModels
import Foundation
import JSONAPI
import Testing

@Suite struct RelationshipTests {
  @Test("returns typed ids")
  func returnsTypedIds() throws {
    let article = try Examples.article()
    let author: Person.Id = article ~> \.author
    let editor: Person.Id? = article ~> \.editor
    let comments: [BlogModels.Comment.Id] = article ~> \.comments
    let topics: [Topic.Id] = article ~> \.topics

    #expect(author.rawValue == "9")
    #expect(editor == nil)
    #expect(comments.map(\.rawValue) == [5, 12])
    #expect(topics.map(\.rawValue) == ["bikesheds"])
  }

  @Test("returns an enum for a polymorphic relationship")
  func returnsEnumForPolymorphicRelationship() throws {
    let article = try Examples.article()

    guard case .organization(let owner) = article ~> \.owner else {
      Issue.record("expected an organization")
      return
    }
    #expect(owner.rawValue == "3")
  }

  @Test("keeps unrecognized types in a polymorphic relationship")
  func keepsUnrecognizedTypesInPolymorphicRelationship() throws {
    let attachments = try Examples.article() ~> \.attachments

    #expect(attachments.map(\.type) == ["images", "videos", "podcasts"])
    #expect(attachments.last == .unrecognized(type: "podcasts", id: "episode-1"))
  }

  @Test("distinguishes linked, empty and unlinked relationships")
  func distinguishesLinkedEmptyAndUnlinked() throws {
    func reviews(_ data: String) throws -> Article {
      let links = #""links": { "self": "/s", "related": "/r" }"#
      return try decode(
        from: Examples.smallestArticleText(relationships: #""reviews": { \#(data)\#(links) }"#))
    }

    let linked = try reviews(#""data": [{ "type": "reviews", "id": "1" }], "#)
    let empty = try reviews(#""data": [], "#)
    let unlinked = try reviews("")

    guard case .linked = linked.relationships.reviews, case .empty = empty.relationships.reviews,
      case .unlinked(_, let links) = unlinked.relationships.reviews
    else {
      Issue.record("expected linked, empty and unlinked relationships")
      return
    }
    #expect((linked ~> \.reviews)?.map(\.rawValue) == ["1"])
    #expect((empty ~> \.reviews) == nil)
    #expect(links.related.url == URL(string: "/r"))
    for article in [linked, empty, unlinked] {
      #expect(try decode(Article.self, from: text(of: article)) == article)
    }
  }

  @Test("decodes an optional relationship without data as absent")
  func decodesOptionalRelationshipWithoutDataAsAbsent() throws {
    let article = try decode(
      Article.self,
      from: Examples.smallestArticleText(relationships: #""translation-of": { "meta": {} }"#))

    #expect((article ~> \.translationOf) == nil)
  }

  @Test("decodes links and meta of relationships")
  func decodesLinksAndMetaOfRelationships() throws {
    let relationships = try Examples.article().relationships

    #expect(relationships.comments.meta.count == 2)
    #expect(
      relationships.author.links.related.url
        == URL(string: "https://blog.example/articles/7f5b1a46/author"))
    #expect(
      relationships.history.links.related.url
        == URL(string: "https://blog.example/articles/7f5b1a46/history"))
  }

  @Test("decodes meta of resource identifier objects")
  func decodesMetaOfResourceIdentifierObjects() throws {
    let sponsor = try #require(try Examples.article().relationships.sponsor)

    #expect(sponsor.id?.rawValue == "3")
    #expect(sponsor.idMeta?.position == 1)
    #expect(sponsor.meta?.since == Day("2015-01-01"))
  }

  private func text(of article: Article) throws -> String {
    String(decoding: try JSONEncoder().encode(article), as: UTF8.self)
  }

  @Test("a relationship may lead to resources of any type")
  func relationshipToAny() throws {
    let text = #"""
      {
        "data": {
          "type": "comments", "id": "1", "attributes": { "body": "B", "flags": 0 },
          "relationships": {
            "author": { "data": { "type": "people", "id": "9" } },
            "article": {
              "data": { "type": "articles", "id": "7f5b1a46-0b1e-4c3d-9a77-0c5a9e0f3b21" }
            },
            "mentions": {
              "data": [
                { "type": "topics", "id": "swift" }, { "type": "people", "id": "9" },
                { "type": "robots", "id": "r2" }
              ]
            }
          }
        },
        "included": [{ "type": "topics", "id": "swift", "attributes": { "name": "Swift" } }]
      }
      """#
    let document = try decode(CommentDocument.self, from: text)
    let comment = try #require(document.body.primaryResource).value

    let mentions: [BlogResource.ID]? = comment ~> \.mentions
    let ids = try #require(mentions)
    #expect(
      ids == [
        .topic(Topic.Id(rawValue: "swift")), .person(Person.Id(rawValue: "9")),
        .unrecognized(type: "robots", id: "r2"),
      ])
    #expect(try json(of: document) == json(text))
    #expect(ids[0].as(Topic.self) == Topic.Id(rawValue: "swift"))
  }
}
