import Foundation
import JSONAPI
import Testing

@Suite("Omission of empty objects")
struct OmissionTests {
  private struct NoDetails: JSONAPI.Meta {}

  private struct Hints: JSONAPI.Meta {
    var hint: String?
  }

  @Test("encodes an optional object even if it is empty")
  func encodesOptionalObjectEvenIfItIsEmpty() throws {
    typealias Token = MetaRelationship<NoDetails?, NoLinks>
    #expect(try roundTrip(Token.self, #"{"meta": {}}"#).meta != nil)
    #expect(try roundTrip(Token.self, "{}").meta == nil)
  }

  @Test("omits other objects without members")
  func omitsOtherObjectsWithoutMembers() throws {
    typealias Hinted = MetaRelationship<Hints, NoLinks>
    #expect(try json(decode(Hinted.self, #"{"meta": {}}"#)) == [:])
    try roundTrip(Hinted.self, #"{"meta": {"hint": "x"}}"#)
  }

  @Test("encodes arbitrary meta even if it is empty")
  func encodesArbitraryMetaEvenIfItIsEmpty() throws {
    try roundTrip(MetaRelationship<JSONValue, NoLinks>.self, #"{"meta": {}}"#)
  }

  @Test("decodes absent arbitrary meta as null")
  func decodesAbsentArbitraryMetaAsNull() throws {
    let absent = try roundTrip(MetaRelationship<JSONValue, NoLinks>.self, "{}")
    #expect(absent.meta == .null)
    let null = try decode(MetaRelationship<JSONValue, NoLinks>.self, #"{"meta": null}"#)
    #expect(try json(null) == [:])
    let link = try roundTrip(Link<URL, JSONValue>.self, #"{"href": "/x", "meta": {"a": [1]}}"#)
    #expect(link.meta["a"]?[0]?.intValue == 1)
    #expect(try roundTrip([Link<URL, JSONValue>].self, #"["/x"]"#).first?.meta == .null)
  }
}
