import Testing

@Suite("Nodes")
struct NodeTests {
  @Test(
    "a scalar stays the text in the file",
    arguments: [
      "no", "on", "~", "null", "1.10", "1_000", "0o17", "0x1F", "12:30:45", "2020-01-01", ".inf",
      "<", "=", "a#b", "http://example.com/a?b=c", "String?", "people | organizations",
    ])
  func nothingIsGuessed(text: String) {
    #expect(read("key: \(text)")?["key"]?.scalar == .init(text: text, style: .plain))
    #expect(read("\(text): value")?.mapping?.entries.first?.key == text)
  }

  @Test("each style of a scalar is known, and its quotes and folds are resolved")
  func styles() {
    let root = read(
      """
      plain: a text
      single: 'it''s'
      double: "a\\tb\\u00e9"
      literal: |
        two
        lines
      folded: >-
        one
        line
      nothing:
      """)
    #expect(root?["plain"]?.scalar == .init(text: "a text", style: .plain))
    #expect(root?["single"]?.scalar == .init(text: "it's", style: .singleQuoted))
    #expect(root?["double"]?.scalar == .init(text: "a\tbé", style: .doubleQuoted))
    #expect(root?["literal"]?.scalar == .init(text: "two\nlines\n", style: .literal))
    #expect(root?["folded"]?.scalar == .init(text: "one line", style: .folded))
    #expect(root?["nothing"]?.scalar == .init(text: "", style: .plain))
  }

  @Test("blocks and flows give the same nodes, in the order of the file")
  func collections() {
    let block = read(
      """
      z:
        - a
        - b: c
      y: {}
      x:
      - []
      """)
    #expect(block?.outline == "{z: [a, {b: c}], y: {}, x: [[]]}")
    #expect(read("{z: [a, b: c], y: {}, x: [[]]}")?.outline == block?.outline)
  }

  @Test("the language's short forms are plain YAML")
  func shortForms() {
    let root = read("{ zip?: String, links: [self?, next? ], owner: people | runs?, data: a? }")
    #expect(
      root?.outline == "{zip?: String, links: [self?, next?], owner: people | runs?, data: a?}")
  }

  @Test(
    "a text without a value has no root and no diagnostic",
    arguments: ["", "\n\n", "# only\n# comments", "---", "---\n...\n", "%YAML 1.1\n---\n"])
  func nothing(text: String) {
    #expect(read(text) == nil)
    #expect(diagnostics(text) == [])
  }

  @Test("a mapping finds its keys, however many there are", arguments: [3, 100])
  func lookUp(count: Int) {
    let mapping = read((0..<count).map { "k\($0): v\($0)" }.joined(separator: "\n"))?.mapping
    #expect(mapping?.entries.count == count)
    #expect(mapping?["k2"]?.scalar?.text == "v2")
    #expect(mapping?.entry(for: "k0")?.keyRange.start == .start)
    #expect(mapping?["k"] == nil)
  }

  @Test(
    "core tags change nothing",
    arguments: [
      "!!str a", "!!null a", "!!bool a", "!!int a", "!!float a", "! a",
      "!<tag:yaml.org,2002:str> a",
    ])
  func coreTags(text: String) {
    #expect(diagnostics(text) == [])
    #expect(read(text)?.scalar?.text == "a")
  }
}
