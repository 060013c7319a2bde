import Foundation
import JSONAPI
import Testing

@Suite("Links that most resource objects and relationships have")
struct CommonLinksTests {
  @Test("they are written as they were read")
  func roundTrips() throws {
    try roundTrip(SelfLink.self, #"{"self": "/a"}"#)
    try roundTrip(OptionalSelfLink.self, #"{"self": {"href": "/a"}}"#)
    try roundTrip(RelatedLink.self, #"{"related": "/b"}"#)
    try roundTrip(OptionalRelatedLink.self, #"{"related": "/b"}"#)
    try roundTrip(RelationshipLinks.self, #"{"self": "/a", "related": "/b"}"#)
    try roundTrip(OptionalRelationshipLinks.self, #"{"related": "/b"}"#)
  }

  @Test("a link that must be present is missed, and an optional one is not")
  func absence() throws {
    #expect(throws: DecodingError.self) { try decode(SelfLink.self, "{}") }
    #expect(throws: DecodingError.self) { try decode(RelatedLink.self, "{}") }
    #expect(throws: DecodingError.self) { try decode(RelationshipLinks.self, #"{"self": "/a"}"#) }
    #expect(try decode(OptionalSelfLink.self, "{}") == OptionalSelfLink())
    #expect(try decode(OptionalRelatedLink.self, "{}") == OptionalRelatedLink())
    #expect(
      try decode(OptionalRelationshipLinks.self, #"{"self": null}"#) == OptionalRelationshipLinks())
  }

  @Test("they are made of addresses")
  func addresses() throws {
    let a = try #require(URL(string: "/a"))
    let b = try #require(URL(string: "/b"))
    #expect(try json(SelfLink(selfLink: a)) == ["self": "/a"])
    #expect(try json(OptionalSelfLink(selfLink: a)) == ["self": "/a"])
    #expect(try json(RelatedLink(related: b)) == ["related": "/b"])
    #expect(try json(OptionalRelatedLink(related: b)) == ["related": "/b"])
    #expect(
      try json(RelationshipLinks(selfLink: a, related: b)) == ["self": "/a", "related": "/b"])
    #expect(try json(OptionalRelationshipLinks(related: b)) == ["related": "/b"])
  }
}
