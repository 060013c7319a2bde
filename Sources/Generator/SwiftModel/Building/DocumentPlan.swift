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

  /// Returns the name of the default document for the resource objects of a document.
  static func standardName(
    of document: Document, resource resourceOfType: (String) -> NamedResource?
  ) -> (resource: NamedResource, name: String)? {
    guard document.data.types.count == 1, let type = document.data.types.first?.value,
      let resource = resourceOfType(type), resource.declaration.hasFields
    else { return nil }
    let names = resource.names
    return (resource, document.data.isMany == true ? names.collectionDocument : names.document)
  }

  /// Returns documents with a name similar to that of a default document for the same resource
  /// objects, which they do not replace.
  static func nearDefaults(
    in schema: Schema, resource resourceOfType: (String) -> NamedResource?
  ) -> [Diagnostic] {
    let named = Set(schema.documents.map(\.name.value))
    return schema.documents.compactMap { document in
      guard let (resource, standard) = standardName(of: document, resource: resourceOfType),
        !named.contains(standard), resource.names.isVariant(ofDocument: document.name.value)
      else { return nil }
      let name = document.name
      return Diagnostic(
        DiagnosticIdentifier.nearDefaultDocument,
        "`\(name.value)` does not replace the document `\(standard)`, which "
          + "`\(resource.declaration.type.value)` has by default",
        at: name.range,
        suggestion: "call it `\(standard)`, or give it a name that says what sets it apart",
        fixIts: [.init("Replace with `\(standard)`", [.init(name.range, standard)])])
    }
  }
}

extension Resource {
  fileprivate var hasFields: Bool { !attributes.isEmpty || !relationships.isEmpty }
}
