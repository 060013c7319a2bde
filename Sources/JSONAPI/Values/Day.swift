/// A day of the calendar, without a time and a time zone: `2026-11-21`.
public struct Day: Hashable, Sendable {
  /// 0 to 9999.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
  public let day: Int

  /// `nil` if there is no such day (in the Gregorian calendar, also before it was introduced).
  public init?(year: Int, month: Int, day: Int) {
    guard CivilDate(year: year, month: month, day: day).isValid else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }
}

extension Day: Comparable {
  public static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension Day: LosslessStringConvertible {
  /// `nil` unless the text is a day written as `2026-11-21`.
  public init?(_ description: String) {
    var text = TextScanner(description)
    guard let year = text.number(digits: 4), text.skip("-"), let month = text.number(digits: 2),
      text.skip("-"), let day = text.number(digits: 2), text.isAtEnd
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  public var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}
