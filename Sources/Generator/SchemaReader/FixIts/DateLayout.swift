/// A date layout of words instead of pattern letters: Go's `2006-01-02`, SQL's `HH24:MI`.
struct DateLayout {
  /// The owner of the layout, as messages name it.
  let owner: String
  /// The pattern in Unicode's letters; `nil` if a part has no counterpart.
  let pattern: String?

  /// Creates the layout that a text is written in; `nil` if it is of an unknown kind.
  init?(_ text: String) {
    guard text.utf8.count <= 100,
      let kind = Self.kinds.first(where: { kind in
        (try? Regex(kind.sign).firstMatch(in: text)) != nil
      })
    else { return nil }
    owner = kind.owner
    pattern = Self.translated(text, kind)
  }

  private struct Kind {
    let owner: String
    /// A regular expression that matches only layouts of this kind.
    let sign: String
    /// The words with their pattern letters; the longest match wins.
    let words: [String: String]
    /// The characters around literal text.
    var quotes: (open: Character, close: Character)?
    /// The letters that are literal; all letters, if the string is empty.
    var literals = "T"
  }

  private static let kinds: [Kind] = [
    Kind(
      owner: "a layout of Go", sign: #"2006|15:?04|\b0?3:04|04:05|\bJan\b|_2\b|Z07"#,
      words: [
        "2006": "yyyy", "06": "yy", "January": "MMMM", "Jan": "MMM", "01": "MM", "1": "M",
        "02": "dd", "2": "d", "_2": "d", "Monday": "EEEE", "Mon": "EEE", "15": "HH", "03": "hh",
        "3": "h", "04": "mm", "4": "m", "05": "ss", "5": "s", "PM": "a", "pm": "a", "MST": "z",
        "UTC": "z", "GMT": "z", "-0700": "xx", "-07:00": "xxx", "-07": "x", "Z0700": "XX",
        "Z07:00": "XXX", "Z07": "X",
      ], literals: ""),
    Kind(
      owner: "a pattern of SQL", sign: "HH24|HH12|MI",
      words: [
        "YYYY": "yyyy", "YY": "yy", "yyyy": "yyyy", "yy": "yy", "MONTH": "MMMM", "Month": "MMMM",
        "MON": "MMM", "Mon": "MMM", "MM": "MM", "mm": "MM", "DD": "dd", "dd": "dd",
        "HH24": "HH", "HH12": "hh", "HH": "hh", "MI": "mm", "SS": "ss", "MS": "SSS",
        "US": "SSSSSS", "FF3": "SSS", "FF6": "SSSSSS", "AM": "a", "PM": "a", "TZ": "z",
        "TZH:TZM": "xxx", "OF": "xxx", "DAY": "EEEE", "Day": "EEEE", "DY": "EEE", "Dy": "EEE",
      ], quotes: ("\"", "\"")),
    Kind(
      owner: "a pattern of .NET", sign: #"tt|f{2,}|F{2,}|[^z]zzz$|K$"#,
      words: [
        "yyyy": "yyyy", "yy": "yy", "MMMM": "MMMM", "MMM": "MMM", "MM": "MM", "M": "M",
        "dddd": "EEEE", "ddd": "EEE", "dd": "dd", "d": "d", "HH": "HH", "H": "H", "hh": "hh",
        "h": "h", "mm": "mm", "m": "m", "ss": "ss", "s": "s", "tt": "a", "t": "a", "K": "XXX",
        "zzz": "xxx", "zz": "x",
      ], quotes: ("'", "'"), literals: "TZ"),
    Kind(
      owner: "a pattern of JavaScript", sign: #"YY.*(?:\[|ddd|Z$|ZZ|A$|a$)"#,
      words: [
        "YYYY": "yyyy", "YY": "yy", "MMMM": "MMMM", "MMM": "MMM", "MM": "MM", "M": "M",
        "DD": "dd", "D": "d", "dddd": "EEEE", "ddd": "EEE", "HH": "HH", "H": "H", "hh": "hh",
        "h": "h", "mm": "mm", "m": "m", "ss": "ss", "s": "s", "A": "a", "a": "a", "Z": "XXX",
        "ZZ": "xx",
      ], quotes: ("[", "]")),
  ]

  private static func translated(_ text: String, _ kind: Kind) -> String? {
    var result = ""
    var literal = ""
    func endLiteral() {
      result +=
        literal.contains(where: { $0.isLetter || $0 == "'" })
        ? "'\(literal.replacing("'", with: "''"))'" : literal
      literal = ""
    }
    var rest = text[...]
    while let character = rest.first {
      if let fraction = fraction(in: rest, of: kind) {
        endLiteral()
        result += fraction
        rest = rest.dropFirst(fraction.count)
      } else if let quotes = kind.quotes, character == quotes.open,
        let end = rest.dropFirst().firstIndex(of: quotes.close)
      {
        literal += rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
      } else if let word = kind.words.keys.filter({ rest.hasPrefix($0) }).max(by: {
        $0.count < $1.count
      }) {
        endLiteral()
        result += kind.words[word] ?? ""
        rest = rest.dropFirst(word.count)
      } else if character.isNumber
        || character.isLetter && !kind.literals.isEmpty
          && !kind.literals.contains(character)
      {
        return nil
      } else {
        literal.append(rest.removeFirst())
      }
    }
    endLiteral()
    return result
  }

  /// Returns the pattern letters for a fraction of a second: zeros or nines in Go, one letter per
  /// digit elsewhere.
  private static func fraction(in rest: Substring, of kind: Kind) -> String? {
    if kind.literals.isEmpty {
      guard let mark = rest.first, ".,".contains(mark), let digit = rest.dropFirst().first,
        "09".contains(digit)
      else { return nil }
      return "\(mark)" + rest.dropFirst().prefix { $0 == digit }.map { _ in "S" }.joined()
    }
    guard let letter = rest.first, "fFS".contains(letter), kind.words["SS"] == nil else {
      return nil
    }
    return rest.prefix { $0 == letter }.map { _ in "S" }.joined()
  }
}
