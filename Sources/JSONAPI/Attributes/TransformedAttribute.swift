/// An attribute that is something else in Swift than in JSON.
///
/// ```swift
/// let createdAt: TransformedAttribute<String, DateTimeFormat>   // a Date
/// ```
///
/// What was read is kept in ``rawValue`` and written back to the letter; what is compared is the
/// ``value``.
public struct TransformedAttribute<RawValue: Codable, Transformer: JSONAPI.Transformer>:
  AttributeType
where Transformer.From == RawValue {
  public typealias ValueType = Transformer.To

  /// What stands in JSON.
  public let rawValue: RawValue
  /// What Swift code works with.
  public let value: Transformer.To

  /// Throws what the transformer throws.
  public init(rawValue: RawValue) throws {
    self.rawValue = rawValue
    value = try Transformer.transform(rawValue)
  }
}

/// An attribute whose value is checked.
public typealias ValidatedAttribute<RawValue: Codable, Validator: JSONAPI.Validator> =
  TransformedAttribute<RawValue, Validator> where RawValue == Validator.From

extension TransformedAttribute where Transformer: ReversibleTransformer {
  /// Throws what the transformer throws on the way back.
  public init(transformedValue: Transformer.To) throws {
    rawValue = try Transformer.reverse(transformedValue)
    value = transformedValue
  }
}

extension TransformedAttribute where Transformer: WireFormat {
  /// An attribute with a value, of a format that can write every one.
  public init(value: Transformer.To) {
    rawValue = Transformer.reverse(value)
    self.value = value
  }
}

extension TransformedAttribute {
  /// A plain attribute with the value that a function makes of this one's.
  public func map<T: Codable>(_ transform: (ValueType) throws -> T) rethrows -> Attribute<T> {
    Attribute<T>(value: try transform(value))
  }
}

extension TransformedAttribute: Equatable where Transformer.To: Equatable {
  /// Attributes are equal if their values are: `08:30Z` and `09:30+01:00` are the same moment.
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}

extension TransformedAttribute: Hashable where Transformer.To: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension TransformedAttribute: Sendable where RawValue: Sendable, Transformer.To: Sendable {}
