extension Attribute: Codable {
  public init(from decoder: any Decoder) throws {
    // Not by the value's own `init(from:)`: the container knows the strategies for dates and such.
    value = try decoder.singleValueContainer().decode(RawValue.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

// Synthesised `Codable` picks these, in whatever module it is synthesised: an attribute costs no
// decoder of its own, and absent and null stay apart.

extension KeyedDecodingContainer {
  /// Decodes an attribute without a decoder of its own.
  public func decode<Value: Codable>(
    _ type: Attribute<Value>.Type, forKey key: Key
  ) throws -> Attribute<Value> {
    Attribute(value: try decodePrimitive(Value.self, forKey: key))
  }

  /// Decodes an attribute that may be null.
  public func decode<Value: Codable>(
    _ type: Attribute<Value?>.Type, forKey key: Key
  ) throws -> Attribute<Value?> {
    Attribute(
      value: try decodeNil(forKey: key) ? nil : decodePrimitive(Value.self, forKey: key))
  }

  /// Decodes an attribute that may be missing; `null` is read as missing.
  public func decodeIfPresent<Value: Codable>(
    _ type: Attribute<Value>.Type, forKey key: Key
  ) throws -> Attribute<Value>? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return Attribute(value: try decodePrimitive(Value.self, forKey: key))
  }

  /// Decodes an attribute that may be missing and may be null: only a missing one is `nil`.
  public func decodeIfPresent<Value: Codable>(
    _ type: Attribute<Value?>.Type, forKey key: Key
  ) throws -> Attribute<Value?>? {
    contains(key) ? try decode(type, forKey: key) : nil
  }
}

extension KeyedEncodingContainer {
  /// Encodes an attribute as its value is encoded.
  public mutating func encode<Value: Codable>(
    _ attribute: Attribute<Value>, forKey key: Key
  ) throws {
    try encodePrimitive(attribute.value, forKey: key)
  }

  /// Encodes an attribute that may be null.
  public mutating func encode<Value: Codable>(
    _ attribute: Attribute<Value?>, forKey key: Key
  ) throws {
    if let value = attribute.value {
      try encodePrimitive(value, forKey: key)
    } else {
      try encodeNil(forKey: key)
    }
  }

  /// Encodes an attribute unless it is missing.
  public mutating func encodeIfPresent<Value: Codable>(
    _ attribute: Attribute<Value>?, forKey key: Key
  ) throws {
    if let attribute { try encode(attribute, forKey: key) }
  }

  /// Encodes an attribute that may be null, unless it is missing.
  public mutating func encodeIfPresent<Value: Codable>(
    _ attribute: Attribute<Value?>?, forKey key: Key
  ) throws {
    if let attribute { try encode(attribute, forKey: key) }
  }
}
