import ResourceSchema

extension Explanations {
  /// What is no mistake, and yet is rarely meant: `validate` reports it.
  static let lints: [Explanation] = [
    Explanation(
      DiagnosticIdentifier.emptyResource, "a resource type has no attributes and no relationships",
      """
      The model of such a resource type has an id and nothing else. Often its members are yet to
      be written, or stand in a mixin that it does not take. Where a server has only ids to give,
      `allow: [empty-resource]` says that it is meant.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          topics:
            links: [self]
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          topics:
            attributes: { name: String }
            links: [self]
        """),
    Explanation(
      DiagnosticIdentifier.oneWayRelationship,
      "a list of resources that do not lead back",
      """
      A relationship leads to many resources that have relationships of their own, and none of
      these leads back. Most servers have the way back, and it was forgotten. Only lists are looked
      at, since half of an API leads to its users, who list nothing of that; and only targets with
      relationships, since tags and the like are often just values. Where the server has no way
      back, `allow: [one-way-relationship]` says so.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            relationships: { comments: [comments] }
          comments:
            relationships: { author: people }
          people:
            attributes: { name: String }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            relationships: { comments: [comments] }
          comments:
            relationships: { article: articles, author: people }
          people:
            attributes: { name: String }
        """),
    Explanation(
      DiagnosticIdentifier.nothingIncluded,
      "a document does not say what it includes",
      """
      A document that the schema names includes nothing unless it says so, even where it replaces
      one that each resource type has without being asked, and which includes what its
      relationships lead to. What the server includes all the same would be skipped. Name the paths,
      or write `include: none` where there is nothing.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            relationships: { author: people }
          people:
            attributes: { name: String }
        documents:
          ArticlesDocument: { data: [articles], links: pagination }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            relationships: { author: people }
          people:
            attributes: { name: String }
        documents:
          ArticlesDocument: { data: [articles], include: [author], links: pagination }
          ArticleHeads: { data: [articles], include: none }
        """),
    Explanation(
      DiagnosticIdentifier.notCamelCase, "names are not in camelCase",
      """
      JSON:API recommends names such as `firstName`, of ASCII letters and digits: most languages
      can use them as they are. A schema describes the server as it is, so change a name here only
      if you change it there; otherwise `allow: [not-camel-case]`. A file has one finding, at the
      first of such names; where it has several kinds of them, there may be a slip among them, and
      the first of each kind is shown.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          people:
            attributes: { first-name: String, last_name: String }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          people:
            attributes: { firstName: String, lastName: String }
        """),
    Explanation(
      DiagnosticIdentifier.missingDescription, "something has no description",
      """
      A description becomes the documentation of the generated code. Types, resource types, their
      attributes and relationships, and documents can have one. This is off unless a run asks for
      it, with `--warn missing-description`.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          people:
            description: Somebody who writes or reads.
            attributes: { name: String }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          people:
            description: Somebody who writes or reads.
            attributes: { name: { type: String, description: As it is printed. } }
        """),
    Explanation(
      DiagnosticIdentifier.unusedType, "nothing uses a type",
      """
      A type in `types` is used by no resource type, mixin, document or default, nor by a type that
      is. It becomes code that nobody needs, and often says that a member has another type than it
      should. A schema that has neither resource types nor documents is a vocabulary for others, and
      is not looked at. Use the type or leave it out.
      """,
      wrong: """
        schema: 1
        name: Blog
        types:
          Color: { enum: [red, green] }
        resources:
          people:
            attributes: { favorite: String }
        """,
      right: """
        schema: 1
        name: Blog
        types:
          Color: { enum: [red, green] }
        resources:
          people:
            attributes: { favorite: Color }
        """),
    Explanation(
      DiagnosticIdentifier.unusedMixin, "no resource type has a mixin",
      """
      A mixin gives its members to the resource types that name it in `with`. No resource type
      names this one, so its members are nowhere.
      """,
      wrong: """
        schema: 1
        name: Blog
        mixins:
          timestamps: { attributes: { createdAt: DateTime } }
        resources:
          articles:
            attributes: { title: String }
        """,
      right: """
        schema: 1
        name: Blog
        mixins:
          timestamps: { attributes: { createdAt: DateTime } }
        resources:
          articles:
            with: [timestamps]
            attributes: { title: String }
        """),
    Explanation(
      DiagnosticIdentifier.deprecatedWithoutReplacement,
      "what is deprecated does not say what to use instead",
      """
      The text behind `deprecated` becomes the compiler's warning, which is all that somebody sees
      who uses the member. It should name what to use: something else of the schema, or anything
      in words such as `Use the search.` or `Unpublish it instead.` Where there is nothing, write
      `There is no replacement.` and be done.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              title: String
              headline: { type: String, deprecated: Will go away. }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              title: String
              headline: { type: String, deprecated: Use title. }
        """),
  ]
}
