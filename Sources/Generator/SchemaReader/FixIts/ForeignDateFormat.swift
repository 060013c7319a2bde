struct ForeignDateFormat {
  let message: String
  /// The pattern that the author most likely meant, if it can be expressed.
  var pattern: String?
  var advice: String

  /// The advice for RFC 3339, which needs no format.
  static let standard = "leave `format` out: `DateTime` alone is RFC 3339, `2026-11-21T08:30:00Z`"

  /// Creates the likely meaning of a text that is not a pattern; `nil` if its notation is unknown.
  init?(_ text: String) {
    if let named = Self.named(text) {
      message = "`\(text)` is not a date pattern"
      (pattern, advice) = (named.pattern, named.advice ?? Self.standard)
      return
    }
    guard let notation = CommonMistakes.dateNotations.first(where: { $0.isNotation(of: text) })
    else { return nil }
    message = "`\(text)` is \(notation.owner); here dates have Unicode's letters"
    advice =
      "a year is written `yyyy`, a month `MM`, a day `dd`, an hour `HH`, a minute `mm`,"
      + " a second `ss`"
    pattern = notation.translated(text)
    if pattern.map({ !DatePatternErrors.find(in: $0).isEmpty }) == true { pattern = nil }
  }

  private static func named(_ text: String) -> (pattern: String?, advice: String?)? {
    // `time.RFC3339` and `DateTimeFormatter.ISO_DATE` are words of a module.
    let name =
      text.contains(where: \.isNumber) || text.contains("_")
      ? text.split(separator: ".").last.map(String.init) ?? text : text
    let word = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return CommonMistakes.dateNames.first { $0.words.contains(word) }
      .map { ($0.pattern, $0.advice) }
  }
}

/// A notation of dates with other words than Unicode's letters: Go's `2006-01-02`, SQL's `HH24:MI`.
struct DateNotation: Sendable {
  /// The owner of the notation, as messages name it.
  let owner: String
  /// A regular expression that matches only formats in this notation.
  private let sign: String
  /// The words with their pattern letters; the longest match wins.
  private let words: [String: String]
  /// The letters that are literal; `nil` if all are.
  private let literals: String?
  private let isCertain: Bool

  init(_ row: MistakeRow) {
    owner = row.text("owner")
    sign = row.text("sign")
    words = Dictionary(
      row.words("words").compactMap { word in
        word.lastIndex(of: "=").map {
          (String(word[..<$0]), String(word[word.index(after: $0)...]))
        }
      }
    ) { first, _ in first }
    literals = row["literals"] == "all" ? nil : row.text("literals")
    isCertain = row["certain"] != "false"
  }

  func isNotation(of text: String) -> Bool {
    guard text.utf8.count <= 100, let sign = ParsedPatterns.expression(sign),
      text.firstMatch(of: sign) != nil
    else { return false }
    return isCertain || translated(text).map { DatePatternErrors.find(in: $0).isEmpty } == true
  }

  /// Translates a format word by word; `nil` if a part has no counterpart.
  func translated(_ text: String) -> String? {
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
      if let word = words.keys.filter({ rest.hasPrefix($0) }).max(by: { $0.count < $1.count }) {
        endLiteral()
        result += words[word] ?? ""
        rest = rest.dropFirst(word.count)
      } else if character.isNumber || "%'\"[\\".contains(character)
        || character.isLetter && literals?.contains(character) == false
      {
        return nil
      } else {
        literal.append(rest.removeFirst())
      }
    }
    endLiteral()
    return result
  }
}
