import ResourceSchema

extension Explanations {
  static let shapes = [
    Explanation(
      DiagnosticIdentifier.indistinctShapes, "two types of one value look the same in JSON",
      """
      A value that is one of several types is told by its shape in JSON: string, number, true or
      false, array, object. Of each shape there can be one type. A `DateTime` and a `String` are both
      strings, an `Int` and a `Double` both numbers; `JSON` has every shape, and of a Swift type of
      your own nobody knows it. Write the wider of the two alone, give an object the members of both
      with question marks, or write `JSON`, and look at the value yourself.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              published: DateTime | String
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              published: DateTime | Bool
        """),
    Explanation(
      DiagnosticIdentifier.misplacedPattern, "`pattern` stands beside what is no text",
      """
      `pattern` is a regular expression that a `String` matches as a whole. Numbers, dates and ids of
      type `Int` or `UUID` have a form already. For an array of texts, or for ids, declare an alias
      with the pattern in `types`, and use its name.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              tags: { type: [String], pattern: '[a-z]+' }
        """,
      right: """
        schema: 1
        name: Blog
        types:
          Tag: { alias: String, pattern: '[a-z]+' }
        resources:
          articles:
            attributes:
              tags: [Tag]
        """),
    Explanation(
      DiagnosticIdentifier.malformedPattern, "this is not a regular expression",
      """
      The text behind `pattern` cannot be read as a regular expression: a bracket that is not closed,
      for example, or a `*` behind nothing. A character that has a meaning in patterns stands for
      itself behind a backslash, `'\\.'`; in single quotes YAML leaves backslashes alone.
      """,
      wrong: """
        schema: 1
        name: Blog
        types:
          Slug: { alias: String, pattern: '[a-z-' }
        """,
      right: """
        schema: 1
        name: Blog
        types:
          Slug: { alias: String, pattern: '[a-z-]+' }
        """),
  ]
}
