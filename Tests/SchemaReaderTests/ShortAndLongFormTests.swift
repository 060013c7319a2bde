import Testing

/// Every short form is a spelling of one long form, and both give the same model.
struct ShortAndLongFormTests {
  @Test("types mean the same in short and long form")
  func types() throws {
    let pairs = [
      ("a: String", "a: { type: String }"),
      ("a?: String", "a: { type: String, optional: true }"),
      ("a: String?", "a: { type: String, nullable: true }"),
      ("a?: String?", "a: { type: String, optional: true, nullable: true }"),
      ("a: [String?]", "a: { type: [{ type: String, nullable: true }] }"),
      ("a: '[String]?'", "a: { type: [String], nullable: true }"),
      ("a: { map: Int }", "a: { type: { map: Int } }"),
      ("a: '{ map: [Int] }?'", "a: { map: [Int], nullable: true }"),
      ("a: { enum: [x] }", "a: { type: { enum: { x: { value: x } } }, optional: false }"),
      ("a: { enum: { x: 1 } }", "a: { enum: { x: { value: 1 } }, open: true }"),
      ("a: String | Int", "a: { oneOf: [String, Int] }"),
      ("a: String | Int?", "a: { oneOf: { string: String, int: Int }, nullable: true }"),
      ("a: DateTime | [Int]", "a: { oneOf: { dateTime: DateTime, array: [Int] }, open: true }"),
      ("a: '{ map: Int } | URL'", "a: { oneOf: { map: { map: Int }, url: URL } }"),
      ("a: [Bool | UUID]", "a: [{ oneOf: [Bool, UUID] }]"),
      ("a: { object: { b?: Int } }", "a: { object: { b: { type: Int, optional: true } } }"),
    ]
    for (short, long) in pairs {
      try expectSame(article("attributes:\n  \(short)"), article("attributes:\n  \(long)"))
    }
  }

  @Test("declarations mean the same in short and long form")
  func declarations() throws {
    try expectSame("types: { A: '[String]' }\n", "types: { A: { alias: [String] } }\n")
    try expectSame("types: { A: String | Int }\n", "types: { A: { alias: String | Int } }\n")
    try expectSame("types: { A: String | Int }\n", "types: { A: { oneOf: [String, Int] } }\n")
    try expectSame("types: { A: { map: Int } }\n", "types: { A: { alias: { map: Int } } }\n")
  }

  @Test("relationships mean the same in short and long form")
  func relationships() throws {
    let pairs = [
      ("a: articles", "a: { one: articles }"),
      ("a: articles?", "a: { one: articles, nullable: true }"),
      ("a?: articles?", "a: { one: articles?, optional: true }"),
      ("a: articles | people?", "a: { one: articles | people?, linkage: always }"),
      ("a: [articles]", "a: { many: articles }"),
      ("a: [articles | people]", "a: { many: articles | people, readOnly: false }"),
      ("a: { links: [self] }", "a: { links: { self: {} }, linkage: never }"),
    ]
    for (short, long) in pairs {
      try expectSame(
        article("relationships:\n  \(short)") + "  people:\n",
        article("relationships:\n  \(long)") + "  people:\n")
    }
  }

  @Test("links and filters mean the same in short and long form")
  func linksAndFilters() throws {
    try expectSame(
      article("links: [self, next?]"), article("links: { self: {}, next: { optional: true } }"))
    try expectSame(
      article("filters: { a: Int, b: articles }"),
      article("filters: { a: { type: Int }, b: { type: articles } }"))
  }

  @Test("anchors and merge keys mean the same as their contents written out")
  func anchorsAndMergeKeysAreSpellingsToo() throws {
    try expectSame(
      article(
        "attributes:\n  a: { type: Int, readOnly: true }\n  b: { type: Int, readOnly: true }"),
      article("attributes:\n  a: &a { type: Int, readOnly: true }\n  b: { <<: *a }"))
  }
}
