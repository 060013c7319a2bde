import Testing

@testable import SwiftModel

struct SwiftSpellingTests {
  @Test(
    "a text becomes a literal of exactly that text",
    arguments: [
      ("plain", #""plain""#),
      (#"quote " and \ backslash"#, #""quote \" and \\ backslash""#),
      (#"\(input)"#, #""\\(input)""#),
      ("two\nlines\r\tand a tab", #""two\nlines\r\tand a tab""#),
      ("null \0", #""null \u{0}""#),
      ("right to left \u{202E}", #""right to left \u{202E}""#),
      ("line separator \u{2028}", #""line separator \u{2028}""#),
      ("é 👍", #""é 👍""#),
    ])
  func literals(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }

  @Test("a keyword is escaped only where Swift requires it")
  func keywords() {
    let keyword = SwiftIdentifier(name: "default")
    #expect(keyword.declared == "`default`")
    #expect(keyword.label == "default")
    #expect(keyword.member == "default")
    #expect(SwiftIdentifier(name: "inout").label == "`inout`")
    #expect(SwiftIdentifier(name: "init").member == "`init`")
    #expect(SwiftIdentifier(name: "title").declared == "title")
  }

  @Test("a description becomes lines that cannot leave the comment")
  func descriptions() {
    let lines = DocumentationComment.lines(
      ["One.\n\nTwo\u{2028}*/ \u{202E}three.\n", nil, "Four."])
    #expect(lines == ["One.", "", "Two", "*/  three.", "", "Four."])
  }

  @Test("an empty description makes no comment")
  func emptyDescriptions() {
    #expect(DocumentationComment.lines([nil, "", " \n "]).isEmpty)
  }
}
