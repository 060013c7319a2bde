import Dispatch
import Foundation
import JSONAPI
import RuntimeModels
import TestSupport
import Testing

@Suite("JSONValue")
struct JSONValueTests {
  @Test(
    "encodes values as they were decoded",
    arguments: [
      "null", "true", "false", "0", "-1", "9223372036854775807", "-9223372036854775808",
      "18446744073709551615", "0.1", "-12.5", "1234567890.0123456789", "\"\"", "\"é\"", "[]", "{}",
      #"{"a":[1,{"b":null}],"c":{"d":[[]]}}"#,
    ])
  func encodesValuesAsTheyWereDecoded(text: String) throws {
    let value = try decode([JSONValue].self, "[\(text)]")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == "[\(text)]")
  }

  @Test("represents numbers exactly")
  func representsNumbersExactly() throws {
    #expect(try json("9223372036854775808") == .unsignedInteger(9_223_372_036_854_775_808))
    #expect(try json("0.1").decimalValue == Decimal(string: "0.1"))
    #expect(try json("1.0") == 1)
    #expect(try json("1.0").hashValue == JSONValue.integer(1).hashValue)
  }

  @Test(
    "rejects numbers beyond the range of Decimal",
    arguments: ["1e999", "-1e999", "[1e999]", #"{"a": 1e999}"#])
  func rejectsNumbersBeyondRangeOfDecimal(text: String) {
    #expect(throws: (any Error).self) { try json(text) }
  }

  @Test("supports literals and access by name and index")
  func supportsLiteralsAndAccessByNameAndIndex() {
    var value: JSONValue = ["a": [1, 2.5, "x", true, nil]]
    #expect(value["a"]?[0]?.intValue == 1)
    #expect(value["a"]?[1]?.doubleValue == 2.5)
    #expect(value["a"]?[2]?.stringValue == "x")
    #expect(value["a"]?[3]?.boolValue == true)
    #expect(value["a"]?[4]?.isNull == true)
    #expect(value["a"]?[5] == nil)
    #expect(value["b"] == nil)
    value["b"] = "y"
    value["a"] = nil
    #expect(value == ["b": "y"])
  }

  @Test("compares strings byte by byte")
  func comparesStringsByteByByte() {
    #expect(JSONValue.string("\u{E9}") != .string("e\u{301}"))
  }

  @Test("limits the nesting depth")
  func limitsNestingDepth() throws {
    func nested(_ depth: Int) -> JSONValue {
      (0..<depth).reduce(JSONValue.null) { value, _ in .array([value]) }
    }
    // The limits of Foundation, which encodes one level less than it decodes.
    #expect(try JSONEncoder().encode(nested(511)).count == 1026)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(nested(513)) }
    #expect(try JSONAPIEncoder().encode(nested(511)).count == 1026)
    #expect(throws: EncodingError.self) { try JSONAPIEncoder().encode(nested(513)) }
    for depth in [129, 512] { try roundTripDecoding(depth) }
    #expect(throws: DecodingError.self) { try json(deep(513)) }
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(throws: DecodingError.self) { try json(text) }
  }

  /// Decodes a deep value by both routes.
  private func roundTripDecoding(_ depth: Int) throws {
    #expect(try decode(JSONValue.self, deep(depth)) == json(deep(depth)))
  }

  private func deep(_ depth: Int, _ content: String = "") -> String {
    String(repeating: "[", count: depth) + content + String(repeating: "]", count: depth)
  }

  @Test("fits the small stacks of secondary threads")
  func fitsSmallStacksOfSecondaryThreads() {
    let objects =
      String(repeating: #"{"a":"#, count: 512) + "1" + String(repeating: "}", count: 512)
    let link = String(repeating: #"{"href":"a","describedby":"#, count: 400) + "1"
    let links = #"{"self":\#(link)\#(String(repeating: "}", count: 401))"#
    let texts = [deep(512), deep(600), objects, links]
    let hasEnded = DispatchSemaphore(value: 0)
    let thread = Thread {
      for text in texts {
        _ = try? json(text)
        _ = try? decode(ArticleLinks.self, text)
      }
      hasEnded.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    hasEnded.wait()
  }

  @Test(
    "decodes deeply nested values without delay",
    arguments: ["1,", #"1,"",true,"#, #"{"a":1,"b":""},"#])
  func decodesDeeplyNestedValuesWithoutDelay(elements: String) {
    let many = "[\(String(repeating: elements, count: 2000 / elements.count))0]"
    for depth in [100, 400] {
      let time = cpuTime { _ = try? json(deep(depth, many)) }
      #expect(time < .seconds(2))
    }
  }

  @Test("does not round numbers to integers")
  func doesNotRoundNumbersToIntegers() throws {
    for text in [
      "4503599627370497.5", "99999999999999999.5", "1234567890123456789012345678901234567",
    ] {
      #expect(try json(text).decimalValue == Decimal(string: text))
    }
    #expect(try json("1e3") == .integer(1000))
    #expect(try json("0.0") == .integer(0))
  }

  @Test(
    "rejects inexact numbers with a pointer",
    arguments: [
      "123456789012345678901234567890123456789012345", "340282366920938463463374607431768211456",
      "0.1234567890123456789012345678901234567890123456789",
    ])
  func rejectsInexactNumbersWithPointer(number: String) throws {
    let error = try #require(throws: DecodingError.self) {
      try json(#"{"a": [true, \#(number)]}"#)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record(error)
      return
    }
    #expect(
      context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue } == ["a", "1"])
    struct Price: Decodable {
      var amount: Attribute<Decimal>
    }
    #expect(throws: DecodingError.self) { try decode(Price.self, #"{"amount": \#(number)}"#) }
  }

  @Test("does not take the element after a number that is not exact for that number")
  func rejectsInexactNumbersBeforeOtherElements() {
    let number = "115792089237316195423570985008687907853269984665640564039457584007913129639935"
    for next in ["\"x\"", "{}", "[]", "true"] {
      #expect(throws: DecodingError.self) { try json("[1, \(number), \(next)]") }
    }
  }

  @Test("treats null as a value")
  func treatsNullAsValue() throws {
    struct Anything: Codable, Equatable {
      var attribute: Attribute<JSONValue>?
      var secret: TransformedAttribute<JSONValue, Format.Secret<JSONValue>>?
      var member: JSONValue?
    }
    let text = #"{"attribute": null, "secret": null, "member": null}"#
    let anything = try roundTrip(Anything.self, text)
    #expect(anything.attribute?.value == .null)
    #expect(anything.member == .some(.null))
    #expect(try roundTrip(Anything.self, "{}") == Anything())
  }

  @Test("prints itself as JSON")
  func printsItselfAsJSON() {
    #expect("\(["b": [1, 2.5], "a": nil] as JSONValue)" == #"{"a":null,"b":[1,2.5]}"#)
    #expect("\(JSONValue.decimal(.nan))" == "JSON with an inexact number")
  }
}
