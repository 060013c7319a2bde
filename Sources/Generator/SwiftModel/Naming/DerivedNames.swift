import Diagnostics

/// The names of the types that a relationship needs.
struct RelationshipNames: Sendable {
  /// The union of its targets: `ArticleOwner`.
  let union: String

  var links: String { union + "Links" }
  var meta: String { union + "Meta" }
  var idMeta: String { union + "IdMeta" }

  init(_ identifier: SwiftIdentifier, of resource: ResourceNames) {
    union = resource.model + identifier.capitalized
  }
}

/// The names of the types that a document needs.
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
  /// The type of a link's inline meta.
  var linkMeta: String { capitalized + "Meta" }

  /// The alias of a transformer or validator in a user's module.
  static func format(of type: String) -> String { type + "Format" }

  /// The date pattern of a type.
  static func datePattern(of type: String) -> String { type + "Pattern" }

  /// The base of relative URLs of a type.
  static func urlBase(of type: String) -> String { type.capitalizingFirst + "Base" }
}
