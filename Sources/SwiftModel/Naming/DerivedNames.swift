/// The names in Swift of what a relationship needs beside its property.
struct RelationshipNames: Sendable {
  /// The union of the types that it leads to: `ArticleOwner`.
  let union: String

  var links: String { union + "Links" }
  var meta: String { union + "Meta" }
  var idMeta: String { union + "IdMeta" }

  init(_ identifier: SwiftIdentifier, of resource: ResourceNames) {
    union = resource.model + identifier.capitalized
  }
}

/// The names in Swift of what a document needs beside its own.
struct DocumentNames: Sendable {
  let document: String

  var primary: String { document + "Primary" }
  var links: String { document + "Links" }
  var meta: String { document + "Meta" }
  var apiMeta: String { document + "APIMeta" }

  init(_ document: String) {
    self.document = document
  }
}

extension SwiftIdentifier {
  /// The type of a link's meta that is written where the link is.
  var linkMeta: String { capitalized + "Meta" }

  /// The alias of the transformer or validator of a type, where it is in a module of the user's.
  static func format(of type: String) -> String { type + "Format" }

  /// The type that carries the pattern of dates of a type.
  static func datePattern(of type: String) -> String { type + "Pattern" }
}
