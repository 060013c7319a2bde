/// An attribute that has the same type in Swift and in JSON.
///
/// ```swift
/// struct Attributes: JSONAPI.Attributes {
///   let title: Attribute<String>        // required
///   let subtitle: Attribute<String?>    // required, may be null
///   let rating: Attribute<Double>?      // may be absent
///   let note: Attribute<String?>?       // may be absent or null; the two are distinct
/// }
/// ```
///
/// See [Attributes](https://jsonapi.org/format/#document-resource-object-attributes).
public struct Attribute<RawValue: Codable>: _AttributeType {
  /// The value, in JSON and in Swift.
  public var value: RawValue

  /// Creates an attribute with a value.
  public init(value: RawValue) {
    self.value = value
  }

  /// Returns an attribute with the value, or `nil` (an absent attribute) if there is no value. If the value may be null,
  /// the outer `nil` means absent and the inner one null.
  ///
  /// ```swift
  /// self.subtitle = .ifPresent(subtitle)
  /// ```
  public static func ifPresent(_ value: RawValue?) -> Attribute? {
    value.map { Attribute(value: $0) }
  }

  // For enums whose cases hold plain values of different types.

  /// Encodes a value as an attribute of this type does.
  public static func encode(_ value: RawValue, to encoder: any Encoder) throws {
    try Attribute(value: value).encode(to: encoder)
  }
}

extension Attribute: Equatable where RawValue: Equatable {}
extension Attribute: Hashable where RawValue: Hashable {}
extension Attribute: Sendable where RawValue: Sendable {}

extension Attribute: CustomStringConvertible {
  public var description: String { "Attribute<\(RawValue.self)>(\(value))" }
}

/// A property of an `Attributes` struct: ``Attribute`` or ``TransformedAttribute``.
public protocol _AttributeType: Codable {
  /// The type of the value in JSON.
  associatedtype RawValue: Codable
  /// The type of the value in Swift.
  associatedtype ValueType

  /// The value in Swift.
  var value: ValueType { get }
}

extension _AttributeType {
  /// Decodes a value as an attribute of this type does.
  public static func value(from decoder: any Decoder) throws -> ValueType {
    try Self(from: decoder).value
  }

  /// Returns a plain attribute with the transformed value.
  public func map<T: Codable>(_ transform: (ValueType) throws -> T) rethrows -> Attribute<T> {
    Attribute<T>(value: try transform(value))
  }
}
