import ResourceSchema
import YAMLSource

extension Explanations {
  static let yaml = [
    Explanation(
      YAMLProblem.Kind.syntax, "the file is not YAML",
      """
      A schema is a YAML file, and this text is none: a colon is missing, a `-` stands in the
      wrong place, a merge conflict was left behind. The message says what was expected where.
      Nothing else can be said about a file that cannot be read, so this is its only mistake for
      now; other files of the schema are still checked.
      """,
      wrong: """
        schema: 1
        name:Blog
        """,
      right: """
        schema: 1
        name: Blog
        """),
    Explanation(
      YAMLProblem.Kind.indentation, "a line is indented like nothing around it",
      """
      In YAML the indentation says what belongs to what. This line begins in a column in which
      nothing above it begins, or so far to the right that it continues the text above, so nobody
      can tell where it belongs. Begin it in the same column as its neighbours.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              title: String
           people:
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              title: String
          people:
        """),
    Explanation(
      YAMLProblem.Kind.tab, "a tab stands where YAML wants spaces",
      """
      YAML indents with spaces alone, since editors disagree about how wide a tab is. Replace the
      tab by spaces; most editors can be told to insert spaces in `.yaml` files.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
        \tarticles:
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
        """),
    Explanation(
      YAMLProblem.Kind.unusualSpace, "a character looks like a space and is none for YAML",
      """
      Web pages and word processors write spaces of other kinds, such as the no-break space, which
      come along when a schema is copied. YAML takes them for letters, so they neither indent a line
      nor separate a key from its value. Type a common space instead; most editors can show which
      are others. Inside a text, and in quotes, they may stand.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
        \u{A0}\u{A0}\u{A0}\u{A0}\u{A0}\u{A0}title: String
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              title: String
        """),
    Explanation(
      YAMLProblem.Kind.unclosedBracket, "a bracket or a brace is opened and never closed",
      """
      `[` needs a `]`, and `{` a `}`. The message points to the place where the closing one is
      missed, which may be lines behind the opening one; both are shown. If the bracket belongs to
      a text, put the text in quotes.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes: { title: String
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes: { title: String }
        """),
    Explanation(
      YAMLProblem.Kind.unclosedQuote, "a quote is opened and never closed",
      """
      A text that begins with a quote goes on until the same quote closes it, over any number of
      lines. Write the closing quote where the text ends. To have a quote inside a text, write it
      twice in single quotes (`'It''s'`), or as `\\"` in double quotes.
      """,
      wrong: """
        schema: 1
        name: Blog
        description: "Articles and comments.
        """,
      right: """
        schema: 1
        name: Blog
        description: "Articles and comments."
        """),
    Explanation(
      YAMLProblem.Kind.duplicateKey, "a mapping has the same key twice",
      """
      Each key of a mapping stands for one thing. Many YAML readers silently take the last of two
      equal keys, and lose what the first one said; here you hear of it. Remove one of the two, or
      put what they say together.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes: { title: String }
            attributes: { body: String }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes: { title: String, body: String }
        """),
    Explanation(
      YAMLProblem.Kind.complexKey, "a key is a list or a mapping",
      """
      YAML allows whole lists and mappings as keys; JSON has no such thing, and a schema has no use
      for it. Mostly it is an accident: a placeholder such as `{{ name }}` of a templating tool, or a
      name in brackets. A key is a text. If it really begins with a bracket, put it in quotes.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              [title]: String
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              title: String
        """),
    Explanation(
      YAMLProblem.Kind.secondDocument, "a file holds more than one YAML document",
      """
      `---` inside a file begins a second document, with a schema of its own. One file is one
      schema: move the second document to another file, which you can name on the command line too
      or import. Remove the line `---` if it was meant as a divider.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
        ---
        documents:
          ArticleList: { data: [articles] }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
        documents:
          ArticleList: { data: [articles] }
        """),
    Explanation(
      YAMLProblem.Kind.unsupportedTag, "a tag is none of YAML's own, or does not fit its value",
      """
      A word that begins with `!` is a tag: it tells YAML which type a value has. The schema
      language decides that itself, so tags are not needed; those of other programs
      (`!!python/object`, `!Ref`) mean nothing here. Remove the tag. If the `!` belongs to a
      text, put the text in quotes.
      """,
      wrong: """
        schema: 1
        name: Blog
        description: !important Read this first.
        """,
      right: """
        schema: 1
        name: Blog
        description: '!important Read this first.'
        """),
    Explanation(
      YAMLProblem.Kind.illegalCharacter, "a control character stands in the file",
      """
      YAML has no place for NUL and other control characters, which an editor does not show and
      which mostly come from a broken copy. Remove the character. If a text has to contain it,
      spell it out in double quotes: `"\\x00"`.
      """,
      wrong: .words("A file with a NUL byte inside a text: `description: Articles<NUL>`."),
      right: """
        schema: 1
        name: Blog
        description: Articles
        """),
    Explanation(
      YAMLProblem.Kind.invalidEncoding, "the file is not UTF-8",
      """
      A schema is text in UTF-8 (or in UTF-16 that begins with a byte order mark). A byte of this
      file fits neither, so some letters would be wrong. Most often the file was saved in an older
      encoding, such as Latin-1 or Windows-1252: open it in your editor and save it as UTF-8.
      """,
      wrong: .words(
        "A file saved as Latin-1, in which the last letter of `name: Café` is the single byte E9."),
      right: """
        schema: 1
        name: Café
        """),
  ]
}
