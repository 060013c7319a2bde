#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Format {
  /// A moment as a string in a pattern, in UTC if the pattern has no time zone.
  ///
  /// ```swift
  /// enum LogDate: Format.DatePattern {
  ///   static let pattern = "yyyy-MM-dd HH:mm:ss"
  /// }
  /// let loggedAt: TransformedAttribute<String, LogDate>
  /// ```
  public protocol DatePattern: WireFormat where From == String, To == Date {
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
    DatePatternWriter.text(of: value, pattern: pattern)
  }
}
