import ResourceSchema

extension Explanations {
  static let relationships = [
    Explanation(
      DiagnosticIdentifier.unknownTarget, "there is no resource type of that name",
      """
      A relationship leads to resource types, and the primary data of a document are of them. A
      resource type is called as on the wire, `people`, not as in Swift, `Person`, and is declared
      under `resources` in one of the files of the run. Types from `types` are no resource types:
      attributes have them.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          people: { swift: Person }
          articles: { relationships: { author: Person } }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          people: { swift: Person }
          articles: { relationships: { author: people } }
        """),
    Explanation(
      DiagnosticIdentifier.malformedTarget, "what a relationship leads to is not written as it is",
      """
      A relationship to one resource is written `people`, to one or none `people?`, to many
      `[people]`, to one of several types `people | teams`. In the long form `one` or `many` says how
      many there are, so no brackets stand there. The message shows the right form for what you
      wrote.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          images:
          videos:
          articles: { relationships: { attachments: [images, videos] } }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          images:
          videos:
          articles: { relationships: { attachments: [images | videos] } }
        """),
    Explanation(
      DiagnosticIdentifier.nullableToMany, "a to-many relationship is never null",
      """
      A to-many relationship that leads nowhere has an empty list as its `data`, and JSON:API does
      not allow null there. If the whole relationship may be missing, the question mark stands
      behind its name: `comments?: [comments]`.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          comments:
          articles: { relationships: { comments: { many: comments, nullable: true } } }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          comments:
          articles: { relationships: { comments?: { many: comments } } }
        """),
    Explanation(
      DiagnosticIdentifier.conflictingCardinality, "a relationship has both `one` and `many`",
      """
      `one` leads to one resource and `many` to any number: the generated types differ, and so does
      the JSON. Keep the one that the server sends. Where it is sometimes one and sometimes many,
      that is against JSON:API, and an attribute of type `JSON` can still hold it.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          people:
          articles: { relationships: { author: { one: people, many: people } } }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          people:
          articles: { relationships: { author: { one: people } } }
        """),
    Explanation(
      DiagnosticIdentifier.targetlessRelationship,
      "a relationship without a target says something of it",
      """
      A relationship with neither `one` nor `many` has links and meta alone, and its target is
      unknown. `linkage`, `inverse` and `nullable` are about the target, so they need one. Say where
      the relationship leads to, or leave the key out. If the target is known and the server never
      sends `data`, say `one` or `many` and `linkage: never`.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles: { relationships: { history: { links: [related], linkage: included } } }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          revisions:
          articles:
            relationships: { history: { many: revisions, links: [related], linkage: included } }
        """),
    Explanation(
      DiagnosticIdentifier.emptyRelationship,
      "a relationship has neither linkage nor links nor meta",
      """
      JSON:API demands at least one of `data`, `links` and `meta` of a relationship. This one would
      have none, so there would be nothing to read. Say where it leads to, with `one` or `many`, or
      which links it has; with `linkage: never` it needs links or meta.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          comments:
          articles: { relationships: { comments: { many: comments, linkage: never } } }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          comments:
          articles:
            relationships: { comments: { many: comments, linkage: never, links: [related] } }
        """),
    Explanation(
      DiagnosticIdentifier.identifierMetaWithoutLinkage,
      "there are no identifiers that could have meta",
      """
      `idMeta` describes the meta of each resource identifier in `data`. The server never sends
      `data` for this relationship, so there are no identifiers. If the meta belongs to the
      relationship as a whole, its key is `meta`.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          comments:
          articles:
            relationships:
              comments:
                many: comments
                linkage: never
                links: [related]
                idMeta: { rank: Int }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          comments:
          articles:
            relationships:
              comments:
                many: comments
                linkage: never
                links: [related]
                meta: { count: Int }
        """),
    Explanation(
      DiagnosticIdentifier.invalidInverse, "`inverse` names no relationship that leads back",
      """
      `inverse` is the relationship of the target that leads back to this resource: an article has
      `comments`, a comment has its `article`. It has to exist on each target, lead to this resource
      type, and must not be the inverse of another relationship. Check the spelling, or add the way
      back to the target.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            relationships: { comments: { many: comments, inverse: articles } }
          comments:
            relationships: { article: articles }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            relationships: { comments: { many: comments, inverse: article } }
          comments:
            relationships: { article: articles }
        """),
  ]
}
