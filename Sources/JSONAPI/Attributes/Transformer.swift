/// A way from the type that stands in JSON to the type that Swift code works with.
///
/// ```swift
/// enum Percent: Transformer {
///   static func transform(_ value: String) throws -> Double { … }
/// }
/// let discount: TransformedAttribute<String, Percent>
/// ```
public protocol Transformer {
  /// What stands in JSON.
  associatedtype From
  /// What Swift code works with.
  associatedtype To

  /// Throws if the value stands for nothing of type `To`.
  static func transform(_ value: From) throws -> To
}

/// A transformer that knows the way back.
public protocol ReversibleTransformer: Transformer {
  /// What stands in JSON for a value. Throws if there is nothing that could.
  static func reverse(_ value: To) throws -> From
}

/// How a Swift value looks in JSON: a transformer whose way back cannot fail.
public protocol WireFormat: ReversibleTransformer {
  /// What stands in JSON for a value.
  static func reverse(_ value: To) -> From
}

/// The transformer that changes nothing.
public enum IdentityTransformer<T>: WireFormat {
  public static func transform(_ value: T) -> T { value }
  /// The value as it is.
  public static func reverse(_ value: T) -> T { value }
}

/// A transformer that checks a value and leaves it as it is.
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
  /// The value as it is; throws what the validator throws.
  public static func reverse(_ value: To) throws -> From {
    let value: To = value
    return try transform(value)
  }

  /// Returns the value if it is valid, else throws what the validator throws.
  public static func validate(_ value: To) throws -> To {
    try transform(value)
  }
}
