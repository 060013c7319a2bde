import ResourceSchema

extension Explanations {
  static let values = [
    Explanation(
      DiagnosticIdentifier.expectedMapping, "keys with their values are expected here",
      """
      Something stands here that has no keys, where the language wants some: resources,
      attributes and relationships are written as names, each with what it is. The message shows
      the form.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes: [title, body]
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes: { title: String, body: String }
        """),
    Explanation(
      DiagnosticIdentifier.expectedList, "a list is expected here",
      """
      This key takes several things, so it takes a list, even of one: `[author]`, or lines that
      begin with `- `. A single word is not taken for a list of one, so that a list of several
      written with blanks or commas alone cannot be mistaken for one word.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          people:
          articles: { relationships: { author: people } }
        documents:
          ArticleList: { data: [articles], include: author }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          people:
          articles: { relationships: { author: people } }
        documents:
          ArticleList: { data: [articles], include: [author] }
        """),
    Explanation(
      DiagnosticIdentifier.expectedText, "a text is expected here",
      """
      A list or a mapping stands where one text should: a name, a description, a path. Or the
      text is no answer to the question: `deprecated` says what to use instead, since `true` would
      help nobody. In brackets or braces by accident? Put the text in quotes.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              headline: { type: String, deprecated: true }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              headline: { type: String, deprecated: Use title. }
        """),
    Explanation(
      DiagnosticIdentifier.expectedBoolean, "`true` or `false` is expected here",
      """
      YAML reads `yes`, `on` and others as booleans in some versions and as words in others. The
      schema language does not join in: a boolean is `true` or `false`, and everything else is a
      mistake.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              created-at: { type: DateTime, readOnly: yes }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              created-at: { type: DateTime, readOnly: true }
        """),
    Explanation(
      DiagnosticIdentifier.expectedInteger, "a whole number is expected here",
      """
      The value is no whole number, or one outside what makes sense here; the message says which
      numbers do. For an enum, a number beyond 64 bits can be kept as a text: put it in quotes, if
      it is a text on the wire.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            page: { style: number, size: twenty }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            page: { style: number, size: 20 }
        """),
    Explanation(
      DiagnosticIdentifier.unknownWord, "a word is none of those that the key knows",
      """
      Some keys have a choice of words: `linkage` is `always`, `included` or `never`, `operations`
      are `list`, `get`, `create`, `update` and `delete`. This is none of them. The note lists all,
      and where one is near it is suggested.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            operations: [list, read, create]
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            operations: [list, get, create]
        """),
    Explanation(
      DiagnosticIdentifier.emptyValue, "a value is empty",
      """
      A key has nothing behind its colon, or an empty text, where it needs something. Fill it in,
      or leave the key out. In an enum of names, a text that is empty on the wire is written `''`.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            description:
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            description: Things that somebody wrote.
        """),
    Explanation(
      DiagnosticIdentifier.emptyList, "a list is empty",
      """
      Empty brackets say nothing here: an array has to say what it holds, an enum which values it
      has, a relationship where it leads to. Elsewhere, leaving the key out says the same. (Two
      empty lists mean something: `links: []` is `links: none`, and `operations: []` says that
      clients can do nothing with the type alone.)
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              tags: []
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              tags: [String]
        """),
    Explanation(
      DiagnosticIdentifier.repeatedValue, "a list has the same thing twice",
      """
      The second mention changes nothing, so most likely another name was meant, or a copied line
      was not edited. Both places are shown: correct one, or remove it.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes: { title: String, created-at: DateTime }
            sorts: [title, title]
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes: { title: String, created-at: DateTime }
            sorts: [title, created-at]
        """),
  ]
}
