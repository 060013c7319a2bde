/// An attribute that is in Swift what it is in JSON.
///
/// ```swift
/// struct Attributes: JSONAPI.Attributes {
///   let title: Attribute<String>        // must be there
///   let subtitle: Attribute<String?>    // must be there, may be null
///   let rating: Attribute<Double>?      // may be missing
///   let note: Attribute<String?>?       // may be missing, may be null, and both are told apart
/// }
/// ```
///
/// See [Attributes](https://jsonapi.org/format/#document-resource-object-attributes).
public struct Attribute<RawValue: Codable>: AttributeType {
  public typealias ValueType = RawValue

  /// What the attribute is in JSON and in Swift.
  public var value: RawValue

  /// An attribute with a value.
  public init(value: RawValue) {
    self.value = value
  }

  /// An attribute with the value that a function makes of this one's.
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
