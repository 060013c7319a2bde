// The overloads for values that are `Codable` alone have a parameter that is never passed, which ranks them
// after the others.

// Most values are `ModelDecodable`, which the overloads of reader and writer know at compile time. The
// conformances are for all others.

extension Attribute: ModelDecodable, ModelEncodable {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    self.init(value: try reader.read(RawValue.self))
  }

  public static func hasNull() -> Bool { RawValue.self is any HasNull.Type }

  public static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Attribute {
    try members.decode(Attribute<RawValue>.self, forKey: name)
  }

  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    try writer.write(value: value)
  }
}

extension TransformedAttribute: ModelDecodable, ModelEncodable {
  @inlinable
  public init(from reader: inout ModelReader) throws {
    try self.init(rawValue: try reader.read(RawValue.self))
  }

  public static func hasNull() -> Bool { RawValue.self is any HasNull.Type }

  public static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> TransformedAttribute {
    try members.decode(TransformedAttribute<RawValue, Transformer>.self, forKey: name)
  }

  @inlinable
  public func write(to writer: inout ModelWriter) throws {
    try writer.write(value: rawValue)
  }
}

extension ModelReader {
  /// Reads an attribute that must be present.
  @inlinable
  public mutating func required<Value: ModelDecodable>(
    _ name: StaticString
  ) throws -> Attribute<Value> {
    Attribute(value: try read(name))
  }

  /// Reads an attribute that may be absent. `null` counts as absent unless it is a value.
  @inlinable
  public mutating func optional<Value: ModelDecodable>(
    _ name: StaticString
  ) throws -> Attribute<Value>? {
    try readIfPresent(name).map { Attribute(value: $0) }
  }

  /// Reads a value of a type that is `Decodable` alone.
  @_disfavoredOverload
  public mutating func required<Value: Decodable>(
    _ name: StaticString, byCodable: Void = ()
  ) throws -> Value {
    let attribute: CodableValue<Value> = try required(name)
    return attribute.value
  }

  /// Reads a value, which may be absent, of a type that is `Decodable` alone.
  @_disfavoredOverload
  public mutating func optional<Value: Decodable>(
    _ name: StaticString, byCodable: Void = ()
  ) throws -> Value? {
    let attribute: CodableValue<Value>? = try optional(name)
    return attribute?.value
  }
}

/// A type of which `null` is a value.
private protocol HasNull {}
extension Optional: HasNull {}
extension JSONValue: HasNull {}

/// A value of a type that is `Decodable` alone.
private struct CodableValue<Value: Decodable>: ModelDecodable {
  let value: Value

  init(value: Value) { self.value = value }

  init(from reader: inout ModelReader) throws {
    value = try reader.read(Value.self)
  }

  static func hasNull() -> Bool { Value.self is any HasNull.Type }

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value.self)
  }

  static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> CodableValue {
    CodableValue(value: try members.decodePrimitive(Value.self, forKey: name))
  }
}

extension ModelWriter {
  /// Writes an attribute.
  @inlinable
  public mutating func write<Value: ModelEncodable>(
    _ name: StaticString, _ attribute: Attribute<Value>
  ) throws {
    try write(nullable: name, attribute.value)
  }

  /// Writes an attribute, unless it is `nil`.
  @inlinable
  public mutating func write<Value: ModelEncodable>(
    _ name: StaticString, _ attribute: Attribute<Value>?
  ) throws {
    if let attribute { try write(nullable: name, attribute.value) }
  }

  /// Writes an attribute.
  @inlinable
  public mutating func write<RawValue: ModelEncodable, Transformer>(
    _ name: StaticString, _ attribute: TransformedAttribute<RawValue, Transformer>
  ) throws {
    try write(nullable: name, attribute.rawValue)
  }

  /// Writes an attribute, unless it is `nil`.
  @inlinable
  public mutating func write<RawValue: ModelEncodable, Transformer>(
    _ name: StaticString, _ attribute: TransformedAttribute<RawValue, Transformer>?
  ) throws {
    if let attribute { try write(nullable: name, attribute.rawValue) }
  }

  /// Writes a value of a type that is `Encodable` alone.
  @_disfavoredOverload
  public mutating func write<Value: Encodable>(
    _ name: StaticString, _ value: Value, byCodable: Void = ()
  ) throws {
    try write(name, EncodableValue(value: value))
  }

  /// Writes a value of a type that is `Encodable` alone, unless it is `nil`.
  @_disfavoredOverload
  public mutating func write<Value: Encodable>(
    _ name: StaticString, _ value: Value?, byCodable: Void = ()
  ) throws {
    if let value { try write(name, EncodableValue(value: value)) }
  }

  /// Writes a value, `nil` as `null`, of a type that is `Encodable` alone.
  @_disfavoredOverload
  public mutating func write<Value: Encodable>(
    nullable name: StaticString, _ value: Value
  ) throws {
    try write(name, EncodableValue(value: value))
  }

  /// Writes a value of any type: in its own way, or else by way of `Codable`.
  @inlinable
  package mutating func write(value: some Encodable) throws {
    if let value = value as? any ModelEncodable {
      try value.write(to: &self)
    } else {
      try writeCodable(value)
    }
  }
}

/// A value of a type that is `Encodable` alone.
private struct EncodableValue<Value: Encodable>: ModelEncodable {
  let value: Value

  func write(to writer: inout ModelWriter) throws {
    try writer.write(value: value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  func encode(
    as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>
  ) throws {
    try members.encodePrimitive(value, forKey: name)
  }
}
