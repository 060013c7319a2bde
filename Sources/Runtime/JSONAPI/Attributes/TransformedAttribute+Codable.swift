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
        let container = Transformer.self as? any ContainerTransformer.Type
        throw DecodingError.corrupted(
          "Invalid value \(rawValue): \(error)",
          at: codingPath() + (container?.pathOfFailure(in: rawValue) ?? []), because: error)
      }
    } catch  where Transformer.self is any SensitiveTransformer.Type {
      if case DecodingError.keyNotFound = error { throw error }
      throw DecodingError.corrupted(
        "Invalid secret.", at: codingPath(), because: SecretRefused())
    }
  }
}

// Has a place in the text; an ``Attribute`` is read and written as its value (``MemberWrapper``).
extension TransformedAttribute: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    try self.init(rawValue: try reader.read(RawValue.self), codingPath: [])
  }

  package static func hasNull() -> Bool { RawValue.self is any HasNull.Type }

  package static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> TransformedAttribute {
    try members.decode(TransformedAttribute<RawValue, Transformer>.self, forKey: name)
  }

  package func write(to writer: inout ModelWriter) throws {
    try writer.write(value: rawValue)
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

  /// Decodes an attribute that may be absent; `null` counts as absent, unless it is a value of the attribute.
  public func decodeIfPresent<Value: Codable, Transformer>(
    _ type: TransformedAttribute<Value, Transformer>.Type, forKey key: Key
  ) throws -> TransformedAttribute<Value, Transformer>? {
    try hasValue(of: Value.self, forKey: key) ? try decode(type, forKey: key) : nil
  }
}

extension KeyedEncodingContainer {
  /// Encodes an attribute as its raw value.
  public mutating func encode<Value: Codable, Transformer>(
    _ attribute: TransformedAttribute<Value, Transformer>, forKey key: Key
  ) throws {
    try encodePrimitive(attribute.rawValue, forKey: key)
  }

  /// Encodes an attribute unless it is absent.
  public mutating func encodeIfPresent<Value: Codable, Transformer>(
    _ attribute: TransformedAttribute<Value, Transformer>?, forKey key: Key
  ) throws {
    if let attribute { try encode(attribute, forKey: key) }
  }
}
