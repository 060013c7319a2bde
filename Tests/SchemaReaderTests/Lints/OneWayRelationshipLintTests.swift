import Testing

/// The members of a list know what they belong to.
struct OneWayRelationshipLintTests {
  @Test("a list without an inverse is reported")
  func aListWhoseMembersLeadElsewhere() {
    expectLint(
      in: """
        resources:
          articles: { relationships: { 1️⃣comments2️⃣: [comments] } }
          3️⃣comments4️⃣: { relationships: { author: people } }
          people:
        """, .oneWayRelationship,
      "`comments` leads from `articles` to `comments`, and nothing leads back",
      labels: ["`comments` has other relationships"],
      help: "add a relationship to `articles` there, if the server has one")
  }

  @Test("a list of several types without an inverse is reported")
  func aListOfSeveralTypes() {
    expectLint(
      in: """
        resources:
          articles: { relationships: { 1️⃣files2️⃣: [images | videos] } }
          3️⃣images4️⃣: { relationships: { photographer: people } }
          videos:
          people:
        """, .oneWayRelationship,
      "`files` leads from `articles` to `images` or `videos`, and nothing leads back",
      labels: ["`images` has other relationships"])
  }

  @Test(
    "a list with an inverse is not reported",
    arguments: [
      "article: articles", "article: { one: articles }", "subject: articles | people",
      "articles: [articles]", "article: { one: articles, linkage: never, links: [related] }",
    ])
  func aListWhoseMembersLeadBack(way: String) {
    #expect(diagnostics(.oneWayRelationship, schema(comments: way)) == [])
  }

  @Test("relationships that are usually one-way are not reported")
  func whatIsOneWayMoreOftenThanNot() {
    #expect(diagnostics(.oneWayRelationship, schema(comments: "")) == [])
    #expect(
      diagnostics(
        .oneWayRelationship,
        """
        resources:
          articles: { relationships: { author: people, friends: [articles] } }
          people: { relationships: { friends: [people] } }
        """) == [])
  }

  @Test("a list whose inverse an error may hide is not reported")
  func anErrorMayHideTheInverse() {
    for comments in [
      "author: people, article: [", "article: { oen: articles }", "article: '?'",
      "article: Article", "article: ./articles.yaml", "items: articles/people",
    ] {
      #expect(diagnostics(.oneWayRelationship, schema(comments: comments)) == [])
    }
    #expect(
      diagnostics(
        .oneWayRelationship, schema(comments: "author: people", "with: [nope], ")) == [])
    for attributes in ["article: articles", "article: articles?", "articles: [articles]"] {
      #expect(
        diagnostics(
          .oneWayRelationship,
          schema(comments: "author: people", "attributes: { \(attributes) }, ")) == [])
    }
  }

  @Test("errors elsewhere hide no warning")
  func errorsElsewhere() {
    #expect(
      diagnostics(
        .oneWayRelationship, schema(comments: "author: people") + "documents: { D: { data: x } }\n"
      ).count == 1)
  }

  private func schema(comments: String, _ rest: String = "") -> String {
    """
    resources:
      articles: { relationships: { comments: [comments] } }
      comments: { \(rest)relationships: { \(comments) } }
      people:

    """
  }
}
