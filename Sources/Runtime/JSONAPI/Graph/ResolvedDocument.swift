/// A document whose relationships are resolved to the resource objects in it.
///
/// ```swift
/// let article = try document.resolved.primary
/// article.title                           // an attribute
/// article.author?.name                    // through a relationship
/// article.comments.first?.author?.name    // and so on
/// article ~> \.comments                   // all ids, included or not
/// ```
///
/// Resource objects in the primary data and in `included` are found by type and id in constant time.
///
/// See [Compound Documents](https://jsonapi.org/format/#document-compound-documents).
public struct ResolvedDocument<Document: _EncodableJSONAPIDocument> {
  private let body: Document.PrimaryResourceBody
  private let graph: DocumentGraph<Document>

  /// Creates a resolved document in linear time.
  init(primary: Document.PrimaryResourceBody, included: Includes<Document.IncludeType>) {
    body = primary
    graph = DocumentGraph<Document>(
      primary: primary.primaryResources, included: included.values)
  }

  /// The identities that occur more than once in the document, which the specification forbids.
  /// Relationships resolve to the first resource object with such an identity.
  public var duplicates: [ResourceIdentity] { graph.duplicates }

  /// The resource object with an id; `nil` if it is not in the document.
  public subscript<RawType, Resource>(
    id: JSONAPI.Id<RawType, Resource>
  ) -> ResolvedResource<Resource, Document>?
  where Resource: Relatable, Resource.ID == JSONAPI.Id<RawType, Resource> {
    graph.find(id, as: Resource.self).map { resolve($0) }
  }

  /// A resource object with its relationships resolved in this document.
  ///
  /// ```swift
  /// if case .person(let person) = article.owner?.resourceObject {
  ///   resolved[person].friends
  /// }
  /// ```
  public subscript<Resource: ResourceObjectType>(
    resource: Resource
  ) -> ResolvedResource<Resource, Document> {
    resolve(resource)
  }

  /// Returns the resource objects of a type, primary and included, in document order.
  public func resources<Resource: Relatable & ResourceObjectType>(
    of type: Resource.Type
  ) -> [ResolvedResource<Resource, Document>] {
    graph.resources(of: type).map { resolve($0) }
  }

  private func resolve<Resource>(
    _ resource: Resource
  ) -> ResolvedResource<Resource, Document> {
    ResolvedResource(resourceObject: resource, graph: graph)
  }
}

extension ResolvedDocument
where
  Document.PrimaryResourceBody: _SingleResourceBody,
  Document.PrimaryResourceBody.PrimaryResource: _EncodablePrimaryResource
{
  /// The primary resource.
  public var primary: ResolvedResource<Document.PrimaryResourceBody.PrimaryResource, Document> {
    resolve(body.value)
  }
}

extension ResolvedDocument
where
  Document.PrimaryResourceBody: _SingleResourceBody,
  Document.PrimaryResourceBody.PrimaryResource: _NullablePrimaryResource
{
  /// The primary resource; `nil` for null.
  public var primary:
    ResolvedResource<Document.PrimaryResourceBody.PrimaryResource.Wrapped, Document>?
  {
    body.value.wrapped.map { resolve($0) }
  }
}

extension ResolvedDocument where Document.PrimaryResourceBody: _ManyResourceBody {
  /// The primary resources.
  public var primary: [ResolvedResource<Document.PrimaryResourceBody.PrimaryResource, Document>] {
    body.values.map { resolve($0) }
  }
}

extension ResolvedDocument: Sendable
where
  Document.PrimaryResourceBody: Sendable,
  Document.PrimaryResourceBody.PrimaryResource: Sendable, Document.IncludeType: Sendable
{}

/// A primary resource that may be null.
public protocol _NullablePrimaryResource: _OptionalEncodablePrimaryResource {
  /// The type of a resource that is not null.
  associatedtype Wrapped: _EncodablePrimaryResource

  /// The resource; `nil` for null.
  var wrapped: Wrapped? { get }
}

extension Optional: _NullablePrimaryResource where Wrapped: _EncodablePrimaryResource {
  /// The resource; `nil` for null.
  public var wrapped: Wrapped? { self }
}
