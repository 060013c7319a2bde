import Testing

@Suite("Quotes")
struct QuoteTests {
  @Test(
    "surround texts that would otherwise be something else",
    arguments: [
      (#"'Use title.'"#, "Use title."),
      (#""Use title.""#, "Use title."),
      (#"'It''s "new".'"#, #"It's "new"."#),
      (#""1.10""#, "'1.10'"),
      (#""2026-11-21""#, "'2026-11-21'"),
      (#""12:30:45""#, "'12:30:45'"),
      (#""0x1F""#, "'0x1F'"),
      (#""no""#, "'no'"),
      (#""Null""#, "'Null'"),
      (#"'62x62'"#, "62x62"),
      (#"'a: b'"#, "'a: b'"),
      (#""a: b's""#, #""a: b's""#),
      (#"'a #b'"#, "'a #b'"),
      (#"'a#b'"#, "a#b"),
      (#"'- a'"#, "'- a'"),
      (#"'[a]'"#, "'[a]'"),
      (#"'a, b'"#, "a, b"),
      (#"' a'"#, "' a'"),
      (#"'a:'"#, "'a:'"),
      (#""a\nb""#, #""a\nb""#),
      (#""a\tb""#, #""a\tb""#),
      (#""\u00e9""#, "é"),
      (#""a\u200Db""#, #""a\u200Db""#),
      (#""\u202Eabc""#, #""\u202Eabc""#),
      (#""e\u0301""#, #""e\u0301""#),
      (#""a: \\""#, #"'a: \'"#),
      ("yes", "yes"),
      ("1.10", "1.10"),
    ])
  func freeText(text: String, canonical: String) throws {
    try expect("description: " + text, becomes: "description: " + canonical)
  }

  @Test(
    "surround commas, brackets and question marks in braces",
    arguments: [
      ("'Red, green.'", "'Red, green.'"), ("'Red.'", "Red."), ("'a [b]'", "'a [b]'"),
      ("'yyyy-MM-dd HH:mm'", "yyyy-MM-dd HH:mm"), ("Why?", "'Why?'"),
    ])
  func braces(text: String, canonical: String) throws {
    try expect(
      "types: { A: { alias: Int, description: \(text) } }",
      becomes: "types: { A: { alias: Int, description: \(canonical) } }")
  }

  @Test("distinguish texts from numbers in enums")
  func enums() throws {
    try expect(
      #"types: { A: { enum: ["1", 'b'] }, B: { enum: [1, 2] }, C: { enum: { 'a': "-5" } } }"#,
      becomes: "types: { A: { enum: ['1', b] }, B: { enum: [1, 2] }, C: { enum: { a: '-5' } } }")
  }
}
