import Foundation
import JSONAPI
import Testing

// Section 9: meta and links.

struct PageMetadata: JSONAPI.Meta {
  let total: Int
  let limit: Int
  let offset: Int
}

/// A custom URL type.
struct Address: JSONAPIURL {
  let text: String
}

struct ArticleLinks: JSONAPI.Links {
  let `self`: JSONAPI.Link<URL, NoMetadata>
  let related: JSONAPI.Link<String, PageMetadata>
  let next: JSONAPI.Link<String, NoMetadata>?
}

enum PostDescription: JSONAPI.ResourceObjectDescription {
  static let jsonType: String = "posts"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

typealias Post = ResourceObject<PostDescription, PageMetadata?, ArticleLinks>

@Suite struct MetaAndLinksTests {
  @Test("decodes meta and links of a resource object")
  func decodesMetaAndLinksOfResourceObject() throws {
    let post = try decode(
      Post.self,
      """
      {"type": "posts", "id": "1", "links": {
        "self": "http://example.com/posts/1",
        "related": {"href": "/author", "meta": {"total": 1, "limit": 2, "offset": 3}}}}
      """)
    #expect(post.meta == nil)
    #expect(post.links.`self`.url.absoluteString == "http://example.com/posts/1")
    #expect(post.links.related.url == "/author")
    #expect(post.links.related.meta == PageMetadata(total: 1, limit: 2, offset: 3))
    #expect(post.links.next == nil)
  }

  @Test("creates links and meta")
  func createsLinksAndMeta() {
    let plain = Link<String, NoMetadata>(url: "/a")
    let withMeta = Link<String, PageMetadata>(
      url: "/a", meta: PageMetadata(total: 1, limit: 2, offset: 3))
    #expect(plain.url == withMeta.url && plain.meta == NoMetadata())
    #expect(Link<Address, NoMetadata>(url: Address(text: "/")).url.text == "/")
    #expect(NoMetadata() == .none && NoLinks() == .none && NoIdMetadata() == NoMetadata.none)
  }

  @Test("supports optional meta")
  func supportsOptionalMeta() {
    func isMeta<M: JSONAPI.Meta>(_: M.Type) -> Bool { true }
    #expect(isMeta(PageMetadata?.self))
  }
}
