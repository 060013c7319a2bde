import Foundation
import JSONAPI
import Testing

/// The kinds of JSON values.
struct JSONShapeTests {
  private struct Found: Decodable {
    var shape: _JSONShape

    init(from decoder: any Decoder) throws {
      shape = try _JSONShape(of: decoder, expecting: .array, .string)
    }
  }

  private struct Refused: Decodable {
    init(from decoder: any Decoder) throws {
      throw _JSONShape.mismatch(in: decoder, expected: .array, .string, .bool)
    }
  }

  private func shape(_ json: String) throws -> _JSONShape {
    try #require(try JSONDecoder().decode([Found].self, from: Data("[\(json)]".utf8)).first).shape
  }

  @Test(
    "determines the shape of a value",
    arguments: [
      (#""1""#, _JSONShape.string), ("1", .number), ("-1.5e3", .number), ("1e400", .number),
      ("123456789012345678901234567890", .number), ("true", .bool), ("[]", .array), ("[1]", .array),
      ("{}", .object), (#"{"a":1}"#, .object),
    ])
  func determinesShapeOfValue(json: String, expected: _JSONShape) throws {
    // On some systems Foundation rejects 1e400 while parsing.
    guard json != "1e400" || (try? shape(json)) != nil else { return }
    #expect(try shape(json) == expected)
  }

  @Test("rejects null")
  func rejectsNull() {
    #expect(throws: DecodingError.self) { try shape("null") }
  }

  @Test("lists the expected shapes in the error")
  func listsExpectedShapesInError() throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Refused.self, from: Data("1".utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("unexpected error: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "Expected an array, a string or true or false.")
  }
}
