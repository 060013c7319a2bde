import Diagnostics

/// A complete value that an editor offers. `${1:articles}` is a placeholder with its initial text.
typealias LanguageSnippet = (label: String, body: JSONTree)

extension LanguageDefinition {
  var snippets: [LanguageSnippet] {
    switch self {
    case .resources:
      [
        (
          "a resource",
          [
            "${1:articles}": [
              "attributes": ["${2:title}": "String"],
              "relationships": ["${3:author}": "${4:people}"],
            ]
          ]
        )
      ]
    case .documents:
      [
        (
          "a document",
          ["${1:ArticleList}": ["data": ["${2:articles}"], "include": ["${3:author}"]]]
        )
      ]
    case .typeDeclaration:
      [
        ("an enum", ["enum": ["${1:red}", "${2:green}"]]),
        ("an object", ["object": ["${1:street}": "${2:String}"]]),
        (
          "a date as the API writes it",
          ["alias": "DateTime", "format": "${1:yyyy-MM-dd HH:mm:ss}"]
        ),
        ("a Swift type of your own", ["swift": "${1:Money.Amount}", "import": "${2:Money}"]),
        (
          "a type with your own transformer",
          ["transform": "${1:InstantTransformer}", "from": "${2:String}", "to": "${3:Date}"]
        ),
        (
          "a type with your own validator",
          ["validate": "${1:EmailValidator}", "of": "${2:String}"]
        ),
      ]
    case .attribute:
      [
        ("an attribute that only the server sets", ["type": "${1:String}", "readOnly": true]),
        ("an attribute with an enum", ["enum": ["${1:red}", "${2:green}"]]),
        (
          "an attribute with a date", ["type": "DateTime", "format": "${1:yyyy-MM-dd HH:mm:ss}"]
        ),
      ]
    case .relationship:
      [
        (
          "a to-one relationship with links", ["one": "${1:people}", "links": ["self", "related"]]
        ),
        (
          "a to-many relationship with linkage only if it is included",
          ["many": "${1:comments}", "linkage": "included", "links": ["self", "related"]]
        ),
      ]
    default: []
    }
  }
}
