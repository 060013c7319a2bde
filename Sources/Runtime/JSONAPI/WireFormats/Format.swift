import JSONAPIFoundation

/// The formats in which JSON represents values that it has no type for.
///
/// ```swift
/// var startsAt: TransformedAttribute<String, Format.DateTime>   // a Date
/// var page: TransformedAttribute<String?, Format.Text<URL>?>    // a URL, or null
/// var days: TransformedAttribute<[String], [Format.Text<Day>]>  // an array of days
/// ```
///
/// Arrays, dictionaries and optionals of formats are formats.
public enum Format {
  /// A moment as a number: the seconds since 1970-01-01T00:00:00Z.
  public enum Timestamp: ReversibleTransformer {
    public static func transform(_ value: Double) -> Date { Date(timeIntervalSince1970: value) }
    public static func reverse(_ value: Date) -> Double { value.timeIntervalSince1970 }
  }

  /// Bytes as a Base64 string (RFC 4648).
  public typealias Base64 = Text<Data>

  /// A moment as an RFC 3339 string: `2026-11-21T08:30:00Z`.
  ///
  /// Decodes strings with or without fractional seconds, with any offset, and with `T`, `t` or a space
  /// between date and time. Encodes UTC, with milliseconds or microseconds unless they are zero; present
  /// dates have no greater precision in a `Date`. A `Date` outside the years 0 to 9999, which RFC 3339
  /// cannot represent, is encoded as the first or last moment of that range, and NaN as the start of 1970.
  public typealias DateTime = Text<Date>
}

extension Format {
  /// A moment as a string in a pattern, in UTC if the pattern has no time zone.
  ///
  /// ```swift
  /// enum LogDate: Format.DatePattern {
  ///   static let pattern = "yyyy-MM-dd HH:mm:ss"
  /// }
  /// let loggedAt: TransformedAttribute<String, LogDate>
  /// ```
  public protocol DatePattern: ReversibleTransformer
  where From == String, To == Date, ReverseError == Never {
    /// The pattern: Unicode date fields (UTS 35) `y M d E a H h m s S X x Z z`, quoted literals, and any
    /// other character as itself. Names of months and days are in English.
    static var pattern: String { get }
  }
}

extension Format.DatePattern {
  /// Converts a string to a date. Throws a ``WireFormatError`` if it does not match the pattern.
  public static func transform(_ value: String) throws -> Date {
    guard let date = DatePatternReader.date(of: value, pattern: pattern) else {
      throw WireFormatError(expected: "a date in the format “\(pattern)”", found: value)
    }
    return date
  }

  /// Converts a date to a string, in UTC.
  public static func reverse(_ value: Date) -> String {
    DatePatternWriter.text(of: value.dayAndTime, pattern: pattern)
  }
}

extension Format {
  /// A URL as a string, which may be relative to a base. A new value is encoded as an absolute URL.
  ///
  /// ```swift
  /// enum Picture: Format.RelativeURL {
  ///   static let base = "https://example.com/pictures/"
  /// }
  /// let avatar: TransformedAttribute<String, Picture>
  /// ```
  public protocol RelativeURL: ReversibleTransformer
  where From == String, To == URL, ReverseError == Never {
    /// The base. As usual for relative URLs, the part of its path after the last slash is ignored.
    static var base: String { get }
  }
}

extension Format.RelativeURL {
  /// Converts a string to an absolute URL. Throws a ``WireFormatError`` if it is not a URL.
  public static func transform(_ value: String) throws -> URL {
    guard let url = URL(string: value, relativeTo: URL(string: base)) else {
      throw WireFormatError(expected: "a URL, absolute or relative to “\(base)”", found: value)
    }
    return url.absoluteURL
  }

  /// Converts a URL to a string.
  public static func reverse(_ value: URL) -> String { value.absoluteString }
}

/// A string that is not in the expected format.
public struct WireFormatError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The expected format, with an example.
  public let expected: String
  /// The string that was found.
  public let found: String

  /// Creates an error for a string that is not in the expected format.
  public init(expected: String, found: String) {
    self.expected = expected
    self.found = found
  }

  public var description: String { "Expected \(expected), found “\(found.excerpt())”." }
}
