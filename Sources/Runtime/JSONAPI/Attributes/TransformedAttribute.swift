/// An attribute that has one type in JSON and another in Swift.
///
/// ```swift
/// let createdAt: TransformedAttribute<String, Format.DateTime>   // a Date
/// ```
///
/// A decoded attribute keeps its ``rawValue`` and is encoded as exactly that. Comparison uses the
/// ``value``.
public struct TransformedAttribute<RawValue: Codable, Transformer: JSONAPI.Transformer>:
  _AttributeType
where Transformer.From == RawValue {
  /// The value in JSON.
  public let rawValue: RawValue
  let transformed: Transformer.To

  /// The value in Swift.
  public var value: Transformer.To { transformed }

  init(rawValue: RawValue, transformed: Transformer.To) {
    self.rawValue = rawValue
    self.transformed = transformed
  }

  /// Creates an attribute from its value in JSON.
  ///
  /// - Throws: The error of the transformer.
  public init(rawValue: RawValue) throws {
    self.init(rawValue: rawValue, transformed: try Transformer.transform(rawValue))
  }
}

/// An attribute whose value is validated.
public typealias ValidatedAttribute<RawValue: Codable, Validator: JSONAPI.Validator> =
  TransformedAttribute<RawValue, Validator> where RawValue == Validator.From

extension TransformedAttribute where Transformer: ReversibleTransformer {
  /// Creates an attribute from its value in Swift.
  ///
  /// - Throws: The error of the transformer.
  public init(transformedValue: Transformer.To) throws {
    self.init(
      rawValue: try Transformer.reverse(transformedValue), transformed: transformedValue)
  }

  /// Returns an attribute with the value, or `nil` (an absent attribute) if there is no value.
  ///
  /// - Throws: The transformer's error if the value cannot be converted to JSON.
  public static func ifPresent(
    transformedValue value: Transformer.To?
  ) throws -> TransformedAttribute? {
    try value.map { try TransformedAttribute(transformedValue: $0) }
  }

  /// Encodes a value as an attribute of this type does.
  public static func encode(_ value: Transformer.To, to encoder: any Encoder) throws {
    try TransformedAttribute(transformedValue: value).encode(to: encoder)
  }
}

extension TransformedAttribute
where Transformer: ReversibleTransformer, Transformer.ReverseError == Never {
  /// Creates an attribute from its value in Swift.
  public init(value: Transformer.To) {
    self.init(rawValue: Transformer.reverse(value), transformed: value)
  }

  /// The value in Swift, which can be set: `attributes.createdAt.value = date`.
  public var value: Transformer.To {
    get { transformed }
    set { self = Self(value: newValue) }
  }

  /// Returns an attribute with the value, or `nil` (an absent attribute) if there is no value.
  public static func ifPresent(_ value: Transformer.To?) -> TransformedAttribute? {
    value.map { TransformedAttribute(value: $0) }
  }
}

extension TransformedAttribute: Equatable where Transformer.To: Equatable {
  /// Compares the values, not the raw values: `08:30Z` and `09:30+01:00` are the same moment.
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}

extension TransformedAttribute: Hashable where Transformer.To: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension TransformedAttribute: Sendable where RawValue: Sendable, Transformer.To: Sendable {}
