import Diagnostics
import ResourceSchema

/// The documents of a schema: the default ones of each resource type, and the declared ones.
enum DocumentPlan {
  /// Returns the documents in the order in which they are generated.
  ///
  /// A declared document replaces the default one of that name.
  static func documents(of schema: Schema, names: SchemaNames) -> [Document] {
    let named = Set(schema.documents.map(\.name.value))
    // A resource type without fields is known only from linkage; no endpoint returns it.
    let defaults = schema.resources.filter(\.hasFields).flatMap { resource in
      defaultDocuments(of: resource, names: names[resource])
    }
    return defaults.filter { !named.contains($0.name.value) } + schema.documents
  }

  private static func defaultDocuments(
    of resource: Resource, names: ResourceNames
  ) -> [Document] {
    let place = resource.placeOfName
    func document(_ name: String, _ data: Document.PrimaryData) -> Document {
      Document(
        name: Located(name, at: place), data: data, apiDescription: resource.apiDescription,
        errors: resource.errors, range: resource.range)
    }
    return [
      document(names.document, .one([resource.type], isNullable: false)),
      document(names.collectionDocument, .many([resource.type])),
    ]
  }
}

extension Resource {
  fileprivate var hasFields: Bool { !attributes.isEmpty || !relationships.isEmpty }
}
