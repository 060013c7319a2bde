import Foundation
import JSONAPI
import Poly
import Testing

@Suite("Custom attribute keys and coding")
struct CustomCodingTests {
  enum Mapped: ResourceObjectDescription {
    static var jsonType: String { "entity" }

    struct Attributes: JSONAPI.Attributes {
      let wholeOtherThing: Attribute<String>

      enum CodingKeys: String, CodingKey {
        case wholeOtherThing = "coolProperty"
      }
    }

    typealias Relationships = NoRelationships
  }

  @Test("maps property names to keys")
  func mapsPropertyNamesToKeys() throws {
    typealias Entity = ResourceObject<Mapped, NoMetadata, NoLinks, String>
    let entity = try roundTrip(
      Entity.self, #"{"type": "entity", "id": "1", "attributes": {"coolProperty": "x"}}"#)
    #expect(entity.wholeOtherThing == "x")
  }

  enum Custom: ResourceObjectDescription {
    static var jsonType: String { "entity" }

    struct Attributes: JSONAPI.Attributes {
      let property1: Attribute<String>
      let property2: Attribute<Int>
      let property3: Attribute<String?>
      let date: TransformedAttribute<String, Format.DateTime>
      let weirdThing: Attribute<String>

      enum CodingKeys: String, CodingKey {
        case property1
        case property2
        case property3
        case date
      }
    }

    typealias Relationships = NoRelationships
  }

  @Test("supports handwritten coding")
  func supportsHandwrittenCoding() throws {
    let attributes = try roundTrip(
      Custom.Attributes.self,
      """
      {"property1": "a", "property2": 2, "property3": null, "date": "2026-11-21T08:30:00Z"}
      """)
    #expect(attributes.property2.value == 2)
    #expect(attributes.weirdThing.value == "hello world")
  }
}

extension CustomCodingTests.Custom.Attributes {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    property1 = try .defaultDecoding(from: container, forKey: .property1)
    property2 = try .defaultDecoding(from: container, forKey: .property2)
    property3 = try .defaultDecoding(from: container, forKey: .property3)
    date = try .defaultDecoding(from: container, forKey: .date)
    weirdThing = .init(value: "hello world")
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(property1, forKey: .property1)
    try container.encode(property2, forKey: .property2)
    try container.encode(property3, forKey: .property3)
    try container.encode(date, forKey: .date)
  }
}
