/// A time of day without a day or time zone: `08:30:00`.
public struct Time: Hashable, Sendable {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59; 60 in a leap second.
  public let second: Int
  /// The nanosecond, 0 to 999,999,999.
  public let nanosecond: Int

  /// Creates a time, or returns `nil` if a value is out of range.
  public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...60 ~= second, 0...999_999_999 ~= nanosecond else {
      return nil
    }
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
  }

  /// Creates a time from a second of the day, 0 to 86,399.
  init(secondOfDay: Int, nanosecond: Int) {
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
    self.nanosecond = nanosecond
  }
}

extension Time: Comparable {
  public static func < (left: Time, right: Time) -> Bool {
    (left.hour, left.minute, left.second, left.nanosecond)
      < (right.hour, right.minute, right.second, right.nanosecond)
  }
}

extension Time: LosslessStringConvertible {
  /// Creates a time from a string such as `08:30`, `08:30:00` or `08:30:00.5`, or returns `nil` if the
  /// string is not a time in one of these formats.
  public init?(_ description: String) {
    let hasSeconds = description.utf8.count > 5
    var text = TextScanner(hasSeconds ? description : description + ":00")
    guard let time = text.time(allowsComma: false), text.isAtEnd else { return nil }
    self = time
  }

  public var description: String {
    let time = "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))"
    return nanosecond == 0 ? time : "\(time).\(nanosecond.fractionDigits)"
  }
}
