#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A day of the proleptic Gregorian calendar.
package struct CivilDate: Equatable {
  package var year: Int
  package var month: Int
  package var day: Int

  package static let secondsInDay = 86_400

  package var isValid: Bool {
    0...9999 ~= year && 1...12 ~= month && day >= 1 && day <= daysInMonth
  }

  private var daysInMonth: Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  // Years start in March, so that the leap day is the last day of a year. The calendar repeats every
  // 400 years.

  /// The number of days since 1970-01-01.
  package var daysSince1970: Int {
    let year = month <= 2 ? self.year - 1 : self.year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  init(daysSince1970 days: Int) {
    let days = days + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}

/// A date and time of day in UTC.
struct CivilTime: Equatable {
  var date: CivilDate
  /// The second of the day, 0 to 86,399; 86,400 in a leap second.
  var secondOfDay: Int
  var nanosecond: Int

  var hour: Int { secondOfDay / 3600 }
  var minute: Int { secondOfDay / 60 % 60 }
  var second: Int { secondOfDay % 60 }

  init(date: CivilDate, secondOfDay: Int, nanosecond: Int) {
    self.date = date
    self.secondOfDay = secondOfDay
    self.nanosecond = nanosecond
  }

  /// Creates a date and time from a moment, with a precision of a microsecond, or a millisecond where a
  /// `Date` is less precise (before 1698 and after 2242), so that rounding errors of `Double` do not
  /// show. Moments outside the years 0 to 9999 become the first or last moment of that range, and NaN
  /// becomes the start of 1970.
  init(_ moment: Date) {
    let first = -62_167_219_200.0
    let last = 253_402_300_799.999
    let time = moment.timeIntervalSince1970
    let bounded = time.isNaN ? 0 : min(max(time, first), last)
    let unitsInSecond = bounded.ulp < 0.000_001 ? 1_000_000 : 1000
    var seconds = Int(bounded.rounded(.down))
    var units = Int(((bounded - bounded.rounded(.down)) * Double(unitsInSecond)).rounded())
    if units == unitsInSecond {
      seconds += 1
      units = 0
    }
    let secondOfDay =
      (seconds % CivilDate.secondsInDay + CivilDate.secondsInDay) % CivilDate.secondsInDay
    self.init(
      date: CivilDate(daysSince1970: (seconds - secondOfDay) / CivilDate.secondsInDay),
      secondOfDay: secondOfDay, nanosecond: units * (1_000_000_000 / unitsInSecond))
  }

  /// Returns the moment of this date and time at an offset from UTC, in seconds.
  func moment(offset: Int) -> Date {
    let seconds = date.daysSince1970 * CivilDate.secondsInDay + secondOfDay - offset
    return Date(timeIntervalSince1970: Double(seconds) + Double(nanosecond) / 1_000_000_000)
  }
}
