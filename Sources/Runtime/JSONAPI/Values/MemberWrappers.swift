// Members of objects whose JSON differs from the `Codable` form of their Swift type.

/// A member with its own format in JSON. The decoded form is kept until the value is set.
///
/// ```swift
/// struct Address: Codable {
///   @Formatted<Format.DateTime> var movedIn: Date
/// }
/// ```
@propertyWrapper
public struct Formatted<Format: WireFormat> where Format.From: Codable {
  var attribute: TransformedAttribute<Format.From, Format>

  /// The value.
  public var wrappedValue: Format.To {
    get { attribute.value }
    set { attribute = TransformedAttribute(value: newValue) }
  }

  /// Creates a member with a value.
  public init(wrappedValue: Format.To) {
    attribute = TransformedAttribute(value: wrappedValue)
  }

  init(_ attribute: TransformedAttribute<Format.From, Format>) {
    self.attribute = attribute
  }
}

/// A member that may be absent, with its own format in JSON.
@propertyWrapper
public struct OptionalFormatted<Format: WireFormat> where Format.From: Codable {
  var attribute: TransformedAttribute<Format.From, Format>?

  /// The value; `nil` if the member is absent.
  public var wrappedValue: Format.To? {
    get { attribute?.value }
    set { attribute = .ifPresent(newValue) }
  }

  /// Creates a member with a value.
  public init(wrappedValue: Format.To?) {
    attribute = .ifPresent(wrappedValue)
  }

  init(_ attribute: TransformedAttribute<Format.From, Format>?) {
    self.attribute = attribute
  }
}

/// A member that a transformer or validator converts. The conversion can fail.
@propertyWrapper
public struct Transformed<Transformer: ReversibleTransformer> where Transformer.From: Codable {
  /// The value.
  public var wrappedValue: Transformer.To

  /// Creates a member with a value.
  public init(wrappedValue: Transformer.To) {
    self.wrappedValue = wrappedValue
  }
}

/// A member that may be absent, and that a transformer or validator converts.
@propertyWrapper
public struct OptionalTransformed<Transformer: ReversibleTransformer>
where Transformer.From: Codable {
  /// The value; `nil` if the member is absent.
  public var wrappedValue: Transformer.To?

  /// Creates a member with a value.
  public init(wrappedValue: Transformer.To?) {
    self.wrappedValue = wrappedValue
  }
}

extension Formatted: Equatable where Format.To: Equatable {}
extension Formatted: Hashable where Format.To: Hashable {}
extension Formatted: Sendable where Format.From: Sendable, Format.To: Sendable {}
extension OptionalFormatted: Equatable where Format.To: Equatable {}
extension OptionalFormatted: Hashable where Format.To: Hashable {}
extension OptionalFormatted: Sendable where Format.From: Sendable, Format.To: Sendable {}
extension Transformed: Equatable where Transformer.To: Equatable {}
extension Transformed: Hashable where Transformer.To: Hashable {}
extension Transformed: Sendable where Transformer.To: Sendable {}
extension OptionalTransformed: Equatable where Transformer.To: Equatable {}
extension OptionalTransformed: Hashable where Transformer.To: Hashable {}
extension OptionalTransformed: Sendable where Transformer.To: Sendable {}

extension Formatted: Codable {
  public init(from decoder: any Decoder) throws {
    attribute = try TransformedAttribute(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try attribute.encode(to: encoder)
  }
}

extension Transformed: Codable {
  public init(from decoder: any Decoder) throws {
    wrappedValue = try TransformedAttribute<Transformer.From, Transformer>(from: decoder).value
  }

  public func encode(to encoder: any Encoder) throws {
    try TransformedAttribute<Transformer.From, Transformer>(transformedValue: wrappedValue)
      .encode(to: encoder)
  }
}

// A member can only be absent from an object. Outside of one, an absent value is encoded as null.

extension OptionalFormatted: Codable {
  public init(from decoder: any Decoder) throws {
    attribute = try TransformedAttribute?(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try attribute.encode(to: encoder)
  }
}

extension OptionalTransformed: Codable {
  public init(from decoder: any Decoder) throws {
    wrappedValue = try TransformedAttribute<Transformer.From, Transformer>?(from: decoder)?.value
  }

  public func encode(to encoder: any Encoder) throws {
    try TransformedAttribute<Transformer.From, Transformer>
      .ifPresent(transformedValue: wrappedValue).encode(to: encoder)
  }
}

// Synthesized `Codable` conformances pick these overloads, as they do those for `Attribute`.

extension KeyedDecodingContainer {
  /// Decodes a member.
  public func decode<Format>(
    _ type: OptionalFormatted<Format>.Type, forKey key: Key
  ) throws -> OptionalFormatted<Format> {
    OptionalFormatted(
      try decodeIfPresent(TransformedAttribute<Format.From, Format>.self, forKey: key))
  }

  /// Decodes a member.
  public func decode<Format, Raw>(
    _ type: OptionalFormatted<Format>.Type, forKey key: Key
  ) throws -> OptionalFormatted<Format> where Format.From == Raw? {
    OptionalFormatted(try decodeIfPresent(TransformedAttribute<Raw?, Format>.self, forKey: key))
  }

  /// Decodes a member.
  public func decode<Transformer>(
    _ type: OptionalTransformed<Transformer>.Type, forKey key: Key
  ) throws -> OptionalTransformed<Transformer> {
    OptionalTransformed(
      wrappedValue: try decodeIfPresent(
        TransformedAttribute<Transformer.From, Transformer>.self, forKey: key)?.value)
  }

  /// Decodes a member.
  public func decode<Transformer, Raw>(
    _ type: OptionalTransformed<Transformer>.Type, forKey key: Key
  ) throws -> OptionalTransformed<Transformer> where Transformer.From == Raw? {
    OptionalTransformed(
      wrappedValue: try decodeIfPresent(
        TransformedAttribute<Raw?, Transformer>.self, forKey: key)?.value)
  }
}

extension KeyedEncodingContainer {
  /// Encodes a member, unless it is absent.
  public mutating func encode<Format>(
    _ member: OptionalFormatted<Format>, forKey key: Key
  ) throws {
    if let attribute = member.attribute { try encode(attribute, forKey: key) }
  }

  /// Encodes a member, unless it is absent.
  public mutating func encode<Transformer>(
    _ member: OptionalTransformed<Transformer>, forKey key: Key
  ) throws {
    guard let value = member.wrappedValue else { return }
    try encode(
      TransformedAttribute<Transformer.From, Transformer>(transformedValue: value), forKey: key)
  }
}
