import ResourceSchema
import YAMLSource

extension Explanations {
  static let yamlText = [
    Explanation(
      YAMLProblem.Kind.unquotedText, "YAML takes a text for something else",
      """
      A text without quotes cannot hold everything: `: ` looks like a key with its value, `@` and
      a backtick are reserved, `*` and `&` begin an alias and an anchor, and nothing can follow a
      closing bracket. Put the whole text in quotes. In single quotes all means itself, and a
      quote is written twice; a longer text can stand below `>-`, on indented lines of its own.
      """,
      wrong: """
        schema: 1
        name: Blog
        description: Articles: their authors and comments.
        """,
      right: """
        schema: 1
        name: Blog
        description: 'Articles: their authors and comments.'
        """),
    Explanation(
      YAMLProblem.Kind.unquotedNullable, "`[…]?` or `{…}?` needs quotes",
      """
      A question mark behind a type says that the value may be null. Behind a bracket or a brace
      YAML does not allow it. Quote the type, or write the long form with `nullable: true`: both
      mean the same. A to-many relationship is never null but empty, so there the `?` is simply
      too much.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              tags: [String]?
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              tags: '[String]?'
              keywords: { type: [String], nullable: true }
        """),
    Explanation(
      DiagnosticIdentifier.commentAfterText, "a comment stands behind a text without quotes",
      """
      In `description: See issue #12` YAML ends the text before ` #`; the rest is a comment, which
      nobody will read in your documentation. Put the text in quotes if the `#` belongs to it. If it
      is a comment indeed, move it to a line of its own: then nobody has to wonder. This is a
      warning, which `allow: [comment-after-text]` silences.
      """,
      wrong: """
        schema: 1
        name: Blog
        description: Articles and comments, see chapter #12
        """,
      right: """
        schema: 1
        name: Blog
        description: 'Articles and comments, see chapter #12'
        """),
  ]
}
