import Testing

/// What is deprecated says what to use in its place.
struct ReplacementLintTests {
  @Test("a deprecation without a replacement is reported")
  func aTextThatNamesNothing() {
    expectLint(
      in: article("attributes:\n  old: { type: Int, deprecated: 1️⃣Removed soon.2️⃣ }"),
      .deprecatedWithoutReplacement,
      "`old` is deprecated, and the text does not say what to use instead",
      help: "write what to use instead, or `There is no replacement.` if there is none")
  }

  @Test(
    "texts without a name are reported",
    arguments: [
      "Gone", "Do not use.", "Don't use it.", "Not in use any more", "No longer in use.",
      "The server ignores old.", "Out of use since 2.0",
    ])
  func textsThatNameNothing(text: String) {
    #expect(diagnostics(.deprecatedWithoutReplacement, deprecated(text)).count == 1)
  }

  @Test(
    "texts that name a replacement are not reported",
    arguments: [
      "Use title.", "title", "Became first-name.", "firstName has it now", "See Heading.",
      "Stattdessen title verwenden.", "Articles say it.", "Use the search endpoint.",
      "Ask the search instead.", "Replaced by the search.", "There is no replacement.",
      "https://example.com/v2", "Moved into `search`.",
    ])
  func textsThatNameAReplacement(text: String) {
    #expect(diagnostics(.deprecatedWithoutReplacement, deprecated(text)) == [])
  }

  @Test("everything that can be deprecated is checked")
  func everythingThatCanBeDeprecated() {
    #expect(
      diagnostics(
        .deprecatedWithoutReplacement,
        """
        types:
          Color: { enum: { red: { value: RED, deprecated: Gone } }, deprecated: Gone }
        mixins: { m: { attributes: { b: { type: Int, deprecated: Gone } } } }
        resources:
          articles:
            deprecated: Gone
            with: [m]
            attributes: { c: { object: { d: { type: Color, deprecated: Gone } } } }
            relationships: { e: { one: articles, deprecated: Gone } }
            links: { f: { deprecated: Gone } }
        documents: { G: { data: articles, deprecated: Gone } }
        """
      ).count == 8)
  }

  private func deprecated(_ text: String) -> String {
    article(
      """
      attributes:
        old: { type: Int, deprecated: "\(text)" }
        title: String
        first-name: String
      """) + "types: { Heading: Int }\n"
  }
}
