#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Any JSON value: what has no model of its own.
///
/// ```swift
/// let settings: JSONValue = ["theme": "dark", "sizes": [1, 2.5], "legacy": nil]
/// settings["theme"]?.stringValue  // "dark"
/// settings["sizes"]?[1]           // .decimal(2.5)
/// ```
///
/// Numbers keep their value; reading one with more digits than `Decimal` is sure to hold, 37, or with
/// an exponent beyond it is an error. (Zeros do not count. A digit that follows so many zeros that
/// `Decimal` cannot reach it, as in a 1 with fifty digits `0` after the point and another 1, is lost
/// unseen: `Decoder` does not tell it.) Two values are equal if they are the same JSON: `1` and `1.0`
/// are the same number.
public enum JSONValue {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number that `Int64` can hold.
  case integer(Int64)
  /// A whole number beyond `Int64` that `UInt64` can hold.
  case unsignedInteger(UInt64)
  /// Every other number.
  case decimal(Decimal)
  /// A text.
  case string(String)
  /// Values in their order.
  case array([JSONValue])
  /// Values by their names.
  case object([String: JSONValue])

  /// How deep arrays and objects may be nested to be read and to be written: deep enough for every
  /// API, and safe on the small stacks of secondary threads.
  public static let maximumDepth = 128
}

extension JSONValue: Sendable {}

extension JSONValue: Hashable {
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.unsignedInteger(let left), .unsignedInteger(let right)): left == right
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default:
      if let left = left.decimalValue, let right = right.decimalValue {
        left == right
      } else {
        false
      }
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .integer, .unsignedInteger, .decimal: hasher.combine(decimalValue)
    case .string(let value): hasher.combine(value)
    case .array(let values): hasher.combine(values)
    case .object(let members): hasher.combine(members)
    }
  }
}
