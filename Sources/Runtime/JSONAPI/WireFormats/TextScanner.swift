/// A parser that reads a string byte by byte.
struct TextScanner {
  private let bytes: String.UTF8View
  private var index: String.Index

  init(_ text: String) {
    bytes = text.utf8
    index = bytes.startIndex
  }

  var isAtEnd: Bool { index == bytes.endIndex }
  private var next: UInt8? { isAtEnd ? nil : bytes[index] }

  /// Skips a character if it comes next. Returns `false` if it does not.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard character.isASCII, next == UInt8(ascii: character) else { return false }
    bytes.formIndex(after: &index)
    return true
  }

  /// Skips a string if it comes next, ignoring case. Returns `false` if it does not.
  mutating func skip(ignoringCase text: String) -> Bool {
    var position = index
    for byte in text.utf8 {
      guard position != bytes.endIndex, bytes[position].lowercasedASCII == byte.lowercasedASCII
      else { return false }
      position = bytes.index(after: position)
    }
    index = position
    return true
  }

  private mutating func digit() -> Int? {
    guard let byte = next, 0x30...0x39 ~= byte else { return nil }
    bytes.formIndex(after: &index)
    return Int(byte - 0x30)
  }

  /// Reads a number with exactly the given number of digits.
  mutating func number(digits: Int) -> Int? {
    number(digits: digits...digits)
  }

  /// Reads a number with as many digits as possible within the given range. Returns `nil` for too few
  /// digits, and for more than nine, which no date field has.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    var value = 0
    var count = 0
    while count < digits.upperBound, let digit = digit() {
      guard count < 9 else { return nil }
      value = value * 10 + digit
      count += 1
    }
    return count < digits.lowerBound ? nil : value
  }

  /// Reads the fraction of a second, at least one digit, in nanoseconds. Digits after the ninth are
  /// ignored.
  mutating func nanoseconds() -> Int? {
    var value = 0
    var count = 0
    while let digit = digit() {
      if count < 9 { value = value * 10 + digit }
      count += 1
    }
    guard count > 0 else { return nil }
    for _ in min(count, 9)..<9 { value *= 10 }
    return value
  }

  /// Reads a day: `2026-11-21`.
  mutating func day() -> Day? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2)
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  /// Reads a time with seconds: `08:30:00`, `08:30:00.5`, or with a comma.
  mutating func time(allowsComma: Bool) -> Time? {
    guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2), skip(":"),
      let second = number(digits: 2)
    else { return nil }
    var fraction: Int? = 0
    if skip(".") || allowsComma && skip(",") { fraction = nanoseconds() }
    return fraction.flatMap { Time(hour: hour, minute: minute, second: second, nanosecond: $0) }
  }

  /// Reads an offset from UTC, `+02:00`, `+0200` or `+02`, in seconds.
  mutating func offset() -> Int? {
    let sign: Int
    if skip("+") { sign = 1 } else if skip("-") { sign = -1 } else { return nil }
    guard let hours = number(digits: 2), hours < 24 else { return nil }
    var minutes = 0
    if skip(":") {
      guard let number = number(digits: 2) else { return nil }
      minutes = number
    } else if let number = number(digits: 2) {
      minutes = number
    }
    guard minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  /// Returns `true` if a string is a number in JSON syntax. Leading zeros and a plus sign are also
  /// allowed.
  static func isNumber(_ text: String) -> Bool {
    var text = TextScanner(text)
    _ = text.skip("-") || text.skip("+")
    guard text.skipDigits() else { return false }
    if text.skip("."), !text.skipDigits() { return false }
    if text.skip("e") || text.skip("E") {
      _ = text.skip("-") || text.skip("+")
      guard text.skipDigits() else { return false }
    }
    return text.isAtEnd
  }

  private mutating func skipDigits() -> Bool {
    guard digit() != nil else { return false }
    while digit() != nil {}
    return true
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}

extension Int {
  /// Returns the number, padded with leading zeros to the given length.
  func padded(to length: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, length - digits.count)) + digits
  }

  /// Nanoseconds as decimal digits, without trailing groups of three zeros.
  var fractionDigits: String {
    let digits = padded(to: 9)
    if digits.hasSuffix("000000") { return String(digits.prefix(3)) }
    if digits.hasSuffix("000") { return String(digits.prefix(6)) }
    return digits
  }
}
