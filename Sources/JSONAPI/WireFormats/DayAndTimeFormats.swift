/// A day as a string: `2026-11-21`.
public enum DayFormat: WireFormat {
  public static func transform(_ value: String) throws -> Day {
    guard let day = Day(value) else {
      throw WireFormatError(expected: "a date such as “2026-11-21”", found: value)
    }
    return day
  }

  public static func reverse(_ value: Day) -> String { value.description }
}

/// A time of day as a string: `08:30:00`.
public enum TimeFormat: WireFormat {
  public static func transform(_ value: String) throws -> Time {
    guard let time = Time(value) else {
      throw WireFormatError(expected: "a time such as “08:30:00”", found: value)
    }
    return time
  }

  public static func reverse(_ value: Time) -> String { value.description }
}
