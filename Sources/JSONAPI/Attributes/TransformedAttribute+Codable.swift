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

  fileprivate init(
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
            debugDescription: "The value \(rawValue) was refused: \(error)",
            underlyingError: error))
      }
    } catch  where Transformer.self is any SensitiveTransformer.Type {
      if case DecodingError.keyNotFound = error { throw error }
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath(), debugDescription: "The secret was refused.",
          underlyingError: SecretRefused()))
    }
  }
}

/// Stands for what is wrong with a secret, which would be printed with it.
struct SecretRefused: Error {}

// Synthesised `Codable` picks these: see those of ``Attribute``.

extension KeyedDecodingContainer {
  /// Decodes an attribute without a decoder of its own.
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

  /// Decodes an attribute that may be missing; `null` is read as missing.
  public func decodeIfPresent<Value: Codable, Transformer>(
    _ type: TransformedAttribute<Value, Transformer>.Type, forKey key: Key
  ) throws -> TransformedAttribute<Value, Transformer>? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decode(type, forKey: key)
  }

  /// Decodes an attribute that may be missing and may be null: only a missing one is `nil`.
  public func decodeIfPresent<Value: Codable, Transformer>(
    _ type: TransformedAttribute<Value?, Transformer>.Type, forKey key: Key
  ) throws -> TransformedAttribute<Value?, Transformer>? {
    contains(key) ? try decode(type, forKey: key) : nil
  }
}

extension KeyedEncodingContainer {
  /// Encodes an attribute as what stands in JSON is encoded.
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

  /// Encodes an attribute unless it is missing.
  public mutating func encodeIfPresent<Value: Codable, Transformer>(
    _ attribute: TransformedAttribute<Value, Transformer>?, forKey key: Key
  ) throws {
    if let attribute { try encode(attribute, forKey: key) }
  }

  /// Encodes an attribute that may be null, unless it is missing.
  public mutating func encodeIfPresent<Value: Codable, Transformer>(
    _ attribute: TransformedAttribute<Value?, Transformer>?, forKey key: Key
  ) throws {
    if let attribute { try encode(attribute, forKey: key) }
  }
}
