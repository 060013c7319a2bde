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
public struct Attribute<RawValue: Codable>: AttributeType {
  public typealias ValueType = RawValue

  /// The value, in JSON and in Swift.
  public var value: RawValue

  /// Creates an attribute with a value.
  public init(value: RawValue) {
    self.value = value
  }

  /// Returns an attribute with the transformed value.
  public func map<T: Codable>(_ transform: (ValueType) throws -> T) rethrows -> Attribute<T> {
    Attribute<T>(value: try transform(value))
  }
}

extension Attribute: Equatable where RawValue: Equatable {}
extension Attribute: Hashable where RawValue: Hashable {}
extension Attribute: Sendable where RawValue: Sendable {}

extension Attribute: CustomStringConvertible {
  public var description: String { "Attribute<\(RawValue.self)>(\(value))" }
}
