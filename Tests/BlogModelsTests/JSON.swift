import BothRoutes
import Foundation
import JSONAPI

/// Decodes a model from JSON text, by both routes.
func decode<Model: Decodable>(_ type: Model.Type = Model.self, from json: String) throws -> Model {
  try BothRoutes.decode(type, from: Data(json.utf8))
}

/// Returns the JSON value that a model is encoded as.
func json(of model: some Encodable) throws -> JSONValue {
  try BothRoutes.encode(model)
}

/// Returns the JSON value of a text.
func json(_ text: String) throws -> JSONValue {
  try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
}
