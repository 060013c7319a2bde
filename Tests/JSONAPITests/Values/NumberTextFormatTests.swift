import Foundation
import JSONAPI
import Testing

/// Numbers that stand in strings.
struct NumberTextFormatTests {
  private struct Prices: Codable {
    var net: TransformedAttribute<String, NumberTextFormat<Decimal>>
  }

  @Test func aNumberIsReadFromItsText() throws {
    #expect(try NumberTextFormat<Decimal>.transform("19.90") == Decimal(string: "19.9"))
    #expect(try NumberTextFormat<Double>.transform("-4.5e-3") == -0.0045)
    #expect(try NumberTextFormat<Int>.transform("+42") == 42)
    #expect(try NumberTextFormat<Int>.transform("007") == 7)
    #expect(try NumberTextFormat<Int64>.transform("9223372036854775807") == .max)
  }

  @Test(arguments: [
    "", " 1", "1 ", "1,5", "0x10", "nan", "inf", "1.", ".5", "1e", "12abc", "١", "--1", "1\n",
  ])
  func otherTextsAreRefused(text: String) {
    #expect(throws: WireFormatError.self) { try NumberTextFormat<Double>.transform(text) }
    #expect(throws: WireFormatError.self) { try NumberTextFormat<Decimal>.transform(text) }
    #expect(throws: WireFormatError.self) { try NumberTextFormat<Int>.transform(text) }
  }

  @Test func whatTheTypeCannotHoldIsRefused() {
    #expect(throws: WireFormatError.self) { try NumberTextFormat<Int>.transform("1.5") }
    #expect(throws: WireFormatError.self) {
      try NumberTextFormat<Int64>.transform("9223372036854775808")
    }
    #expect(throws: WireFormatError.self) { try NumberTextFormat<Double>.transform("1e400") }
    #expect(throws: WireFormatError.self) {
      try NumberTextFormat<Decimal>.transform(String(repeating: "9", count: 39))
    }
  }

  @Test func whatWasReadIsWrittenBackToTheLetter() throws {
    let text = #"{"net":"19.90"}"#
    var prices = try JSONDecoder().decode(Prices.self, from: Data(text.utf8))
    #expect(prices.net.value == Decimal(string: "19.9"))
    #expect(String(decoding: try JSONEncoder().encode(prices), as: UTF8.self) == text)
    prices.net = TransformedAttribute(value: 5)
    #expect(String(decoding: try JSONEncoder().encode(prices), as: UTF8.self) == #"{"net":"5"}"#)
  }

  @Test func aNumberThatIsNoneIsWrittenAsZero() {
    #expect(NumberTextFormat<Double>.reverse(.infinity) == "0")
    #expect(NumberTextFormat<Decimal>.reverse(.nan) == "0")
    #expect(NumberTextFormat<Double>.reverse(0.1) == "0.1")
  }
}
