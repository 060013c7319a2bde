// The usual types of attributes take the containers' own methods for them, which skip the nested
// decoder that the generic method makes. Their number is small on purpose: each check is paid by all
// that come after it.

extension KeyedDecodingContainer {
  func decodeQuickly<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    do {
      if Value.self == String.self {
        if let value = try decode(String.self, forKey: key) as? Value { return value }
      } else if Value.self == Int.self {
        if let value = try decode(Int.self, forKey: key) as? Value { return value }
      } else if Value.self == Bool.self {
        if let value = try decode(Bool.self, forKey: key) as? Value { return value }
      } else if Value.self == Double.self {
        if let value = try decode(Double.self, forKey: key) as? Value { return value }
      }
      return try decode(Value.self, forKey: key)
    } catch {
      throw located(error, decoding: type, forKey: key)
    }
  }

  /// An error with its place: Foundation throws some without, such as those of numbers that are too
  /// large.
  func located<Value>(
    _ error: any Error, decoding type: Value.Type, forKey key: Key
  ) -> any Error {
    switch error {
    case is DecodingError, is JSONAPICodingError, is any JSONAPIDecodingError: return error
    default:
      let context = DecodingError.Context(
        codingPath: codingPath + [key], debugDescription: "\(error)", underlyingError: error)
      return type is any Numeric.Type
        ? DecodingError.typeMismatch(type, context) : DecodingError.dataCorrupted(context)
    }
  }
}

extension KeyedEncodingContainer {
  mutating func encodeQuickly<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    if Value.self == String.self, let text = value as? String {
      try encode(text, forKey: key)
    } else if Value.self == Int.self, let number = value as? Int {
      try encode(number, forKey: key)
    } else if Value.self == Bool.self, let flag = value as? Bool {
      try encode(flag, forKey: key)
    } else if Value.self == Double.self, let number = value as? Double {
      try encode(number, forKey: key)
    } else {
      try encode(value, forKey: key)
    }
  }
}
