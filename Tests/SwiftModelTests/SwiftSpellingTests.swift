import Testing

@testable import SwiftModel

struct SwiftSpellingTests {
  @Test(arguments: [
    ("plain", #""plain""#),
    (#"quote " and \ backslash"#, #""quote \" and \\ backslash""#),
    (#"\(input)"#, #""\\(input)""#),
    ("two\nlines\r\tand a tab", #""two\nlines\r\tand a tab""#),
    ("null \0", #""null \u{0}""#),
    ("right to left \u{202E}", #""right to left \u{202E}""#),
    ("line separator \u{2028}", #""line separator \u{2028}""#),
    ("é 👍", #""é 👍""#),
  ])
  func `a text becomes a literal that is nothing but the text`(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }

  @Test
  func `a keyword is escaped where Swift asks for it and nowhere else`() {
    let keyword = SwiftIdentifier(name: "default")
    #expect(keyword.declared == "`default`")
    #expect(keyword.label == "default")
    #expect(keyword.member == "default")
    #expect(SwiftIdentifier(name: "inout").label == "`inout`")
    #expect(SwiftIdentifier(name: "init").member == "`init`")
    #expect(SwiftIdentifier(name: "title").declared == "title")
  }

  @Test
  func `a description becomes comment lines that cannot leave the comment`() {
    let lines = DocumentationComment.lines(
      ["One.\n\nTwo\u{2028}*/ \u{202E}three.\n", nil, "Four."])
    #expect(lines == ["One.", "", "Two", "*/  three.", "", "Four."])
  }

  @Test
  func `an empty description makes no comment`() {
    #expect(DocumentationComment.lines([nil, "", " \n "]).isEmpty)
  }
}
