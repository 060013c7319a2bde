import Foundation

/// A namespace for types of payments.
public enum Money {
  /// An amount in a currency; in JSON, `{ "value": 9.95, "currency": "EUR" }`.
  public struct Amount: Codable, Hashable, Sendable {
    public var value: Decimal
    /// The ISO 4217 code: three letters.
    public var currency: String

    public init(_ value: Decimal, _ currency: String) {
      self.value = value
      self.currency = currency
    }
  }
}
