import Foundation

/// Names for things that are paid.
public enum Money {
  /// An amount of one currency; on the wire `{ "value": 9.95, "currency": "EUR" }`.
  public struct Amount: Codable, Hashable, Sendable {
    public var value: Decimal
    /// Three letters of ISO 4217.
    public var currency: String

    public init(_ value: Decimal, _ currency: String) {
      self.value = value
      self.currency = currency
    }
  }
}
