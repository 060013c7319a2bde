import Diagnostics
import SchemaReader
import Testing

/// Edits that diagnostics come with: once made, the diagnostic is gone.
struct FixItTests {
  /// A schema with lines of its own among others that are right.
  private static func schema(
    top: String = "", types: String = "", attributes: String = "", relationships: String = "",
    resource: String = "", documents: String = ""
  ) -> String {
    """
    schema: 1
    name: Blog
    \(top)
    types:
      Color: { enum: [red, green] }
      Address: { object: { street: String } }
      \(types)
    mixins:
      timestamps: { attributes: { createdAt: DateTime } }
    resources:
      articles:
        attributes:
          title: String
          \(attributes)
        relationships:
          author: people
          \(relationships)
        \(resource)
      people: { swift: Person, attributes: { name: String } }
      comments: { attributes: { body: String } }
    documents:
      Ping: { data: none, meta: { uptime: Double } }
      \(documents)

    """
  }

  private static let wrong: [String] =
    [
      "x: Strng", "x: string", "x: colour", "x: integer", "x: datetime", "x: Colors",
      "x: String[]", "x: string[]", "x: Array<String>", "x: Array<Array<string>>",
      "x: Optional<String>", "x: Dictionary<String, Int>", "x: array of String", "x: String!",
      "x: '[String!]!'", "x: varchar(255)", "x: Attribute<String>", "x: Attribute<String>?",
      "x: '[String: int]'",
      "x: { enum: { a } }", "x: [string, 'null']", "x: [draft, done]", "x: [String]?",
      "x: { map: Int }?", "x: [String: Int]", "x: \"Strng\"",
      "x: { typ: String }", "x: { type: String, nulable: true }", "x: { type: String, null: true }",
      "x: { type: String, nullable: yes }", "x: { values: [a, b] }", "x: { enum: a }",
      "x: { street: String, zip?: String }",
      "x: { type?: String }", "x: { type: String, swift: some-name }",
      "x: { String }", "x: string[]?", "x: { type: number, format: text }", "x: { array: String }",
      "x: { dictionary: Int }",
      "x: { struct: { a: Int } }", "x: { type: string, format: uuid }",
      "x: { type: object, properties: { a: { type: string } } }",
      "x: { type: array, items: Color }", "x: { type: string, enum: [a, b] }",
      "x: [{ street: String, zip: String }]", "x: { map: { street: String } }",
      "x: { type: { a: String } }", "x: [{ name: String }]", "x: Date",
      "x: String;", "x: String // a", "x: (String | Int)?", "x: String || Int",
      "x: String or Int", "x: List[String]",
      "x: { type: DateTime, format: YYYY-MM-DD }",
      "x: { type:String, optional:true }", "x: { type: String, optional }",
      "x: { type: String, nullable: }", "x: { enum: { red:RED } }", "x: { enum: { red: , a: b } }",
      "x: { object: { a = String, b => Int, c Int, d:\u{A0}Int } }",
      "x:\n            type:String\n            optional:true",
      "x: \u{A0}String",
      "x: { type: String, description: a: b }", "x: { type: String, description: @a }",
      "x: { enum: a | b }", "x: { enum: a, b }", "x: { type: String, Int }",
      "x: { a: String }?", "x: Optional<Date>", "x: Array<Date>",
      "let x: Int",
      "x: Int\n\t\t    y: String", "x: Int\n\t\t  y: String",
    ].map { schema(attributes: $0) }
    + [
      "x: person", "x: Person", "x: People", "x: comment", "x: [comment]", "x: comments[]",
      "x: Array<comments>", "x: to-many comments",
      "x: belongs_to people", "x: '[comments!]!'",
      "x: people!", "x: [people, comments]", "x: [people]?", "x: [people?]",
      "x: '[people]?'", "x: people? | comments", "x: { one: [people] }", "x: { many: [people] }",
      "x: { many: people? }", "x: { belongsTo: people }", "x: { has_many: comments }",
      "x: { one: people, linkage: incuded }", "x: { one: people, links: self }",
      "x: { one: people, links: paginaton }",
      "x: { data: people }", "x: { to: [people] }", "x: { oneOf: [people, comments] }",
      "x: people, comments", "x: [people, comments]?", "x: '[people, comments]?'",
      "x: people?[]", "x: people | null", "x: people || comments", "x: people;",
      "x: { one: people, comments }", "x: { many: 'people, comments' }",
      "x: { one: people, links: { self: URL, related: URL } }",
      "x: { one: people, links: { self: { nullable: true }, related: URL? } }",
      "x: { one: people, links: self, related }", "x: { one: people, links: NoLinks }",
    ].map { schema(relationships: $0) }
    + [
      "sorts: [titel]", "sorts: [-title]", "sorts: [author.nam]", "sorts: title",
      "with: [timestamp]",
      "with: timestamps", "operations: [list, gett]",
      "links: [self],",
      "operations: [index]", "operations: all", "operations: [all]", "operations: index, show",
      "sorts: -title", "includes: author", "links: { self: URL }", "page: { style: pages }",
      "docs: a", "path: a\n  reviews: { atributes: {} }", "path: a\n  reviews: { rels: {} }",
      "path: a\n  reviews: { fields: {} }", "filters: { a?: String }", "filters: { a: Strng }",
      "includes: [auther]",
      "clientIds: allow", "description: see # 12",
    ].map { schema(resource: $0) }
    + [
      "D: { data: articles, include: [auther] }", "D: { data: articles, include: author }",
      "D: { data: articles, include: [people] }",
      "D: { data: null, meta: { a: Int } }",
      "D: { data: article }", "D?: { data: articles }", "D: { data: [articles]? }",
      "D: { data: articles, inclde: [author] }", "D: { linkage: articles.auther }",
    ].map { schema(documents: $0) }
    + [
      "T: { validate: V, of: URL }", "T?: String", "T: { street: String }", "T: { array: String }",
      "T: { enum: [a], type: String }", "T: { type: string, format: uuid }",
      "T: { type: string, pattern: a }", "T: { alias: Strng }",
    ].map { schema(types: $0) }
    + [
      "allow: [digit-first-names]", "allow: digit-first-name", "defaults: { link: [self] }",
      "descripton: x", "defaults: { errors: Adress }", "defaults: { id: Colour }",
    ].map { schema(top: $0) }
    + ["schema: 2\nname: A\n", "name: A\n", "schema:1\nname: A\n"]

  private func read(_ text: String) -> SchemaReader.Result {
    SchemaReader.read([SourceFile(path: "test.yaml", text: text)]) { _ in throw NoImports() }
  }

  @Test("applying a fix-it removes the diagnostic", arguments: wrong)
  func onceTheyAreMadeTheDiagnosticIsGone(text: String) throws {
    let result = read(text)
    let diagnostic = try #require(result.diagnostics.first)
    let fixIt = try #require(
      diagnostic.fixIts.first,
      "\(DiagnosticText.render(result.diagnostics, files: result.files))")
    // The other diagnostics of the kind have their edits made, too.
    let all =
      [fixIt]
      + result.diagnostics.dropFirst().filter { $0.identifier == diagnostic.identifier }
      .compactMap(\.fixIts.first)
    var bytes = Array(text.utf8)
    for edit in all.flatMap(\.edits).sorted(by: { $0.range.start > $1.range.start }) {
      let range = edit.range.start.offset..<edit.range.end.offset
      bytes.replaceSubrange(range, with: Array(edit.replacement.utf8))
    }
    let right = String(decoding: bytes, as: UTF8.self)
    #expect(right != text)
    let after = read(right)
    #expect(
      !after.diagnostics.contains { $0.identifier == diagnostic.identifier },
      "\(right)\n\(DiagnosticText.render(after.diagnostics, files: after.files))")
  }

  @Test("texts that the file spells in another way have no fix-it")
  func textsThatTheFileSpellsInAnotherWayAreLeftAlone() {
    for spelling in [#""Str\u006Eg""#, "'a''b'", "Strng\n            b"] {
      let result = read(Self.schema(attributes: "x: \(spelling)"))
      #expect(!result.diagnostics.isEmpty)
      #expect(result.diagnostics.flatMap(\.fixIts) == [])
    }
  }

  @Test("no line is inserted into a file in braces")
  func aFileInBracesHasNoPlaceForALineOfItsOwn() {
    #expect(read("{ name: A }").diagnostics.flatMap(\.fixIts) == [])
  }

  @Test("edits keep the text around them")
  func editsKeepTheTextAroundThem() throws {
    let result = read(Self.schema(attributes: "x?: { type: 'Strng?', optional: On }"))
    let edits = result.diagnostics.flatMap(\.fixIts).flatMap(\.edits)
    #expect(edits.map(\.replacement) == ["String", "true"])
    #expect(edits.map { result.files[0].text(in: $0.range) } == ["Strng", "On"])
  }
}
