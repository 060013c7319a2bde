import Foundation
import JSONAPI
import Poly
import RuntimeModels
import Testing

@Suite("Ids in JSON")
struct IdTests {
  enum ThingDescription: ResourceObjectDescription {
    static let jsonType = "things"
    typealias Attributes = NoAttributes
    typealias Relationships = NoRelationships
  }

  typealias Thing<RawId: MaybeRawId> = ResourceObject<
    ThingDescription, NoMetadata, NoLinks, RawId
  >

  struct Slug: RawIdType {
    let text: String

    init(from decoder: any Decoder) throws {
      text = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  @Test("encodes an Int as a string and also decodes numbers")
  func encodesIntAsStringAndAlsoDecodesNumbers() throws {
    let thing = try roundTrip(Thing<Int>.self, #"{"type": "things", "id": "7"}"#)
    #expect(thing.id.rawValue == 7)
    let lenient = try decode(Thing<Int>.self, #"{"type": "things", "id": 7}"#)
    #expect(lenient == thing)
    #expect(try json(lenient) == ["type": "things", "id": "7"])
    typealias ToThing = ToOneRelationship<Thing<Int>, NoIdMetadata, NoMetadata, NoLinks>
    #expect(try decode(ToThing.self, #"{"data": {"type": "things", "id": 7}}"#).id == thing.id)
  }

  @Test(
    "rejects an Int that is not in canonical form",
    arguments: ["007", "+7", "7.0", "", " 7", "-0", "99999999999999999999"])
  func rejectsIntThatIsNotInCanonicalForm(text: String) {
    #expect(throws: JSONAPIDecodingError.self) {
      try decode(Thing<Int>.self, #"{"type": "things", "id": "\#(text)"}"#)
    }
  }

  @Test("keeps the case of a UUID")
  func keepsCaseOfUUID() throws {
    let upper = "67E55044-10B1-426F-9247-BB680E5FE0C8"
    let thing = try roundTrip(Thing<UUID>.self, #"{"type": "things", "id": "\#(upper)"}"#)
    let lower = try roundTrip(
      Thing<UUID>.self, #"{"type": "things", "id": "\#(upper.lowercased())"}"#)
    #expect(thing.id == lower.id)
    #expect(Set([thing.id, lower.id]).count == 1)
    #expect(Thing<UUID>.Id(rawValue: thing.id.rawValue).wireText == upper.lowercased())
  }

  @Test("encodes custom raw types as strings")
  func encodesCustomRawTypesAsStrings() throws {
    let thing = try roundTrip(Thing<Slug>.self, #"{"type": "things", "id": "a-b"}"#)
    #expect(thing.id.rawValue.text == "a-b")
  }

  @Test("compares strings byte by byte")
  func comparesStringsByteByByte() {
    let one = Thing<String>.Id(rawValue: "\u{E9}")
    let other = Thing<String>.Id(rawValue: "e\u{301}")
    #expect(one.rawValue == other.rawValue)
    #expect(one != other)
    #expect(Set([one, other]).count == 2)
  }

  @Test("compares optional strings byte by byte")
  func comparesOptionalStringsByteByByte() {
    let one = Thing<String?>.Id(rawValue: "\u{E9}")
    #expect(one != Thing<String?>.Id(rawValue: "e\u{301}"))
    #expect(one == Thing<String?>.Id(rawValue: "\u{E9}"))
    #expect(one != Thing<String?>.Id(rawValue: nil))
  }

  @Test("rejects a number as a string id")
  func rejectsNumberAsStringId() {
    typealias Owner<Owner: Relatable> = ToOneRelationship<
      Owner, NoIdMetadata, NoMetadata, NoLinks
    >
    let number = #"{"data": {"type": "people", "id": 5}}"#
    #expect(throws: DecodingError.self) { try decode(Owner<Person>.self, number) }
    #expect(throws: DecodingError.self) { try decode(Owner<ArticleOwner>.self, number) }
  }

  @Test("keeps the client's id of a new resource")
  func keepsClientsIdOfNewResource() throws {
    let new = try roundTrip(Thing<Unidentified>.self, #"{"type": "things", "id": "a"}"#)
    #expect(new.id.wireText == "a")
    #expect(!new.id.isLocal)
    #expect(new.id != .unidentified)
    #expect(try roundTrip(Thing<Unidentified>.self, #"{"type": "things"}"#).id == .unidentified)
  }
}
