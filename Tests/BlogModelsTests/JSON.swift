import Foundation
import JSONAPI

/// Decodes a model from JSON text.
func decode<Model: Decodable>(_ type: Model.Type = Model.self, from json: String) throws -> Model {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// The JSON value of a model.
func json(of model: some Encodable) throws -> JSONValue {
  try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(model))
}

/// The JSON value of JSON text.
func json(_ text: String) throws -> JSONValue {
  try decode(from: text)
}
