import ResourceSchema

extension Explanations {
  static let questionMarks = [
    Explanation(
      DiagnosticIdentifier.misplacedQuestionMark, "a question mark stands where it means nothing",
      """
      A question mark stands where absence stands: behind the name of a member, which may then be
      missing, and behind a type, whose value may then be null. In a union it stands once, at the
      end, and is about the whole. Names of resources, types, mixins and documents take none: they
      are always there. One is enough, wherever it stands.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          people:
          organizations:
          articles:
            relationships:
              owner: people? | organizations
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          people:
          organizations:
          articles:
            relationships:
              owner: people | organizations?
        """),
    Explanation(
      DiagnosticIdentifier.contradictoryQuestionMark,
      "a question mark says yes where the long form says no",
      """
      `title?` and `optional: true` are two spellings of one thing, and so are `String?` and
      `nullable: true`. Here one says that something can be absent and the other that it cannot.
      Keep the one that is true; you need only one of them.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              subtitle?: { type: String, optional: false }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              subtitle?: { type: String }
        """),
  ]
}
