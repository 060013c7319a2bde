import Foundation
import JSONAPI
import Testing

private enum ISODateTransformer: Transformer {
  static func transform(_ value: String) throws -> Date { try Format.DateTime.transform(value) }
}

extension ISODateTransformer: ReversibleTransformer {
  static func reverse(_ value: Date) throws -> String { Format.DateTime.reverse(value) }
}

private struct TooShort: Error {}

private enum LongEnough: Validator {
  static func transform(_ value: String) throws -> String {
    guard value.count >= 3 else { throw TooShort() }
    return value
  }
}

private struct Everything: JSONAPI.Attributes {
  let required: Attribute<String>
  let nullable: Attribute<String?>
  let optional: Attribute<String>?
  let optionalNullable: Attribute<Int?>?
  let date: TransformedAttribute<String, ISODateTransformer>
  let valid: ValidatedAttribute<String, LongEnough>?
  let url: Attribute<URL>?
  let foundationDate: Attribute<Date>?
}

@Suite("JSONAPI.Attributes")
struct AttributesTests {
  static let date = "2018-12-01T09:06:41Z"

  @Test("distinguishes absent, null and a value")
  func distinguishesAbsentNullAndValue() throws {
    let null = try roundTrip(
      Everything.self,
      """
      {"required": "a", "nullable": null, "optionalNullable": null, "date": "\(Self.date)"}
      """)
    #expect(null.nullable.value == nil)
    #expect(null.optional == nil)
    #expect(null.optionalNullable?.value == .some(nil))

    let absent = try roundTrip(
      Everything.self, #"{"required": "a", "nullable": "b", "date": "\#(Self.date)"}"#)
    #expect(absent.optionalNullable == nil)
    #expect(absent.nullable.value == "b")

    let value = try roundTrip(
      Everything.self,
      """
      {"required": "a", "nullable": "b", "optionalNullable": 1, "date": "\(Self.date)",
       "valid": "long", "url": "https://example.com"}
      """)
    #expect(value.optionalNullable?.value == 1)
    #expect(value.valid?.value == "long")
  }

  @Test("rejects an absent nullable attribute")
  func rejectsAbsentNullableAttribute() {
    #expect(throws: DecodingError.self) {
      try decode(Everything.self, #"{"required": "a", "date": "\#(Self.date)"}"#)
    }
  }

  @Test("applies the decoder's strategies")
  func appliesDecodersStrategies() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    let attributes = try decoder.decode(
      Everything.self,
      from: Data(
        #"{"required": "", "nullable": null, "date": "\#(Self.date)", "foundationDate": 0}"#.utf8))
    #expect(attributes.foundationDate?.value == Date(timeIntervalSince1970: 0))
    let single = try decoder.decode([Attribute<Date>].self, from: Data("[1]".utf8))
    #expect(single[0].value == Date(timeIntervalSince1970: 1))
  }

  @Test("encodes a decoded attribute with its original text")
  func encodesDecodedAttributeWithItsOriginalText() throws {
    try roundTrip(
      Everything.self,
      #"{"required": "", "nullable": null, "date": "2018-12-01T11:06:41.000+02:00"}"#)
  }

  @Test("rejects invalid values")
  func rejectsInvalidValues() {
    #expect(throws: DecodingError.self) {
      try decode(
        Everything.self,
        #"{"required": "", "nullable": null, "date": "\#(Self.date)", "valid": "a"}"#)
    }
  }
}
