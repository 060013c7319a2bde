/// A conversion from the type in JSON to the type in Swift.
///
/// ```swift
/// enum Percent: Transformer {
///   static func transform(_ value: String) throws -> Double { … }
/// }
/// let discount: TransformedAttribute<String, Percent>
/// ```
public protocol Transformer {
  /// The type in JSON.
  associatedtype From
  /// The type in Swift.
  associatedtype To

  /// Converts a value in JSON to a value in Swift. Throws if the value cannot be converted.
  static func transform(_ value: From) throws -> To
}

/// A transformer that also converts from Swift to JSON. If that cannot fail, attributes are created from any value.
public protocol ReversibleTransformer: Transformer {
  /// The error that ``reverse(_:)`` throws: `Never` if it throws none.
  associatedtype ReverseError: Error

  /// Converts a value in Swift to a value in JSON. Throws if the value cannot be converted.
  static func reverse(_ value: To) throws(ReverseError) -> From
}

/// A transformer that validates a value and returns it unchanged.
///
/// ```swift
/// enum Positive: Validator {
///   static func transform(_ value: Int) throws -> Int {
///     guard value > 0 else { throw NotPositive() }
///     return value
///   }
/// }
/// ```
public typealias Validator = ReversibleTransformer

extension ReversibleTransformer where From == To {
  /// Returns the value if it is valid; otherwise, throws the error of the validator.
  public static func reverse(_ value: To) throws -> From {
    let value: From = value
    return try transform(value)
  }
}

/// A transformer that returns its input unchanged.
public enum _Identity<T>: ReversibleTransformer {
  public static func transform(_ value: T) -> T { value }
  public static func reverse(_ value: T) -> T { value }
}
