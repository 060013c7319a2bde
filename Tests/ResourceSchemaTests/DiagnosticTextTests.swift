import ResourceSchema
import Testing
import YAMLSource

/// Findings as a terminal shows them.
struct DiagnosticTextTests {
  private func render(
    _ marked: String, note: String? = nil, help: String? = nil, isColored: Bool = false
  ) throws -> String {
    let text = MarkedText(marked)
    var diagnostic = Diagnostic(
      Finding.mistake, "this is wrong", at: try #require(text.range("1️⃣", "2️⃣")))
    if let label = text.range("3️⃣", "4️⃣") { diagnostic.labels = [.init("first here", at: label)] }
    diagnostic.note = note
    diagnostic.suggestion = help
    return DiagnosticText.render([diagnostic], files: [text.file], isColored: isColored)
  }

  @Test func theLineIsShownWithTheRangeUnderlined() throws {
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

  @Test func labelsShowTheirLines() throws {
    let lines = String(repeating: "x: 1\n", count: 8)
    #expect(
      try render("3️⃣a4️⃣: 1\n\(lines)1️⃣a2️⃣: 2") == """
        test.yaml:10:1: error: this is wrong [some-mistake]
          10 | a: 2
             | ^
          first here: test.yaml:1:1
           1 | a: 1
             | ^
        """)
  }

  @Test func tabsAndWideCharactersKeepTheMarkInPlace() throws {
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

  @Test func rangesWithoutLengthAndOverSeveralLines() throws {
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
            |    ^
        """)
    #expect(
      try render("1️⃣2️⃣") == """
        test.yaml:1:1: error: this is wrong [some-mistake]
          1 | \("")
            | ^
        """)
  }

  @Test func longLinesAreCutAroundTheRange() throws {
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

  @Test func controlCharactersDoNotReachTheTerminal() throws {
    let file = SourceFile(path: "a\u{1B}[31m.yaml", text: "a: \u{1B}[2J\u{202E}b\n")
    let range = SourceRange(
      file: file.path, start: .init(line: 1, column: 4, offset: 3),
      end: .init(line: 1, column: 5, offset: 4))
    let text = DiagnosticText.render(
      [Diagnostic(Finding.mistake, "`\u{1B}\u{7}\n` is wrong", at: range)], files: [file])
    #expect(
      text == """
        a\\u{1B}[31m.yaml:1:4: error: `\\u{1B}\\u{7}\\u{A}` is wrong [some-mistake]
          1 | a: \\u{1B}[2J\\u{202E}b
            |    ^~~~~~
        """)
  }

  @Test func aFileThatIsNotThereShowsNoLine() {
    let range = SourceRange(file: "gone.yaml", start: .start, end: .start)
    #expect(
      DiagnosticText.render([Diagnostic(Finding.oddity, "odd", at: range)], files: [])
        == "gone.yaml:1:1: warning: odd [some-oddity]")
  }

  @Test func colorsAreOptional() throws {
    #expect(try !render("1️⃣a2️⃣", help: "b").contains("\u{1B}"))
    #expect(
      try render("1️⃣a2️⃣", isColored: true).hasPrefix(
        "test.yaml:1:1: \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mthis is wrong\u{1B}[0m"))
  }

  @Test func theSummaryCounts() {
    func finding(_ kind: Finding, _ file: String) -> Diagnostic {
      Diagnostic(kind, "y", at: SourceRange(file: file, start: .start, end: .start))
    }
    #expect(DiagnosticText.summary([]) == "no errors, no warnings")
    #expect(DiagnosticText.summary([finding(.oddity, "a")]) == "1 warning in 1 file")
    #expect(
      DiagnosticText.summary([
        finding(.mistake, "a"), finding(.mistake, "b"), finding(.mistake, "b"),
        finding(.oddity, "b"),
      ]) == "3 errors, 1 warning in 2 files")
  }
}

private enum Finding: String, DiagnosticKind {
  case mistake = "some-mistake"
  case oddity = "some-oddity"

  var severity: Diagnostic.Severity { self == .oddity ? .warning : .error }
}
