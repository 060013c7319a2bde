import Foundation
import JSONAPI
import ResourceSchema
import Testing

struct DateFormatTests {
  @Test func formatsStandOnDateTimes() throws {
    let format = try readAttribute("a: { type: DateTime?, format: \"dd.MM.yyyy 'um' HH:mm\" }")
      .format
    #expect(format?.value == "dd.MM.yyyy 'um' HH:mm")
    expectFinding(
      in: article("attributes:\n  a: { type: Day, 1️⃣format2️⃣: yyyy }"), .misplacedFormat,
      "`format` belongs to `DateTime` and to numbers")
    expectFinding(
      in: article("attributes:\n  a: { type: [DateTime], 1️⃣format2️⃣: yyyy }"), .misplacedFormat,
      "`format` belongs to `DateTime` and to numbers",
      help: "declare a type, `Element: { alias: DateTime, format: … }`, and write `[Element]`")
  }

  @Test func lettersWithoutMeaningAreUnderlined() {
    expectFinding(
      in: article("attributes:\n  a: { type: DateTime, format: 1️⃣Y2️⃣-MM-dd }"),
      .malformedFormat, "`Y` has no meaning in the pattern of a date",
      help: "a year is written `yyyy`")
    expectFinding(
      in: article("attributes:\n  a: { type: DateTime, format: \"yyyy-MM-dd1️⃣T2️⃣HH\" }"),
      .malformedFormat, "`T` has no meaning in the pattern of a date",
      help: "a letter that stands for itself is quoted: `'T'`")
    expectFinding(
      in: article("attributes:\n  a: { type: DateTime, format: yyyy1️⃣'T2️⃣ }"),
      .malformedFormat, "the quoted text of the pattern does not end", help: "add a `'`")
  }

  @Test(arguments: [
    ("1️⃣yyyyy2️⃣-MM", "`yyyyy`", "a year is written `yyyy`, `yy` or `y`"),
    ("1️⃣yyy2️⃣-MM", "`yyy`", "a year is written `yyyy`, `yy` or `y`"),
    ("yyyy-1️⃣MMMMM2️⃣", "`MMMMM`", "a month is written `MM` or `M`, by its name `MMM` or `MMMM`"),
    ("yyyy-MM-1️⃣ddd2️⃣", "`ddd`", "a day is written `dd` or `d`"),
    ("1️⃣HHH2️⃣:mm", "`HHH`", "an hour is written `HH` or `H`, from 1 to 12 `hh` or `h`"),
    ("HH:1️⃣mmm2️⃣", "`mmm`", "a minute is written `mm` or `m`"),
    ("HH:mm:1️⃣sss2️⃣", "`sss`", "a second is written `ss` or `s`"),
    (
      "ss.1️⃣SSSSSSSSSS2️⃣", "`SSSSSSSSSS`",
      "a fraction of a second is written with one to nine `S`, such as `SSS`"
    ),
    ("1️⃣dddddddddddddddddddddddd2️⃣", "`dddddddddddd…`", "a day is written `dd` or `d`"),
    ("HH:mm 1️⃣zzzz2️⃣", "`zzzz`", "a zone is written `X`, `xxx`, `Z` or `z`, for example"),
  ])
  func aLetterStandsAsOftenAsItMeansSomething(pattern: String, field: String, help: String) {
    expectMistake(pattern, "\(field) has no meaning in the pattern of a date", help: help)
  }

  @Test(arguments: [
    ("yyyy1️⃣Mdd2️⃣", "`M`", "`dd`", "write `MM`, which always has two digits"),
    ("ss1️⃣SSSyyyy2️⃣", "`SSS`", "`yyyy`", "write a space between them, for example"),
    ("1️⃣yMM2️⃣", "`y`", "`MM`", "write a space between them, for example"),
    ("1️⃣X:2️⃣mm", "`X`", "`:`", "write a space between them, for example"),
    ("1️⃣zdd2️⃣.MM.yyyy", "`z`", "`dd`", "write a space between them, for example"),
    ("yyyy 1️⃣d02️⃣", "`d`", "`0`", "write `dd`, which always has two digits"),
  ])
  func aPartEndsWhereOneCanTell(pattern: String, first: String, second: String, help: String) {
    expectMistake(
      pattern, "nobody can tell where \(first) ends and \(second) begins", help: help)
  }

  @Test func anHourOfTwelveHasItsHalf() {
    expectMistake(
      "1️⃣hh2️⃣:mm", "`hh` is an hour from 1 to 12, and nothing says of which half",
      help: "write `HH` for an hour from 0 to 23, or add `a` for AM and PM")
    expectMistake(
      "HH:mm 1️⃣a2️⃣", "`a` says AM or PM of an hour from 1 to 12, which is `h`",
      help: "write the hour with `hh`, or leave `a` out")
    expectMistake(
      "HH 1️⃣hh2️⃣ a", "the pattern has an hour twice", help: "write each part of a date once")
  }

  @Test func aDayHasItsYear() {
    expectMistake(
      "MMM 1️⃣dd2️⃣", "a day of a month is no date without its year",
      help: "add `yyyy`, or make the attribute a `String`")
  }

  private func expectMistake(
    _ pattern: String, _ message: String, help: String,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectFinding(
      in: article("attributes:\n  a: { type: DateTime, format: \"\(pattern)\" }"),
      .malformedFormat, message, help: help, location)
  }

  /// The promise of the rules above: whatever is accepted reads what it writes.
  @Test func whatAnAcceptedPatternWritesItReads() throws {
    var random = SplitMix(state: 11)
    let letters = ["y", "M", "d", "E", "a", "H", "h", "m", "s", "S", "X", "x", "Z", "z"]
    let literals = ["-", ".", " ", ":", "/", "+", "'T'", "'at '", "0", "'Z'", "''", ", "]
    var accepted = 0
    for _ in 0..<6_000 {
      var pattern = ""
      for _ in 0...Int.random(in: 0...4, using: &random) {
        let letter = letters.randomElement(using: &random) ?? "y"
        let count = [1, 2, 2, 2, 3, 4, 4, 5].randomElement(using: &random) ?? 2
        pattern += String(repeating: letter, count: letter == "a" ? 1 : count)
        if Bool.random(using: &random) { pattern += literals.randomElement(using: &random) ?? "" }
      }
      let body = article("attributes:\n  a: { type: DateTime, format: \"\(pattern)\" }")
      guard identifiers(header + body).isEmpty else { continue }
      accepted += 1
      try CurrentPattern.$pattern.withValue(pattern) {
        for seconds in [0, 951_782_399.25, 1_795_250_096.5, 4_102_444_799, 253_402_300_799] {
          let text = PatternDateFormat<CurrentPattern>.reverse(Date(timeIntervalSince1970: seconds))
          let date = try PatternDateFormat<CurrentPattern>.transform(text)
          let again = PatternDateFormat<CurrentPattern>.reverse(date)
          #expect(again == text || pattern.contains("E"), "\(pattern)")
        }
      }
    }
    #expect(accepted > 300)
  }

  private enum CurrentPattern: DatePattern {
    @TaskLocal static var pattern = ""
  }
}
