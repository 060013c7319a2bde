import JSONAPIFoundation

extension Date {
  /// Creates a moment from a day and a time at an offset from UTC, in seconds.
  package init(_ day: Day, _ time: Time, offset: Int = 0) {
    let seconds =
      ((day.daysSince1970 * 24 + time.hour) * 60 + time.minute) * 60 + time.second - offset
    self.init(
      timeIntervalSince1970: Double(seconds) + Double(time.nanosecond) / 1_000_000_000)
  }

  /// The day and the time in UTC, with a precision of a microsecond, or a millisecond where a `Date` is
  /// less precise (before 1698 and after 2242), so that rounding errors of `Double` do not show. Moments
  /// outside the years 0 to 9999 become the first or last moment of that range, and NaN becomes the start
  /// of 1970.
  var dayAndTime: (day: Day, time: Time) {
    let time = timeIntervalSince1970
    let bounded = time.isNaN ? 0 : min(max(time, -62_167_219_200), 253_402_300_799.999)
    let unitsInSecond = bounded.ulp < 0.000_001 ? 1_000_000 : 1000
    var seconds = Int(bounded.rounded(.down))
    var units = Int(((bounded - bounded.rounded(.down)) * Double(unitsInSecond)).rounded())
    if units == unitsInSecond {
      seconds += 1
      units = 0
    }
    let (days, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
    return (
      Day(daysSince1970: second < 0 ? days - 1 : days),
      Time(
        secondOfDay: second < 0 ? second + 86_400 : second,
        nanosecond: units * (1_000_000_000 / unitsInSecond))
    )
  }
}
