import Foundation
import JSONAPI
import Poly
import Testing

// Section 4: ids.

/// A custom raw id type.
struct Serial: CreatableRawIdType {
  let number: Int

  static func unique() -> Serial { Serial(number: Int.random(in: 0...1_000_000_000)) }

  init(number: Int) { self.number = number }
  init(from decoder: Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}

extension UUID: CreatableRawIdType {
  public static func unique() -> UUID {
    return UUID()
  }
}

/// A custom id type.
struct OwnId: CreatableIdType {
  typealias IdentifiableType = Person
  typealias RawType = String

  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init() { self.init(rawValue: .unique()) }
  var description: String { rawValue }
}

func rawValue<I: OptionalId>(_ id: I) -> I.RawType { id.rawValue }
func fresh<I: CreatableIdType>(_: I.Type) -> I { I() }
func describe<I: IdType>(_ id: I) -> String { id.description }
func isId(_ id: any AbstractId) -> Bool { true }
func rawIdType<I: MaybeRawId>(_: I.Type) -> I.Type { I.self }

@Suite struct IdsTests {
  @Test("creates and compares ids")
  func createsAndComparesIds() {
    let id = Person.Id(rawValue: "1")
    #expect(id.rawValue == "1")
    #expect(Person.Id.id(from: "1") == id)
    #expect(["1", "2"].map(Person.Id.id(from:)).count == 2)
    #expect(rawValue(id) == "1")
    #expect(rawValue(Person.Id?.some(id)) == "1")
    #expect(Person.Id?(rawValue: "1") == id)
    #expect(fresh(Person.Id.self) != fresh(Person.Id.self))
    #expect(fresh(OwnId.self) != fresh(OwnId.self))
    #expect(isId(id) && describe(id).contains("1"))
    #expect(Set([id, id]).count == 1)
    #expect(Person.Id() != id)
  }

  @Test("supports resource objects without ids")
  func supportsResourceObjectsWithoutIds() {
    let id: NewPerson.Id = .unidentified
    #expect(id.rawValue == Unidentified())
    #expect("\(Unidentified())".isEmpty == false)
    #expect(rawIdType(Unidentified.self) == Unidentified.self)
    #expect(rawIdType(String?.self) == String?.self)
  }

  @Test("supports custom raw ids")
  func supportsCustomRawIds() throws {
    typealias Item = JSONAPI.ResourceObject<DogDescription, NoMetadata, NoLinks, Serial>
    let item = Item(
      attributes: .init(name: .init(value: "Rex")), relationships: .init(owner: .init(id: nil)),
      meta: .none, links: .none)
    #expect(try json(item)["id"] == .string("\(item.id.rawValue.number)"))
    typealias Unique = JSONAPI.ResourceObject<DogDescription, NoMetadata, NoLinks, UUID>
    let unique = Unique(
      attributes: item.attributes, relationships: item.relationships, meta: .none, links: .none)
    #expect(unique.id != unique.withNewIdentifier().id)
  }
}
