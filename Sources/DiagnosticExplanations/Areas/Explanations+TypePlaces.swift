import ResourceSchema

extension Explanations {
  static let typePlaces = [
    Explanation(
      DiagnosticIdentifier.invalidIdType, "ids cannot be of this type",
      """
      On the wire an id is a text. In Swift it can be a `String`, an `Int` or a `UUID`, a named
      alias of one of these, an enum of texts, or a type that you wrote. A date, an array or an
      object cannot be told from such a text reliably, so it cannot be an id.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles: { id: Double }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles: { id: Int }
        """),
    Explanation(
      DiagnosticIdentifier.invalidMetaType, "meta is always an object, and this is none",
      """
      In JSON:API `meta` holds members with names. So it is written as members, `{ total: Int }`, or
      as the name of an object type or of a Swift type of your own. An enum, an array or a single
      value cannot stand there.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles: { meta: Int }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles: { meta: { word-count: Int } }
        """),
    Explanation(
      DiagnosticIdentifier.invalidErrorsType, "an error is always an object, and this is none",
      """
      A document that failed has a list of error objects. `errors: basic` reads the members of the
      specification, `unknown` leaves them unread; for errors with members of your server, name an
      object type that describes them, or a Swift type that you wrote.
      """,
      wrong: """
        schema: 1
        name: Blog
        defaults: { errors: Reason }
        types:
          Reason: { enum: [missing, forbidden] }
        """,
      right: """
        schema: 1
        name: Blog
        defaults: { errors: Failure }
        types:
          Reason: { enum: [missing, forbidden] }
          Failure: { object: { status?: String, reason?: Reason } }
        """),
    Explanation(
      DiagnosticIdentifier.formattedWireType,
      "your code would be given a value that is read already",
      """
      Your transformer or validator is given what stands in the JSON, as it stands there. The type
      under `from` or `of` has a form of its own, though: a `DateTime` is read from a text by the
      runtime, a `URL` and a `UUID` too. Name the type that stands in the JSON (`String` for these,
      `Double` for a `Timestamp`), and let your code do the reading; or leave your code out, and use
      the built-in type.
      """,
      wrong: """
        schema: 1
        name: Blog
        types:
          Instant: { transform: InstantTransformer, from: DateTime, to: Date }
        """,
      right: """
        schema: 1
        name: Blog
        types:
          Instant: { transform: InstantTransformer, from: String, to: Date }
        """),
    Explanation(
      DiagnosticIdentifier.conflictingAccess,
      "an attribute is two of `readOnly`, `writeOnly`, `createOnly`",
      """
      `readOnly` says that only the server sets the attribute, `writeOnly` that only requests carry
      it, `createOnly` that it is set at creation and stays. These exclude each other, and what only
      the server sets has no `create`. Keep the one that is true; an attribute without any can be
      read and changed.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          people:
            attributes:
              password: { type: String, writeOnly: true, createOnly: true }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          people:
            attributes:
              password: { type: String, writeOnly: true }
        """),
  ]
}
