import DiagnosticExplanations
import Testing

/// Explanations as they are read.
struct ExplanationTextTests {
  @Test("an explanation has a text, examples and the diagnostics of the wrong one")
  func parts() throws {
    let explanation = try #require(Explanations.of("conflicting-types"))
    #expect(
      ExplanationText.render(explanation) == """
        conflicting-types (error): two types are given for one value

        `type`, `enum`, `object`, `map` and `oneOf` are alternatives, and so are `enum`, `object`, `map`,
        `oneOf`, `alias`, `transform`, `validate` and `swift` for a type declared in `types`. Keep the
        correct one.

        Wrong:

          schema: 1
          name: Blog
          resources:
            articles:
              attributes:
                status: { type: String, enum: [draft, done] }

          blog.yaml:6:31: error: `enum` cannot be combined with `type` [conflicting-types]
            6 |       status: { type: String, enum: [draft, done] }
              |                 ----          ^~~~
              |                 the first type is here
            help: write `status: { enum: [draft, done] }`
            6 |       status: { enum: [draft, done] }
              |               ~~~~~~~~~~~~~~~~~~~~~~~

        Right:

          schema: 1
          name: Blog
          resources:
            articles:
              attributes:
                status: { enum: [draft, done] }
        """)
  }

  @Test("headings and diagnostics are colored on a terminal")
  func colors() throws {
    let explanation = try #require(Explanations.of("unknown-type"))
    let text = ExplanationText.render(explanation, isColored: true)
    #expect(text.hasPrefix("\u{1B}[1munknown-type (error): "))
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test("the files of an example with several appear under their names")
  func severalFiles() throws {
    let text = ExplanationText.render(try #require(Explanations.of("name-disagrees")))
    #expect(
      text.contains(
        """
        Wrong:

          blog.yaml
            schema: 1
            name: Blog
            imports: [common.yaml]

          common.yaml
            schema: 1
            name: Common
        """))
  }

  @Test("the list has a line for each, with severity and summary")
  func list() {
    let lines = ExplanationText.list().split(separator: "\n")
    for explanation in Explanations.all {
      let line = lines.first { $0.hasPrefix("  \(explanation.identifier) ") }
      #expect(line?.contains(" \(explanation.severity.rawValue) ") == true)
      #expect(line?.hasSuffix("  \(explanation.summary)") == true)
    }
    #expect(
      lines.count == Explanations.all.count + Explanations.areas.count)
  }

  @Test(
    "summaries are lines, and texts are sentences that fit a terminal",
    arguments: Explanations.all)
  func widths(explanation: Explanation) {
    #expect(!explanation.summary.contains("\n"))
    #expect(!explanation.summary.hasSuffix("."))
    #expect(explanation.text.hasSuffix(".") || explanation.text.hasSuffix(".)"))
    #expect(explanation.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("each row of the page's tables links to a section")
  func page() {
    let page = ExplanationPage.markdown()
    for explanation in Explanations.all {
      #expect(page.contains("(#\(explanation.identifier))"))
      #expect(page.contains("\n### `\(explanation.identifier)`\n"))
    }
  }
}
