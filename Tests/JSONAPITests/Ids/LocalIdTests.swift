import Foundation
import JSONAPI
import Poly
import RuntimeModels
import Testing

@Suite("Local ids")
struct LocalIdTests {
  typealias Thing<RawId: MaybeRawId> = IdTests.Thing<RawId>
  typealias ToOne<Related: Relatable> = ToOneRelationship<
    Related, NoIdMetadata, NoMetadata, NoLinks
  >

  static let thing = #"{"type": "things", "lid": "new thing"}"#

  @Test("encodes a local id as “lid”")
  func encodesLocalIdAsLid() throws {
    let new = try roundTrip(Thing<Unidentified>.self, Self.thing)
    #expect(new.id.isLocal)
    #expect(new.id == .init(localId: "new thing"))
    #expect(new.id != .unidentified)

    let relationship = try roundTrip(
      ToOne<Thing<String>>.self, #"{"data": {"type": "things", "lid": "a"}}"#)
    #expect(relationship == ToOne(id: .init(localId: "a")))
    #expect(relationship != ToOne(id: .init(rawValue: "a")))
  }

  @Test("accepts any string, whatever the raw type")
  func acceptsAnyStringWhateverRawType() throws {
    let string = try roundTrip(Thing<String>.self, Self.thing).id
    #expect(string == .init(localId: "new thing"))
    let int = try roundTrip(Thing<Int>.self, Self.thing).id
    #expect(int == .init(localId: "new thing"))
    let uuid = try roundTrip(Thing<UUID>.self, Self.thing).id
    #expect(uuid == .init(localId: "new thing"))
    #expect(try roundTrip(Thing<IdTests.Slug>.self, Self.thing).id.wireText == "new thing")
    #expect(
      try roundTrip(ToOne<Thing<UUID>>.self, #"{"data": \#(Self.thing)}"#).id == uuid)
  }

  @Test("compares local ids by their text")
  func comparesLocalIdsByTheirText() {
    let one = Thing<Int>.Id(localId: "1")
    #expect(one != .init(localId: "2"))
    #expect(one != .init(rawValue: one.rawValue))
    let ids = (0..<1_000).map { Thing<UUID>.Id(localId: "\($0)") }
    #expect(Set(ids).count == 1_000)
    #expect(Set(ids.map(\.hashValue)).count > 900)
  }

  @Test("rejects a local id if the raw type has no placeholder")
  func rejectsLocalIdIfRawTypeHasNoPlaceholder() {
    let error = #expect(throws: JSONAPIDecodingError.self) {
      try decode(Thing<Version>.self, Self.thing)
    }
    #expect(error?.problem.pointer.components == ["lid"])
    #expect(throws: InvalidIdentifier.self) { try Thing<Version>.Id(localId: "new") }
  }

  @Test("supports local ids in polymorphic relationships")
  func supportsLocalIdsInPolymorphicRelationships() throws {
    let person = try roundTrip(
      ToOne<ArticleOwner>.self, #"{"data": {"type": "people", "lid": "me"}}"#)
    #expect(person.id == .person(Person.Id(localId: "me")))
    #expect(person.id != .person(Person.Id(rawValue: "me")))
    let organization = try roundTrip(
      ToOne<ArticleOwner>.self, #"{"data": {"type": "organizations", "lid": "us"}}"#)
    #expect(organization.id == .organization(Organization.Id(localId: "us")))
  }

  @Test("rejects a local id of an unrecognized type")
  func rejectsLocalIdOfUnrecognizedType() {
    let error = #expect(throws: DecodingError.self) {
      try decode(ToOne<ArticleOwner>.self, #"{"data": {"type": "robots", "lid": "r"}}"#)
    }
    #expect(error.map { "\($0)" }?.contains("“r” is local") == true)
  }

  struct Version: RawIdType {
    let number: Int

    init(from decoder: any Decoder) throws {
      number = try decoder.singleValueContainer().decode(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }
  }
}
