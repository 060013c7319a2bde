#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Format {
  /// A moment as an RFC 3339 string: `2026-11-21T08:30:00Z`.
  ///
  /// Decodes strings with or without fractional seconds, with any offset, and with `T`, `t` or a space
  /// between date and time. Encodes UTC, with milliseconds or microseconds unless they are zero; present
  /// dates have no greater precision in a `Date`. A `Date` outside the years 0 to 9999, which RFC 3339
  /// cannot represent, is encoded as the first or last moment of that range, and NaN as the start of 1970.
  public enum DateTime: WireFormat {
    public static func transform(_ value: String) throws -> Date {
      var text = TextScanner(value)
      guard let day = text.day(), text.skip("T") || text.skip("t") || text.skip(" "),
        let time = text.time(allowsComma: true),
        let offset = text.skip("Z") || text.skip("z") ? 0 : text.offset(), text.isAtEnd
      else {
        throw WireFormatError(
          expected: "a date and time such as “2026-11-21T08:30:00Z”", found: value)
      }
      return Date(day, time, offset: offset)
    }

    public static func reverse(_ value: Date) -> String {
      let (day, time) = value.dayAndTime
      return "\(day)T\(time)Z"
    }
  }
}
