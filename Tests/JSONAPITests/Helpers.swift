import CodingRoutes
import Foundation
import JSONAPI
import Testing

func decode<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
  try CodingRoutes.decode(type, from: Data(json.utf8))
}

/// Returns the JSON that a value is encoded as.
func json(_ value: some Encodable) throws -> JSONValue {
  try CodingRoutes.encode(value)
}

/// Returns the JSON value of a text.
func json(_ text: String) throws -> JSONValue {
  try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
}

/// Decodes and returns a value. Expects that it is encoded as the same JSON.
@discardableResult
func roundTrip<T: Codable>(
  _ type: T.Type, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> T {
  let value = try decode(type, text)
  #expect(try json(value) == json(text), sourceLocation: sourceLocation)
  return value
}

/// The cases of a table for a test: inputs, each with what is expected of it in the next line, which is indented.
func cases(_ table: String) -> [(String, String)] {
  let lines = table.split(separator: "\n")
  return stride(from: 0, to: lines.count, by: 2).map { index in
    precondition(lines[index + 1].hasPrefix("  "), "what is expected is indented")
    return (String(lines[index]), String(lines[index + 1].dropFirst(2)))
  }
}
