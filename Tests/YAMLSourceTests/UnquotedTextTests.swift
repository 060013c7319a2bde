import Diagnostics
import Testing
import YAMLSource

@Suite("Text that needs quotes")
struct UnquotedTextTests {
  @Test("reports a question mark after a bracket or brace")
  func questionMarkAfterABracket() {
    expectDiagnostic(
      in: "tags: 1️⃣[String]?2️⃣\nname: String\n", .unquotedNullable,
      "nothing can follow a closing bracket or brace but a comma or the end of the line:"
        + " put it in quotes, `'[String]?'`")
  }

  @Test("reports a block of text in braces")
  func blockOfTextInBraces() {
    expectDiagnostic(
      in: "a: { b: 1️⃣>-2️⃣\n  c }\n", .unquotedText,
      """
      `>-` begins a block of text, which is not allowed inside brackets or braces: put the text in \
      quotes instead, or take the braces away and write each key on a line of its own
      """)
  }

  @Test("reports text after a bracket")
  func textAfterABracket() {
    expectDiagnostic(
      in: "a: 1️⃣[String] | Int2️⃣ # comment\n",
      .unquotedText,
      """
      nothing can follow a bracket: if it belongs to a text, put the whole text in quotes, \
      `'[String] | Int'`
      """
    )
  }

  @Test("reports a comma after a bracket that no other encloses")
  func commaAfterBracket() {
    expectDiagnostic(
      in: "a: 1️⃣[b], [c]2️⃣\n",
      .unquotedText,
      """
      nothing can follow a bracket: if it belongs to a text, put the whole text in quotes, \
      `'[b], [c]'`
      """
    )
  }

  @Test("reports a second colon")
  func secondColon() {
    expectDiagnostic(
      in: "a:\n  b: 1️⃣It's this: that2️⃣ # comment\n  c: d\n",
      .unquotedText,
      """
      text that contains `: ` looks like a key with its value: put it in quotes, `'It''s this: \
      that'`, or on a line of its own below `>-`
      """
    )
  }

  @Test("reports a second colon between braces")
  func secondColonBetweenBraces() {
    expectDiagnostic(
      in: "{ a: 1️⃣b: c2️⃣, d: e }",
      .unquotedText,
      """
      text that contains `: ` looks like a key with its value: put it in quotes, `'b: c'`, or \
      write `,` before the next key
      """
    )
  }

  @Test("does not repeat a long text")
  func longTextIsNotRepeated() {
    expectDiagnostic(
      in: "a: 1️⃣b: cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc2️⃣",
      .unquotedText,
      """
      text that contains `: ` looks like a key with its value: put it in quotes, `'…'`, or on a \
      line of its own below `>-`
      """
    )
  }

  @Test("reports an at sign first")
  func atSignFirst() {
    expectDiagnostic(
      in: "a: 1️⃣@b c2️⃣\n",
      .unquotedText, "a text cannot begin with `@` in YAML: put it in quotes, `'@b c'`"
    )
  }

  @Test("reports a backtick first")
  func backtickFirst() {
    expectDiagnostic(
      in: "[1️⃣`b`2️⃣, c]",
      .unquotedText, "a text cannot begin with a backtick in YAML: put it in quotes, `'`b`'`"
    )
  }

  @Test("reports a percent sign first")
  func percentSignFirst() {
    expectDiagnostic(
      in: "a: 1️⃣%d2️⃣",
      .unquotedText, "a text cannot begin with `%` in YAML: put it in quotes, `'%d'`"
    )
  }

  @Test("reports an asterisk first")
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

  @Test("reports an ampersand first")
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

  @Test("reports a bar or an angle bracket first")
  func barOrAnAngleBracketFirst() {
    expectDiagnostic(
      in: "a: 1️⃣> 5 kg2️⃣\nb: c",
      .unquotedText,
      """
      `>` begins a block of text, which belongs on the lines below: move the text there and \
      indent it, or put it in quotes, `'> 5 kg'`
      """
    )
  }

  @Test("reports a question mark first")
  func questionMarkFirst() {
    expectDiagnostic(
      in: "a: 1️⃣? b2️⃣",
      .unquotedText,
      """
      `? ` begins a key of several lines, which is not allowed here: put a text in quotes, `'? \
      b'`
      """
    )
  }

  @Test("reports a dash first")
  func dashFirst() {
    expectDiagnostic(
      in: "a: 1️⃣- b2️⃣",
      .syntax,
      """
      `- ` begins an item of a list, and items need lines of their own: move it below its \
      key, write the list as `[…]`, or put a text in quotes, `'- b'`
      """
    )
  }

  @Test("reports a number sign that hides a closing brace")
  func numberSignHidesAClosingBrace() {
    expectDiagnostic(
      in: "a: 3️⃣{4️⃣ b: see #3 }\n1️⃣c2️⃣: d\n",
      .unclosedBracket,
      """
      `{` is not closed: write `}`, or `,` if another element follows (`#` \
      began a comment above: if it belongs to a text, put that in quotes)
      """,
      related: "`{` is opened here"
    )
  }
}
