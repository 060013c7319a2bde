import Testing

@testable import APIReference

/// Texts of a schema in files of all formats.
struct TextFormatTests {
  @Test(
    "the end of a path decides the format",
    arguments: [
      ("API.html", TextFormat.html), ("a/b.HTM", .html), ("map.svg", .html),
      ("README.md", .markdown),
      ("{{fileName}}.mdx", .markdown), ("Routes.swift", .plain), ("names", .plain), ("html", .html),
    ])
  func format(path: String, format: TextFormat) {
    #expect(TextFormat(ofPath: path) == format)
  }

  @Test("no text becomes a tag, an attribute or an entity of HTML")
  func html() {
    #expect(TextFormat.html.name("<b>\"a\" & 'b'\n") == "&lt;b&gt;&quot;a&quot; &amp; &#39;b&#39;")
    #expect(TextFormat.html.line("<img src=x onerror=y>") == "&lt;img src=x onerror=y&gt;")
    #expect(TextFormat.html.json(.string("a<b`")) == "\"a&lt;b\\u0060\"")
    #expect(TextFormat.markdown.json(.string("a<b`")) == "\"a<b\\u0060\"")
  }

  @Test("shows code, bold text and links to the web as HTML, and no other links")
  func inlineMarkdown() {
    let format = TextFormat.html
    #expect(
      format.line("See `a<b` and **c&d**.")
        == "See <code>a&lt;b</code> and <strong>c&amp;d</strong>.")
    #expect(
      format.line("[here](https://example.com/?a=1&b=\"2\")")
        == "<a href=\"https://example.com/?a=1&amp;b=&quot;2&quot;\">here</a>")
    #expect(format.line("[x](javascript:alert(1))") == "[x](javascript:alert(1))")
    #expect(format.line("a ` b") == "a ` b")
    #expect(format.line("`a` and ` b") == "<code>a</code> and ` b")
  }

  @Test("a text stays in its cell of a Markdown table, and has no tags")
  func markdown() {
    let format = TextFormat.markdown
    #expect(format.name("a|b`c\nd") == "a\\|b'c d")
    #expect(format.line("a | <b> `c|<d>`") == "a \\| \\<b> `c\\|<d>`")
  }

  @Test("a text of a diagram has letters, digits and codes alone")
  func diagram() {
    #expect(TextFormat.plain.diagram("a-b_c 1") == "a-b_c 1")
    #expect(TextFormat.plain.diagram("a\"]\n;<é>") == "a#34;#93; #59;#60;é#62;")
  }

  @Test("a description has paragraphs, and its first sentence is a summary")
  func paragraphs() {
    let text = "One sentence. Another,\non two lines.\n\nMore, e.g. this."
    #expect(
      TextFormat.plain.paragraphs(text)
        == ["One sentence. Another, on two lines.", "More, e.g. this."])
    #expect(TextFormat.plain.summary(text) == "One sentence.")
    #expect(TextFormat.plain.summary("Version 1.2 of it") == "Version 1.2 of it")
    #expect(TextFormat.plain.summary(nil) == "")
  }

  @Test("names of places and files are plain, and unique whatever the case of letters")
  func anchors() {
    let names = AnchorNames("resource", ["a/b", "a-b", "A-B", "readme", "ä"])
    #expect(
      ["a/b", "a-b", "A-B", "readme", "ä"].map(names.fileName) == [
        "a-b", "a-b-2", "A-B-3", "readme-2", "-",
      ])
    #expect(names.anchor(of: "a/b") == "resource-a-b")
    #expect(names.node(of: "A-B") == "n3")
  }
}
