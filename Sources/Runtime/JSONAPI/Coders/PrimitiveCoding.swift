import JSONAPIFoundation

// Common attribute types use the containers' own methods, which avoid the nested decoder that the
// generic method makes. The list is short on purpose: each check delays all types after it.

extension KeyedDecodingContainer {
  func decodePrimitive<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    do {
      if Value.self == String.self {
        return same(try decode(String.self, forKey: key), as: type)
      } else if Value.self == Int.self {
        return same(try decode(Int.self, forKey: key), as: type)
      } else if Value.self == Bool.self {
        return same(try decode(Bool.self, forKey: key), as: type)
      } else if Value.self == Double.self {
        return same(try decode(Double.self, forKey: key), as: type)
      } else if let type = type as? any NullableValue.Type {
        return same(try type.decode(from: self, forKey: key), as: Value.self)
      }
      let value = try decode(Value.self, forKey: key)
      if Value.self == Decimal.self, let number = value as? Decimal, !number.isExact {
        throw InexactNumber()
      }
      return value
    } catch {
      throw located(error, decoding: type, forKey: key)
    }
  }

  /// Returns an error that has a coding path. Foundation throws some errors without one, such as
  /// those for numbers that are too large.
  func located<Value>(
    _ error: any Error, decoding type: Value.Type, forKey key: Key
  ) -> any Error {
    switch error {
    case let error as DecodingError:
      return error.listingValues(of: type, atDepth: codingPath.count + 1)
    case is JSONAPIDecodingError: return error
    default:
      // The value is decoded again from text, to find out where in it the error is.
      if let decoder = try? superDecoder(forKey: key), let type = type as? any Decodable.Type,
        let json = try? JSONValue(keepingInexactNumbersOf: decoder),
        let error = json.error(decodingAs: type, userInfo: decoder.userInfo)
      {
        return error.prefixed(by: codingPath + [key])
      }
      let context = DecodingError.Context(
        codingPath: codingPath + [key], debugDescription: "\(error)", underlyingError: error)
      return type is any Numeric.Type && !(error is InexactNumber)
        ? DecodingError.typeMismatch(type, context) : DecodingError.dataCorrupted(context)
    }
  }
}

extension KeyedEncodingContainer {
  mutating func encodePrimitive<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    if Value.self == String.self {
      try encode(same(value, as: String.self), forKey: key)
    } else if Value.self == Int.self {
      try encode(same(value, as: Int.self), forKey: key)
    } else if Value.self == Bool.self {
      try encode(same(value, as: Bool.self), forKey: key)
    } else if Value.self == Double.self {
      try encode(same(value, as: Double.self), forKey: key)
    } else if Value.self == Decimal.self, !same(value, as: Decimal.self).isFinite {
      // A `JSONEncoder` would write `NaN`.
      throw EncodingError.invalid(value, "Expected a finite number.", at: codingPath + [key])
    } else if let value = value as? any NullableValue {
      try value.encode(to: &self, forKey: key)
    } else {
      try encode(value, forKey: key)
    }
  }
}

/// An optional. Not every container accepts `null` for one.
private protocol NullableValue {
  static func decode<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> Self
  func encode<Key>(to container: inout KeyedEncodingContainer<Key>, forKey key: Key) throws
}

extension Optional: NullableValue where Wrapped: Codable {
  fileprivate static func decode<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> Self {
    try container.decodeNil(forKey: key)
      ? nil : container.decodePrimitive(Wrapped.self, forKey: key)
  }

  fileprivate func encode<Key>(
    to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    if let self {
      try container.encodePrimitive(self, forKey: key)
    } else {
      try container.encodeNil(forKey: key)
    }
  }
}

/// Returns the value as `Same`, which must be the type of the value. A cast would look up
/// conformances and cost as much as this shortcut saves.
package func same<Value, Same>(_ value: Value, as type: Same.Type) -> Same {
  unsafeBitCast(value, to: type)
}
