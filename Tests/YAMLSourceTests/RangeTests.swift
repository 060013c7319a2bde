import Diagnostics
import TestSupport
import Testing
import YAMLSource

@Suite("Ranges")
struct RangeTests {
  @Test("a scalar's range covers it as it is written")
  func scalars() {
    let text = MarkedText(
      """
      1️⃣plain2️⃣: 3️⃣a text4️⃣   # comment
      single: 5️⃣'a'6️⃣
      double: 7️⃣"b
        c"8️⃣
      """)
    let entries = text.result.root?.mapping?.entries
    #expect(entries?[0].keyRange == text.range("1️⃣", "2️⃣"))
    #expect(entries?[0].value.range == text.range("3️⃣", "4️⃣"))
    #expect(entries?[1].value.range == text.range("5️⃣", "6️⃣"))
    #expect(entries?[2].value.range == text.range("7️⃣", "8️⃣"))
  }

  @Test("a block scalar's range ends with its last character", arguments: ["|", ">-", "|+"])
  func blockScalars(header: String) {
    let text = MarkedText("a: 1️⃣\(header) # comment\n  b\n\n  c2️⃣\n\n\nd: e\n")
    #expect(text.result.root?["a"]?.range == text.range("1️⃣", "2️⃣"))
  }

  @Test("an empty block scalar's range is its header")
  func emptyBlockScalar() {
    let text = MarkedText("a: 1️⃣|2️⃣\n\nb: c\n")
    #expect(text.result.root?["a"]?.range == text.range("1️⃣", "2️⃣"))
  }

  @Test("an absent value is located directly after its key")
  func absentValues() {
    let text = MarkedText("a:1️⃣   # comment\n? b2️⃣\n\n? c\n: d\n")
    #expect(text.result.root?["a"]?.range == text.range("1️⃣", "1️⃣"))
    #expect(text.result.root?["b"]?.range == text.range("2️⃣", "2️⃣"))
  }

  @Test("a block collection's range ends where its last value ends")
  func blocks() {
    let text = MarkedText(
      """
      # comment
      1️⃣a:
        3️⃣b: c
        d:
          5️⃣- e
          - f6️⃣4️⃣

      # comment
      g: h2️⃣

      # comment
      """)
    let root = text.result.root
    #expect(root?.range == text.range("1️⃣", "2️⃣"))
    #expect(root?["a"]?.range == text.range("3️⃣", "4️⃣"))
    #expect(root?["a"]?["d"]?.range == text.range("5️⃣", "6️⃣"))
  }

  @Test("a list that is not indented below its key has a range of its own")
  func indentlessList() {
    let text = MarkedText("a:\n1️⃣- b\n- c2️⃣\nd: e\n")
    #expect(text.result.root?["a"]?.range == text.range("1️⃣", "2️⃣"))
  }

  @Test("a flow collection's range goes from bracket to bracket")
  func flows() {
    let text = MarkedText("a: 1️⃣[ 3️⃣{ b: c }4️⃣,\n  d ]2️⃣ # comment\n")
    #expect(text.result.root?["a"]?.range == text.range("1️⃣", "2️⃣"))
    #expect(text.result.root?["a"]?[0]?.range == text.range("3️⃣", "4️⃣"))
  }

  @Test("anchors and tags are not part of the range")
  func properties() {
    let text = MarkedText(
      """
      a: &a !!str 1️⃣b2️⃣
      c: !!map &c # comment
        3️⃣d: e4️⃣
      f: &f 5️⃣[]6️⃣
      g: &g7️⃣
      &h 8️⃣i9️⃣: j
      """)
    let root = text.result.root
    #expect(root?["a"]?.range == text.range("1️⃣", "2️⃣"))
    #expect(root?["c"]?.range == text.range("3️⃣", "4️⃣"))
    #expect(root?["f"]?.range == text.range("5️⃣", "6️⃣"))
    #expect(root?["g"]?.range == text.range("7️⃣", "7️⃣"))
    #expect(root?.mapping?.entry(for: "i")?.keyRange == text.range("8️⃣", "9️⃣"))
  }

  @Test("columns count Unicode scalars, offsets count bytes")
  func columnsAndOffsets() {
    let text = MarkedText("ключ: {é: 1️⃣👩‍🚀2️⃣, \u{65}\u{301}: 3️⃣x4️⃣}\n日本: 5️⃣語6️⃣\n")
    let root = text.result.root
    #expect(root?["ключ"]?["é"]?.range == text.range("1️⃣", "2️⃣"))
    #expect(root?["日本"]?.range == text.range("5️⃣", "6️⃣"))
    let astronaut = root?["ключ"]?["é"]?.range
    #expect(astronaut?.start == SourcePosition(line: 1, column: 11, offset: 15))
    #expect(astronaut?.end == SourcePosition(line: 1, column: 14, offset: 26))
  }

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
    #expect(text.file.line(3) == "c: d")
  }

  @Test("line separators of Unicode begin no line, as in editors")
  func unicodeLineSeparators() {
    let root = read("a: \"b\u{2028}c\u{85}d\"\ne: f\n")
    #expect(root?["e"]?.range.start.line == 2)
  }
}
