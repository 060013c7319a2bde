import Testing

@Suite("Short forms")
struct ShortFormTests {
  private func expectAttribute(
    _ text: String, becomes short: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let head = "resources:\n  articles:\n    attributes:\n      "
    try expect(head + text, becomes: head + short, sourceLocation: sourceLocation)
  }

  @Test(
    "attributes are written as types",
    arguments: [
      ("a: { type: String }", "a: String"),
      ("a: { type: String, optional: true }", "a?: String"),
      ("a?: { type: String, optional: true }", "a?: String"),
      ("a: { type: String, nullable: true }", "a: String?"),
      ("a: { type: String?, nullable: true }", "a: String?"),
      ("a: { nullable: true, type: String, optional: true }", "a?: String?"),
      ("a: { type: String, optional: false, nullable: false }", "a: String"),
      ("a: { type: String, readOnly: false, sensitive: false }", "a: String"),
      ("a: { type: String, nullable: true, swift: b }", "a: { type: 'String?', swift: b }"),
      ("a: { type: [String] }", "a: [String]"),
      ("a: { type: [String], nullable: true }", "a: '[String]?'"),
      ("a: { type: [[Int]], nullable: true }", "a: '[[Int]]?'"),
      ("a: { type: { map: Int } }", "a: { map: Int }"),
      ("a: { map: { type: Int, nullable: true } }", "a: { map: 'Int?' }"),
      ("a: [{ type: String, nullable: true }]", "a: ['String?']"),
      ("a: { enum: [b], open: true }", "a: { enum: [b] }"),
      ("'a': { type: String, optional: true }", "a?: String"),
    ])
  func attributes(text: String, short: String) throws {
    try expectAttribute(text, becomes: short)
  }

  @Test(
    "a long form that says more stays",
    arguments: [
      "a: { map: Int, nullable: true }",
      "a: { type: [String], nullable: true, readOnly: true }",
      "a: { enum: [b], open: false }",
      "a: { object: { b: String } }",
      "a: { type: String, readOnly: true }",
    ])
  func longForms(text: String) throws {
    try expectAttribute(text, becomes: text)
  }

  @Test(
    "relationships are written as targets",
    arguments: [
      ("a: { one: articles }", "a: articles"),
      ("a: { one: articles, nullable: true }", "a: articles?"),
      ("a: { many: articles }", "a: [articles]"),
      ("a: { many: articles, optional: true }", "a?: [articles]"),
      ("a: { one: articles|people, nullable: true }", "a: articles | people?"),
      ("a: [articles|people]", "a: [articles | people]"),
      ("a: { one: articles, linkage: always }", "a: articles"),
      ("a: { links: [self], linkage: never }", "a: { links: [self] }"),
      ("a: { one: articles, readOnly: false, nullable: false }", "a: articles"),
      ("a: { one: articles, linkage: included }", "a: { one: articles, linkage: included }"),
    ])
  func relationships(text: String, short: String) throws {
    let head = "resources:\n  people: {}\n  articles:\n    relationships:\n      "
    try expect(head + text, becomes: head + short)
  }

  @Test(
    "linkage that a default may change",
    arguments: [
      "defaults: { relationships: { linkage: included } }",
      "defaults:\n  relationships: { linkage: never, links: [self] }",
    ])
  func linkageWithDefault(defaults: String) throws {
    let text = """
      \(defaults)
      resources:
        articles:
          relationships:
            a: { one: articles, linkage: always }
      """
    try expect(text, becomes: text)
  }

  @Test(
    "links are written as names",
    arguments: [
      ("{ self: {}, related: { optional: true } }", "[self, 'related?']"),
      ("{ self: { nullable: false, optional: false } }", "[self]"),
      ("{ self: {}, next: { nullable: true } }", "{ self: {}, next: { nullable: true } }"),
      ("{ next: { optional: true, nullable: true } }", "['next??']"),
      ("{ self: {}, next?: { nullable: true } }", "[self, 'next??']"),
      (
        "{ next?: { nullable: true, swift: following } }",
        "{ 'next?': { nullable: true, swift: following } }"
      ),
      ("[next??, self]", "['next??', self]"),
      ("[]", "none"),
      ("{}", "none"),
    ])
  func links(text: String, short: String) throws {
    let head = "resources:\n  articles:\n    links: "
    try expect(head + text, becomes: head + short)
  }

  @Test(
    "types are written as expressions",
    arguments: [
      ("{ alias: String }", "String"),
      ("{ alias: [String] }", "[String]"),
      ("{ alias: { map: String } }", "{ alias: { map: String } }"),
      ("{ enum: { red: red, green: green } }", "{ enum: [red, green] }"),
      ("{ enum: { red: { value: red }, blue: b } }", "{ enum: { red: red, blue: b } }"),
      ("{ enum: { red: { value: red } } }", "{ enum: [red] }"),
      ("{ enum: { '1': '1', '2': '2' } }", "{ enum: ['1', '2'] }"),
      ("{ enum: { 1: 1, 2: 2 } }", "{ enum: [1, 2] }"),
      ("{ enum: [a], open: true }", "{ enum: [a] }"),
    ])
  func types(text: String, short: String) throws {
    try expect("types:\n  A: " + text, becomes: "types:\n  A: " + short)
  }
}
