import Foundation
import JSONAPI
import Testing

private struct LinkMeta: JSONAPI.Meta {
  let count: Int
}

private struct SomeLinks: JSONAPI.Links {
  let `self`: Link<URL, NoMetadata>
  let related: Link<String, LinkMeta>?
  let next: Link<URL, NoMetadata>?
}

private struct ArticleAuthorRelationshipLinks: JSONAPI.Links {
  let `self`: JSONAPI.Link<URL, NoMetadata>
  let related: JSONAPI.Link<URL, NoMetadata>
}

private struct LinkedArticleLinks: JSONAPI.Links {
  let `self`: JSONAPI.Link<URL, NoMetadata>
}

private enum LinkedArticleDescription: JSONAPI.ResourceObjectDescription {
  static let jsonType: String = "articles"

  struct Attributes: JSONAPI.Attributes {
    let title: Attribute<String>
  }

  struct Relationships: JSONAPI.Relationships {
    let author: ToOneRelationship<Friend, NoIdMetadata, NoMetadata, ArticleAuthorRelationshipLinks>
  }
}

private typealias LinkedArticle = JSONAPI.ResourceObject<
  LinkedArticleDescription, NoMetadata, LinkedArticleLinks, String
>

@Suite("JSONAPI.Links")
struct LinksTests {
  @Test("decodes links of resource objects and relationships")
  func decodesLinksOfResourceObjectsAndRelationships() throws {
    let article = try roundTrip(
      LinkedArticle.self,
      """
      {
        "type": "articles",
        "id": "1",
        "attributes": { "title": "Rails is Omakase" },
        "relationships": {
          "author": {
            "links": {
              "self": "http://example.com/articles/1/relationships/author",
              "related": "http://example.com/articles/1/author"
            },
            "data": { "type": "people", "id": "9" }
          }
        },
        "links": { "self": "http://example.com/articles/1" }
      }
      """)
    #expect(article.links.`self`.url.absoluteString == "http://example.com/articles/1")
    #expect(article.relationships.author.links.related.url.path == "/articles/1/author")
    #expect((article ~> \.author) == Friend.Id(rawValue: "9"))
  }

  @Test("decodes links as strings or objects")
  func decodesLinksAsStringsOrObjects() throws {
    let links = try roundTrip(
      SomeLinks.self,
      """
      {"self": {"href": "http://example.com/articles/1"},
       "related": {"href": "/a", "meta": {"count": 2}}}
      """)
    #expect(links.`self`.url.path == "/articles/1")
    #expect(links.related?.meta.count == 2)
    #expect(links.next == nil)
    try roundTrip(SomeLinks.self, #"{"self": "http://example.com/articles/1"}"#)
  }

  @Test("decodes all members of link objects")
  func decodesAllMembersOfLinkObjects() throws {
    let text = """
      {"href": "/a[1]", "rel": "describes", "title": "A", "type": "text/html",
       "hreflang": ["en", "de"], "describedby": {"href": "/schema", "title": "Schema"}}
      """
    let link = try roundTrip(Link<URL, NoMetadata>.self, text)
    #expect(link.rel == "describes")
    #expect(link.title == "A")
    #expect(link.type == "text/html")
    #expect(link.hreflang == ["en", "de"])
    #expect(link.describedBy?.title == "Schema")
    try roundTrip(Link<URL, NoMetadata>.self, #"{"href": "/", "hreflang": "en"}"#)
    try roundTrip(Link<URL, NoMetadata>.self, #"{"href": "/", "hreflang": ["en"]}"#)
    let made = Link<String, NoMetadata>(url: "/", meta: .none, title: "A", hreflang: ["en"])
    #expect(try json(made) == ["href": "/", "title": "A", "hreflang": "en"])
  }

  @Test(
    "encodes a decoded URL with its original text",
    arguments: [
      "https://example.com/a?page[size]=1&x=é", "https://example.com/a%20b", "../b", "/a b",
    ])
  func encodesDecodedURLWithItsOriginalText(address: String) throws {
    try roundTrip([Link<URL, NoMetadata>].self, #"["\#(address)", {"href": "\#(address)"}]"#)
  }

  @Test("encodes a new link in the shortest form")
  func encodesNewLinkInShortestForm() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(try json([Link(url: url)]) == ["https://example.com"])
    #expect(
      try json(Link(url: "/", meta: LinkMeta(count: 1))) == ["href": "/", "meta": ["count": 1]])
  }

  @Test("distinguishes absent and null pagination links")
  func distinguishesAbsentAndNullPaginationLinks() throws {
    let links = try roundTrip(
      PaginationLinks.self, #"{"self": "/?page=1", "prev": null, "next": {"href": "/?page=2"}}"#)
    #expect(links.prev == NullableLink(nil))
    #expect(links.first == nil)
    #expect(links.next?.url?.absoluteString == "/?page=2")
  }
}
