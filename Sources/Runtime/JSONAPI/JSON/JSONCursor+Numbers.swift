import JSONAPIFoundation

extension JSONCursor {
  /// A number as written in the text.
  struct Number {
    let start: UnsafePointer<UInt8>
    let count: Int
    /// True if it has neither a fraction nor an exponent.
    let isInteger: Bool

    var text: String {
      String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// Returns the number, correctly rounded; `nil` if it is too large, or so small
    /// that it would be zero.
    func float<Value: BinaryFloatingPoint & LosslessStringConvertible>(
      _ type: Value.Type = Value.self
    ) -> Value? {
      guard let value = Value(text), value.isFinite, value != 0 || !hasDigit else { return nil }
      return value
    }

    /// True if the significand has a digit other than zero.
    private var hasDigit: Bool {
      text.prefix { $0 != "e" && $0 != "E" }.contains { ("1"..."9").contains($0) }
    }

    /// Returns the integer, in any notation, such as `5`, `5.0` or `5e0`; `nil` if it does not fit or has a fraction.
    func integer<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) -> Value? {
      guard isInteger else {
        guard let double = Double(text), let value = Value(exactly: double) else { return nil }
        // Beyond 2^53, a double may be the nearest one to another integer.
        return abs(double) < 0x1p53 ? value : roundedDecimal.flatMap { Value($0.description) }
      }
      guard count < 19 else { return Value(text) }
      let isNegative = start.pointee == UInt8(ascii: "-")
      var magnitude: Int64 = 0
      for index in (isNegative ? 1 : 0)..<count {
        magnitude = magnitude &* 10 &+ Int64(start[index] &- UInt8(ascii: "0"))
      }
      return Value(exactly: isNegative ? 0 &- magnitude : magnitude)
    }

    /// The exact number; `nil` if it has too many digits, or is too large or too small.
    var decimal: Decimal? {
      roundedDecimal.flatMap { $0.isExact ? $0 : nil }
    }

    /// The number, without digits that do not fit; `nil` if it is too large or too small.
    var roundedDecimal: Decimal? { Decimal(string: text) }
  }

  mutating func number() throws -> Number {
    let first = place
    var isInteger = true
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) {
      guard skipDigits() else { throw failure(place == first ? .value : .number) }
    }
    if skip(UInt8(ascii: ".")) {
      isInteger = false
      guard skipDigits() else { throw failure(.number) }
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      advance()
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { advance() }
      guard skipDigits() else { throw failure(.number) }
    }
    return Number(start: first, count: place - first, isInteger: isInteger)
  }

  /// Skips digits. Returns `false` if there are none.
  private mutating func skipDigits() -> Bool {
    let first = place
    while byte &- UInt8(ascii: "0") < 10 { advance() }
    return place > first
  }

  /// Reads an integer in any notation, such as `5`, `5.0` or `5e0`.
  @_specialize(where Value == Int)
  mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) throws -> Value {
    let offset = offset
    guard let value = try? number().integer(type) else { throw mismatch(type, at: offset) }
    return value
  }

  /// Reads an integer as text. Throws if it has a fraction or an exponent, as for a value that is not a string.
  mutating func digits() throws -> Name {
    let offset = offset
    guard let number = try? number(), number.isInteger else {
      throw mismatch(String.self, at: offset)
    }
    return Name(start: number.start, count: number.count, hasEscapes: false)
  }

  /// Reads a number, correctly rounded. Throws if it is too large or too small.
  mutating func double() throws -> Double {
    let offset = offset
    guard let number = try? number(),
      let value = Self.exactDouble(number) ?? number.float(Double.self)
    else { throw mismatch(Double.self, at: offset) }
    return value
  }

  /// Returns a number with few digits, for which one division or multiplication of two exact doubles is correctly
  /// rounded; `nil` for other numbers.
  private static func exactDouble(_ number: Number) -> Double? {
    var digits: UInt64 = 0
    var exponent = 0
    var index = number.start.pointee == UInt8(ascii: "-") ? 1 : 0
    let isNegative = index == 1
    guard number.count - index < 18 else { return nil }
    var isFraction = false
    while index < number.count {
      let byte = number.start[index]
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if byte | 0x20 == UInt8(ascii: "e") {
        return nil
      } else {
        digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
        if isFraction { exponent += 1 }
      }
      index += 1
    }
    guard digits <= 1 << 53, exponent < powersOfTen.count else { return nil }
    let value = Double(digits) / powersOfTen[exponent]
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
