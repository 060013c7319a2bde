#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A moment as an RFC 3339 string: `2026-11-21T08:30:00Z`.
///
/// Decodes strings with or without fractional seconds, with any offset, and with `T`, `t` or a space
/// between date and time. Encodes UTC, with milliseconds or microseconds unless they are zero; present
/// dates have no greater precision in a `Date`. A `Date` outside the years 0 to 9999, which RFC 3339
/// cannot represent, is encoded as the first or last moment of that range, and NaN as the start of 1970.
public enum DateTimeFormat: WireFormat {
  public static func transform(_ value: String) throws -> Date {
    guard let moment = moment(value) else {
      throw WireFormatError(
        expected: "a date and time such as “2026-11-21T08:30:00Z”", found: value)
    }
    return moment
  }

  public static func reverse(_ value: Date) -> String {
    let time = CivilTime(value)
    let date =
      "\(time.date.year.padded(to: 4))-\(time.date.month.padded(to: 2))"
      + "-\(time.date.day.padded(to: 2))"
    let clock =
      "\(time.hour.padded(to: 2)):\(time.minute.padded(to: 2)):\(time.second.padded(to: 2))"
    let fraction = time.nanosecond == 0 ? "" : ".\(time.nanosecond.fractionDigits)"
    return "\(date)T\(clock)\(fraction)Z"
  }

  private static func moment(_ text: String) -> Date? {
    var text = TextScanner(text)
    guard let year = text.number(digits: 4), text.skip("-"),
      let month = text.number(digits: 2), text.skip("-"),
      let day = text.number(digits: 2),
      text.skip("T") || text.skip("t") || text.skip(" "),
      let hour = text.number(digits: 2), hour < 24, text.skip(":"),
      let minute = text.number(digits: 2), minute < 60, text.skip(":"),
      let second = text.number(digits: 2), second <= 60
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    guard date.isValid else { return nil }
    var nanosecond = 0
    if text.skip(".") || text.skip(",") {
      guard let fraction = text.nanoseconds() else { return nil }
      nanosecond = fraction
    }
    let offset: Int
    if text.skip("Z") || text.skip("z") {
      offset = 0
    } else {
      guard let seconds = text.offset() else { return nil }
      offset = seconds
    }
    guard text.isAtEnd else { return nil }
    let time = CivilTime(
      date: date, secondOfDay: hour * 3600 + minute * 60 + second, nanosecond: nanosecond)
    return time.moment(offset: offset)
  }
}

/// A moment as a number: the seconds since 1970-01-01T00:00:00Z.
public enum TimestampFormat: WireFormat {
  public static func transform(_ value: Double) -> Date {
    Date(timeIntervalSince1970: value)
  }

  public static func reverse(_ value: Date) -> Double {
    value.timeIntervalSince1970
  }
}
