/// A date format in the notation of another language.
struct ForeignDateFormat {
  let message: String
  /// The pattern that the author most likely meant, if it can be expressed.
  var pattern: String?
  /// The advice where there is no such pattern.
  var advice: String

  /// The advice for RFC 3339, which needs no format.
  static let standard = "leave `format` out: `DateTime` alone is RFC 3339, `2026-11-21T08:30:00Z`"

  /// Creates the likely meaning of a text that is not a pattern; `nil` if its notation is unknown.
  init?(_ text: String) {
    let letters =
      "a year is written `yyyy`, a month `MM`, a day `dd`, an hour `HH`, a minute `mm`,"
      + " a second `ss`"
    if let word = Self.word(text) {
      message = "`\(text)` is not a date pattern"
      pattern = word.pattern
      advice = word.advice
    } else if let layout = DateLayout(text) {
      message = "`\(text)` is \(layout.owner); here dates have Unicode's letters"
      let error = layout.pattern.flatMap { DatePatternErrors.find(in: $0).first }
      pattern = error == nil ? layout.pattern : nil
      advice =
        error.flatMap { error in
          error.suggestion.map {
            "it is `\(layout.pattern ?? "")` here, and \(error.message): \($0)"
          }
        } ?? letters
    } else if text.contains("%") {
      message = "`\(text)` is a pattern of `strftime`; here dates have Unicode's letters"
      pattern = Self.translated(text, mark: "%", Self.strftime)
      advice = letters
    } else if let translation = Self.translated(text, mark: nil, Self.php),
      text.contains("Y") || text.contains("i")
    {
      message = "`\(text)` is a pattern of PHP; here dates have Unicode's letters"
      pattern = translation
      advice = letters
    } else {
      return nil
    }
  }

  /// Returns the pattern for a format that has a name.
  private static func word(_ text: String) -> (pattern: String?, advice: String)? {
    // `time.RFC3339` and `DateTimeFormatter.ISO_DATE` are words of a module.
    let name =
      text.contains(where: \.isNumber) || text.contains("_")
      ? text.split(separator: ".").last.map(String.init) ?? text : text
    let word = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return switch word {
    case "iso", "iso8601", "rfc3339", "rfc3339nano", "w3c", "atom", "datetime", "datetimez",
      "internetdatetime", "isoinstant", "isodatetime", "isooffsetdatetime", "isozoneddatetime",
      "toisostring", "rfc3339milli", "utc", "withinternetdatetime", "text", "string", "default",
      "standard", "zulu":
      (nil, standard)
    case "unix", "epoch", "seconds", "timestamp", "unixtimestamp", "unixtime", "posix",
      "secondssince1970", "unixseconds", "epochseconds":
      (nil, "write `Timestamp` for `DateTime`, without `format`: seconds since 1970")
    case "milliseconds", "millis", "ms", "epochmillis", "unixmilliseconds", "unixms", "epochms",
      "millisecondssince1970", "javascript":
      (
        nil,
        "write `Int64` for `DateTime`, without `format`, or declare a type with `transform`;"
          + " `Timestamp` is seconds since 1970"
      )
    case "date", "day", "fulldate", "isodate", "isolocaldate", "dateonly":
      (nil, "write `Day` for `DateTime`, without `format`: `2026-11-21`")
    case "time", "fulltime", "partialtime", "isolocaltime", "timeonly":
      (nil, "write `Time` for `DateTime`, without `format`")
    case "http", "httpdate", "rfc1123", "rfc7231", "imffixdate":
      ("EEE, dd MMM yyyy HH:mm:ss 'GMT'", standard)
    case "rfc822", "rfc2822", "rfc5322", "rss": ("EEE, dd MMM yyyy HH:mm:ss Z", standard)
    default: nil
    }
  }

  /// Translates a format letter by letter; `nil` if a letter has no counterpart, or if dates could
  /// not be parsed.
  ///
  /// - Parameter mark: the prefix of letters that are not literal.
  private static func translated(
    _ text: String, mark: Character?, _ letters: [String: String]
  ) -> String? {
    guard text.utf8.count <= 100 else { return nil }
    var result = ""
    var literal = ""
    func endLiteral() {
      if literal.contains(where: { $0.isLetter || $0 == "'" }) {
        result += "'\(literal.replacing("'", with: "''"))'"
      } else {
        result += literal
      }
      literal = ""
    }
    var rest = text[...]
    while let character = rest.popFirst() {
      let isField = mark.map { $0 == character } ?? (character.isASCII && character.isLetter)
      if !isField {
        if mark == nil, character == "\\", let next = rest.popFirst() {
          literal.append(next)
        } else {
          literal.append(character)
        }
        continue
      }
      var letter = String(character)
      if mark != nil {
        letter = ""
        if let flag = rest.first, flag == "-" || flag == ":" { letter.append(rest.removeFirst()) }
        guard let next = rest.popFirst() else { return nil }
        letter.append(next)
      }
      guard let field = letters[letter] else { return nil }
      endLiteral()
      result += field
    }
    endLiteral()
    return DatePatternErrors.find(in: result).isEmpty ? result : nil
  }

  /// The letters after `%` in C, Python and Ruby, with the flag for no padding, as Unicode's.
  private static let strftime = [
    "Y": "yyyy", "y": "yy", "m": "MM", "-m": "M", "b": "MMM", "h": "MMM", "B": "MMMM", "d": "dd",
    "-d": "d", "e": "d", "a": "EEE", "A": "EEEE", "H": "HH", "-H": "H", "k": "H", "I": "hh",
    "-I": "h", "l": "h", "p": "a", "P": "a", "M": "mm", "-M": "m", "S": "ss", "-S": "s",
    "L": "SSS", "f": "SSSSSS", "N": "SSSSSSSSS", "z": "Z", ":z": "xxx", "Z": "z", "%": "%",
    "F": "yyyy-MM-dd", "D": "MM/dd/yy", "T": "HH:mm:ss", "R": "HH:mm",
  ]

  /// Unicode's pattern letters for those of PHP's `date`.
  private static let php = [
    "Y": "yyyy", "y": "yy", "m": "MM", "n": "M", "M": "MMM", "F": "MMMM", "d": "dd", "j": "d",
    "D": "EEE", "l": "EEEE", "H": "HH", "G": "H", "h": "hh", "g": "h", "A": "a", "a": "a",
    "i": "mm", "s": "ss", "v": "SSS", "u": "SSSSSS", "P": "xxx", "p": "XXX", "O": "Z", "T": "z",
  ]
}
