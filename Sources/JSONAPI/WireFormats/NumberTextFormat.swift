#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A number as a string, such as `"19.90"`, which servers use for numbers that must not be rounded.
///
/// ```swift
/// let price: TransformedAttribute<String, NumberTextFormat<Decimal>>   // a Decimal
/// ```
public enum NumberTextFormat<Number: _NumberInText>: WireFormat {
  /// Converts a string to a number. Throws a ``WireFormatError`` if the string is not a number or the
  /// number does not fit in `Number`.
  public static func transform(_ value: String) throws -> Number {
    guard value.isWrittenAsNumber, let number = Number(textOfNumber: value) else {
      throw WireFormatError(
        expected: "a string with a number that fits in \(Number.self), such as “42”", found: value)
    }
    return number
  }

  /// Converts a number to a string.
  public static func reverse(_ value: Number) -> String { value.textOfNumber }
}

/// A number that ``NumberTextFormat`` converts.
public protocol _NumberInText: Sendable {
  /// Creates a number from a string, or returns `nil` if the type cannot represent it.
  ///
  /// - Parameter text: A number in JSON syntax. Leading zeros and a plus sign are also allowed.
  init?(textOfNumber text: String)
  /// The number as a string.
  var textOfNumber: String { get }
}

extension Int: _NumberInText {
  /// Creates a number from a string, or returns `nil` if the type cannot represent it.
  public init?(textOfNumber text: String) { self.init(text) }
  /// The number as a string.
  public var textOfNumber: String { String(self) }
}

extension Int64: _NumberInText {
  /// Creates a number from a string, or returns `nil` if the type cannot represent it.
  public init?(textOfNumber text: String) { self.init(text) }
  /// The number as a string.
  public var textOfNumber: String { String(self) }
}

extension Double: _NumberInText {
  /// Creates a number from a string, or returns `nil` if the type cannot represent it.
  public init?(textOfNumber text: String) {
    self.init(text)
    guard isFinite else { return nil }
  }
  /// The number as a string; `0` for infinity and NaN, which JSON cannot represent.
  public var textOfNumber: String { isFinite ? String(self) : "0" }
}

extension Decimal: _NumberInText {
  /// Creates a number from a string, or returns `nil` if the type cannot represent it.
  public init?(textOfNumber text: String) {
    self.init(string: text)
    guard isExact else { return nil }
  }
  /// The number as a string; `0` for NaN.
  public var textOfNumber: String { isNaN ? "0" : description }
}

extension String {
  /// `true` if the string is a number in JSON syntax. Leading zeros and a plus sign are also allowed.
  fileprivate var isWrittenAsNumber: Bool {
    var bytes = utf8[...]
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      bytes = bytes.dropFirst()
    }
    guard bytes.skipDigits() else { return false }
    if bytes.first == UInt8(ascii: ".") {
      bytes = bytes.dropFirst()
      guard bytes.skipDigits() else { return false }
    }
    if let exponent = bytes.first, exponent == UInt8(ascii: "e") || exponent == UInt8(ascii: "E") {
      bytes = bytes.dropFirst()
      if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        bytes = bytes.dropFirst()
      }
      guard bytes.skipDigits() else { return false }
    }
    return bytes.isEmpty
  }
}

extension Substring.UTF8View {
  /// Skips digits. Returns `false` if there are none.
  fileprivate mutating func skipDigits() -> Bool {
    let rest = drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let hasDigits = rest.startIndex > startIndex
    self = rest
    return hasDigits
  }
}
