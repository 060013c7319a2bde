import Diagnostics
import Testing

/// Links and meta that are written out again and again have a name.
struct RepeatedShapeLintTests {
  private func schema(_ parts: String...) -> String {
    "resources:\n"
      + parts.enumerated().map { "  r\($0): { attributes: { a: Int }, \($1) }\n" }.joined()
  }

  @Test("links in three places are reported")
  func linksInThreePlaces() {
    expectLint(
      in: schema(
        "links: [1️⃣self2️⃣, html?]", "links: [3️⃣self4️⃣, html?]", "links?: [5️⃣self6️⃣, html?]"),
      .repeatedShape, "the same set of links is written out in 3 places",
      labels: ["and here", "and here"],
      help: "declare it in `types`, `HtmlLinks: { links: [self, html?] }`,"
        + " and write `HtmlLinks` in each place")
  }

  @Test("meta in three places is reported")
  func metaInThreePlaces() {
    let meta = "meta: { total-count: Int }"
    #expect(
      diagnostics(.repeatedShape, schema(meta, meta, meta))
        == ["the same meta object is written out in 3 places"])
  }

  @Test("two places, different shapes and common links are not reported")
  func whatIsNotRepeated() {
    let links = "links: [self, html?]"
    #expect(diagnostics(.repeatedShape, schema(links, links)) == [])
    #expect(diagnostics(.repeatedShape, schema(links, links, "links: [self, html]")) == [])
    for common in ["links: [self]", "links: [related?]", "links: [self, related]"] {
      #expect(diagnostics(.repeatedShape, schema(common, common, common)) == [])
    }
  }

  @Test("an anchor or a default is one place")
  func anAnchorOrADefaultIsOnePlace() {
    #expect(
      diagnostics(.repeatedShape, schema("links: &l [self, html]", "links: *l", "links: *l")) == [])
    #expect(
      diagnostics(
        .repeatedShape,
        "defaults: { links: [self, html] }\n" + schema("id: Int", "id: Int", "id: Int")
      ) == [])
  }
}
