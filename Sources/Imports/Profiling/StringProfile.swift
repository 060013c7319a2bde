import Diagnostics

/// What payloads show about strings in one place: their number, and the properties that are relevant for
/// an enum.
public struct StringProfile: Sendable, Equatable {
  public private(set) var count = 0
  /// The values, if they all look like symbols and are few; `nil` otherwise.
  public private(set) var symbols: Set<String>? = []
  /// Hashes of the first distinct strings. Values that are not symbols are not kept.
  private var hashes: Set<UInt64> = []

  static let maxSymbols = 24
  private static let maxHashes = 5

  /// The number of distinct strings; 5 means five or more.
  public var distinctCount: Int { hashes.count }

  mutating func add(_ text: String) {
    count += 1
    if hashes.count < Self.maxHashes { hashes.insert(StableHash.of(text)) }
    if let known = symbols, !known.contains(text) {
      let isNew = known.count < Self.maxSymbols && Self.isSymbol(text)
      symbols = isNew ? known.union([text]) : nil
    }
  }

  mutating func merge(_ other: StringProfile) {
    count += other.count
    for hash in other.hashes where hashes.count < Self.maxHashes { hashes.insert(hash) }
    let all = symbols.flatMap { own in other.symbols.map { own.union($0) } }
    symbols = all.flatMap { $0.count <= Self.maxSymbols ? $0 : nil }
  }

  static func isSymbol(_ text: String) -> Bool { text.isName(of: 40, with: "_.-:") }
}

extension String {
  /// Returns true for a letter before letters, digits and some other characters.
  func isName(of maxLength: Int, with others: String) -> Bool {
    utf8.count <= maxLength && Byte.isLetter(utf8.first ?? 0)
      && utf8.allSatisfy { Byte.isLetter($0) || Byte.isDigit($0) || others.utf8.contains($0) }
  }
}

/// A hash that is the same in each run.
enum StableHash {
  static func of(_ text: String) -> UInt64 { hash(text, 0xcbf2_9ce4_8422_2325) }
  static func of(_ type: String, _ id: String) -> UInt64 { hash(id, of(type) &+ 1) }

  private static func hash(_ text: String, _ start: UInt64) -> UInt64 {
    text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

/// The form of a string, as far as the schema language has a type for it. A string has one form.
public enum StringForm: Sendable, Hashable {
  case dateTime, day, time, uuid, url, decimal
  /// A whole number, as ids often are.
  case whole
  case other
  /// A date with a time of day that RFC 3339 does not spell so.
  case otherDate(DateSpelling)

  public init(of text: String) {
    let first = text.utf8.first ?? 0
    if text.utf8.count == 36, text.wholeMatch(of: Self.uuidPattern) != nil {
      self = .uuid
    } else if Byte.isLetter(first) {
      self = text.wholeMatch(of: Self.urlPattern) == nil ? .other : .url
    } else if Byte.isDigit(first), let match = text.wholeMatch(of: Self.datePattern)?.output,
      Self.isDay(match.year, match.month, match.day)
    {
      let spelling = match.separator.map {
        DateSpelling(
          separator: $0, hasSeconds: match.seconds != nil, fraction: match.fraction ?? "",
          zone: match.zone ?? "")
      }
      self = spelling.map { $0.isRFC3339 ? .dateTime : .otherDate($0) } ?? .day
    } else if Byte.isDigit(first) || first == UInt8(ascii: "-"),
      let match = text.wholeMatch(of: Self.numberPattern)?.output
    {
      self = match.time != nil ? .time : match.whole != nil ? .whole : .decimal
    } else {
      self = .other
    }
  }

  // `Regex` is not `Sendable`, but these contain no functions, and matching does not change them.
  nonisolated(unsafe) private static let uuidPattern =
    #/[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}/#

  nonisolated(unsafe) private static let datePattern =
    #/
    (?<year>[0-9]{4})-(?<month>[0-9]{2})-(?<day>[0-9]{2})
    (?:
      (?<separator>[T\ ]) (?:[01][0-9]|2[0-3]) : [0-5][0-9]
      (?<seconds> : [0-5][0-9] (?:\.(?<fraction>[0-9]{1,12}))? )?
      (?<zone> Z | [+-] (?:[01][0-9]|2[0-3]) :? [0-5][0-9] )?
    )?
    /#

  nonisolated(unsafe) private static let numberPattern =
    #/
    (?<time> (?:[01][0-9]|2[0-3]) : [0-5][0-9] : [0-5][0-9] )
    | (?<whole> [0-9]{1,18} )
    | -? (?:0|[1-9][0-9]*) \. [0-9]+
    /#

  /// An absolute URL with a host, of characters that need no escape.
  nonisolated(unsafe) private static let urlPattern =
    #/
    [A-Za-z][A-Za-z0-9+.\-]* :// [A-Za-z0-9.\-_]+ (?: :[0-9]+ )?
    (?: [\/?\#] [!\#-;=?-\[\]_a-z~]* )?
    /#.matchingSemantics(.unicodeScalar)

  private static func isDay(_ year: Substring, _ month: Substring, _ day: Substring) -> Bool {
    guard let year = Int(year), let month = Int(month), let day = Int(day) else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && (1...days[month - 1]).contains(day)
  }
}

/// The notation of a date with a time of day: with `T` or a space, and with or without seconds,
/// fractions and a time zone.
public struct DateSpelling: Sendable, Hashable {
  /// The parts of the pattern before and after the fraction of a second.
  private let start: String
  private let zone: String
  private var fractionDigits: Int

  fileprivate init(separator: Substring, hasSeconds: Bool, fraction: Substring, zone: Substring) {
    start = "yyyy-MM-dd" + (separator == "T" ? "'T'" : " ") + "HH:mm" + (hasSeconds ? ":ss" : "")
    fractionDigits = fraction.count
    // `+0100` differs from `Z` and `+01:00`.
    self.zone = zone.isEmpty ? "" : zone == "Z" || zone.contains(":") ? "XXX" : "xx"
  }

  fileprivate var isRFC3339: Bool { start == "yyyy-MM-dd'T'HH:mm:ss" && zone == "XXX" }
  public var hasZone: Bool { !zone.isEmpty }

  /// The same as a pattern of Unicode's date fields, such as `yyyy-MM-dd HH:mm:ss`.
  public var pattern: String {
    // Patterns have up to nanoseconds.
    let fraction = String(repeating: "S", count: min(fractionDigits, 9))
    return start + (fraction.isEmpty ? "" : "." + fraction) + zone
  }

  /// Returns the notation that can parse dates in all the given ones; `nil` if there is none.
  public static func reading(_ spellings: [DateSpelling]) -> DateSpelling? {
    guard var all = spellings.first else { return nil }
    for other in spellings {
      // A pattern can parse any number of fraction digits, but at least one.
      let hasFraction = other.fractionDigits > 0
      guard other.start == all.start, other.zone == all.zone,
        hasFraction == (all.fractionDigits > 0)
      else { return nil }
      all.fractionDigits = max(all.fractionDigits, other.fractionDigits)
    }
    return all
  }
}
