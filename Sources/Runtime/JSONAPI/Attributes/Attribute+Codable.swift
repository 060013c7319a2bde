extension Attribute: Codable {
  public init(from decoder: any Decoder) throws {
    // Calling the value's own `init(from:)` would bypass the decoder's strategies, such as that for
    // dates.
    value = try decoder.singleValueContainer().decode(RawValue.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

// Synthesized `Codable` conformances pick these overloads in every module: no nested decoder is made
// for an attribute, and absent and null stay distinct.

extension KeyedDecodingContainer {
  /// Decodes an attribute without creating a nested decoder.
  public func decode<Value: Codable>(
    _ type: Attribute<Value>.Type, forKey key: Key
  ) throws -> Attribute<Value> {
    Attribute(value: try decodePrimitive(Value.self, forKey: key))
  }

  /// Decodes an attribute that may be absent; `null` counts as absent, unless it is a value of the attribute.
  public func decodeIfPresent<Value: Codable>(
    _ type: Attribute<Value>.Type, forKey key: Key
  ) throws -> Attribute<Value>? {
    try hasValue(of: Value.self, forKey: key) ? try decode(type, forKey: key) : nil
  }

  /// Returns `true` if a member is present. `null` counts as absent, unless it is a value of the type.
  func hasValue(of type: any Any.Type, forKey key: Key) throws -> Bool {
    try contains(key) && (!decodeNil(forKey: key) || type is any HasNull.Type)
  }
}

extension KeyedEncodingContainer {
  /// Encodes an attribute as its value.
  public mutating func encode<Value: Codable>(
    _ attribute: Attribute<Value>, forKey key: Key
  ) throws {
    try encodePrimitive(attribute.value, forKey: key)
  }

  /// Encodes an attribute unless it is absent.
  public mutating func encodeIfPresent<Value: Codable>(
    _ attribute: Attribute<Value>?, forKey key: Key
  ) throws {
    if let attribute { try encode(attribute, forKey: key) }
  }
}
