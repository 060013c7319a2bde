import ResourceSchema

extension Explanations {
  static let names = [
    Explanation(
      DiagnosticIdentifier.invalidName, "JSON:API does not allow a name",
      """
      A member of a JSON:API document is called by letters, digits, `-`, `_` and blanks, with
      a letter or a digit at both ends; characters beyond ASCII are allowed. A resource type or a
      relationship of another name would break paths and queries, and a name with a quote, a bracket
      or a comma is most likely a slip of the pen. Write it as the server spells it. What it is
      called in Swift is another matter: `swift:` says so. Attributes with names such as `$consent`
      are a warning, `disallowed-name`.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          blog/articles:
            attributes:
              title: String
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          blog-articles:
            attributes:
              title: String
        """),
    Explanation(
      DiagnosticIdentifier.invalidTypeName, "the name of a type or a document is none in Swift",
      """
      Types and documents are called by names of your choice, which stand nowhere on the wire and
      become Swift types as they are. So they have to be names in Swift: letters, digits and `_`,
      and no digit first.
      """,
      wrong: """
        schema: 1
        name: Blog
        types:
          postal-address: { object: { street: String } }
        """,
      right: """
        schema: 1
        name: Blog
        types:
          PostalAddress: { object: { street: String } }
        """),
    Explanation(
      DiagnosticIdentifier.invalidSwiftName, "`swift` does not name anything in Swift",
      """
      `swift:` says how something is called in the generated code, so its value has to be a name
      in Swift: letters, digits and `_`, and no digit first. Keywords are fine, they are escaped
      for you. A type of your own may stand in another type or module, `Money.Amount`; for a type
      with arguments, declare a typealias and name that.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              title: { type: String, swift: main-title }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              title: { type: String, swift: mainTitle }
        """),
    Explanation(
      DiagnosticIdentifier.reservedTypeName, "a name is a word of the language already",
      """
      `String`, `URL`, `JSON` and the other built-in types, and `none`, `basic` and `unknown` where
      they are choices, mean something in every schema. If a type of yours had such a name, nobody
      could tell which is meant. Choose another.
      """,
      wrong: """
        schema: 1
        name: Blog
        types:
          Day: { enum: [monday, tuesday] }
        """,
      right: """
        schema: 1
        name: Blog
        types:
          Weekday: { enum: [monday, tuesday] }
        """),
    Explanation(
      DiagnosticIdentifier.reservedMemberName, "a member has a name that JSON:API keeps for itself",
      """
      An attribute or a relationship is not called `type` or `id`, which stand beside it in the
      resource object, nor a member of an attribute's object `links` or `relationships`. Some real
      servers do it nevertheless. Then your models work, and this is a warning that you can silence
      with `allow: [reserved-member-name]`; but if the name is yours to choose, choose another.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              type: String
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              kind: String
        """),
    Explanation(
      DiagnosticIdentifier.disallowedName, "JSON:API does not allow a name that servers have",
      """
      A name in JSON:API has letters, digits, `-`, `_` and blanks, with a letter or a digit at both
      ends. Some servers call attributes, links and members of objects `$consent`, `_id`, `@type` or
      `author.name` nevertheless. Your models read and write them; what they are called in Swift,
      `swift:` says. This is a warning: where the server calls it so, silence it with
      `allow: [disallowed-name]`. If the name is yours to choose, choose another.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              $consent?: [String]
        """,
      right: """
        schema: 1
        name: Blog
        allow: [disallowed-name]
        resources:
          articles:
            attributes:
              $consent?: [String]
        """),
    Explanation(
      DiagnosticIdentifier.digitFirstName, "a name begins with a digit",
      """
      JSON:API allows a name such as `62x62`, but advises names that every language can use as they
      are. In Swift it becomes `_62x62`; say `swift:` for a better one. This is a warning: where
      the server calls it so, silence it with `allow: [digit-first-name]`.
      """,
      wrong: """
        schema: 1
        name: Blog
        types:
          Thumbnails: { object: { 62x62: URL } }
        """,
      right: """
        schema: 1
        name: Blog
        allow: [digit-first-name]
        types:
          Thumbnails: { object: { 62x62: { type: URL, swift: small } } }
        """),
    Explanation(
      DiagnosticIdentifier.blankInName, "a name contains a space, or something that nobody sees",
      """
      JSON:API allows spaces in names and advises against them. Most of them are typing mistakes: a
      comma is missing between two names, or a word such as `var` stands before one. Spaces without
      width come along when text is copied, and make a name another one than it looks. An enum whose
      only value looks like several is one of these mistakes, too. This is a warning: where the
      server calls it so, silence it with `allow: [blank-in-name]`.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles: { links: [self related], attributes: { var title: String } }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles: { links: [self, related], attributes: { title: String } }
        """),
  ]
}
