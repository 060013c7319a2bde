import Diagnostics
import Foundation
import JSONAPI
import SchemaReader
import TestSupport
import TestWorkspace
import Testing

struct DateFormatTests {
  @Test("only a `DateTime` has a date format")
  func formatsAreForDateTimes() throws {
    let format = try readAttribute("a: { type: DateTime?, format: \"dd.MM.yyyy 'um' HH:mm\" }")
      .format
    #expect(format?.value == "dd.MM.yyyy 'um' HH:mm")
    expectDiagnostic(
      in: article("attributes:\n  a: { type: Day, 1️⃣format2️⃣: yyyy }"), .misplacedFormat,
      "`format` belongs to `DateTime` and to numbers")
    expectDiagnostic(
      in: article("attributes:\n  a: { type: [DateTime], 1️⃣format2️⃣: yyyy }"), .misplacedFormat,
      "`format` belongs to `DateTime` and to numbers",
      help: "it says how each element is written: declare a type, `A: { alias: DateTime, format:"
        + " yyyy }`, and write `[A]`")
  }

  @Test("letters without a meaning are underlined")
  func lettersWithoutMeaningAreUnderlined() {
    expectDiagnostic(
      in: article("attributes:\n  a: { type: DateTime, format: 1️⃣Y2️⃣-MM-dd }"),
      .malformedFormat, "`Y` has no meaning in a date pattern",
      help: "write `format: yyyy-MM-dd`")
    expectDiagnostic(
      in: article("attributes:\n  a: { type: DateTime, format: \"yyyy-MM-dd1️⃣T2️⃣HH\" }"),
      .malformedFormat, "`T` has no meaning in a date pattern",
      help: "write `format: \"yyyy-MM-dd'T'HH\"`")
    expectDiagnostic(
      in: article("attributes:\n  a: { type: DateTime, format: yyyy1️⃣'T2️⃣ }"),
      .malformedFormat, "the quoted text in the pattern is not closed", help: "add a `'`")
  }

  @Test(
    "a letter is repeated only as often as it has a meaning",
    arguments: [
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
  func repeatedLetters(pattern: String, field: String, help: String) {
    expectMistake(pattern, "\(field) has no meaning in a date pattern", help: help)
  }

  @Test(
    "the end of each part must be unambiguous",
    arguments: [
      ("yyyy1️⃣Mdd2️⃣", "`M`", "`dd`", "write `MM`, which always has two digits"),
      ("ss1️⃣SSSyyyy2️⃣", "`SSS`", "`yyyy`", "write a space between them, for example"),
      ("1️⃣yMM2️⃣", "`y`", "`MM`", "write a space between them, for example"),
      ("1️⃣X:2️⃣mm", "`X`", "`:`", "write a space between them, for example"),
      ("1️⃣zdd2️⃣.MM.yyyy", "`z`", "`dd`", "write a space between them, for example"),
      ("yyyy 1️⃣d02️⃣", "`d`", "`0`", "write `dd`, which always has two digits"),
    ])
  func aPartEndsWhereOneCanTell(pattern: String, first: String, second: String, help: String) {
    expectMistake(
      pattern, "it is unclear where \(first) ends and \(second) begins", help: help)
  }

  @Test("a 12-hour hour needs AM or PM")
  func anHourOfTwelveHasItsHalf() {
    expectMistake(
      "1️⃣hh2️⃣:mm", "`hh` is an hour from 1 to 12 without AM or PM",
      help: "write `HH` for an hour from 0 to 23, or add `a` for AM and PM")
    expectMistake(
      "HH:mm 1️⃣a2️⃣", "`a` says AM or PM of an hour from 1 to 12, which is `h`",
      help: "write the hour with `hh`, or leave `a` out")
    expectMistake(
      "HH 1️⃣hh2️⃣ a", "the pattern has an hour twice", help: "write each part of a date once")
  }

  @Test("a day and a month need a year")
  func aDayHasItsYear() {
    expectMistake(
      "MMM 1️⃣dd2️⃣", "a day and a month are not a date without a year",
      help: "add `yyyy`, or make the attribute a `String`")
  }

  @Test(
    "a letter in the wrong case suggests the right one",
    arguments: [
      ("yyyy-1️⃣mm2️⃣-dd", "`mm` is the minute; the month is `MM`", "yyyy-MM-dd"),
      ("dd/1️⃣mm2️⃣/yyyy HH:MM:ss", "`mm` is the minute; the month is `MM`", "dd/MM/yyyy HH:mm:ss"),
      ("HH:1️⃣MM2️⃣", "`MM` is the month; the minute is `mm`", "HH:mm"),
      ("yyyy-MM-dd HH:1️⃣MM2️⃣", "`MM` is the month; the minute is `mm`", "yyyy-MM-dd HH:mm"),
      (
        "yyyy-MM-dd HH:mm:1️⃣SS2️⃣", "`SS` is a fraction of a second; the second is `ss`",
        "yyyy-MM-dd HH:mm:ss"
      ),
    ])
  func aLetterInTheWrongCaseIsNoOtherPart(pattern: String, message: String, right: String) {
    expectMistake(pattern, message, help: "write `format: \"\(right)\"`")
  }

  @Test(
    "a part needs the larger part that it belongs to",
    arguments: [
      ("yyyy-1️⃣dd2️⃣", "`dd` is the day of a month, and the pattern has no month", "MM"),
      ("1️⃣MM2️⃣", "`MM` is a month, and the pattern has no year", "yyyy"),
      ("yyyy-MM 1️⃣HH2️⃣:mm", "`HH` is an hour, and the pattern has no day", "dd"),
      ("1️⃣EEE2️⃣", "`EEE` is a weekday, and the pattern has no day", "dd"),
      ("1️⃣mm2️⃣:ss", "`mm` is a minute, and the pattern has no hour", "HH"),
      ("HH 1️⃣ss2️⃣", "`ss` is a second, and the pattern has no minute", "mm"),
      ("HH:mm 1️⃣SSS2️⃣", "`SSS` is a fraction of a second, and the pattern has no second", "ss"),
    ])
  func aPartHasTheLargerOneThatItBelongsTo(pattern: String, message: String, missing: String) {
    expectMistake(pattern, message, help: "add `\(missing)`, or make the attribute a `String`")
  }

  @Test(
    "patterns of other languages are translated",
    arguments: [
      ("%Y-%m-%d", "yyyy-MM-dd"), ("%y-%m-%d", "yy-MM-dd"), ("%H:%M", "HH:mm"),
      ("%Y-%m-%dT%H:%M:%SZ", "yyyy-MM-dd'T'HH:mm:ss'Z'"), ("%-d %b %Y, %I %p", "d MMM yyyy, hh a"),
      ("Y-m-d H:i:s", "yyyy-MM-dd HH:mm:ss"), ("d.m.Y", "dd.MM.yyyy"),
      ("rfc2822", "EEE, dd MMM yyyy HH:mm:ss Z"),
    ])
  func patternsOfOtherLanguagesAreTranslated(pattern: String, right: String) {
    let diagnostic = onlyDiagnostic(in: pattern)
    #expect(diagnostic?.suggestion == "write `format: \"\(right)\"`")
  }

  @Test(
    "a wrong format has one diagnostic",
    arguments: [
      "milliseconds", "unix", "RFC3339", "text", "iso8601", "short", "%j", "DD-MON-YYYY", "Mdd",
    ])
  func oneFormatHasOneDiagnostic(format: String) {
    #expect(onlyDiagnostic(in: format) != nil)
  }

  private func onlyDiagnostic(in pattern: String) -> Diagnostic? {
    let body = article("attributes:\n  a: { type: DateTime, format: \"\(pattern)\" }")
    let file = SourceFile(path: "test.yaml", text: header + body)
    let diagnostics = SchemaReader.read([file]) { _ in throw NoImports() }.diagnostics
    return diagnostics.count == 1 ? diagnostics.first : nil
  }

  private func expectMistake(
    _ pattern: String, _ message: String, help: String,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectDiagnostic(
      in: article("attributes:\n  a: { type: DateTime, format: \"\(pattern)\" }"),
      .malformedFormat, message, help: help, location)
  }

  /// The promise of the rules above: whatever is accepted reads what it writes.
  @Test("an accepted pattern parses the dates that it formats")
  func whatAnAcceptedPatternWritesItReads() throws {
    var random = SplitMix(state: 11)
    let parts = ["y", "M", "d", "E", "H", "m", "s", "S"]
    let literals = ["-", ".", " ", ":", "/", "+", "'T'", "'at '", "0", "'Z'", "''", ", "]
    var accepted = 0
    for _ in 0..<TestExtent.count(all: 6_000, sample: 1_000) {
      var pattern = ""
      // Parts without the larger ones that they belong to are no pattern: more of them are drawn.
      let first = [0, 0, 4].randomElement(using: &random) ?? 0
      let last = Int.random(in: first..<parts.count, using: &random)
      var letters = parts[first...last].filter { _ in Int.random(in: 0..<8, using: &random) > 0 }
      if let hour = letters.firstIndex(of: "H"), Bool.random(using: &random) {
        letters[hour] = "h"
        letters.append("a")
      }
      if Bool.random(using: &random) {
        letters.append(["X", "x", "Z", "z"].randomElement(using: &random) ?? "X")
      }
      if Bool.random(using: &random) { letters.shuffle(using: &random) }
      for letter in letters {
        let count = [1, 2, 2, 2, 3, 4, 4, 5].randomElement(using: &random) ?? 2
        pattern += String(repeating: letter, count: letter == "a" ? 1 : count)
        if Bool.random(using: &random) { pattern += literals.randomElement(using: &random) ?? "" }
      }
      let body = article("attributes:\n  a: { type: DateTime, format: \"\(pattern)\" }")
      guard identifiers(header + body).isEmpty else { continue }
      accepted += 1
      try CurrentPattern.$pattern.withValue(pattern) {
        for seconds in [0, 951_782_399.25, 1_795_250_096.5, 4_102_444_799, 253_402_300_799] {
          let text = CurrentPattern.reverse(Date(timeIntervalSince1970: seconds))
          let date = try CurrentPattern.transform(text)
          let again = CurrentPattern.reverse(date)
          #expect(again == text || pattern.contains("E"), "\(pattern)")
        }
      }
    }
    #expect(accepted > TestExtent.count(all: 300, sample: 50), "\(accepted)")
  }

  private enum CurrentPattern: Format.DatePattern {
    @TaskLocal static var pattern = ""
  }
}
