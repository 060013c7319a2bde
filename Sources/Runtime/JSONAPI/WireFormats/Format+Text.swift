#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Format {
  /// A value as a string: a ``Day``, a ``Time``, a `URL`, a `UUID`, or a number that must not be rounded.
  ///
  /// ```swift
  /// let price: TransformedAttribute<String, Format.Text<Decimal>>   // "19.90"
  /// ```
  ///
  /// Decodes UUIDs in any case and encodes lower case (RFC 9562).
  public enum Text<Value: _TextValue>: WireFormat {
    /// Converts a string to a value. Throws a ``WireFormatError`` if the string is not in the format of
    /// the value, or a number does not fit in `Value`.
    public static func transform(_ text: String) throws -> Value {
      guard let value = Value._value(text) else {
        throw WireFormatError(expected: Value._expectedText, found: text)
      }
      return value
    }

    /// Converts a value to a string. Infinity and NaN, which JSON cannot represent, become `0`.
    public static func reverse(_ value: Value) -> String { value._text }
  }
}

/// A value that ``Format/Text`` converts.
public protocol _TextValue: Sendable {
  /// The strings that represent values, with an example.
  static var _expectedText: String { get }

  /// Returns the value that a string represents; `nil` if the string is not in the format.
  // Not an initializer, which would make `flatMap(Int.init)` ambiguous.
  static func _value(_ text: String) -> Self?

  /// The value as a string.
  var _text: String { get }
}

extension _TextValue where Self: LosslessStringConvertible {
  public static func _value(_ text: String) -> Self? { Self(text) }
  public var _text: String { description }
}

extension _TextValue where Self: Numeric {
  public static var _expectedText: String {
    "a string with a number that fits in \(Self.self), such as “42”"
  }
}

extension Int: _TextValue {}
extension Int64: _TextValue {}

extension Double: _TextValue {
  public static func _value(_ text: String) -> Double? {
    guard TextScanner.isNumber(text), let number = Double(text), number.isFinite else { return nil }
    return number
  }
  public var _text: String { isFinite ? description : "0" }
}

extension Decimal: _TextValue {
  public static func _value(_ text: String) -> Decimal? {
    guard TextScanner.isNumber(text), let number = Decimal(string: text), number.isExact else {
      return nil
    }
    return number
  }
  public var _text: String { isNaN ? "0" : description }
}

/// A value that is a string in JSON.
private protocol CodedAsText: _TextValue, Codable {}

extension CodedAsText {
  public init(from decoder: any Decoder) throws {
    self = try Format.Text<Self>.decode(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(_text)
  }
}

extension Day: CodedAsText {
  public static var _expectedText: String { "a date such as “2026-11-21”" }
}

extension Time: CodedAsText {
  public static var _expectedText: String { "a time such as “08:30:00”" }
}

extension URL: _TextValue {
  public static var _expectedText: String { "a URL such as “https://example.com/articles”" }
  public static func _value(_ text: String) -> URL? { URL(string: text) }
  public var _text: String { absoluteString }
}

extension UUID: _TextValue {
  public static var _expectedText: String {
    "a UUID such as “67e55044-10b1-426f-9247-bb680e5fe0c8”"
  }
  public static func _value(_ text: String) -> UUID? { UUID(uuidString: text) }
  public var _text: String { uuidString.lowercased() }
}
