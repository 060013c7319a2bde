import ResourceSchema

/// The names of the types generated for a resource type.
struct ResourceNames: Sendable, Hashable {
  /// The resource object: `Article`.
  let model: String
  /// The collection in names of documents: `Articles`, or `NewsList` if the plural of the type is
  /// the name of the model.
  let collection: String

  var newModel: String { "New" + model }
  var description: String { model + "Description" }
  var newDescription: String { "New" + model + "Description" }
  var links: String { model + "Links" }
  var meta: String { model + "Meta" }
  var document: String { model + "Document" }
  var collectionDocument: String { collection + "Document" }
  var fileName: String { model + ".swift" }

  init(_ resource: Resource) {
    let words = NameWords(resource.type.value)
    let plural = words.upperCamelCase
    model = resource.swiftName?.value ?? words.singular.upperCamelCase
    collection = plural == model ? model + "List" : plural
  }
}
