import Diagnostics
import TestSupport
import Testing
import YAMLSource

@Suite("Ranges")
struct RangeTests {
  @Test("positions are right long after characters of several bytes")
  func farAfter() {
    let lines = (1...300).map { "k\($0): \(String(repeating: "é", count: 50))" }
    let root = read(lines.joined(separator: "\n"))
    #expect(
      root?["k300"]?.range.start
        == SourcePosition(
          line: 300, column: 7, offset: lines.dropLast().reduce(6) { $0 + $1.utf8.count + 1 }))
  }

  @Test("lines end with LF, CR LF or CR", arguments: ["\n", "\r\n", "\r"])
  func lineBreaks(lineBreak: String) {
    let text = MarkedText("a: |\(lineBreak)  b\(lineBreak)c: 1️⃣d2️⃣\(lineBreak)")
    let root = text.result.root
    #expect(root?["a"]?.scalar?.text == "b\n")
    #expect(root?["c"]?.range == text.range("1️⃣", "2️⃣"))
    #expect(root?["c"]?.range.start.line == 3)
  }

  @Test("line separators of Unicode begin no line, as in editors")
  func unicodeLineSeparators() {
    let root = read("a: \"b\u{2028}c\u{85}d\"\ne: f\n")
    #expect(root?["e"]?.range.start.line == 2)
  }
}
