/// Finds errors in patterns of dates: every date must be parsed back to the same value.
struct DatePatternErrors {
  struct PatternError {
    /// The bytes at fault.
    var part: Range<Int>
    var message: String
    var note: String?
    var suggestion: String?
  }

  private let text: String
  private let pattern: DatePattern
  private var errors: [PatternError] = []

  /// Finds wrong letters first, then their order, and so on: fields can only be checked together
  /// once each is valid.
  static func find(in text: String) -> [PatternError] {
    var search = DatePatternErrors(text: text, pattern: DatePattern(text))
    let checks: [(inout DatePatternErrors) -> Void] = [
      { $0.checkFields() }, { $0.checkNeighbours() }, { $0.checkHour() }, { $0.checkMix() },
      { $0.checkUnits() },
    ]
    for check in checks where search.errors.isEmpty { check(&search) }
    return search.errors
  }

  private mutating func add(
    _ message: String, at part: Range<Int>, note: String? = nil, suggestion: String? = nil
  ) {
    errors.append(PatternError(part: part, message: message, note: note, suggestion: suggestion))
  }

  private mutating func checkFields() {
    if let quote = pattern.openQuote {
      add(
        "the quoted text in the pattern is not closed", at: quote..<text.utf8.count,
        suggestion: "add a `'`")
    }
    for (piece, next) in zip(pattern.pieces, pattern.pieces.dropFirst())
    where piece.content == .literal(UInt8(ascii: "%")) && next.letter != nil {
      add("`%` has no meaning in a date pattern", at: piece.part)
    }
    var seen: Set<String> = []
    for piece in pattern.pieces {
      guard case .field(let letter, let count) = piece.content else { continue }
      guard let forms = Self.forms(of: letter) else {
        add(
          "`\(letter)` has no meaning in a date pattern", at: piece.part,
          note: "the letters are y M d H h m s S a E X x Z z", suggestion: Self.advice(letter))
        continue
      }
      if !forms.counts.contains(count) {
        let spelling = String(repeating: letter, count: min(count, 12)) + (count > 12 ? "…" : "")
        add(
          "`\(spelling)` has no meaning in a date pattern", at: piece.part,
          suggestion: "\(forms.what) is written \(forms.spellings)")
      } else if !seen.insert(forms.what).inserted {
        if let mix = DatePatternMix.parts(of: pattern).first(where: { $0.piece.part == piece.part })
        {
          add(mix.message(spelling(piece)), at: piece.part)
          continue
        }
        add(
          "the pattern has \(forms.what) twice", at: piece.part,
          suggestion: "write each part of a date once")
      }
    }
  }

  /// Returns the allowed numbers of repetitions of a letter, with the meaning of each.
  static func forms(of letter: Character) -> (what: String, counts: Set<Int>, spellings: String)? {
    switch letter {
    case "y": ("a year", [1, 2, 4], "`yyyy`, `yy` or `y`")
    case "M": ("a month", [1, 2, 3, 4], "`MM` or `M`, by its name `MMM` or `MMMM`")
    case "d": ("a day", [1, 2], "`dd` or `d`")
    case "E": ("a weekday", [1, 2, 3, 4], "`EEE` or `EEEE`")
    case "a": ("a half of the day", [1], "`a`")
    case "H", "h": ("an hour", [1, 2], "`HH` or `H`, from 1 to 12 `hh` or `h`")
    case "m": ("a minute", [1, 2], "`mm` or `m`")
    case "s": ("a second", [1, 2], "`ss` or `s`")
    case "S": ("a fraction of a second", Set(1...9), "with one to nine `S`, such as `SSS`")
    case "X", "x", "Z": ("a zone", Set(1...5), "`X`, `xxx`, `Z` or `z`, for example")
    case "z": ("a zone", [1, 2, 3], "`X`, `xxx`, `Z` or `z`, for example")
    default: nil
    }
  }

  private static func advice(_ letter: Character) -> String {
    switch letter {
    case "Y", "u": "a year is written `yyyy`"
    case "D": "a day is written `dd`"
    case "T": "a literal letter is quoted: `'T'`"
    default: "a literal letter is quoted: `'\(letter)'`"
    }
  }

  /// Checks for fields whose end is ambiguous.
  private mutating func checkNeighbours() {
    for (piece, next) in zip(pattern.pieces, pattern.pieces.dropFirst()) {
      let isUnclear =
        piece.takesDigitsBehind && next.beginsWithDigit || piece.isZone && next.continuesZone
      guard isUnclear else { continue }
      add(
        "it is unclear where `\(spelling(piece))` ends and `\(spelling(next))` begins",
        at: piece.part.lowerBound..<next.part.upperBound,
        suggestion: "write a space between them, or fields with two digits, such as `MM`")
    }
  }

  private mutating func checkHour() {
    let half = pattern.field("a")
    if let hour = pattern.field("h"), half == nil {
      add(
        "`\(spelling(hour))` is an hour from 1 to 12 without AM or PM", at: hour.part,
        suggestion: "write `HH` for an hour from 0 to 23, or add `a` for AM and PM")
    }
    if let half, pattern.field("h") == nil {
      add(
        "`a` says AM or PM of an hour from 1 to 12, which is `h`", at: half.part,
        suggestion: "write the hour with `hh`, or leave `a` out")
    }
  }

  /// Checks for letters that are confused with the same letter in the other case.
  private mutating func checkMix() {
    for part in DatePatternMix.parts(of: pattern) {
      add(part.message(spelling(part.piece)), at: part.piece.part)
    }
  }

  /// Checks for fields that are present without the larger unit that they belong to.
  private mutating func checkUnits() {
    let hasDate = pattern.field("yMd") != nil
    let needs: [(part: String, what: String, whole: String, name: String, addition: String)] = [
      ("M", "a month", "y", "year", "yyyy"),
      ("d", "the day of a month", "M", "month", "MM"),
      ("E", "a weekday", "d", "day", "dd"),
      ("Hh", "an hour", hasDate ? "d" : "Hh", "day", "dd"),
      ("m", "a minute", "Hh", "hour", "HH"),
      ("s", "a second", "m", "minute", "mm"),
      ("S", "a fraction of a second", "s", "second", "ss"),
    ]
    for need in needs {
      guard let piece = pattern.field(need.part), pattern.field(need.whole) == nil else { continue }
      add(
        "`\(spelling(piece))` is \(need.what), and the pattern has no \(need.name)", at: piece.part,
        suggestion: "add `\(need.addition)`, or make the attribute a `String`")
      return
    }
    if !hasDate, pattern.field("Hh") == nil {
      add(
        "the pattern has neither a day nor an hour", at: 0..<text.utf8.count,
        suggestion: "write a pattern such as `yyyy-MM-dd`")
    }
  }

  private func spelling(_ piece: DatePattern.Piece) -> String {
    String(decoding: Array(text.utf8)[piece.part], as: UTF8.self)
  }
}

/// Letters of a pattern in the wrong case: `mm` in the position of a month, `MM` in that of a
/// minute, `SS` in that of a second.
enum DatePatternMix {
  struct Part {
    var piece: DatePattern.Piece
    var meant: Character
    var count: Int

    func message(_ spelling: String) -> String {
      let right = String(repeating: meant, count: count)
      return switch meant {
      case "M": "`\(spelling)` is the minute; the month is `\(right)`"
      case "m": "`\(spelling)` is the month; the minute is `\(right)`"
      default: "`\(spelling)` is a fraction of a second; the second is `\(right)`"
      }
    }
  }

  /// Returns the fields that make no sense between their neighbors.
  static func parts(of pattern: DatePattern) -> [Part] {
    let fields = pattern.pieces.filter { $0.letter != nil }
    let hasSecond = pattern.field("s") != nil
    return fields.indices.compactMap { index in
      guard case .field(let letter, let count) = fields[index].content else { return nil }
      let before = index > 0 ? fields[index - 1].letter : nil
      let after = index + 1 < fields.count ? fields[index + 1].letter : nil
      let neighbours = [before, after].compactMap { $0 }
      let meant: Character? =
        switch letter {
        case "m" where isAmong("ydE", neighbours): "M"
        case "M"
        where isAmong("HhsS", neighbours)
          || before.map("Hh".contains) == true
            && pattern.field("m") == nil:
          "m"
        case "S" where count <= 2 && before == "m" && !hasSecond: "s"
        default: nil
        }
      return meant.map { Part(piece: fields[index], meant: $0, count: min(count, 2)) }
    }
  }

  private static func isAmong(_ letters: String, _ neighbours: [Character]) -> Bool {
    !neighbours.isEmpty && neighbours.allSatisfy(letters.contains)
  }
}
