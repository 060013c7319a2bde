import ResourceSchema

extension Explanations {
  static let keys = [
    Explanation(
      DiagnosticIdentifier.unknownKey, "a key is none of the language",
      """
      Each form of the language has a fixed set of keys, and a misspelt one is never silently
      ignored: what it was meant to say would be missing from your models. The message suggests
      the key you may have meant, and its note lists those that can stand here. The rest of a text
      that YAML cut short may look like a key, too: put that text in quotes.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            atributes: { title: String }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes: { title: String }
        """),
    Explanation(
      DiagnosticIdentifier.missingKey, "a key is missing that the form cannot do without",
      """
      Some forms say nothing without a certain key: a schema needs `schema` and `name`, a document
      `data`, a page its `style`, a transformer the types between which it translates. The message
      says which key is missing and shows it written out.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
        documents:
          ArticleList: { include: [author] }
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
      DiagnosticIdentifier.misplacedKey, "a key belongs to another place",
      """
      The key exists, but not for what you are describing: `open` is about enums, `format` about
      dates, `from` and `to` about transformers. It would change nothing here, so most likely the
      key beside it is not the one that you meant. Remove one of them.

      A key such as `relationships` or `documents` may also stand too far in or too far out, so that
      it looks like an attribute or a resource of that name. Indent it like its neighbours.
      """,
      wrong: """
        schema: 1
        name: Blog
        types:
          Address: { object: { street: String }, open: false }
        """,
      right: """
        schema: 1
        name: Blog
        types:
          Address: { object: { street: String } }
          Color: { enum: [red, green, blue], open: false }
        """),
    Explanation(
      DiagnosticIdentifier.duplicateName, "two things have one name",
      """
      Types, resource types, documents and mixins are each declared once, in whichever file, and
      the attributes and relationships of a resource share one set of names, as JSON:API demands.
      A mixin may also bring a member that the resource has already. Both places are shown: rename
      one, or remove it.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          people:
          articles:
            attributes: { author: String }
            relationships: { author: people }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          people:
          articles:
            attributes: { author-name: String }
            relationships: { author: people }
        """),
  ]
}
