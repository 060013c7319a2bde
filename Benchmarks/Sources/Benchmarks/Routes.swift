import Foundation
import JSONAPI

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

  /// Decodes the bytes directly as a type.
  static func decodingBytes<Value: Decodable>(
    _ name: String, _ type: Value.Type, _ bytes: Data
  ) -> Route {
    let decoder = JSONAPIDecoder()
    return Route(name: name) {
      try withExtendedLifetime(decoder.decode(type, from: bytes)) { 1 }
    }
  }

  /// Encodes the value that the bytes are decoded as, directly as bytes.
  static func encodingBytes<Value: Codable>(
    _ name: String, _ type: Value.Type, _ bytes: Data
  ) throws -> Route {
    let value = try JSONAPIDecoder().decode(type, from: bytes)
    let encoder = JSONAPIEncoder()
    return Route(name: name) { try encoder.encode(value).count }
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
