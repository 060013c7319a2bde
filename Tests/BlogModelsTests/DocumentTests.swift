import BlogModels
import Foundation
import JSONAPI
import Testing

@Suite struct DocumentTests {
  @Test("decodes a list with meta and pagination")
  func decodesListWithMetaAndPagination() throws {
    let text = """
      {
        "data": [\(Examples.smallestArticleText())],
        "included": [],
        "meta": { "total": 31 },
        "links": { "self": "/articles", "first": "/articles?page[cursor]=", "next": null }
      }
      """
    let list = try decode(ArticleList.self, from: text)

    #expect(list.body.primaryResource?.values.map(\.title) == ["T"])
    #expect(list.body.meta?.total == 31)
    let links = try #require(list.body.links)
    #expect(links.selfLink?.url == URL(string: "/articles"))
    #expect(links.next != nil && links.next?.url == nil)
    #expect(links.prev == nil)
    #expect(try json(of: list) == json(text))
  }

  @Test("decodes primary data that may be null")
  func decodesPrimaryDataThatMayBeNull() throws {
    let none = try decode(MaybeArticle.self, from: #"{ "data": null }"#)
    let one = try decode(
      MaybeArticle.self, from: #"{ "data": \#(Examples.smallestArticleText()) }"#)

    #expect(none.body.primaryResource?.value == .some(nil))
    #expect(try json(of: none) == ["data": nil])
    #expect(one.body.primaryResource?.value?.title == "T")
  }

  @Test("decodes a collection of several types")
  func decodesCollectionOfSeveralTypes() throws {
    let text = """
      {
        "jsonapi": { "version": "1.1", "meta": { "build": "7" } },
        "data": [\(Examples.smallestArticleText()), { "type": "podcasts", "id": "1" }]
      }
      """
    let feed = try decode(Feed.self, from: text)
    let items = try #require(feed.body.primaryResource).values

    guard case .article(let article) = items.first,
      case .unrecognized(let podcast) = items.last
    else {
      Issue.record("expected an article and an unrecognized resource")
      return
    }
    #expect(article.title == "T")
    #expect(podcast.type == "podcasts")
    #expect(feed.apiDescription.meta.build == "7")
    #expect(feed.body.meta == .some(nil))
    #expect(try json(of: feed) == json(text))
  }

  @Test("decodes a resource of one of several types")
  func decodesResourceOfOneOfSeveralTypes() throws {
    let hit = try decode(
      SearchHit.self, from: #"{ "data": \#(Examples.smallestArticleText()) }"#)

    #expect(hit.body.primaryResource?.value.as(Article.self)?.title == "T")
    #expect(hit.body.primaryResource?.value.as(Person.self) == nil)
  }

  @Test("decodes a document with only meta")
  func decodesDocumentWithOnlyMeta() throws {
    let text = #"{ "meta": { "uptime": 0.5 } }"#
    let ping = try decode(StatusDocument.self, from: text)

    #expect(ping.body.meta?.uptime == 0.5)
    #expect(try json(of: ping) == json(text))
  }

  @Test("decodes the identifiers of a relationship endpoint")
  func decodesIdentifiersOfRelationshipEndpoint() throws {
    let one = """
      {
        "data": { "type": "people", "id": "9" },
        "links": { "self": "/articles/1/relationships/author", "related": "/articles/1/author" }
      }
      """
    let many = """
      { "data": [{ "type": "comments", "id": "5" }, { "type": "comments", "id": "12" }] }
      """
    let author = try decode(ArticleAuthorLinkage.self, from: one)
    let comments = try decode(ArticleCommentsLinkage.self, from: many)

    #expect(author.body.primaryResource?.value.id == Person.Id(rawValue: "9"))
    #expect(comments.body.primaryResource?.values.map(\.id.rawValue) == [5, 12])
    #expect(try json(of: author) == json(one))
    #expect(try json(of: comments) == json(many))
  }

  @Test("rejects other types in a relationship endpoint")
  func rejectsOtherTypesInRelationshipEndpoint() {
    #expect(throws: (any Error).self) {
      try decode(
        ArticleCommentsLinkage.self, from: #"{ "data": [{ "type": "people", "id": "9" }] }"#)
    }
  }

  @Test("provides documents for every resource type")
  func providesDocumentsForEveryResourceType() throws {
    let topic = #"{ "type": "topics", "id": "swift", "attributes": { "name": "Swift" } }"#
    let one = try decode(TopicDocument.self, from: #"{ "data": \#(topic) }"#)
    let many = try decode(TopicsDocument.self, from: #"{ "data": [\#(topic)] }"#)

    #expect(one.body.primaryResource?.value.name == "Swift")
    #expect(many.body.primaryResource?.values.map(\.name) == ["Swift"])
  }

  @Test("decodes resource objects of any type")
  func decodesResourceObjectsOfAnyType() throws {
    let text = #"""
      {
        "data": [
          { "type": "topics", "id": "swift", "attributes": { "name": "Swift" } },
          { "type": "robots", "id": "r2" }
        ]
      }
      """#
    let results = try decode(SearchResults.self, from: text)
    let values = try #require(results.body.primaryResource).values

    guard case .topic(let topic) = values[0], case .unrecognized(let other) = values[1] else {
      Issue.record("other types")
      return
    }
    #expect(topic.name == "Swift")
    #expect(other.type == "robots")
    #expect(try json(of: results) == json(text))
  }

  @Test("decodes a document that lacks required members")
  func decodesSparseDocument() throws {
    let text =
      #"{ "data": [{ "type": "articles", "id": "\#(UUID())", "attributes": { "title": "T" } }] }"#
    #expect(throws: (any Error).self) { try decode(ArticlesDocument.self, from: text) }
    let titles = try decode(ArticleTitles.self, from: text)

    let article = try #require(titles.body.primaryResource?.values.first)
    #expect(try article.attribute(String.self, named: "title") == "T")
    #expect(article.attributeNames == ["title"])
  }
}
