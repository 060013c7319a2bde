import Foundation
import JSONAPI
import Testing

@Suite("Resources of types that a document does not know")
struct ToleranceTests {
  typealias Known = ManualDocument<ManyResourceBody<Include1<Cat>>, Include1<Cat>>

  static let cat = DocumentTests.cat
  static let robot = #"{"type": "robots", "id": "7"}"#

  @Test func includesOfUnknownTypesAreRefused() {
    #expect(throws: DocumentDecodingError.self) {
      try decode(Known.self, #"{"data": [], "included": [\#(Self.robot)]}"#)
    }
  }

  @Test func theDecoderCanBeToldToSkipThem() throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.unrecognizedTypes] = UnrecognizedTypePolicy.tolerate
    let text = """
      {"data": [\(Self.robot), \(Self.cat)], "included": [\(Self.robot), \(Self.cat), \(Self.robot)]}
      """
    let document = try decoder.decode(Known.self, from: Data(text.utf8))
    #expect(document.body.primaryResource?.values.map(\.a?.lives) == [9])
    #expect(document.body.includes?[Cat.self].map(\.lives) == [9])
  }

  @Test func whatIsSkippedDoesNotChangeThePlaceOfErrors() throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.unrecognizedTypes] = UnrecognizedTypePolicy.tolerate
    let text = #"{"data": [], "included": [\#(Self.robot), {"type": "cats", "id": "1"}]}"#
    let error = try #require(throws: DocumentDecodingError.self) {
      try decoder.decode(Known.self, from: Data(text.utf8))
    }
    #expect(error.problem.pointer.components == ["included", "1", "attributes"])
  }
}

@Suite("Ids on the wire")
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

  @Test func intsTravelAsStringsAndAreReadFromNumbers() throws {
    let thing = try roundTrip(Thing<Int>.self, #"{"type": "things", "id": "7"}"#)
    #expect(thing.id.rawValue == 7)
    let lenient = try decode(Thing<Int>.self, #"{"type": "things", "id": 7}"#)
    #expect(lenient == thing)
    #expect(try json(lenient) == ["type": "things", "id": "7"])
    typealias ToThing = ToOneRelationship<Thing<Int>, NoIdMetadata, NoMetadata, NoLinks>
    #expect(try decode(ToThing.self, #"{"data": {"type": "things", "id": 7}}"#).id == thing.id)
  }

  @Test(arguments: ["007", "+7", "7.0", "", " 7", "-0", "99999999999999999999"])
  func intsThatAreNotCanonicalAreRefused(text: String) {
    #expect(throws: ResourceObjectDecodingError.self) {
      try decode(Thing<Int>.self, #"{"type": "things", "id": "\#(text)"}"#)
    }
  }

  @Test func uuidsKeepTheirSpelling() throws {
    let upper = "67E55044-10B1-426F-9247-BB680E5FE0C8"
    let thing = try roundTrip(Thing<UUID>.self, #"{"type": "things", "id": "\#(upper)"}"#)
    let lower = try roundTrip(
      Thing<UUID>.self, #"{"type": "things", "id": "\#(upper.lowercased())"}"#)
    #expect(thing.id == lower.id)
    #expect(Set([thing.id, lower.id]).count == 1)
    #expect(Thing<UUID>.Id(rawValue: thing.id.rawValue).wireText == upper.lowercased())
  }

  @Test func idsOfOnesOwnTypesAreWrittenAsStrings() throws {
    let thing = try roundTrip(Thing<Slug>.self, #"{"type": "things", "id": "a-b"}"#)
    #expect(thing.id.rawValue.text == "a-b")
  }

  @Test func stringsAreComparedByteByByte() {
    let one = Thing<String>.Id(rawValue: "\u{E9}")
    let other = Thing<String>.Id(rawValue: "e\u{301}")
    #expect(one.rawValue == other.rawValue)
    #expect(one != other)
    #expect(Set([one, other]).count == 2)
  }

  @Test func localIdsStandUnderTheirOwnKey() throws {
    let new = try roundTrip(Thing<Unidentified>.self, #"{"type": "things", "lid": "a"}"#)
    #expect(new.id.isLocal)
    #expect(new.id == .init(localId: "a"))
    #expect(new.id != .unidentified)

    typealias ToThing = ToOneRelationship<Thing<String>, NoIdMetadata, NoMetadata, NoLinks>
    let relationship = try roundTrip(ToThing.self, #"{"data": {"type": "things", "lid": "a"}}"#)
    #expect(relationship == ToThing(id: .init(localId: "a")))
    #expect(relationship != ToThing(id: .init(rawValue: "a")))
    let identified = try roundTrip(Thing<String>.self, #"{"type": "things", "lid": "a"}"#)
    #expect(identified.id.isLocal)
  }
}

@Suite("Includes by type and id")
struct ResourceIndexTests {
  @Test func resourcesAreFoundAndDuplicatesToo() throws {
    let includes = Includes<Include2<Cat, Dog>>(values: [
      .init(Dog.sample("1")), .init(Dog.sample("2")), .init(Dog.sample("1", name: "Other")),
    ])
    let index = includes.indexed()
    #expect(index[Dog.Id(rawValue: "1")]?.name == "Rex")
    #expect(index[Dog.Id(rawValue: "3")] == nil)
    #expect(index[Cat.Id(rawValue: "1")] == nil)
    #expect(index.duplicates == [ResourceIdentity(type: "dogs", id: "1")])
  }

  @Test func polymorphicIdsFindThemToo() throws {
    let document = try decode(
      ArticleDocument.self,
      """
      {"data": \(GeneratedStyleTests.article), "included": [
        {"type": "people", "id": "9", "attributes": {"name": ["Jane"]}},
        {"type": "robots", "id": "7"}
      ]}
      """)
    let article = try #require(document.body.primaryResource?.value)
    let index = try #require(document.body.includes?.indexed())
    #expect(index[article ~> \.author]?.name == ["Jane"])
    let sponsor = try #require((article ~> \.sponsor) as ArticleOwner.ID?)
    #expect(index[sponsor]?.resourceIdentity == ResourceIdentity(type: "robots", id: "7"))
  }

  @Test func addingAndResolvingManyTakesLinearTime() {
    let clock = ContinuousClock()
    func seconds(_ count: Int) -> Duration {
      clock.measure {
        var document = ManualDocument<ManyResourceBody<Dog>, Include1<Dog>>(
          apiDescription: .none, body: .init(resourceObjects: []), includes: .none, meta: .none,
          links: .none)
        for index in 0..<count { document.include([.init(Dog.sample("\(index)"))]) }
        let index = document.body.includes?.indexed()
        for number in 0..<count {
          precondition(index?[Dog.Id(rawValue: "\(number)")] != nil)
        }
      }
    }
    _ = seconds(1_000)
    // Quadratic time would take 64 times as long.
    #expect(seconds(16_000) < seconds(2_000) * 30)
  }
}
