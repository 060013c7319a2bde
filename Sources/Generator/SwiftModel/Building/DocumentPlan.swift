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
    func document(
      _ name: String, at place: SourceRange, isMany: Bool, _ surroundings: Document.Surroundings
    ) -> Document {
      var document = Document(
        name: Located(name, at: place), data: .resources(of: resource.type, isMany: isMany),
        apiDescription: surroundings.apiDescription, errors: surroundings.errors,
        range: resource.range)
      document.links = surroundings.links
      document.meta = surroundings.meta
      return document
    }
    return [
      document(names.document, at: resource.placeOfName, isMany: false, resource.document),
      document(
        names.collectionDocument, at: resource.pluralName?.range ?? resource.placeOfName,
        isMany: true, resource.collectionDocument),
    ]
  }
}

extension Resource {
  var hasFields: Bool { !attributes.isEmpty || !relationships.isEmpty }
}
