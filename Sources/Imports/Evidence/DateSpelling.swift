/// The notation of a date with a time of day: with `T` or a space, and with or without seconds,
/// fractions and a time zone.
public struct DateSpelling: Sendable, Hashable {
  enum Zone: Sendable, Hashable {
    case none
    /// `Z` or `+01:00`
    case colon
    /// `+0100`
    case digits
  }

  private var hasSpace: Bool
  private var hasSeconds: Bool
  private var fractionDigits = 0
  private var zone = Zone.none

  private static let maxFractionDigits = 12
  private static let maxPatternDigits = 9

  /// - Parameter bytes: a text that begins with a day.
  init?(of bytes: TextBytes) {
    hasSpace = bytes.has(" ", at: 10)
    hasSeconds = bytes.isTime(at: 11)
    guard hasSpace || bytes.has("T", at: 10), hasSeconds || bytes.isHourAndMinute(at: 11) else {
      return nil
    }
    var end = hasSeconds ? 19 : 16
    if hasSeconds, bytes.has(".", at: end) {
      let start = end + 1
      end = bytes.endOfDigits(from: start)
      fractionDigits = end - start
      guard (1...Self.maxFractionDigits).contains(fractionDigits) else { return nil }
    }
    switch bytes.count - end {
    case 0: return
    case 1 where bytes.has("Z", at: end): zone = .colon
    case 5, 6:
      guard bytes.has("+", at: end) || bytes.has("-", at: end) else { return nil }
      if bytes.isHourAndMinute(at: end + 1), bytes.count == end + 6 {
        zone = .colon
      } else if bytes.count == end + 5, bytes.has("9999", at: end + 1),
        bytes.number(at: end + 1, digits: 2) < 24, bytes.number(at: end + 3, digits: 2) < 60
      {
        zone = .digits
      } else {
        return nil
      }
    default: return nil
    }
  }

  var isRFC3339: Bool { !hasSpace && hasSeconds && zone == .colon }
  public var hasZone: Bool { zone != .none }

  /// The same as a pattern of Unicode's date fields, such as `yyyy-MM-dd HH:mm:ss`.
  public var pattern: String {
    let fraction = String(
      repeating: "S", count: min(fractionDigits, Self.maxPatternDigits))
    let time = "HH:mm" + (hasSeconds ? ":ss" : "") + (fraction.isEmpty ? "" : "." + fraction)
    let suffix =
      switch zone {
      case .none: ""
      case .colon: "XXX"
      case .digits: "xx"
      }
    return "yyyy-MM-dd" + (hasSpace ? " " : "'T'") + time + suffix
  }

  /// Returns the notation that can parse dates in all the given ones; `nil` if there is none.
  public static func reading(_ spellings: [DateSpelling]) -> DateSpelling? {
    guard var all = spellings.first else { return nil }
    for var other in spellings.dropFirst() {
      // A pattern can parse any number of fraction digits, but at least one.
      guard (all.fractionDigits > 0) == (other.fractionDigits > 0) else { return nil }
      all.fractionDigits = max(all.fractionDigits, other.fractionDigits)
      other.fractionDigits = all.fractionDigits
      guard all == other else { return nil }
    }
    return all
  }
}
