import Foundation
import JSONAPI
import Poly
import Testing

// Section 2: attributes.

enum ISODateTransformer: Transformer {
  public static func transform(_ value: String) throws -> Date {
    guard let seconds = TimeInterval(value) else { throw NotADate() }
    return Date(timeIntervalSince1970: seconds)
  }

  struct NotADate: Error {}
}

extension ISODateTransformer: ReversibleTransformer {
  public static func reverse(_ value: Date) throws -> String {
    return "\(Int(value.timeIntervalSince1970))"
  }
}

enum OneWay: Transformer {
  static func transform(_ value: Int) -> String { "\(value)" }
}

enum ShortText: Validator {
  public static func transform(_ value: String) throws -> String {
    guard value.count < 5 else { throw TooLong() }
    return value
  }

  struct TooLong: Error {}
}

/// A custom attribute type.
struct Loud: AttributeType, Equatable {
  typealias RawValue = String
  typealias ValueType = String

  let value: String

  init(from decoder: Decoder) throws {
    value = try String(from: decoder).uppercased()
  }

  func encode(to encoder: Encoder) throws {
    try value.encode(to: encoder)
  }
}

enum AlbumDescription: ResourceObjectDescription {
  static let jsonType = "albums"

  struct Attributes: JSONAPI.Attributes {
    let title: Attribute<String>
    let subtitle: Attribute<String?>
    let note: Attribute<String?>?
    let count: Attribute<Int>?
    let released: TransformedAttribute<String, ISODateTransformer>
    let remastered: TransformedAttribute<String, ISODateTransformer>?
    let year: TransformedAttribute<Int, OneWay>?
    let code: ValidatedAttribute<String, ShortText>
    let plain: TransformedAttribute<Bool, IdentityTransformer<Bool>>
    let label: Loud
    let weirdThing: Attribute<String>

    enum CodingKeys: String, CodingKey {
      case title, subtitle, note, count, released, remastered, year, code, plain
      case label = "record-label"
    }
  }

  typealias Relationships = NoRelationships
}

extension AlbumDescription.Attributes {
  public init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)

    title = try .defaultDecoding(from: container, forKey: .title)
    subtitle = try .defaultDecoding(from: container, forKey: .subtitle)
    note = try container.decodeIfPresent(Attribute<String?>.self, forKey: .note)
    count = try container.decodeIfPresent(Attribute<Int>.self, forKey: .count)
    released = try .defaultDecoding(from: container, forKey: .released)
    remastered = try container.decodeIfPresent(
      TransformedAttribute<String, ISODateTransformer>.self, forKey: .remastered)
    year = nil
    code = try .defaultDecoding(from: container, forKey: .code)
    plain = try .defaultDecoding(from: container, forKey: .plain)
    label = try .defaultDecoding(from: container, forKey: .label)

    weirdThing = .init(value: "hello world")
  }

  public func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)

    try container.encode(title, forKey: .title)
    try container.encode(subtitle, forKey: .subtitle)
    try container.encodeIfPresent(note, forKey: .note)
    try container.encodeIfPresent(count, forKey: .count)
    try container.encode(released, forKey: .released)
    try container.encodeIfPresent(remastered, forKey: .remastered)
    try container.encode(code, forKey: .code)
    try container.encode(plain, forKey: .plain)
    try container.encode(label, forKey: .label)
  }
}

typealias Album = ResourceObject<AlbumDescription, NoMetadata, NoLinks>

@Suite struct AttributesTests {
  @Test("returns the values of attributes of every kind")
  func returnsValuesOfAttributesOfEveryKind() throws {
    let album = try decode(
      Album.self,
      """
      {"type":"albums","id":"1","attributes":{"title":"Kind of Blue","subtitle":null,"note":null,
       "released":"100","code":"KOB","plain":true,"record-label":"Columbia"}}
      """)
    let title: String = album.title
    let subtitle: String? = album.subtitle
    let note: String? = album.note
    let count: Int? = album.count
    let released: Date = album.released
    let remastered: Date? = album.remastered
    let year: String? = album.year
    #expect(title == "Kind of Blue")
    #expect(subtitle == nil && note == nil && count == nil && remastered == nil && year == nil)
    #expect(released == Date(timeIntervalSince1970: 100))
    #expect(album.code == "KOB")
    #expect(album.plain)
    #expect(album.label == "COLUMBIA")
    #expect(album.weirdThing == "hello world")
    #expect(album.attributes.released.rawValue == "100")
    let attribute: any AbstractAttributeType = album.attributes.released
    let rawValueType: Any.Type = attribute.rawValueType
    #expect(ObjectIdentifier(rawValueType) == ObjectIdentifier(String.self))
  }

  @Test("creates and maps attributes")
  func createsAndMapsAttributes() throws {
    var attribute = Attribute<String>(value: "a")
    attribute.value = "b"
    let length: Attribute<Int> = attribute.map { $0.count }
    #expect(length == Attribute(value: 1))

    let date = Date(timeIntervalSince1970: 5)
    let transformed = try TransformedAttribute<String, ISODateTransformer>(transformedValue: date)
    let raw = try TransformedAttribute<String, ISODateTransformer>(rawValue: "5")
    #expect(transformed == raw)
    #expect(raw.value == date)
    let seconds: Attribute<Double> = raw.map { $0.timeIntervalSince1970 }
    #expect(seconds.value == 5)
    let identity = TransformedAttribute<Int, IdentityTransformer<Int>>(value: 3)
    #expect(identity.rawValue == 3)
    #expect(throws: ISODateTransformer.NotADate.self) {
      try TransformedAttribute<String, ISODateTransformer>(rawValue: "yesterday")
    }
    #expect(throws: ShortText.TooLong.self) {
      try ValidatedAttribute<String, ShortText>(rawValue: "too long")
    }
    #expect(throws: ShortText.TooLong.self) { try ShortText.validate("too long") }
    #expect(try ShortText.validate("ok") == "ok")
    #expect(try ShortText.reverse("ok") == "ok")
    #expect(IdentityTransformer<Int>.reverse(IdentityTransformer<Int>.transform(1)) == 1)
    #expect("\(attribute)\(raw)".isEmpty == false)
  }
}
