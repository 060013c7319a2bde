extension JSONValue: Decodable {
  /// Decodes any JSON value. Throws a `DecodingError` for values nested deeper than ``maximumDepth``
  /// and for numbers that cannot be represented exactly.
  public init(from decoder: any Decoder) throws {
    var place = JSONValueReader.WholePlace(
      decoder: decoder, value: try decoder.singleValueContainer())
    var reader = JSONValueReader()
    self = try reader.read(&place, likely: .object, depth: 0)
  }
}

extension JSONValue: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try NestedJSONValue(value: self, depth: 0).encode(to: encoder)
  }
}

/// A value with its depth, so that encoding stops before the stack overflows.
private struct NestedJSONValue: Encodable {
  let value: JSONValue
  let depth: Int

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .array(let values):
      try checkDepth(encoder)
      var array = encoder.unkeyedContainer()
      for value in values { try array.encode(NestedJSONValue(value: value, depth: depth + 1)) }
    case .object(let members):
      try checkDepth(encoder)
      var object = encoder.container(keyedBy: AnyCodingKey.self)
      for (name, value) in members {
        let nested = NestedJSONValue(value: value, depth: depth + 1)
        try object.encode(nested, forKey: AnyCodingKey(name))
      }
    default:
      var single = encoder.singleValueContainer()
      switch value {
      case .bool(let flag): try single.encode(flag)
      case .integer(let number): try single.encode(number)
      case .unsignedInteger(let number): try single.encode(number)
      case .decimal(let number): try single.encode(number)
      case .string(let text): try single.encode(text)
      case .null, .array, .object: try single.encodeNil()
      }
    }
  }

  private func checkDepth(_ encoder: any Encoder) throws {
    guard depth >= JSONValue.maximumDepth else { return }
    // The error omits the value: printing it would need as much stack as encoding it.
    throw EncodingError.invalidValue(
      JSONValue.null,
      EncodingError.Context(
        codingPath: [],
        debugDescription: "The JSON value is nested deeper than \(JSONValue.maximumDepth) levels."
      )
    )
  }
}

// Unlike for other optional members, `null` is a value here.

extension KeyedDecodingContainer {
  /// Decodes a value that may be absent. `null` is a value.
  public func decodeIfPresent(_ type: JSONValue.Type, forKey key: Key) throws -> JSONValue? {
    // The literal `nil` would be `JSONValue.null`.
    contains(key) ? try decode(type, forKey: key) : Optional.none
  }

  /// Decodes an attribute that may be absent. `null` is a value.
  public func decodeIfPresent(
    _ type: Attribute<JSONValue>.Type, forKey key: Key
  ) throws -> Attribute<JSONValue>? {
    contains(key) ? try decode(type, forKey: key) : nil
  }

  /// Decodes an attribute that may be absent. `null` is a value.
  public func decodeIfPresent<Transformer>(
    _ type: TransformedAttribute<JSONValue, Transformer>.Type, forKey key: Key
  ) throws -> TransformedAttribute<JSONValue, Transformer>? {
    contains(key) ? try decode(type, forKey: key) : nil
  }
}
