import HTTPTypes
import JSONAPI
import JSONAPIFoundation

/// The value of a `Retry-After` field: a number of seconds or a date.
enum RetryAfter {
  /// Returns the time to wait, never negative; `nil` if the field is absent or cannot be read.
  ///
  /// A date is compared with the `Date` of the same response if it has one, so that the clocks of client and
  /// server need not agree.
  static func delay(in fields: HTTPFields, now: Date = Date()) -> Duration? {
    guard let value = fields[.retryAfter]?.trimmed, !value.isEmpty else { return nil }
    if value.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
      return .seconds(min(Int(value) ?? longest, longest))
    }
    if let seconds = Double(value), seconds.isFinite {
      return .seconds(min(max(seconds, 0), Double(longest)))
    }
    guard let date = HTTPDate(value) else { return nil }
    let reference = fields[.date].flatMap(HTTPDate.init)?.date ?? now
    return .seconds(min(max(date.date.timeIntervalSince(reference), 0), Double(longest)))
  }

  /// A hundred years.
  private static let longest = 3_155_760_000
}

/// A date in one of the three forms of HTTP.
struct HTTPDate {
  let date: Date

  /// Reads `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or
  /// `Sun Nov  6 08:49:37 1994`.
  init?(_ text: String) {
    let words = text.split { " ,-".contains($0) }
    guard words.count == 5 || (words.count == 6 && words[5].uppercased() == "GMT") else {
      return nil
    }
    let isC = words.count == 5
    let (day, month, year, clockText) =
      isC ? (words[2], words[1], words[4], words[3]) : (words[1], words[2], words[3], words[4])
    let clock = clockText.split(separator: ":", omittingEmptySubsequences: false)
    guard let day = Int(day), let year = Int(year), clock.count == 3,
      let index = Self.months.firstIndex(of: month.lowercased()),
      let hour = Int(clock[0]), let minute = Int(clock[1]), let second = Int(clock[2]),
      let time = Time(hour: hour, minute: minute, second: second)
    else { return nil }
    // Two-digit years only occur in the format of RFC 850, which has long been obsolete.
    let century = year < 70 ? 2000 : 1900
    let fullYear = 0...99 ~= year ? year + century : year
    guard let civil = Day(year: fullYear, month: index + 1, day: day) else { return nil }
    date = Date(civil, time)
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
