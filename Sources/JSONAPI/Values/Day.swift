/// A calendar day without a time or time zone: `2026-11-21`.
public struct Day: Hashable, Sendable {
  /// The year, 0 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Creates a day, or returns `nil` if it does not exist in the proleptic Gregorian calendar.
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
  /// Creates a day from a string such as `2026-11-21`, or returns `nil` if the string is not a day in
  /// this format.
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
