#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pattern of dates that are not in RFC 3339 format.
///
/// ```swift
/// enum LogDate: DatePattern {
///   static let pattern = "yyyy-MM-dd HH:mm:ss"
/// }
/// let loggedAt: TransformedAttribute<String, PatternDateFormat<LogDate>>
/// ```
public protocol DatePattern {
  /// The pattern: Unicode date fields (UTS 35) `y M d E a H h m s S X x Z z`, quoted literals, and any
  /// other character as itself. Names of months and days are in English.
  static var pattern: String { get }
}

/// A moment as a string in a given pattern, in UTC if the pattern has no time zone.
public enum PatternDateFormat<Pattern: DatePattern>: WireFormat {
  public static func transform(_ value: String) throws -> Date {
    guard let date = PatternDateReader.date(of: value, pattern: Pattern.pattern) else {
      throw WireFormatError(
        expected: "a date in the format “\(Pattern.pattern)”", found: value)
    }
    return date
  }

  public static func reverse(_ value: Date) -> String {
    PatternDateWriter.text(of: CivilTime(value), pattern: Pattern.pattern)
  }
}

/// A field or a literal character of a date pattern.
enum DatePatternToken: Equatable {
  /// A Unicode date field: its letter and the number of repetitions.
  case field(Unicode.Scalar, count: Int)
  case literal(Unicode.Scalar)
}

/// The fields and literal characters of a date pattern.
struct DatePatternTokens: Sequence, IteratorProtocol {
  private var rest: Substring.UnicodeScalarView
  private var isQuoted = false

  init(_ pattern: String) {
    rest = pattern[...].unicodeScalars
  }

  mutating func next() -> DatePatternToken? {
    while let scalar = rest.popFirst() {
      if scalar == "'" {
        if rest.first == "'" {
          rest.removeFirst()
          return .literal("'")
        }
        isQuoted.toggle()
        continue
      }
      guard !isQuoted, "yuMLdEaHhmsSXxZz".unicodeScalars.contains(scalar) else {
        return .literal(scalar)
      }
      var count = 1
      while rest.first == scalar {
        rest.removeFirst()
        count += 1
      }
      return .field(scalar, count: count)
    }
    return nil
  }
}

enum DateNames {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}
