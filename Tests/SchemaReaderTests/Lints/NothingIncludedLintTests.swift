import Testing

/// A document of resources that have relationships says what it includes.
struct NothingIncludedLintTests {
  private static let resources = """
    resources:
      articles:
        relationships: { author: people, editor: people, comments: [articles], topics: [articles] }
      people: { attributes: { name: String } }
      pages: { relationships: { history: { links: [related] } } }

    """

  @Test(
    "a document without `include` is reported",
    arguments: ["articles", "[articles]", "articles?", "people | articles"])
  func aDocumentThatDoesNotSay(data: String) {
    expectLint(
      in: Self.resources + "documents:\n  1️⃣D2️⃣: { data: \(data) }\n",
      .nothingIncluded, "`D` includes nothing, though its resources have relationships",
      help: "add `include: [author, editor, comments]`, or say that it is meant: `include: none`")
  }

  @Test(
    "a document that has `include`, or nothing to include, is not reported",
    arguments: [
      "data: articles, include: [author]", "data: articles, include: none", "data: people",
      "data: none, meta: { a: Int }", "linkage: articles.author", "data: pages",
      "data: none, meta: { a: Int }, include: none",
    ])
  func aDocumentThatSaysOrHasNothingToInclude(document: String) {
    let body = Self.resources + "documents: { D: { \(document) } }\n"
    #expect(diagnostics(.nothingIncluded, body) == [])
    #expect(identifiers(header + body) == [])
  }

  @Test(
    "a document with an error is not reported",
    arguments: [
      "data: articles, inclued: [author]", "data: articles, include: []", "date: articles",
      "data: articles, include: [", "data: artciles",
    ])
  func aDocumentWithAnError(document: String) {
    #expect(
      diagnostics(.nothingIncluded, Self.resources + "documents: { D: { \(document) } }\n") == [])
  }

  @Test("`none` includes nothing")
  func theWordNoneIncludesNothing() throws {
    let schema = try read(
      Self.resources + "documents: { D: { data: articles, include: none } }\n")
    #expect(schema.documents.first?.include == [])
    #expect(schema.documents.first?.includedTypes == [])
  }

  @Test("a relationship may be called `none`")
  func aRelationshipMayBeCalledNone() throws {
    let schema = try read(
      article("relationships: { none: articles }")
        + "documents: { D: { data: articles, include: [none] } }\n")
    #expect(schema.documents.first?.includedTypes == ["articles"])
  }
}
