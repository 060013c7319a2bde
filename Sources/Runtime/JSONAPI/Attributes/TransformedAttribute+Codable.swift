extension TransformedAttribute: Codable {
  public init(from decoder: any Decoder) throws {
    try self.init(
      rawValue: try decoder.singleValueContainer().decode(RawValue.self),
      codingPath: decoder.codingPath)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  init(
    rawValue: @autoclosure () throws -> RawValue, codingPath: @autoclosure () -> [any CodingKey]
  ) throws {
    do {
      let rawValue = try rawValue()
      do {
        try self.init(rawValue: rawValue)
      } catch {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: codingPath(),
            debugDescription: "Invalid value \(rawValue): \(error)",
            underlyingError: error))
      }
    } catch  where Transformer.self is any SensitiveTransformer.Type {
      if case DecodingError.keyNotFound = error { throw error }
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath(), debugDescription: "Invalid secret.",
          underlyingError: SecretRefused()))
    }
  }
}

/// Replaces the error of a sensitive value's transformer, whose text might contain the value.
struct SecretRefused: Error {}

// Synthesized `Codable` conformances pick these overloads, as they do for ``Attribute``.

extension KeyedDecodingContainer {
  /// Decodes an attribute without creating a nested decoder.
  public func decode<Value: Codable, Transformer>(
    _ type: TransformedAttribute<Value, Transformer>.Type, forKey key: Key
  ) throws -> TransformedAttribute<Value, Transformer> {
    try TransformedAttribute(
      rawValue: try decodePrimitive(Value.self, forKey: key), codingPath: codingPath + [key])
  }

  /// Decodes an attribute that may be null.
  public func decode<Value: Codable, Transformer>(
    _ type: TransformedAttribute<Value?, Transformer>.Type, forKey key: Key
  ) throws -> TransformedAttribute<Value?, Transformer> {
    try TransformedAttribute(
      rawValue: try decodeNil(forKey: key) ? nil : decodePrimitive(Value.self, forKey: key),
      codingPath: codingPath + [key])
  }

  /// Decodes an attribute that may be absent; `null` counts as absent.
  public func decodeIfPresent<Value: Codable, Transformer>(
    _ type: TransformedAttribute<Value, Transformer>.Type, forKey key: Key
  ) throws -> TransformedAttribute<Value, Transformer>? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decode(type, forKey: key)
  }

  /// Decodes an attribute that may be absent or null. Returns `nil` only if it is absent.
  public func decodeIfPresent<Value: Codable, Transformer>(
    _ type: TransformedAttribute<Value?, Transformer>.Type, forKey key: Key
  ) throws -> TransformedAttribute<Value?, Transformer>? {
    contains(key) ? try decode(type, forKey: key) : nil
  }
}

extension KeyedEncodingContainer {
  /// Encodes an attribute as its raw value.
  public mutating func encode<Value: Codable, Transformer>(
    _ attribute: TransformedAttribute<Value, Transformer>, forKey key: Key
  ) throws {
    try encodePrimitive(attribute.rawValue, forKey: key)
  }

  /// Encodes an attribute that may be null.
  public mutating func encode<Value: Codable, Transformer>(
    _ attribute: TransformedAttribute<Value?, Transformer>, forKey key: Key
  ) throws {
    if let value = attribute.rawValue {
      try encodePrimitive(value, forKey: key)
    } else {
      try encodeNil(forKey: key)
    }
  }

  /// Encodes an attribute unless it is absent.
  public mutating func encodeIfPresent<Value: Codable, Transformer>(
    _ attribute: TransformedAttribute<Value, Transformer>?, forKey key: Key
  ) throws {
    if let attribute { try encode(attribute, forKey: key) }
  }

  /// Encodes an attribute that may be null, unless it is absent.
  public mutating func encodeIfPresent<Value: Codable, Transformer>(
    _ attribute: TransformedAttribute<Value?, Transformer>?, forKey key: Key
  ) throws {
    if let attribute { try encode(attribute, forKey: key) }
  }
}
