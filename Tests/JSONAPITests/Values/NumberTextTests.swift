import Foundation
import JSONAPI
import Testing

/// Numbers in strings.
struct NumberTextFormatTests {
  private struct Prices: Codable {
    var net: TransformedAttribute<String, Format.Text<Decimal>>
  }

  @Test("decodes a number from a string")
  func decodesNumberFromString() throws {
    #expect(try Format.Text<Decimal>.transform("19.90") == Decimal(string: "19.9"))
    #expect(try Format.Text<Double>.transform("-4.5e-3") == -0.0045)
    #expect(try Format.Text<Int>.transform("+42") == 42)
    #expect(try Format.Text<Int>.transform("007") == 7)
    #expect(try Format.Text<Int64>.transform("9223372036854775807") == .max)
  }

  @Test(
    "rejects strings that are not numbers",
    arguments: [
      "", " 1", "1 ", "1,5", "0x10", "nan", "inf", "1.", ".5", "1e", "12abc", "١", "--1", "1\n",
    ])
  func rejectsStringsThatAreNotNumbers(text: String) {
    #expect(throws: WireFormatError.self) { try Format.Text<Double>.transform(text) }
    #expect(throws: WireFormatError.self) { try Format.Text<Decimal>.transform(text) }
    #expect(throws: WireFormatError.self) { try Format.Text<Int>.transform(text) }
  }

  @Test("rejects numbers that do not fit in the type")
  func rejectsNumbersThatDoNotFitInType() {
    #expect(throws: WireFormatError.self) { try Format.Text<Int>.transform("1.5") }
    #expect(throws: WireFormatError.self) {
      try Format.Text<Int64>.transform("9223372036854775808")
    }
    #expect(throws: WireFormatError.self) { try Format.Text<Double>.transform("1e400") }
    #expect(throws: WireFormatError.self) {
      try Format.Text<Decimal>.transform(String(repeating: "9", count: 39))
    }
  }

  @Test("encodes a decoded number with its original text")
  func encodesDecodedNumberWithItsOriginalText() throws {
    let text = #"{"net":"19.90"}"#
    var prices = try JSONDecoder().decode(Prices.self, from: Data(text.utf8))
    #expect(prices.net.value == Decimal(string: "19.9"))
    #expect(String(decoding: try JSONEncoder().encode(prices), as: UTF8.self) == text)
    prices.net = TransformedAttribute(value: 5)
    #expect(String(decoding: try JSONEncoder().encode(prices), as: UTF8.self) == #"{"net":"5"}"#)
  }

  @Test("encodes infinity and NaN as texts that no server takes for another number")
  func encodesInfinityAndNaN() {
    #expect(Format.Text<Double>.reverse(.infinity) == "inf")
    #expect(Format.Text<Decimal>.reverse(.nan) == "NaN")
    #expect(Format.Text<Double>.reverse(0.1) == "0.1")
  }

  @Test("does not encode a number that JSON does not have")
  func refusesNaN() {
    struct Price: Codable {
      var amount: Attribute<Decimal>
    }
    let price = Price(amount: .init(value: .nan))
    #expect(throws: EncodingError.self) { try JSONAPIEncoder().encode(price) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(price) }
    #expect(throws: EncodingError.self) { try JSONAPIEncoder().encode([Decimal.nan]) }
  }
}
