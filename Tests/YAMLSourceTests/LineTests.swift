import Testing

@Suite("Lines and indentation")
struct LineTests {
  @Test("reports a tab as indentation")
  func tabAsIndentation() {
    expectDiagnostic(
      in: "a:\n1️⃣\t\t2️⃣b: c\n",
      .tab,
      "this line is indented with a tab: indent with spaces: 2 of them fit the line above"
    )
  }

  @Test("reports a tab in the first line, and spaces after a tab")
  func otherTabs() {
    expectDiagnostic(
      in: "1️⃣\t2️⃣a: b\n", .tab, "this line is indented with a tab: remove it", fixed: "a: b\n")
    expectDiagnostic(
      in: "a:\n  b: c\n1️⃣\t  2️⃣d: e\n", .tab,
      "this line is indented with a tab: indent with spaces: 2 of them fit the line above",
      fixed: "a:\n  b: c\n  d: e\n")
  }

  @Test("reports a tab below a text")
  func tabBelowAText() {
    expectDiagnostic(
      in: "a: b\n1️⃣\t2️⃣c: d\n",
      .tab, "this line is indented with a tab: indent with spaces"
    )
  }

  @Test("reports a tab after a dash")
  func tabAfterADash() {
    expectDiagnostic(
      in: "-1️⃣\t2️⃣a\n",
      .tab, "a tab where YAML expects a space: write a space"
    )
  }

  @Test("reports an absent space after a colon")
  func noSpaceAfterAColon() {
    expectDiagnostic(
      in: "a: b\nc1️⃣:2️⃣d\n",
      .syntax, "missing space after `:`: write `c: d`"
    )
  }

  @Test("reports an absent space after the first colon")
  func noSpaceAfterTheFirstColon() {
    expectDiagnostic(
      in: "a1️⃣:2️⃣b\nc: d\n",
      .syntax, "missing space after `:`: write `a: b`"
    )
  }

  @Test("reports an absent space between a colon and a brace")
  func noSpaceBetweenColonAndBrace() {
    expectDiagnostic(
      in: "a: {b1️⃣:2️⃣}\n",
      .syntax,
      """
      missing space after `:`: write the space, or put the text in quotes if the colon \
      belongs to it
      """
    )
  }

  @Test("reports a line that is not a key")
  func lineThatIsNoKey() {
    expectDiagnostic(
      in: "a: b\n1️⃣c d2️⃣\n",
      .syntax,
      "missing `:` after `c`: write `c: d`, or indent the line if it continues the one above"
    )
  }

  @Test("reports a key that is indented like a text")
  func keyThatIsIndentedLikeAText() {
    expectDiagnostic(
      in: "3️⃣a: b4️⃣\n  1️⃣c2️⃣: d\n",
      .indentation,
      """
      by its indentation this line continues the text above it, so `c` cannot be a key here: \
      begin it in column 1, like `a`
      """,
      related: "the text is here"
    )
  }

  @Test("reports a line that cannot be a key")
  func lineThatCanBeNoKey() {
    expectDiagnostic(
      in: "a: b\n1️⃣(c) d2️⃣\n",
      .syntax,
      """
      a `:` is missing: `(c) d` is neither a key with a value (`key: value`) nor indented so \
      that it continues the line above
      """
    )
  }

  @Test("reports a word without a colon above lines that it holds")
  func wordWithoutColon() {
    for start in ["a:\n", "a:\n  b:\n    c: d\n", "a:\n  b: c\n"] {
      expectDiagnostic(
        in: start + "  1️⃣word2️⃣\n    e: f\n", .syntax,
        "missing `:` after `word`: write `word:`")
    }
  }

  @Test("reports a word that continues with a text")
  func wordThatGoesOnWithAText() {
    expectDiagnostic(
      in: "a: b\n  3️⃣word4️⃣\n    1️⃣e2️⃣: f\n",
      .indentation,
      """
      by its indentation this line continues the text above it, so `e` cannot be a key here: \
      begin it in the same column as the keys it belongs to, or put the text in quotes
      """,
      related: "the text is here"
    )
  }

  @Test("reports a key between two levels")
  func keyBetweenTwoLevels() {
    expectDiagnostic(
      in: "3️⃣a4️⃣:\n    b: c\n  1️⃣d: e2️⃣\n",
      .indentation,
      """
      the indentation of this line fits nothing above it: begin it in column 1, like the \
      mapping around it, or in column 5, like the line above
      """,
      related: "the mapping begins here"
    )
  }

  @Test("reports an item between two levels")
  func itemBetweenTwoLevels() {
    expectDiagnostic(
      in: "3️⃣-4️⃣ a: b\n 1️⃣c: d2️⃣\n",
      .indentation,
      """
      the indentation of this line fits nothing above it: begin it in column 1, like the list \
      around it
      """,
      related: "the list begins here"
    )
  }

  @Test("reports an item among keys")
  func itemAmongKeys() {
    expectDiagnostic(
      in: "3️⃣a4️⃣: b\n1️⃣- c2️⃣\n",
      .syntax,
      """
      a key with its value (`key: value`) is expected in this mapping: write one, or fix the \
      indentation
      """,
      related: "the mapping begins here"
    )
  }

  @Test("reports a key among items")
  func keyAmongItems() {
    expectDiagnostic(
      in: "3️⃣-4️⃣ a\n1️⃣b: c2️⃣\n",
      .syntax,
      """
      a line that begins with `- ` is expected in this list: add it, or fix the indentation
      """,
      related: "the list begins here"
    )
  }

  @Test("reports a colon without a key")
  func colonWithoutAKey() {
    expectDiagnostic(
      in: "a: b\n1️⃣:2️⃣ c\n",
      .syntax, "a key is missing before `:`"
    )
  }

  @Test("reports a conflict that version control left")
  func conflictThatVersionControlLeft() {
    expectDiagnostic(
      in: "a: b\n1️⃣<<<<<<< HEAD2️⃣\nc: d\n=======\nc: e\n>>>>>>> branch\n",
      .syntax, "a merge conflict is left in the file: settle it and remove its marker lines"
    )
  }
}
