import Foundation
import JSONAPI
import Testing

@Suite("Open links")
struct OpenLinksTests {
  private let text = """
    {
      "self": "/a", "canonical": { "href": "/b", "x": 1 }, "prev": null, "": "not a URL: <>"
    }
    """

  @Test("keeps links that are not declared")
  func keepsOthers() throws {
    let links = try decoded(OpenLinks<SelfLink>.self, from: text)

    #expect(links.selfLink.url == URL(string: "/a"))
    #expect(Set(links.others.keys) == ["canonical", "prev", ""])
    #expect(links.others["canonical"]?["href"] == "/b")
    #expect(links.others["prev"] == .null)
    #expect(try encoded(links) == decoded(JSONValue.self, from: text))
  }

  @Test("a declared link is not among the others, absent or not")
  func declaredLinks() throws {
    typealias Links = OpenLinks<OptionalRelationshipLinks>
    #expect(try decoded(Links.self, from: "{}") == Links(OptionalRelationshipLinks()))
    let links = try decoded(Links.self, from: #"{ "self": null, "related": "/r" }"#)
    #expect(links.others.isEmpty)
    #expect(links.related?.url == URL(string: "/r"))
    #expect(throws: DecodingError.self) {
      try decoded(OpenLinks<SelfLink>.self, from: #"{ "related": "/r" }"#)
    }
  }

  @Test("declared links can be set, and win over others of the same name")
  func sets() throws {
    var links = try decoded(OpenLinks<SelfLink>.self, from: #"{ "self": "/a" }"#)
    links.selfLink = .init(url: try #require(URL(string: "/b")))
    links.others = ["self": .string("/c"), "next": .null]
    #expect(try encoded(links) == ["self": "/b", "next": nil])
  }

  @Test("keeps links beside those of a hand-written struct")
  func handWritten() throws {
    typealias Links = OpenLinks<HandWrittenLinks>
    let text = #"{ "self": "/a", "first": null, "next": "/b" }"#
    let links = try decoded(Links.self, from: text)
    #expect(links.declared == HandWrittenLinks(selfLink: "/a", first: nil))
    #expect(links.others == ["first": .null, "next": "/b"])
    #expect(try encoded(links) == decoded(JSONValue.self, from: text))
  }

  @Test("are absent where there are none")
  func absent() throws {
    typealias Article = ResourceObject<
      OpenArticleDescription, NoMetadata, OpenLinks<OptionalSelfLink>, String
    >
    for text in [
      #"{ "type": "articles", "id": "1" }"#,
      #"{ "type": "articles", "id": "1", "links": { "other": "/x" } }"#,
    ] {
      #expect(
        try encoded(decoded(Article.self, from: text)) == decoded(JSONValue.self, from: text))
    }
  }

  private func decoded<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  private func encoded(_ value: some Encodable) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
  }
}

private struct HandWrittenLinks: Links {
  var selfLink: String
  var first: String?

  enum CodingKeys: String, CodingKey {
    case selfLink = "self"
    case first
  }
}

private struct OpenArticleDescription: ResourceObjectDescription {
  static let jsonType = "articles"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}
