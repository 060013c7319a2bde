import Diagnostics
import Testing
import YAMLSource

@Suite("Characters and encodings")
struct CharacterTests {
  @Test("a UTF-8 byte order mark is not part of the text")
  func byteOrderMark() {
    let file = SourceFile(path: "test.yaml", bytes: [0xEF, 0xBB, 0xBF] + Array("a: b".utf8))
    let result = YAMLReader.read(file)
    #expect(result.root?["a"]?.range.start == SourcePosition(line: 1, column: 4, offset: 3))
    #expect(result.diagnostics == [])
  }

  @Test("UTF-16 with a byte order mark is read like UTF-8", arguments: [true, false])
  func utf16(isBigEndian: Bool) {
    let units = Array("\u{FEFF}ключ: 👩‍🚀\n".utf16)
    let bytes = units.flatMap { unit in
      isBigEndian
        ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let result = YAMLReader.read(SourceFile(path: "test.yaml", bytes: bytes))
    #expect(result.root?.outline == "{ключ: 👩‍🚀}")
  }

  @Test("malformed UTF-16 is refused")
  func malformedUTF16() {
    expectRefusal(
      of: [0xFF, 0xFE, 0x00, 0xD8, 0x61, 0x00], .invalidEncoding,
      "the byte 0xFF is not UTF-8 here: save the file as UTF-8",
      at: SourcePosition(line: 1, column: 1, offset: 0))
  }

  @Test(
    "bytes that are not UTF-8 are reported at their place",
    arguments: [
      [0xFF], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ])
  func invalidUTF8(bytes: [UInt8]) {
    let digits = String(bytes[0], radix: 16, uppercase: true)
    expectRefusal(
      of: Array("a: é\nb: é ".utf8) + bytes + Array("\n".utf8), .invalidEncoding,
      "the byte 0x\(digits) is not UTF-8 here: save the file as UTF-8",
      at: SourcePosition(line: 2, column: 6, offset: 12))
  }

  @Test(
    "UTF-16 without a byte order mark is refused for its NUL bytes",
    arguments: [([0x61, 0, 0x3A, 0], 1), ([0, 0x61, 0, 0x3A], 0)])
  func wideEncodings(bytes: [UInt8], offset: Int) {
    expectRefusal(
      of: bytes, .illegalCharacter,
      #"the control character U+0000 is not allowed in YAML: remove it, write "\x00" in double"#
        + " quotes, or save the file as UTF-8",
      at: SourcePosition(line: 1, column: offset + 1, offset: offset))
  }

  @Test(
    "names in any script, with any mark, are text",
    arguments: ["日本", "🎉", "a\u{200D}b", "\u{202E}abc", "e\u{301}", "*/", "\\(x)", "a\"\"\"#"])
  func names(name: String) {
    let quoted = "'\(name)': '\(name)'"
    #expect(read(quoted)?.outline == "{\(name): \(name)}")
  }
}
