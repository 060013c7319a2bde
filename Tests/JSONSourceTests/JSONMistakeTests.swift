import Diagnostics
import JSONSource
import TestSupport
import TestWorkspace
import Testing

/// Texts that are not JSON: one diagnostic, with its place and advice.
struct JSONMistakeTests {
  private static let valueAdvice =
    "put text in double quotes; JSON has no comments, and no comma before a closing bracket"
  private static let nameAdvice =
    "put it in double quotes; no comma may come before a closing bracket"

  @Test(
    "says what is wrong, where, and what to do",
    arguments: [
      ("1️⃣2️⃣", "the file has no JSON value", "write one, such as `{}`"),
      ("{\"a\": 1,1️⃣}2️⃣", "expected a name in double quotes", Self.nameAdvice),
      ("[1,1️⃣]2️⃣", "`]` is not a JSON value", Self.valueAdvice),
      ("{\"a\": 1️⃣}2️⃣", "`}` is not a JSON value", Self.valueAdvice),
      ("[1️⃣,2️⃣]", "`,` is not a JSON value", Self.valueAdvice),
      ("[1 1️⃣22️⃣]", "expected `,` or `]` here", "write a comma between values"),
      ("{\"a\" 1️⃣12️⃣}", "expected `:` after the name", "write a colon and the value"),
      ("{1️⃣a2️⃣: 1}", "expected a name in double quotes", Self.nameAdvice),
      ("[1️⃣'2️⃣a']", "`'` is not a JSON value", Self.valueAdvice),
      ("[1️⃣/2️⃣/ a\n]", "`/` is not a JSON value", Self.valueAdvice),
      ("[1 1️⃣#2️⃣ a\n]", "expected `,` or `]` here", "write a comma between values"),
      ("[1️⃣True2️⃣]", "`True` is not a JSON value", Self.valueAdvice),
      ("1️⃣hello2️⃣", "`hello` is not a JSON value", Self.valueAdvice),
      ("[1️⃣02️⃣12]", "a number cannot begin with 0", "remove it, or put a code in double quotes"),
      ("[1️⃣1.2️⃣]", "this number is missing a digit", "write it as in `-0.5e3`"),
      ("[1️⃣-2️⃣]", "this number is missing a digit", "write it as in `-0.5e3`"),
      ("[1️⃣.2️⃣5]", "`.` is not a JSON value", Self.valueAdvice),
      (
        "{\"é\": [1️⃣\"2️⃣abc\n]}", "this string is not closed on its line",
        "write `\"` where it ends, and `\\n` for a line break"
      ),
      (
        "[\"a1️⃣\t2️⃣b\"]", "a control character is in this string",
        "write an escape, such as `\\t` or `\\u0007`"
      ),
      ("[\"1️⃣\\x2️⃣\"]", "this is not an escape sequence", "write `\\\\` for a backslash"),
      (
        "[\"1️⃣\\u12️⃣x\"]", "`\\u` is followed by four hexadecimal digits",
        "write them, as in `\\u00e9`"
      ),
      (
        "1️⃣{2️⃣\"a\": [1, 2]", "this object is not closed",
        "write `}` where it ends, or fetch the whole file"
      ),
      (
        "{\"a\": 1️⃣[2️⃣1, 2", "this array is not closed",
        "write `]` where it ends, or fetch the whole file"
      ),
      ("[11️⃣}2️⃣", "expected `,` or `]` here", "write a comma between values"),
      ("{} 1️⃣{2️⃣}", "the file continues after its value", "keep one JSON value in a file"),
      ("1️⃣]2️⃣", "`]` is not a JSON value", Self.valueAdvice),
    ])
  func mistakes(marked: String, message: String, advice: String) throws {
    let text = MarkedText(marked, path: "test.json")
    let result = JSONReader.read(text.file)
    #expect(result.root == nil)
    let diagnostic = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(diagnostic.identifier == "json-syntax")
    #expect(diagnostic.message == message)
    #expect(diagnostic.suggestion == advice)
    #expect(diagnostic.range == text.range("1️⃣", "2️⃣"))
  }

  @Test("names a byte that is not UTF-8, in a text and outside of one")
  func encoding() {
    for bytes in [Array("[\"é".utf8) + [0xE9] + Array("\"]".utf8), Array("[12, ".utf8) + [0xE9]] {
      let result = JSONReader.read(SourceFile(path: "a.json", bytes: bytes))
      #expect(result.diagnostics.map(\.message) == ["the byte 0xE9 is not UTF-8 here"])
    }
  }

  @Test("refuses what is nested too deeply")
  func nesting() {
    let nested = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(JSONReader.read(SourceFile(path: "a", text: nested(128))).root != nil)
    let result = JSONReader.read(SourceFile(path: "a", text: nested(129)))
    #expect(result.diagnostics.map(\.identifier) == ["json-limit"])
    #expect(result.diagnostics.first?.range.start.offset == 128)
  }

  @Test("refuses too many values")
  func nodes() {
    let file = SourceFile(path: "a", text: "[1,2,3]")
    #expect(JSONReader.read(file, maxNodes: 4).nodeCount == 4)
    let result = JSONReader.read(file, maxNodes: 3)
    #expect(result.diagnostics.map(\.message) == ["there are more than 3 values"])
  }

  @Test("refuses a file that is larger than files of its kind may be")
  func size() {
    let file = SourceFile(path: "a", bytes: Array("[1, 2]".utf8), maxSize: 4)
    #expect(JSONReader.read(file).diagnostics.map(\.identifier) == ["json-limit"])
    let large = SourceFile(
      path: "a", bytes: Array(repeating: 0x20, count: 17 << 20), maxSize: 20 << 20)
    #expect(JSONReader.read(large).diagnostics.map(\.message) == ["the file has no JSON value"])
  }

  @Test("gives a value or one diagnostic in the text, whatever the bytes")
  func mutations() {
    let source = Array(
      #"{"data": [{"type": "a", "id": "\u00e9\ud83d\ude00", "n": [-1.5e3, true, null]}], "é": {}}"#
        .utf8)
    let pool = Array("{}[]\",:\\u0e-+.tfn d\n\t/'".utf8) + [0, 0x80, 0xC3, 0xED, 0xFF]
    var random = SplitMix(state: 1)
    for _ in 0..<TestExtent.count(all: 200_000, sample: 5_000) {
      var bytes = source
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = pool.randomElement(using: &random) ?? 0
        case 1: bytes.insert(pool.randomElement(using: &random) ?? 0, at: index)
        case 2: bytes.remove(at: index)
        default: bytes.removeSubrange(index...)
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      let result = JSONReader.read(SourceFile(path: "a.json", bytes: bytes))
      let errors = result.diagnostics.filter { $0.severity == .error }
      #expect((result.root == nil) == (errors.count == 1))
      #expect(result.diagnostics.allSatisfy { $0.range.end.offset <= bytes.count })
    }
  }
}
