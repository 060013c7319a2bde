import Diagnostics
import TestSupport
import Testing

/// Diagnostics as a terminal shows them.
struct DiagnosticTextTests {
  private func render(
    _ marked: String, note: String? = nil, help: String? = nil, isColored: Bool = false
  ) throws -> String {
    let text = MarkedText(marked)
    var diagnostic = Diagnostic(
      Kind.mistake, "this is wrong", at: try #require(text.range("1️⃣", "2️⃣")))
    if let label = text.range("3️⃣", "4️⃣") { diagnostic.labels = [.init("first here", at: label)] }
    diagnostic.note = note
    diagnostic.suggestion = help
    return DiagnosticText.render([diagnostic], files: [text.file], isColored: isColored)
  }

  @Test("the line is shown with the range underlined")
  func theLineIsShownWithTheRangeUnderlined() throws {
    #expect(
      try render("a: 1\nb: [1️⃣Strng2️⃣, c]\n", note: "there are others.", help: "write `String`")
        == """
        test.yaml:2:5: error: this is wrong [some-mistake]
          2 | b: [Strng, c]
            |     ^~~~~
          note: there are others.
          help: write `String`
        """)
  }

  @Test("labels show their lines")
  func labelsShowTheirLines() throws {
    let lines = String(repeating: "x: 1\n", count: 8)
    #expect(
      try render("3️⃣a4️⃣: 1\n\(lines)1️⃣a2️⃣: 2") == """
        test.yaml:10:1: error: this is wrong [some-mistake]
          10 | a: 2
             | ^
          first here: test.yaml:1:1
           1 | a: 1
             | -
        """)
  }

  @Test("labels on the same line are shown below it")
  func labelsOnTheSameLineAreShownBelowIt() throws {
    #expect(
      try render("a: { 3️⃣one4️⃣: b, 1️⃣many2️⃣: c }") == """
        test.yaml:1:14: error: this is wrong [some-mistake]
          1 | a: { one: b, many: c }
            |      ---     ^~~~
            |      first here
        """)
    let text = MarkedText("a: [1️⃣b2️⃣, 3️⃣c4️⃣, 5️⃣d6️⃣]")
    let ranges = [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣")].compactMap { text.range($0, $1) }
    try #require(ranges.count == 3)
    let diagnostic = Diagnostic(
      Kind.mistake, "these are wrong", at: ranges[0],
      labels: [.init("with this", at: ranges[1]), .init("and this", at: ranges[2])])
    #expect(
      DiagnosticText.render([diagnostic], files: [text.file]) == """
        test.yaml:1:5: error: these are wrong [some-mistake]
          1 | a: [b, c, d]
            |     ^  -  -
            |        |  and this
            |        with this
        """)
  }

  @Test("a label inside the range has a line of its own")
  func aLabelInsideTheRangeHasALineOfItsOwn() throws {
    #expect(
      try render("a: 1️⃣{ 3️⃣b4️⃣: c }2️⃣") == """
        test.yaml:1:4: error: this is wrong [some-mistake]
          1 | a: { b: c }
            |    ^~~~~~~~
          first here: test.yaml:1:6
          1 | a: { b: c }
            |      -
        """)
  }

  @Test("the underline is in the right place after tabs and wide characters")
  func tabsAndWideCharactersKeepTheMarkInPlace() throws {
    #expect(
      try render("a:\t1️⃣b2️⃣\tc") == """
        test.yaml:1:4: error: this is wrong [some-mistake]
          1 | a:  b   c
            |     ^
        """)
    #expect(
      try render("日本: 1️⃣e\u{301}é👩‍👩‍👧2️⃣ x") == """
        test.yaml:1:5: error: this is wrong [some-mistake]
          1 | 日本: e\u{301}é👩‍👩‍👧 x
            |       ^~~~
        """)
  }

  @Test(
    "characters count by the columns that they take",
    arguments: [
      ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("e\u{301}\u{323}", 1), ("한", 2), ("ｗ", 2), ("क्‍ष", 1),
      ("\u{200D}", 8), ("\u{7F}", 6),
    ])
  func charactersCountByWhatTheyTakeOfALine(character: String, columns: Int) throws {
    let mark = try #require(
      render("a\(character)1️⃣b2️⃣").split(separator: "\n").last?.dropFirst("    | ".count))
    #expect(mark == String(repeating: " ", count: 1 + columns) + "^")
  }

  @Test("empty ranges and ranges of several lines are underlined")
  func rangesWithoutLengthAndOverSeveralLines() throws {
    #expect(
      try render("a: 1️⃣2️⃣") == """
        test.yaml:1:4: error: this is wrong [some-mistake]
          1 | a: \("")
            |    ^
        """)
    #expect(
      try render("a: 1️⃣{\r\n  b: 1 }2️⃣") == """
        test.yaml:1:4: error: this is wrong [some-mistake]
          1 | a: {
            |    ^ to line 2
        """)
    #expect(
      try render("1️⃣2️⃣") == """
        test.yaml:1:1: error: this is wrong [some-mistake]
          1 | \("")
            | ^
        """)
  }

  @Test("long lines are cut around the range")
  func longLinesAreCutAroundTheRange() throws {
    let filler = String(repeating: "0123456789", count: 30)
    let lines = try render(filler + "1️⃣wrong2️⃣" + filler).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("  1 | …0123") && lines[1].hasSuffix("…"))
    #expect(lines[1].count < 120)
    let mark = lines[2].firstIndex(of: "^").map {
      lines[2].distance(from: lines[2].startIndex, to: $0)
    }
    let place = lines[1].range(of: "wrong").map {
      lines[1].distance(from: lines[1].startIndex, to: $0.lowerBound)
    }
    #expect(mark == place)
    let long = try render("1️⃣" + filler + "2️⃣")
    #expect(long.split(separator: "\n").allSatisfy { $0.count < 120 })
  }

  @Test("a corrected line is shown unless the suggestion spells it out")
  func aCorrectionThatTheSuggestionDoesNotSpellIsShown() throws {
    let text = MarkedText("tags: 1️⃣[String]?2️⃣ # all")
    let range = try #require(text.range("1️⃣", "2️⃣"))
    let (start, end) = (
      SourceRange(file: range.file, start: range.start, end: range.start),
      SourceRange(file: range.file, start: range.end, end: range.end)
    )
    var diagnostic = Diagnostic(
      Kind.mistake, "this is wrong", at: range, suggestion: "put the type in quotes",
      fixIts: [.init("Put in quotes", [.init(start, "'"), .init(end, "'")])])
    #expect(
      DiagnosticText.render([diagnostic], files: [text.file]) == """
        test.yaml:1:7: error: this is wrong [some-mistake]
          1 | tags: [String]? # all
            |       ^~~~~~~~~
          help: put the type in quotes
          1 | tags: '[String]?' # all
            |       +         +
        """)
    diagnostic.suggestion = "write `[JSON]`"
    diagnostic.fixIts = [.init("Replace", [.init(range, "[JSON]")])]
    #expect(
      DiagnosticText.render([diagnostic], files: [text.file]).hasSuffix(
        "\n  help: write `[JSON]`"))
    diagnostic.suggestion = nil
    #expect(DiagnosticText.render([diagnostic], files: [text.file]).hasSuffix("\n  help: Replace"))
  }

  @Test("control characters do not reach the terminal")
  func controlCharactersDoNotReachTheTerminal() throws {
    let file = SourceFile(path: "a\u{1B}[31m.yaml", text: "a: \u{1B}[2J\u{202E}b\n")
    let range = SourceRange(
      file: file.path, start: .init(line: 1, column: 4, offset: 3),
      end: .init(line: 1, column: 5, offset: 4))
    let text = DiagnosticText.render(
      [Diagnostic(Kind.mistake, "`\u{1B}\u{7}\n` is wrong", at: range)], files: [file])
    #expect(
      text == """
        a\\u{1B}[31m.yaml:1:4: error: `\\u{1B}\\u{7}\\u{A}` is wrong [some-mistake]
          1 | a: \\u{1B}[2J\\u{202E}b
            |    ^~~~~~
        """)
  }

  @Test("no line is shown if the file is absent")
  func aFileThatIsNotThereShowsNoLine() {
    let range = SourceRange(file: "gone.yaml", start: .start, end: .start)
    #expect(
      DiagnosticText.render([Diagnostic(Kind.oddity, "odd", at: range)], files: [])
        == "gone.yaml:1:1: warning: odd [some-oddity]")
  }

  @Test("diagnostics are separated by empty lines")
  func diagnosticsAreSeparatedByEmptyLines() {
    let range = SourceRange(file: "gone.yaml", start: .start, end: .start)
    let diagnostic = Diagnostic(Kind.oddity, "odd", at: range)
    #expect(
      DiagnosticText.render([diagnostic, diagnostic], files: []) == """
        gone.yaml:1:1: warning: odd [some-oddity]

        gone.yaml:1:1: warning: odd [some-oddity]
        """)
  }

  @Test("no place is shown if there is no file")
  func withoutAFileThereIsNoPlace() {
    let diagnostic = Diagnostic(
      Kind.oddity, "odd", at: .unknown, labels: [.init("the other is here", at: .unknown)])
    #expect(DiagnosticText.render([diagnostic], files: []) == "warning: odd [some-oddity]")
    #expect(DiagnosticJSON.render([diagnostic]).contains(#""file":null,"range":null"#))
    #expect(DiagnosticGitHub.render([diagnostic]) == "::warning title=some-oddity::odd")
  }

  @Test("errors come first if there are too many diagnostics")
  func ofTooManyDiagnosticsErrorsAreShownFirst() {
    func diagnostics(_ kinds: [Kind]) -> [Diagnostic] {
      kinds.enumerated().map { index, kind in
        let start = SourcePosition(line: index, column: 1, offset: index)
        return Diagnostic(kind, "x", at: SourceRange(file: "a", start: start, end: start))
      }
    }
    let all = diagnostics([.oddity, .mistake, .oddity, .mistake, .mistake])
    func lines(_ limit: Int) -> [Int] {
      DiagnosticText.first(limit, of: all).map(\.range.start.line)
    }
    #expect(lines(5) == [0, 1, 2, 3, 4])
    #expect(lines(4) == [0, 1, 3, 4])
    #expect(lines(2) == [1, 3])
  }

  @Test("colors are optional")
  func colorsAreOptional() throws {
    #expect(try !render("1️⃣a2️⃣", help: "b").contains("\u{1B}"))
    #expect(
      try render("1️⃣a2️⃣", isColored: true).hasPrefix(
        "test.yaml:1:1: \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mthis is wrong\u{1B}[0m"))
  }

  @Test("the summary counts errors, warnings and files")
  func theSummaryCounts() {
    func diagnostic(_ kind: Kind, _ file: String) -> Diagnostic {
      Diagnostic(kind, "y", at: SourceRange(file: file, start: .start, end: .start))
    }
    #expect(DiagnosticText.summary([]) == "no errors, no warnings")
    #expect(DiagnosticText.summary([diagnostic(.oddity, "a")]) == "1 warning in 1 file")
    #expect(
      DiagnosticText.summary([
        diagnostic(.mistake, "a"), diagnostic(.mistake, "b"), diagnostic(.mistake, "b"),
        diagnostic(.oddity, "b"),
      ]) == "3 errors, 1 warning in 2 files")
  }
}

private enum Kind: String, DiagnosticKind {
  case mistake = "some-mistake"
  case oddity = "some-oddity"

  var severity: Diagnostic.Severity { self == .oddity ? .warning : .error }
}
