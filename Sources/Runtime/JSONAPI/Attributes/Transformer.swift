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

/// A transformer that also converts from Swift to JSON.
public protocol ReversibleTransformer: Transformer {
  /// Converts a value in Swift to a value in JSON. Throws if the value cannot be converted.
  static func reverse(_ value: To) throws -> From
}

/// The JSON representation of a Swift type: a transformer that can convert every value to JSON.
public protocol WireFormat: ReversibleTransformer {
  /// Converts a value in Swift to a value in JSON.
  static func reverse(_ value: To) -> From
}

/// A transformer that returns its input unchanged.
public enum IdentityTransformer<T>: WireFormat {
  public static func transform(_ value: T) -> T { value }
  /// Returns the value unchanged.
  public static func reverse(_ value: T) -> T { value }
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
public protocol Validator: ReversibleTransformer where From == To {}

extension Validator {
  /// Returns the value if it is valid; otherwise, throws the error of the validator.
  public static func reverse(_ value: To) throws -> From {
    let value: To = value
    return try transform(value)
  }
}
