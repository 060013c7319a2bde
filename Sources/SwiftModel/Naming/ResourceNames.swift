import ResourceSchema

/// The names of the types generated for a resource type.
struct ResourceNames: Sendable, Hashable {
  /// The resource object: `Article`.
  let model: String
  /// The collection in names of documents: `Articles`, or `NewsList` if the plural is the name of the
  /// model.
  let collection: String

  var newModel: String { "New" + model }
  var description: String { model + "Description" }
  var newDescription: String { "New" + model + "Description" }
  var links: String { model + "Links" }
  var meta: String { model + "Meta" }
  var document: String { model + "Document" }
  var collectionDocument: String { collection + "Document" }

  /// Whether a document has a name that somebody may take for that of a default one: `UserDocument`,
  /// `UsersDocument`, `UserListDocument`, `UserCollectionDocument`, whatever the type is called in
  /// Swift.
  func isVariant(ofDocument name: String) -> Bool {
    variants.contains(name.lowercased())
  }

  private let variants: Set<String>

  var fileName: String { model + ".swift" }

  init(_ resource: Resource) {
    let words = NameWords(resource.type.value)
    let singular = words.singular
    model = resource.swiftName?.value ?? singular.upperCamelCase
    // A type that is a plural already spells it as its users do.
    let plural =
      resource.pluralName?.value
      ?? (resource.swiftName == nil && singular != words
        ? words.upperCamelCase : EnglishNoun.plural(of: model))
    collection = plural == model ? model + "List" : plural
    let stems = [model, plural, words.upperCamelCase, singular.upperCamelCase]
    variants = Set(
      (stems + stems.map(EnglishNoun.plural)).flatMap { stem in
        ["", "s", "List", "Collection"].map { (stem + $0 + "Document").lowercased() }
      })
  }
}
