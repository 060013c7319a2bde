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

@Suite("JSONAPI.Links")
struct LinksTests {
  @Test func aLinkIsAStringOrAnObject() throws {
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

  @Test func linkObjectsSayMore() throws {
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

  @Test(arguments: [
    "https://example.com/a?page[size]=1&x=é", "https://example.com/a%20b", "../b", "/a b",
  ])
  func addressesAreWrittenToTheLetter(address: String) throws {
    try roundTrip([Link<URL, NoMetadata>].self, #"["\#(address)", {"href": "\#(address)"}]"#)
  }

  @Test func linksMadeInCodeTakeTheShorterForm() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(try json([Link(url: url)]) == ["https://example.com"])
    #expect(
      try json(Link(url: "/", meta: LinkMeta(count: 1))) == ["href": "/", "meta": ["count": 1]])
  }

  @Test func paginationLinksMayBeNullOrMissing() throws {
    let links = try roundTrip(
      PaginationLinks.self, #"{"self": "/?page=1", "prev": null, "next": {"href": "/?page=2"}}"#)
    #expect(links.prev == NullableLink(nil))
    #expect(links.first == nil)
    #expect(links.next?.url?.absoluteString == "/?page=2")
  }
}

@Suite("JSONAPI.Meta")
struct MetaTests {
  private struct Page: JSONAPI.Meta {
    let total: Int
    let limit: Int?
  }

  private typealias Paged = Document<
    ManyResourceBody<Cat>, Page?, NoLinks, NoIncludes, NoAPIDescription, UnknownJSONAPIError
  >

  @Test func optionalMetaMayBeMissing() throws {
    #expect(try roundTrip(Paged.self, #"{"data": []}"#).body.meta == .some(nil))
    let paged = try roundTrip(Paged.self, #"{"data": [], "meta": {"total": 1}}"#)
    #expect(paged.body.data?.meta?.total == 1)
  }

  private struct Hints: JSONAPI.Meta {
    let hint: String?
  }

  @Test func metaWithoutRequiredMembersMayBeMissing() throws {
    typealias CatWithHints = ResourceObject<CatDescription, Hints, NoLinks, String>
    let cat = try roundTrip(
      CatWithHints.self, #"{"type": "cats", "id": "1", "attributes": {"lives": 9}}"#)
    #expect(cat.meta.hint == nil)
  }

  @Test func metaOfAnyShape() throws {
    typealias AnyMeta = Document<
      NoResourceBody, JSONValue, NoLinks, NoIncludes, NoAPIDescription, UnknownJSONAPIError
    >
    let document = try roundTrip(AnyMeta.self, #"{"meta": {"a": [1, {"b": null}]}}"#)
    #expect(document.body.meta?["a"]?[1]?["b"] == .some(.null))
  }
}
