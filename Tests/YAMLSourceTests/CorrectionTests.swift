import Testing

@Suite("Corrections")
struct CorrectionTests {
  @Test(
    "a text is valid YAML after its correction",
    arguments: [
      ("a: [String]?", "a: '[String]?'"),
      ("a: { b: {map: Int}? }", "a: { b: '{map: Int}?' }"),
      ("a: [b] c", "a: '[b] c'"),
      ("a: @b", "a: '@b'"),
      ("a: `it's`", "a: '`it''s`'"),
      ("a: *important*", "a: '*important*'"),
      ("a: b: c", "a: 'b: c'"),
      ("a: { b: c: d }", "a: { b: 'c: d' }"),
      ("a: ? b", "a: '? b'"),
      ("a:b\nc: d", "a: b\nc: d"),
      ("a b\nc: d", "a: b\nc: d"),
      ("a:\n  b c\n  d: e", "a:\n  b: c\n  d: e"),
      ("{ a: B c: D }", "{ a: B, c: D }"),
      ("{ a: B; c: D }", "{ a: B, c: D }"),
      ("{ a: [B] c: D }", "{ a: [B], c: D }"),
      ("{ a: { b: C } d?: E }", "{ a: { b: C }, d?: E }"),
      ("a:\n\u{A0}\u{A0}b: c\n\u{A0}\u{A0}d: e", "a:\n  b: c\n  d: e"),
      ("a:\n    b: c\n\u{A0} \u{A0} d: e", "a:\n    b: c\n    d: e"),
      ("a:\u{A0}b\nc: d", "a: b\nc: d"),
      ("a: \u{200B}b", "a: b"),
      ("a: [b}", "a: [b]"),
      ("{ a: [b}", "{ a: [b]}"),
      ("a: [b]]", "a: [b]"),
      ("é: 'x'\nb: [é]?", "é: 'x'\nb: '[é]?'"),
      ("\ta: b\n", "a: b\n"),
      ("a:\n  b: c\n\t  d: e\n", "a:\n  b: c\n  d: e\n"),
    ])
  func corrected(text: String, expected: String) throws {
    let diagnostic = try #require(diagnostics(text).first)
    let correction = try #require(diagnostic.fixIts.first, "\(diagnostic.sentence)")
    var bytes = Array(text.utf8)
    for edit in correction.edits.reversed() {
      let range = edit.range.start.offset..<edit.range.end.offset
      bytes.replaceSubrange(range, with: Array(edit.replacement.utf8))
    }
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
    #expect(!diagnostics(expected).contains { $0.range.start == diagnostic.range.start })
  }
}
