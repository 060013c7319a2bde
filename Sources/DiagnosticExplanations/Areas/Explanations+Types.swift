import ResourceSchema

extension Explanations {
  static let types = [
    Explanation(
      DiagnosticIdentifier.unknownType, "there is no type of that name",
      """
      The type of a value is one that the language has (`String`, `Int`, `DateTime`, `URL` and so
      on) or one that the schema declares in `types`, in this file or in another of the run. Names
      are exact, capital letters included. Where one is near, or where other languages have another
      word for it, it is suggested. Resource types are no types of values: a relationship leads to
      them.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              title: Strng
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
      DiagnosticIdentifier.missingType, "something does not say what type it has",
      """
      Each value has a type, since generated code has to read it: behind the name, `title: String`,
      or in the long form under one of `type`, `enum`, `object` and `map`. The members of an object
      are written under the key `object`. If really anything can stand there, say `JSON`.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              rating: { readOnly: true }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              rating: { type: Double, readOnly: true }
        """),
    Explanation(
      DiagnosticIdentifier.malformedType, "a type is not written as types are",
      """
      A type is a name (`String`), an array (`[String]`), a map from any names to values of one type
      (`{ map: Int }`), each perhaps with a question mark. It has one type: where values of several
      stand, say `JSON`. Type arguments in angle brackets, dots and bars belong to other languages;
      the message shows what is written here instead.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              tags: Array<String>
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
      DiagnosticIdentifier.conflictingTypes, "something says twice what type it has",
      """
      `type`, `enum`, `object`, `map` and `oneOf` are ways to say what a value is, and a value is one
      thing. Of the types in `types`, each is one of `enum`, `object`, `map`, `oneOf`, `alias`,
      `transform`, `validate` and `swift`. Keep the one that is true.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              status: { type: String, enum: [draft, done] }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              status: { enum: [draft, done] }
        """),
    Explanation(
      DiagnosticIdentifier.typeCycle, "a type is defined by itself",
      """
      An alias is another name of a type, and a transformed or validated type is another type in a
      new light. If you follow these, you come back to where you began and never to a type that says
      what it is. One of the definitions on the way is wrong; the labels show them all.
      """,
      wrong: """
        schema: 1
        name: Blog
        types:
          Slug: Path
          Path: Slug
        """,
      right: """
        schema: 1
        name: Blog
        types:
          Slug: String
          Path: Slug
        """),
    Explanation(
      DiagnosticIdentifier.infiniteType,
      "an object would hold another of its own type inside itself",
      """
      An object becomes a struct, and a struct in Swift stores what it holds inside itself: one that
      holds another of its type would be infinitely large, even if the inner one may be missing or
      null. An array or a map of the type is fine, because these store their values elsewhere. Use
      one of those, or `JSON` for the inner value.
      """,
      wrong: """
        schema: 1
        name: Blog
        types:
          Section: { object: { title: String, parent?: Section } }
        """,
      right: """
        schema: 1
        name: Blog
        types:
          Section: { object: { title: String, parts: [Section] } }
        """),
    Explanation(
      DiagnosticIdentifier.deepType, "a type is more than 64 steps away from what it is",
      """
      Each alias, array and map is a step on the way to what a type is in the end. Nobody can
      follow so many, and each adds to what the Swift compiler has to work out. Declare the type by
      one that is nearer to the end.
      """,
      wrong: .words("A chain of 66 types of which each is an alias of the next: `T1: T2`, …"),
      right: """
        schema: 1
        name: Blog
        types:
          Slug: String
          Path: [Slug]
        """),
  ]
}
