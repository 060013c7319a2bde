#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONValue {
  /// Creates the JSON that a value is encoded as.
  package init(
    encoding value: some Encodable, with encoder: JSONEncoder? = nil
  ) throws {
    let data = try encoder?.encode(value) ?? JSONAPIEncoder().encode(value)
    self = try JSONAPIDecoder().decode(JSONValue.self, from: data)
  }

  /// Returns the value as one of another type. Throws what decoding the type throws.
  package func decoded<Value: Decodable>(
    as type: Value.Type, with decoder: JSONDecoder? = nil
  ) throws -> Value {
    let data = try JSONAPIEncoder().encode(self)
    if let decoder { return try decoder.decode(type, from: data) }
    do {
      return try JSONAPIDecoder().decode(type, from: data)
    } catch {
      // Without a position, which would be one in a text that the caller does not know.
      return try JSONTextDecoder(JSONText(bytes: data), userInfo: [:]).decode(type)
    }
  }
}
