#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Parses a date in a given pattern.
struct PatternDateReader {
  private var text: TextScanner
  private var year = 1970
  private var month = 1
  private var day = 1
  private var hour = 0
  private var minute = 0
  private var second = 0
  private var nanosecond = 0
  private var isAfternoon: Bool?
  private var offset = 0

  /// Returns the date in a string, or `nil` if the string does not match the pattern.
  static func date(of text: String, pattern: String) -> Date? {
    var reader = PatternDateReader(text: TextScanner(text))
    for token in DatePatternTokens(pattern) where !reader.read(token) { return nil }
    return reader.text.isAtEnd ? reader.date : nil
  }

  private init(text: TextScanner) { self.text = text }

  private var date: Date? {
    let date = CivilDate(year: year, month: month, day: day)
    var hour = hour
    if let isAfternoon {
      guard 1...12 ~= hour else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    guard date.isValid, hour < 24, minute < 60, second <= 60 else { return nil }
    let time = CivilTime(
      date: date, secondOfDay: hour * 3600 + minute * 60 + second, nanosecond: nanosecond)
    return time.moment(offset: offset)
  }

  private mutating func read(_ token: DatePatternToken) -> Bool {
    switch token {
    case .literal(let scalar): text.skip(ignoringCase: String(scalar))
    case .field(let letter, let count): read(letter, count: count)
    }
  }

  private mutating func read(_ letter: Unicode.Scalar, count: Int) -> Bool {
    switch letter {
    case "y", "u": readYear(count)
    case "M", "L": readMonth(count)
    case "d": read(&day, text.number(digits: count...2.atLeast(count)))
    case "E": readName(DateNames.weekdays, isFull: count == 4) != nil
    case "a": readHalfOfDay()
    case "H", "h": read(&hour, text.number(digits: count...2.atLeast(count)))
    case "m": read(&minute, text.number(digits: count...2.atLeast(count)))
    case "s": read(&second, text.number(digits: count...2.atLeast(count)))
    case "S": read(&nanosecond, text.nanoseconds())
    default: readZone()
    }
  }

  private func read(_ field: inout Int, _ number: Int?) -> Bool {
    guard let number else { return false }
    field = number
    return true
  }

  private mutating func readYear(_ count: Int) -> Bool {
    guard count == 2 else {
      return read(&year, text.number(digits: min(count, 4)...4))
    }
    guard let short = text.number(digits: 2) else { return false }
    year = short < 70 ? 2000 + short : 1900 + short
    return true
  }

  private mutating func readMonth(_ count: Int) -> Bool {
    guard count > 2 else {
      return read(&month, text.number(digits: count...2))
    }
    guard let index = readName(DateNames.months, isFull: count == 4) else { return false }
    month = index + 1
    return true
  }

  private mutating func readName(_ names: [String], isFull: Bool) -> Int? {
    names.firstIndex { text.skip(ignoringCase: isFull ? $0 : String($0.prefix(3))) }
  }

  private mutating func readHalfOfDay() -> Bool {
    if text.skip(ignoringCase: "AM") {
      isAfternoon = false
    } else if text.skip(ignoringCase: "PM") {
      isAfternoon = true
    } else {
      return false
    }
    return true
  }

  private mutating func readZone() -> Bool {
    let hasName = ["GMT", "UTC", "Z"].contains { text.skip(ignoringCase: $0) }
    guard let seconds = text.offset() else { return hasName }
    offset = seconds
    return true
  }
}

extension Int {
  fileprivate func atLeast(_ count: Int) -> Int { Swift.max(self, count) }
}
