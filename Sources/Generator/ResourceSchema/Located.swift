import Diagnostics

/// A value with the place where a file declares it.
///
/// Places do not affect equality: two located values are equal if their values are equal.
public struct Located<Value> {
  public var value: Value
  /// The place; ``SourceRange/unknown`` if no file states the value.
  @NotCompared public var range: SourceRange

  public init(_ value: Value, at range: SourceRange = .unknown) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}

extension Located: Equatable where Value: Equatable {}

extension Located: Hashable where Value: Hashable {}

/// A property that is not part of a value: it does not affect equality.
@propertyWrapper
public struct NotCompared<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension NotCompared: Sendable where Value: Sendable {}

extension NotCompared: Hashable {
  public static func == (_: Self, _: Self) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}
