import ResourceSchema

extension Explanations {
  static let documents = [
    Explanation(
      DiagnosticIdentifier.conflictingData, "a document has both `data` and `linkage`",
      """
      The primary data of a document are resources (`data: articles`) or the identifiers of a
      relationship (`linkage: articles.author`), as the endpoint `/articles/1/relationships/author`
      has them. A document has one kind. Keep the one that is true; two endpoints are two documents.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          people:
          articles: { relationships: { author: people } }
        documents:
          Authors: { data: people, linkage: articles.author }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          people:
          articles: { relationships: { author: people } }
        documents:
          Authors: { data: people }
          AuthorLinkage: { linkage: articles.author }
        """),
    Explanation(
      DiagnosticIdentifier.unknownInclude, "an include path leads nowhere",
      """
      An include path goes from one relationship to the next, beginning at the primary data:
      `comments.author` are the authors of the comments. A name on the way is no relationship of the
      resources reached so far, or the schema does not say where it leads to. Attributes need not be
      included; they are there.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          people:
          articles: { relationships: { author: people } }
        documents:
          ArticleList: { data: [articles], include: [authors] }
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
      DiagnosticIdentifier.includeWithoutData, "a document without data includes something",
      """
      Included resources are reached from the primary data. With `data: none` there is nothing to
      begin at, and JSON:API does not allow `included` without `data`. Leave `include` out, or say
      what the data are.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          people:
        documents:
          Ping: { data: none, meta: { uptime: Double }, include: [author] }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          people:
        documents:
          Ping: { data: none, meta: { uptime: Double } }
        """),
    Explanation(
      DiagnosticIdentifier.includeOutsideLinkage,
      "a relationship's own document includes something else",
      """
      The document of a relationship holds the identifiers at its end, so whatever it includes is
      reached through that relationship. Its include paths begin with the name of the relationship
      and go on from there.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          people:
          articles: { relationships: { author: people, editor: people? } }
        documents:
          AuthorLinkage: { linkage: articles.author, include: [editor] }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          people:
          articles: { relationships: { author: people, editor: people? } }
        documents:
          AuthorLinkage: { linkage: articles.author, include: [author] }
        """),
    Explanation(
      DiagnosticIdentifier.invalidLinkage, "`linkage` names no relationship that has a target",
      """
      `linkage: articles.author` is a resource type, a dot and one of its relationships. Either it is
      not written so, or the resource type has no such relationship, or the schema does not say
      where the relationship leads to and so which identifiers the document has.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          people:
          articles: { relationships: { author: people } }
        documents:
          AuthorLinkage: { linkage: articles.auther }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          people:
          articles: { relationships: { author: people } }
        documents:
          AuthorLinkage: { linkage: articles.author }
        """),
    Explanation(
      DiagnosticIdentifier.emptyDocument, "a document has neither `data` nor `meta`",
      """
      A JSON:API document has at least one of `data`, `errors` and `meta`. This one could hold
      nothing when all is well. Some servers send such a document nevertheless, so this is a
      warning: `allow: [empty-document]` silences it.
      """,
      wrong: """
        schema: 1
        name: Blog
        documents:
          Ping: { data: none }
        """,
      right: """
        schema: 1
        name: Blog
        documents:
          Ping: { data: none, meta: { uptime: Double } }
        """),
  ]
}
