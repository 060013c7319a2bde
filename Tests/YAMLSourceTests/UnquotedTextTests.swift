import Diagnostics
import Testing
import YAMLSource

@Suite("Text that needs quotes")
struct UnquotedTextTests {
  @Test("A list or a map that may be null")
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

  @Test("Two words before a colon in braces, in a text for people")
  func wordsBeforeAColonInAText() {
    expectDiagnostic(
      in: "{ type: String, description: 1️⃣Warning note: this2️⃣ }", .unquotedText,
      """
      a text that holds `: ` looks like a key with its value: put it in quotes, \
      `'Warning note: this'`, or write `,` before the next key
      """)
  }

  @Test("A text for people that begins with a space of another kind")
  func textThatBeginsWithAnUnusualSpace() {
    let result = YAMLReader.read(SourceFile(path: "t", text: "description: \u{3000}本文\n"))
    #expect(result.diagnostics == [])
    #expect(result.root?.mapping?["description"]?.scalar?.text == "\u{3000}本文")
  }

  @Test("A block of text in braces")
  func blockOfTextInBraces() {
    expectDiagnostic(
      in: "a: { b: 1️⃣>-2️⃣\n  c }\n", .unquotedText,
      """
      `>-` begins a block of text, which cannot stand between brackets or braces: put the text in \
      quotes instead, or take the braces away and write each key on a line of its own
      """)
  }

  @Test(
    "A list of resources that may be null",
    arguments: [
      "documents:\n  D:\n    data: 1️⃣[articles]?2️⃣\n",
      "documents: { D: { include: [a], data: 1️⃣[articles]?2️⃣ } }\n",
      "relationships:\n  comments: 1️⃣[articles]?2️⃣\n  a: b\n",
      "relationships:\n  comments: { many: 1️⃣[articles]?2️⃣ }\n",
    ])
  func listOfResourcesThatMayBeNull(text: String) {
    expectDiagnostic(
      in: text, .unquotedNullable,
      "a list of resources is never null, it is empty: write `[articles]` without `?`")
  }

  @Test(
    "A list of values beside resources",
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

  @Test("A map that may be null, between braces")
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

  @Test("Text behind a bracket")
  func textBehindABracket() {
    expectDiagnostic(
      in: "a: 1️⃣[String] | Int2️⃣ # comment\n",
      .unquotedText,
      """
      nothing can follow a bracket: if it belongs to a text, put the whole text in quotes, \
      `'[String] | Int'`
      """
    )
  }

  @Test("A comma behind a bracket that no other encloses")
  func commaBehindBracket() {
    expectDiagnostic(
      in: "a: 1️⃣[b], [c]2️⃣\n",
      .unquotedText,
      """
      nothing can follow a bracket: if it belongs to a text, put the whole text in quotes, \
      `'[b], [c]'`
      """
    )
  }

  @Test("A second colon")
  func secondColon() {
    expectDiagnostic(
      in: "a:\n  b: 1️⃣It's this: that2️⃣ # comment\n  c: d\n",
      .unquotedText,
      """
      a text that holds `: ` looks like a key with its value: put it in quotes, `'It''s this: \
      that'`, or on a line of its own below `>-`
      """
    )
  }

  @Test("A second colon between braces")
  func secondColonBetweenBraces() {
    expectDiagnostic(
      in: "{ a: 1️⃣b: c2️⃣, d: e }",
      .unquotedText,
      """
      a text that holds `: ` looks like a key with its value: put it in quotes, `'b: c'`, or \
      write `,` before the next key
      """
    )
  }

  @Test("A long text is not repeated")
  func longTextIsNotRepeated() {
    expectDiagnostic(
      in: "a: 1️⃣b: cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2️⃣",
      .unquotedText,
      """
      a text that holds `: ` looks like a key with its value: put it in quotes, `'…'`, or on a \
      line of its own below `>-`
      """
    )
  }

  @Test("An at sign first")
  func atSignFirst() {
    expectDiagnostic(
      in: "a: 1️⃣@b c2️⃣\n",
      .unquotedText, "a text cannot begin with `@` in YAML: put it in quotes, `'@b c'`"
    )
  }

  @Test("A backtick first")
  func backtickFirst() {
    expectDiagnostic(
      in: "[1️⃣`b`2️⃣, c]",
      .unquotedText, "a text cannot begin with a backtick in YAML: put it in quotes, `'`b`'`"
    )
  }

  @Test("A percent sign first")
  func percentSignFirst() {
    expectDiagnostic(
      in: "a: 1️⃣%d2️⃣",
      .unquotedText, "a text cannot begin with `%` in YAML: put it in quotes, `'%d'`"
    )
  }

  @Test("An asterisk first")
  func asteriskFirst() {
    expectDiagnostic(
      in: "a: 1️⃣*b* c2️⃣",
      .unquotedText,
      """
      `*` begins an alias, and its name is of letters, digits, `-` and `_`: if it belongs to a \
      text, put the text in quotes, `'*b* c'`
      """
    )
  }

  @Test("An ampersand first")
  func ampersandFirst() {
    expectDiagnostic(
      in: "a: 1️⃣& b2️⃣",
      .unquotedText,
      """
      `&` begins an anchor, and its name is of letters, digits, `-` and `_`: if it belongs to \
      a text, put the text in quotes, `'& b'`
      """
    )
  }

  @Test("A bar or an angle bracket first")
  func barOrAnAngleBracketFirst() {
    expectDiagnostic(
      in: "a: 1️⃣> 5 kg2️⃣\nb: c",
      .unquotedText,
      """
      `>` begins a block of text, which stands on the lines below it: move the text there and \
      indent it, or put it in quotes, `'> 5 kg'`
      """
    )
  }

  @Test("A question mark first")
  func questionMarkFirst() {
    expectDiagnostic(
      in: "a: 1️⃣? b2️⃣",
      .unquotedText,
      """
      `? ` begins a key of several lines, which cannot stand here: put a text in quotes, `'? \
      b'`
      """
    )
  }

  @Test("A dash first")
  func dashFirst() {
    expectDiagnostic(
      in: "a: 1️⃣- b2️⃣",
      .syntax,
      """
      `- ` begins an item of a list, and items stand on lines of their own: move it below its \
      key, write the list as `[…]`, or put a text in quotes, `'- b'`
      """
    )
  }

  @Test("A number sign hides a closing brace")
  func numberSignHidesAClosingBrace() {
    expectDiagnostic(
      in: "a: 3️⃣{4️⃣ b: see #3 }\n1️⃣c2️⃣: d\n",
      .unclosedBracket,
      """
      `{` is not closed before this place: write `}`, or `,` if another element follows (`#` \
      began a comment above: if it belongs to a text, put that in quotes)
      """,
      related: "`{` is opened here"
    )
  }
}
