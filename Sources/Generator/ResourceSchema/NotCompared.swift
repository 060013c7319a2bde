/// A property that is kept beside a value and is no part of it: it makes no two values differ.
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
