import Foundation

extension Route {
  /// Decodes the bytes as a type.
  static func decoding<Value: Decodable>(
    _ name: String, _ type: Value.Type, _ bytes: Data
  ) -> Route {
    let decoder = JSONDecoder()
    return Route(name: name) {
      try withExtendedLifetime(decoder.decode(type, from: bytes)) { 1 }
    }
  }

  /// Encodes the value that the bytes are decoded as.
  static func encoding<Value: Codable>(
    _ name: String, _ type: Value.Type, _ bytes: Data
  ) throws -> Route {
    let value = try JSONDecoder().decode(type, from: bytes)
    let encoder = JSONEncoder()
    return Route(name: name) { try encoder.encode(value).count }
  }
}
