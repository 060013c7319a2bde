import Diagnostics
import SchemaReader
import TestSupport
import Testing
import YAMLSource

/// What the language of schemas adds to diagnostics of YAML.
@Suite("YAML as schemas write it")
struct YAMLLanguageTests {
  @Test("a list or a map that may be null")
  func listOrAMapThatMayBeNull() {
    expectDiagnostic(
      in: "tags: 1️⃣[String]?2️⃣\nname: String\n",
      .unquotedNullable,
      """
      a type that begins with a bracket cannot be followed by `?` in YAML: put it in quotes, \
      `'[String]?'`, or write `{ type: [String], nullable: true }`
      """
    )
  }

  @Test("two words before a colon in braces, in a text for people")
  func wordsBeforeAColonInAText() {
    expectDiagnostic(
      in: "{ type: String, description: 1️⃣Warning note: this2️⃣ }", .unquotedText,
      """
      text that contains `: ` looks like a key with its value: put it in quotes, \
      `'Warning note: this'`, or write `,` before the next key
      """)
  }

  @Test("a text for people that begins with a space of another kind")
  func textThatBeginsWithAnUnusualSpace() {
    let result = YAMLReader.read(
      SourceFile(path: "t", text: "description: \u{3000}本文\n"), as: .schema)
    #expect(result.diagnostics == [])
    #expect(result.root?.mapping?["description"]?.scalar?.text == "\u{3000}本文")
  }

  @Test(
    "a list of resources that may be null",
    arguments: [
      "documents:\n  D:\n    data: 1️⃣[articles]?2️⃣\n",
      "documents: { D: { include: [a], data: 1️⃣[articles]?2️⃣ } }\n",
      "relationships:\n  comments: 1️⃣[articles]?2️⃣\n  a: b\n",
      "relationships:\n  comments: { many: 1️⃣[articles]?2️⃣ }\n",
    ])
  func listOfResourcesThatMayBeNull(text: String) {
    expectDiagnostic(
      in: text, .unquotedNullable,
      "a list of resources can be empty, but is never null: write `[articles]` without `?`",
      fixIt: "Remove `?`")
  }

  @Test(
    "a list of values beside resources",
    arguments: [
      "relationships: {}\nattributes:\n  data: 1️⃣[Int]?2️⃣\n",
      "relationships:\n  a: { one: b, meta: { x: 1️⃣[Int]?2️⃣ } }\n",
    ])
  func listOfValuesBesideResources(text: String) {
    expectDiagnostic(
      in: text, .unquotedNullable,
      """
      a type that begins with a bracket cannot be followed by `?` in YAML: put it in quotes, \
      `'[Int]?'`, or write `{ type: [Int], nullable: true }`
      """)
  }

  @Test("a map that may be null, between braces")
  func mapThatMayBeNullBetweenBraces() {
    expectDiagnostic(
      in: "a: { b: 1️⃣{ map: Int }?2️⃣, c: d }",
      .unquotedNullable,
      """
      a type that begins with a brace cannot be followed by `?` in YAML: put it in quotes, `'{ \
      map: Int }?'`, or write `{ type: { map: Int }, nullable: true }`
      """
    )
  }

  private func expectDiagnostic(
    in marked: String, _ kind: YAMLDiagnostic, _ message: String,
    fixIt: String = "Put the text in quotes", _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = MarkedText(marked)
    let diagnostics = YAMLReader.read(text.file, as: .schema).diagnostics
    #expect(diagnostics.map(\.identifier) == [kind.rawValue], sourceLocation: location)
    #expect(
      diagnostics.map { "\($0.message): \($0.suggestion ?? "")" } == [message],
      sourceLocation: location)
    #expect(diagnostics.flatMap(\.fixIts).map(\.title) == [fixIt], sourceLocation: location)
    #expect(diagnostics.map(\.range) == [text.range("1️⃣", "2️⃣")], sourceLocation: location)
  }
}
