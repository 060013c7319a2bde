import Foundation
import JSONAPI
import Testing

@Suite("JSONValue")
struct JSONValueTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-1", "9223372036854775807", "-9223372036854775808",
    "18446744073709551615", "0.1", "-12.5", "1234567890.0123456789", "\"\"", "\"é\"", "[]", "{}",
    #"{"a":[1,{"b":null}],"c":{"d":[[]]}}"#,
  ])
  func valuesAreWrittenAsTheyAreRead(text: String) throws {
    let value = try decode([JSONValue].self, "[\(text)]")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == "[\(text)]")
  }

  @Test func numbersKeepTheirValue() throws {
    #expect(try json("9223372036854775808") == .unsignedInteger(9_223_372_036_854_775_808))
    #expect(try json("0.1").decimalValue == Decimal(string: "0.1"))
    #expect(try json("1.0") == 1)
    #expect(try json("1.0").hashValue == JSONValue.integer(1).hashValue)
  }

  @Test(arguments: ["1e999", "-1e999", "[1e999]", #"{"a": 1e999}"#])
  func numbersBeyondDecimalAreAnError(text: String) {
    #expect(throws: (any Error).self) { try json(text) }
  }

  @Test func literalsAndAccess() {
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

  @Test func stringsAreComparedByteByByte() {
    #expect(JSONValue.string("\u{E9}") != .string("e\u{301}"))
  }

  @Test func nestingHasABound() throws {
    func nested(_ depth: Int) -> JSONValue {
      (0..<depth).reduce(JSONValue.null) { value, _ in .array([value]) }
    }
    #expect(try JSONEncoder().encode(nested(500)).count == 1004)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(nested(10_000)) }
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(throws: DecodingError.self) { try json(text) }
  }
}
