/// A property of an `Attributes` struct: ``Attribute`` or ``TransformedAttribute``.
public protocol AttributeType: Codable {
  /// The type of the value in JSON.
  associatedtype RawValue: Codable
  /// The type of the value in Swift.
  associatedtype ValueType

  /// The value in Swift.
  var value: ValueType { get }
}

extension AttributeType {
  /// Decodes the attribute as a synthesized `init(from:)` would, for use in one that you write.
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
