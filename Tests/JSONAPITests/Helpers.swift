import Foundation
import JSONAPI
import Testing

func decode<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// What a value is written as.
func json(_ value: some Encodable) throws -> JSONValue {
  try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
}

/// The JSON value that a text stands for.
func json(_ text: String) throws -> JSONValue {
  try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
}

/// Decodes a value and expects that it is written as it was read; returns it.
@discardableResult
func roundTrip<T: Codable>(
  _ type: T.Type, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> T {
  let value = try decode(type, text)
  #expect(try json(value) == json(text), sourceLocation: sourceLocation)
  return value
}
