import ModelGenerator
import SwiftModel

extension Explanations {
  private static let longName =
    Array(repeating: "very", count: 65).joined(separator: "-")
    + "-long-articles"

  static let swiftNames = [
    Explanation(
      SwiftNameProblem.collision, "two things would have one name in Swift",
      """
      Names on the wire become names in Swift: `first-name` and `first_name` are two names in JSON,
      and `firstName` both. The same happens where two resource types have one singular, where a type
      is called like what is generated for a resource (`ArticleLinks`), or where an enum has a value
      called `unrecognized`, its case for all that the schema does not know. The generated code would
      not compile. Give one of the two another name with `swift:`; on the wire nothing changes.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          people:
            attributes:
              first-name: String
              first_name: String
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          people:
            attributes:
              first-name: String
              first_name: { type: String, swift: oldFirstName }
        """),
    Explanation(
      SwiftNameProblem.fileCollision, "two things would be generated into one file",
      """
      Each resource type gets a file that has its Swift name, `Article.swift`; `ValueTypes.swift` and
      `Documents.swift` hold the rest. Two files whose names differ in capital letters alone are one
      file on many disks, so this is a mistake everywhere. Give one of the two another name with
      `swift:`.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          ios-apps: { swift: IOSApp }
          iosapps: { swift: IosApp }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          ios-apps: { swift: IOSApp }
          iosapps: { swift: IosAppOfOld }
        """),
    Explanation(
      SwiftNameProblem.long, "a file would have a name that is too long",
      """
      Each resource type gets a file that has its Swift name, and the usual disks take names of at
      most 255 bytes. Give the resource type a shorter name with `swift:`; on the wire it keeps its
      own.
      """,
      wrong: .files([
        "blog.yaml": """
        schema: 1
        name: Blog
        resources:
          \(longName): { attributes: { title: String } }
        """
      ]),
      right: .files([
        "blog.yaml": """
        schema: 1
        name: Blog
        resources:
          \(longName): { swift: Article, attributes: { title: String } }
        """
      ])),
    Explanation(
      SwiftNameProblem.missing, "nothing of a name can stand in a name in Swift",
      """
      A name in Swift is made of the letters and digits of the name on the wire. This one has none:
      it consists of emoji or the like. Say with `swift:` what it is called in Swift.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              👍: Int
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              👍: { type: Int, swift: likes }
        """),
    Explanation(
      SwiftNameProblem.reserved, "a name has another meaning in Swift or in generated code",
      """
      Keywords are no problem, they are escaped. But no escape helps with `Type`, `Protocol`, `Self`
      and `Any`, and a type called `Swift`, `Foundation` or `JSONAPI` would hide the module of that
      name. Inside a model some more names are taken, such as `Attributes`, and `id` or `meta` for a
      member. Give what is yours another name with `swift:`; on the wire nothing changes.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          types:
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          types: { swift: ArticleType }
        """),
    Explanation(
      SwiftNameProblem.uncapitalized, "a type would have a name with a small first letter",
      """
      Types in Swift begin with a capital letter, and generated code relies on it to tell them from
      properties. Names that are made from the wire's get theirs; this one stands under `swift:`, or
      is that of a document, which is its name in Swift as it stands. Capitalize it. On the wire
      nothing changes.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles: { swift: article }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles: { swift: Article }
        """),
    Explanation(
      SwiftNameProblem.capitalized, "a member would have a name with a capital first letter",
      """
      Properties and enum cases in Swift begin with a small letter, and generated code relies on it
      to tell them from types. Only `swift:` can cause this: names from the wire are changed for
      you.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              TITLE: { type: String, swift: Title }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              TITLE: { type: String, swift: title }
        """),
  ]
}
