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
    var text = TextScanner(description)
    guard let hour = text.number(digits: 2), text.skip(":"), let minute = text.number(digits: 2)
    else { return nil }
    var second = 0
    var nanosecond = 0
    if text.skip(":") {
      guard let seconds = text.number(digits: 2) else { return nil }
      second = seconds
      if text.skip(".") {
        guard let fraction = text.nanoseconds() else { return nil }
        nanosecond = fraction
      }
    }
    guard text.isAtEnd else { return nil }
    self.init(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
  }

  public var description: String {
    let time = "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))"
    return nanosecond == 0 ? time : "\(time).\(nanosecond.fractionDigits)"
  }
}
