#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A number as a text: `"19.90"`, as servers write what no reader may round.
///
/// ```swift
/// let price: TransformedAttribute<String, NumberTextFormat<Decimal>>   // a Decimal
/// ```
public enum NumberTextFormat<Number: NumberInText>: WireFormat {
  /// Throws a ``WireFormatError`` for a text that is no number, and for one that `Number` cannot hold.
  public static func transform(_ value: String) throws -> Number {
    guard value.isWrittenAsNumber, let number = Number(textOfNumber: value) else {
      throw WireFormatError(
        expected: "a number that \(Number.self) can hold, in a string such as “42”", found: value)
    }
    return number
  }

  /// The number as a text.
  public static func reverse(_ value: Number) -> String { value.textOfNumber }
}

/// A number that ``NumberTextFormat`` reads and writes.
public protocol NumberInText: Sendable {
  /// - Parameter text: digits as JSON writes them, with whatever sign, point and exponent.
  /// - Returns: `nil` if the type cannot hold the number.
  init?(textOfNumber text: String)
  /// The number as a text.
  var textOfNumber: String { get }
}

extension Int: NumberInText {
  /// The number that a text spells, if the type can hold it.
  public init?(textOfNumber text: String) { self.init(text) }
  /// The number as a text.
  public var textOfNumber: String { String(self) }
}

extension Int64: NumberInText {
  /// The number that a text spells, if the type can hold it.
  public init?(textOfNumber text: String) { self.init(text) }
  /// The number as a text.
  public var textOfNumber: String { String(self) }
}

extension Double: NumberInText {
  /// The number that a text spells, if the type can hold it.
  public init?(textOfNumber text: String) {
    self.init(text)
    guard isFinite else { return nil }
  }
  /// A number that no text stands for, such as infinity, is written as `0`.
  public var textOfNumber: String { isFinite ? String(self) : "0" }
}

extension Decimal: NumberInText {
  /// The number that a text spells, if the type can hold it.
  public init?(textOfNumber text: String) {
    self.init(string: text)
    guard isExact else { return nil }
  }
  /// The number as a text; one that is none is written as `0`.
  public var textOfNumber: String { isNaN ? "0" : description }
}

extension String {
  /// Whether it is a number by the grammar of JSON, but for zeros and a plus sign before it.
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
  /// Skips digits, of which there must be at least one.
  fileprivate mutating func skipDigits() -> Bool {
    let rest = drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let hasDigits = rest.startIndex > startIndex
    self = rest
    return hasDigits
  }
}
