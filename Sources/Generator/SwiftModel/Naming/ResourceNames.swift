import ResourceSchema

/// The names of the types generated for a resource type.
struct ResourceNames: Sendable, Equatable {
  let model: String
  /// The collection in names of documents: `Articles`, or `NewsList` if the plural is the name of the
  /// model.
  let collection: String

  var newModel: String { "New" + model }
  var description: String { model + "Description" }
  var newDescription: String { "New" + model + "Description" }
  var document: String { model + "Document" }
  var collectionDocument: String { collection + "Document" }

  /// The beginning of the names of a relationship's types, and the union of its targets:
  /// `ArticleOwner`.
  func stem(of relationship: SwiftIdentifier) -> String { model + relationship.capitalized }

  var fileName: String { model + ".swift" }
  var queryFileName: String { model + "+Query.swift" }
  /// The name stems that users may have chosen for documents.
  private let stems: [String]

  init(_ resource: Resource) {
    let words = NameWords(resource.type.value)
    let singular = words.singular
    model = resource.swiftName?.value ?? singular.upperCamelCase
    // A resource type that is already a plural keeps its spelling.
    let plural =
      resource.pluralName?.value
      ?? (resource.swiftName == nil && singular != words
        ? words.upperCamelCase : EnglishNoun.plural(of: model))
    collection = plural == model ? model + "List" : plural
    stems = [model, plural, words.upperCamelCase, singular.upperCamelCase]
  }

  /// Returns true for a name that is similar to that of a default document, regardless of the
  /// type's Swift name: `UserDocument`, `UsersDocument`, `UserListDocument`,
  /// `UserCollectionDocument`.
  func isVariant(ofDocument name: String) -> Bool {
    let name = name.lowercased()
    return (stems + stems.map(EnglishNoun.plural)).contains { stem in
      ["", "s", "List", "Collection"].contains { name == (stem + $0 + "Document").lowercased() }
    }
  }
}

/// The Swift names of declarations that an API has once.
struct APINames: Sendable {
  let api: String

  init(_ schema: Schema) {
    let api = NameWords(schema.name.value).upperCamelCase
    self.api = api.isEmpty ? "API" : api
  }

  var anyResource: String { api + "Resource" }
  var sharedDocument: String { api + "Document" }
  var dialect: String { api + "Filters" }
  var apiDefinition: String { api + "API" }
  var client: String { api + "Client" }
}
