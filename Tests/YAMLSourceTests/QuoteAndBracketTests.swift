import Testing

@Suite("Quotes and brackets")
struct QuoteAndBracketTests {
  @Test("reports a quote that nothing closes")
  func quoteThatNothingCloses() {
    expectDiagnostic(
      in: "a: 1️⃣'b2️⃣\nc: d\n",
      .unclosedQuote, "this quote is never closed: write `'` where its text ends"
    )
  }

  @Test("reports a quote that a later quote closes")
  func quoteThatALaterQuoteCloses() {
    expectDiagnostic(
      in: "a: 3️⃣\"4️⃣b\nc: 1️⃣\"2️⃣d\"\n",
      .unclosedQuote,
      """
      this quote ends a text that began on line 1, whose own closing quote seems to be \
      missing: write it there
      """,
      related: "the quote is opened here"
    )
  }

  @Test("reports a quote inside a text in quotes")
  func quoteInsideATextInQuotes() {
    expectDiagnostic(
      in: "a: 3️⃣'4️⃣It'1️⃣s'2️⃣\n",
      .unquotedText,
      "the text ends at the quote before this: write `''` for a quote inside it",
      related: "the text begins here"
    )
  }

  @Test("reports a double quote inside a text in quotes")
  func doubleQuoteInsideATextInQuotes() {
    expectDiagnostic(
      in: "[3️⃣\"4️⃣a\" 1️⃣b\"2️⃣, c]\n",
      .unquotedText,
      """
      the text ends at the quote before this: write `\\"` for a quote inside it, or \
      `,` if another element follows
      """,
      related: "the text begins here"
    )
  }

  @Test("reports an invalid escape")
  func escapeThatIsNone() {
    expectDiagnostic(
      in: "a: \"b1️⃣\\q2️⃣\"",
      .syntax,
      """
      `\\q` is not an escape of YAML: write `\\\\` for a backslash, or use single quotes, in \
      which it means itself
      """
    )
  }

  @Test("reports an escape that is not a character")
  func escapeOfNoCharacter() {
    expectDiagnostic(
      in: "a: \"1️⃣\\uD8002️⃣ b\"",
      .syntax,
      """
      `\\uD800` is not a character: write `\\\\` for a backslash, or use single quotes, in which \
      it means itself
      """
    )
  }

  @Test("reports a bracket that nothing closes")
  func bracketThatNothingCloses() {
    expectDiagnostic(
      in: "a: 3️⃣[4️⃣b, c1️⃣2️⃣\n\n",
      .unclosedBracket,
      "`[` is not closed: write `]`, or `,` if another element follows",
      related: "`[` is opened here"
    )
  }

  @Test("reports a bracket that is still open at the next key")
  func bracketThatIsStillOpenAtTheNextKey() {
    expectDiagnostic(
      in: "a: 3️⃣[4️⃣b, c\n1️⃣d2️⃣: e\n",
      .unclosedBracket,
      "`[` is not closed: write `]`, or `,` if another element follows",
      related: "`[` is opened here"
    )
  }

  @Test("reports a bracket that closes a brace")
  func bracketThatClosesABrace() {
    expectDiagnostic(
      in: "a: 3️⃣{4️⃣b: c1️⃣]2️⃣\n",
      .unclosedBracket, "`]` does not close `{`: write `}` in its place",
      related: "`{` is opened here"
    )
  }

  @Test("reports a bracket that closes nothing")
  func bracketThatClosesNothing() {
    expectDiagnostic(
      in: "a: [b]1️⃣]2️⃣\n",
      .syntax, "`]` closes nothing: remove it"
    )
  }

  @Test("reports a comma without a value")
  func commaWithoutAValue() {
    expectDiagnostic(
      in: "a: [b,1️⃣,2️⃣c]\n",
      .syntax, "a value is expected before `,`: remove what is too much, or put a text in quotes"
    )
  }

  @Test("reports a dash between brackets")
  func dashBetweenBrackets() {
    expectDiagnostic(
      in: "a: [1️⃣-2️⃣ b]\n",
      .syntax,
      """
      a value is expected instead of `-`: remove what is too much, or put a text in quotes
      """
    )
  }
}
