import ResourceSchema

extension Explanations {
  static let enumsAndDates = [
    Explanation(
      DiagnosticIdentifier.repeatedEnumValue, "an enum has the same value twice",
      """
      When the value arrives, one case has to be chosen, and two cases claim it. Both places are
      shown: correct one of the values, or remove it.
      """,
      wrong: """
        schema: 1
        name: Blog
        types:
          Status: { enum: { draft: DRAFT, inReview: REVIEW, reviewed: REVIEW } }
        """,
      right: """
        schema: 1
        name: Blog
        types:
          Status: { enum: { draft: DRAFT, inReview: REVIEW, reviewed: REVIEWED } }
        """),
    Explanation(
      DiagnosticIdentifier.mixedEnumValues, "an enum has both texts and whole numbers",
      """
      An enum in Swift has one type of raw value, a text or a whole number. A number without quotes
      is a number on the wire, everything else is a text. If the API sends `"1"` in quotes, put it
      in quotes here.
      """,
      wrong: """
        schema: 1
        name: Blog
        types:
          Level: { enum: { none: none, low: 1, high: 2 } }
        """,
      right: """
        schema: 1
        name: Blog
        types:
          Level: { enum: { none: none, low: '1', high: '2' } }
        """),
    Explanation(
      DiagnosticIdentifier.misplacedFormat, "`format` stands beside a type that has no format",
      """
      `format` is the pattern of a `DateTime` that is not written as RFC 3339, or says of a number
      that it stands in a text: `format: text`. Other types are always written in the same way. For
      an array or a map of such values, declare an alias with the format in `types`, and use its
      name in the brackets.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              edits: { type: [DateTime], format: yyyy-MM-dd }
        """,
      right: """
        schema: 1
        name: Blog
        types:
          Edit: { alias: DateTime, format: yyyy-MM-dd }
        resources:
          articles:
            attributes:
              edits: [Edit]
        """),
    Explanation(
      DiagnosticIdentifier.malformedFormat, "values in this format could not be read back",
      """
      A pattern is made of Unicode's date letters: `yyyy` `MM` `dd` `HH` `mm` `ss` and others, other
      letters between single quotes. A date that is written in it has to be read back as the same
      date, so an hour from 1 to 12 needs `a` for AM and PM, a day needs its month and a month its
      year, and numbers of uncertain length need something between them. The message says which part
      is at fault. Mind the case: `mm` is the minute and `MM` the month. Patterns of `strftime` and
      of PHP are translated in the message; `iso8601` is what a `DateTime` without `format` is. A
      number has one format, `text`.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              printed-at: { type: DateTime, format: 'YYYY-MM-dd hh:mm' }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              printed-at: { type: DateTime, format: 'yyyy-MM-dd HH:mm' }
        """),
  ]
}
