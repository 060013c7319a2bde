/// A member of an object whose JSON differs from the `Codable` form of its Swift type. Its decoded form is encoded again,
/// unless the value was set.
///
/// ```swift
/// struct Address: Codable {
///   @Formatted<Format.DateTime> var movedIn: Date
/// }
/// ```
@propertyWrapper
public struct Formatted<Format: ReversibleTransformer> where Format.From: Codable {
  /// The value in JSON, if it was decoded and not set afterwards.
  private var rawValue: Format.From?

  /// The value.
  public var wrappedValue: Format.To { didSet { rawValue = nil } }

  /// Creates a member with a value.
  public init(wrappedValue: Format.To) { self.wrappedValue = wrappedValue }

  fileprivate init(_ attribute: TransformedAttribute<Format.From, Format>) {
    rawValue = attribute.rawValue
    wrappedValue = attribute.value
  }

  fileprivate func attribute() throws -> TransformedAttribute<Format.From, Format> {
    try rawValue.map { TransformedAttribute(rawValue: $0, transformed: wrappedValue) }
      ?? TransformedAttribute(transformedValue: wrappedValue)
  }
}

/// A member that may be absent, with its own form in JSON.
@propertyWrapper
public struct OptionalFormatted<Format: ReversibleTransformer> where Format.From: Codable {
  fileprivate var member: Formatted<Format>?

  /// The value; `nil` if the member is absent.
  public var wrappedValue: Format.To? {
    get { member?.wrappedValue }
    set { member = newValue.map { Formatted(wrappedValue: $0) } }
  }

  /// Creates a member with a value.
  public init(wrappedValue: Format.To?) { self.wrappedValue = wrappedValue }

  fileprivate init(_ attribute: TransformedAttribute<Format.From, Format>?) {
    member = attribute.map { Formatted($0) }
  }
}

extension Formatted: Equatable where Format.To: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}

extension Formatted: Hashable where Format.To: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Formatted: Sendable where Format.From: Sendable, Format.To: Sendable {}
extension OptionalFormatted: Equatable where Format.To: Equatable {}
extension OptionalFormatted: Hashable where Format.To: Hashable {}
extension OptionalFormatted: Sendable where Format.From: Sendable, Format.To: Sendable {}

extension Formatted: ModelDecodable, ModelEncodable {
  private typealias Attribute = TransformedAttribute<Format.From, Format>

  package init(from reader: inout ModelReader) throws { self.init(try Attribute(from: &reader)) }

  public init(from decoder: any Decoder) throws { self.init(try Attribute(from: decoder)) }

  package static func hasNull() -> Bool { Attribute.hasNull() }

  package static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Self { self.init(try Attribute.member(name, of: members)) }

  package func write(to writer: inout ModelWriter) throws { try attribute().write(to: &writer) }

  public func encode(to encoder: any Encoder) throws { try attribute().encode(to: encoder) }

  package func encode(
    as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>
  ) throws { try attribute().encode(as: name, to: &members) }
}

// It has one stored property, and therefore the memory layout of that property.
extension OptionalFormatted: MemberWrapper, SelfAbsent {
  static func coding(isOptional: Bool) -> any MemberCoding.Type {
    OptionalCoding<Formatted<Format>>.self
  }
  static var absent: Self { Self(wrappedValue: nil) }
  var isAbsent: Bool { member == nil }
}

extension OptionalFormatted: Codable {
  public init(from decoder: any Decoder) throws { member = try Formatted?(from: decoder) }

  /// Encodes the value, or null: a member can only be absent from an object.
  public func encode(to encoder: any Encoder) throws { try member.encode(to: encoder) }
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
}

extension KeyedEncodingContainer {
  /// Encodes a member, unless it is absent.
  public mutating func encode<Format>(
    _ member: OptionalFormatted<Format>, forKey key: Key
  ) throws {
    if let attribute = try member.member?.attribute() { try encode(attribute, forKey: key) }
  }
}

// The types would otherwise show a secret to `print` and `dump`.

extension Formatted: CustomReflectable {
  public var customMirror: Mirror { mirror(self, wrappedValue, by: Format.self) }
}

extension OptionalFormatted: CustomReflectable {
  public var customMirror: Mirror { mirror(self, wrappedValue as Any, by: Format.self) }
}

private func mirror<Wrapper>(
  _ wrapper: Wrapper, _ value: Any, by transformer: any Transformer.Type
) -> Mirror {
  let isSensitive = transformer is any SensitiveTransformer.Type
  return Mirror(
    wrapper, children: isSensitive ? [:] : ["wrappedValue": value], displayStyle: .struct)
}
