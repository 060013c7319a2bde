/// Formats a date in a given pattern, in UTC.
enum DatePatternWriter {
  static func text(of moment: (day: Day, time: Time), pattern: String) -> String {
    let (day, time) = moment
    var text = ""
    for token in DatePatternTokens(pattern) {
      switch token {
      case .literal(let scalar): text.unicodeScalars.append(scalar)
      case .field(let letter, let count): text += field(letter, count: count, of: day, time)
      }
    }
    return text
  }

  private static func field(
    _ letter: Unicode.Scalar, count: Int, of day: Day, _ time: Time
  ) -> String {
    switch letter {
    case "y", "u": count == 2 ? (day.year % 100).padded(to: 2) : day.year.padded(to: count)
    case "M", "L":
      count > 2
        ? name(DatePatternTokens.months[day.month - 1], isFull: count == 4)
        : day.month.padded(to: count)
    case "d": day.day.padded(to: count)
    case "E": name(DatePatternTokens.weekdays[day.weekday], isFull: count == 4)
    case "a": time.hour < 12 ? "AM" : "PM"
    case "H": time.hour.padded(to: count)
    case "h": ((time.hour + 11) % 12 + 1).padded(to: count)
    case "m": time.minute.padded(to: count)
    case "s": time.second.padded(to: count)
    case "S": fraction(time.nanosecond, count: count)
    case "X": "Z"
    case "x": count == 1 ? "+00" : count == 2 || count == 4 ? "+0000" : "+00:00"
    case "Z": count == 5 ? "Z" : count == 4 ? "GMT" : "+0000"
    default: "UTC"
    }
  }

  private static func name(_ name: String, isFull: Bool) -> String {
    isFull ? name : String(name.prefix(3))
  }

  private static func fraction(_ nanosecond: Int, count: Int) -> String {
    let digits = nanosecond.padded(to: 9)
    return String(digits.prefix(count)) + String(repeating: "0", count: max(0, count - 9))
  }
}

extension Day {
  /// The day of the week, 0 to 6, where 0 is Sunday.
  fileprivate var weekday: Int { ((daysSince1970 + 4) % 7 + 7) % 7 }
}
