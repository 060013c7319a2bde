import Diagnostics

/// The names of the types that a resource type, a relationship or a document needs.
struct DerivedNames: Sendable {
  /// The model, the union of the relationship's targets (`ArticleOwner`), or the document.
  let stem: String

  var links: String { stem + "Links" }
  var meta: String { stem + "Meta" }
  var idMeta: String { stem + "IdMeta" }
  var apiMeta: String { stem + "APIMeta" }
  /// The union of the primary data.
  var primary: String { stem + "Primary" }
}

extension ResourceNames {
  /// The names for the resource type itself, and for a relationship of it.
  var derived: DerivedNames { DerivedNames(stem: model) }
  func derived(_ relationship: SwiftIdentifier) -> DerivedNames {
    DerivedNames(stem: model + relationship.capitalized)
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
