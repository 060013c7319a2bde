import BlogModels
import Foundation
import JSONAPI
import Testing

@Suite struct LinksAndMetaTests {
  @Test("decodes links as strings or objects")
  func decodesLinksAsStringsOrObjects() throws {
    let links = try Examples.article().links

    #expect(links.selfLink.url.absoluteString.hasPrefix("https://blog.example/articles/"))
    #expect(links.canonical?.url == URL(string: "https://blog.example/2015/bikeshed"))
    #expect(links.canonical?.meta.checkedAt == Date(timeIntervalSince1970: 1_432_425_600))
  }

  @Test("decodes a link that may be null")
  func decodesLinkThatMayBeNull() throws {
    #expect(try Examples.article().links.nextInSeries.url == nil)
  }

  @Test("keeps a link that may be absent or null", arguments: ["", #", "banner": null"#])
  func keepsLinkThatMayBeAbsentOrNull(banner: String) throws {
    let text = #"{ "self": "/people/1"\#(banner) }"#
    let links = try decode(PersonLinks.self, from: text)

    #expect((links.banner == nil) == banner.isEmpty)
    #expect(try json(of: links) == json(text))
  }

  @Test("keeps links that are not declared")
  func keepsLinksThatAreNotDeclared() throws {
    let text = #"""
      {
        "type": "organizations", "id": "1", "attributes": { "name": "O" },
        "relationships": { "members": { "data": [] } },
        "links": { "self": "/o/1", "logo": { "href": "/l", "title": "Logo" } }
      }
      """#
    let organization = try decode(Organization.self, from: text)

    #expect(organization.links.selfLink?.url == URL(string: "/o/1"))
    #expect(organization.links.others["logo"]?["href"] == "/l")
    #expect(try json(of: organization) == json(text))
  }

  @Test("decodes meta with typed members")
  func decodesMetaWithTypedMembers() throws {
    let article = try Examples.article()

    #expect(article.meta.readers == 17)
    #expect(article.meta.cachedAt == nil)
  }

  @Test("decodes meta with arbitrary members", arguments: ["", #", "meta": { "tags": ["a"] }"#])
  func decodesMetaWithArbitraryMembers(meta: String) throws {
    let text = """
      {
        "type": "organizations", "id": "o", "attributes": { "name": "X" },
        "relationships": { "members": { "data": [] } }\(meta)
      }
      """
    let organization = try decode(Organization.self, from: text)

    #expect(organization.meta["tags"]?[0]?.stringValue == (meta.isEmpty ? nil : "a"))
    #expect(try json(of: organization) == json(text))
  }

  @Test("decodes absent optional meta as nil")
  func decodesAbsentOptionalMetaAsNil() throws {
    let text = """
      { "type": "videos", "id": "v", "attributes": { "url": "/v.mp4", "seconds": 1 } }
      """
    let video = try decode(Video.self, from: text)

    #expect(video.meta == nil)
    #expect(try json(of: video) == json(text))
  }

  @Test("rejects invalid meta")
  func rejectsInvalidMeta() {
    let text = """
      {
        "type": "videos", "id": "v", "attributes": { "url": "/v.mp4", "seconds": 1 },
        "meta": { "transcoded": "yes" }
      }
      """

    #expect(throws: (any Error).self) { try decode(Video.self, from: text) }
  }
}
