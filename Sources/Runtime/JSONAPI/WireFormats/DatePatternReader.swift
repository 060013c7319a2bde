import JSONAPIFoundation

/// Parses a date in a given pattern.
struct DatePatternReader {
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
    var reader = DatePatternReader(text: TextScanner(text))
    for token in DatePatternTokens(pattern) where !reader.read(token) { return nil }
    return reader.text.isAtEnd ? reader.date : nil
  }

  private var date: Date? {
    var hour = hour
    if let isAfternoon {
      guard 1...12 ~= hour else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    guard let day = Day(year: year, month: month, day: day),
      let time = Time(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
    else { return nil }
    return Date(day, time, offset: offset)
  }

  private mutating func read(_ token: DatePatternTokens.Token) -> Bool {
    switch token {
    case .literal(let scalar): text.skip(ignoringCase: String(scalar))
    case .field(let letter, let count): read(letter, count: count)
    }
  }

  private mutating func read(_ letter: Unicode.Scalar, count: Int) -> Bool {
    let number = count...max(count, 2)
    switch letter {
    case "y", "u":
      if count != 2 { return set(&year, text.number(digits: min(count, 4)...4)) }
      return set(&year, text.number(digits: 2).map { $0 + ($0 < 70 ? 2000 : 1900) })
    case "M", "L":
      if count <= 2 { return set(&month, text.number(digits: number)) }
      return set(&month, readName(DatePatternTokens.months, isFull: count == 4).map { $0 + 1 })
    case "d": return set(&day, text.number(digits: number))
    case "E": return readName(DatePatternTokens.weekdays, isFull: count == 4) != nil
    case "a":
      isAfternoon = text.skip(ignoringCase: "PM")
      return isAfternoon == true || text.skip(ignoringCase: "AM")
    case "H", "h": return set(&hour, text.number(digits: number))
    case "m": return set(&minute, text.number(digits: number))
    case "s": return set(&second, text.number(digits: number))
    case "S": return set(&nanosecond, text.nanoseconds())
    default:
      let hasName = ["GMT", "UTC", "Z"].contains { text.skip(ignoringCase: $0) }
      return set(&offset, text.offset()) || hasName
    }
  }

  private func set(_ field: inout Int, _ number: Int?) -> Bool {
    guard let number else { return false }
    field = number
    return true
  }

  private mutating func readName(_ names: [String], isFull: Bool) -> Int? {
    names.firstIndex { text.skip(ignoringCase: isFull ? $0 : String($0.prefix(3))) }
  }
}

/// The fields and literal characters of a date pattern.
struct DatePatternTokens: Sequence, IteratorProtocol {
  enum Token {
    /// A Unicode date field: its letter and the number of repetitions.
    case field(Unicode.Scalar, count: Int)
    case literal(Unicode.Scalar)
  }

  private var rest: Substring.UnicodeScalarView
  private var isQuoted = false

  init(_ pattern: String) {
    rest = pattern[...].unicodeScalars
  }

  mutating func next() -> Token? {
    while let scalar = rest.popFirst() {
      if scalar == "'" {
        if rest.first == "'" {
          rest.removeFirst()
          return .literal("'")
        }
        isQuoted.toggle()
        continue
      }
      guard !isQuoted, "yuMLdEaHhmsSXxZz".unicodeScalars.contains(scalar) else {
        return .literal(scalar)
      }
      let others = rest.prefix { $0 == scalar }.count
      rest.removeFirst(others)
      return .field(scalar, count: 1 + others)
    }
    return nil
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}
