/// An attribute of any type.
public protocol AbstractAttributeType {
  /// The type of what stands in JSON.
  var rawValueType: Any.Type { get }
}

/// A property of an `Attributes` struct: ``Attribute`` or ``TransformedAttribute``.
public protocol AttributeType: Codable, AbstractAttributeType {
  /// What stands in JSON.
  associatedtype RawValue: Codable
  /// What Swift code works with.
  associatedtype ValueType

  /// What the attribute is in Swift.
  var value: ValueType { get }
}

extension AttributeType {
  public var rawValueType: Any.Type { RawValue.self }

  /// Decodes the attribute as a synthesised `init(from:)` would: for those that write their own.
  ///
  /// ```swift
  /// title = try .defaultDecoding(from: container, forKey: .title)
  /// ```
  public static func defaultDecoding<Container: KeyedDecodingContainerProtocol>(
    from container: Container, forKey key: Container.Key
  ) throws -> Self {
    try container.decode(Self.self, forKey: key)
  }
}
