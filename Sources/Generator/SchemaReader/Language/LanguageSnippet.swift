import Diagnostics

/// A complete value that an editor offers. `${1:articles}` is a placeholder with its initial text.
struct LanguageSnippet: Sendable {
  let label: String
  let body: JSONTree

  init(_ label: String, _ body: JSONTree) {
    self.label = label
    self.body = body
  }
}

extension LanguageSnippet {
  static let ofSchemas = [
    LanguageSnippet(
      "a schema",
      [
        "schema": 1, "name": "${1:Blog}",
        "resources": ["${2:articles}": ["attributes": ["${3:title}": "String"]]],
      ])
  ]
}

extension LanguageDefinition {
  var snippets: [LanguageSnippet] {
    switch self {
    case .resources:
      [
        .init(
          "a resource",
          [
            "${1:articles}": [
              "attributes": ["${2:title}": "String"],
              "relationships": ["${3:author}": "${4:people}"],
            ]
          ])
      ]
    case .documents:
      [
        .init(
          "a document",
          ["${1:ArticleList}": ["data": ["${2:articles}"], "include": ["${3:author}"]]])
      ]
    case .typeDeclaration:
      [
        .init("an enum", ["enum": ["${1:red}", "${2:green}"]]),
        .init("an object", ["object": ["${1:street}": "${2:String}"]]),
        .init(
          "a date as the API writes it",
          ["alias": "DateTime", "format": "${1:yyyy-MM-dd HH:mm:ss}"]),
        .init("a Swift type of your own", ["swift": "${1:Money.Amount}", "import": "${2:Money}"]),
        .init(
          "a type with your own transformer",
          ["transform": "${1:InstantTransformer}", "from": "${2:String}", "to": "${3:Date}"]),
        .init(
          "a type with your own validator",
          ["validate": "${1:EmailValidator}", "of": "${2:String}"]),
      ]
    case .attribute:
      [
        .init("an attribute that only the server sets", ["type": "${1:String}", "readOnly": true]),
        .init("an attribute with an enum", ["enum": ["${1:red}", "${2:green}"]]),
        .init(
          "an attribute with a date", ["type": "DateTime", "format": "${1:yyyy-MM-dd HH:mm:ss}"]),
      ]
    case .relationship:
      [
        .init(
          "a to-one relationship with links", ["one": "${1:people}", "links": ["self", "related"]]),
        .init(
          "a to-many relationship with linkage only if it is included",
          ["many": "${1:comments}", "linkage": "included", "links": ["self", "related"]]),
      ]
    default: []
    }
  }
}
