/// A document whose relationships lead to the resource objects that it holds.
///
/// ```swift
/// let article = try document.resolved.primary
/// article.title                           // an attribute
/// article.author?.name                    // through a relationship
/// article.comments.first?.author?.name    // and on
/// article ~> \.comments                   // ids, of what is not included as well
/// ```
///
/// Resources are found by type and id in constant time, in the primary data and in `included`.
///
/// See [Compound Documents](https://jsonapi.org/format/#document-compound-documents).
public struct ResolvedDocument<Document: DocumentBodyDataContext> {
  private let body: Document.PrimaryResourceBody
  private let graph: DocumentGraph<Document>

  /// Costs time in proportion to the number of resource objects.
  init(primary: Document.PrimaryResourceBody, included: Includes<Document.IncludeType>) {
    body = primary
    graph = DocumentGraph<Document>(
      primary: primary.primaryResources, included: included.values)
  }

  /// What stands in the document more than once, against the specification: the first of each is what
  /// relationships lead to.
  public var duplicates: [ResourceIdentity] { graph.duplicates }

  /// The resource object with an id; `nil` if it is not in the document.
  public subscript<RawType, Resource>(
    id: JSONAPI.Id<RawType, Resource>
  ) -> ResolvedResource<Resource, Document>?
  where Resource: ResolvableResource, Resource.ID == JSONAPI.Id<RawType, Resource> {
    graph.find(id, as: Resource.self).map { resolve($0) }
  }

  /// A resource object, to go on from: its relationships lead to what this document holds.
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

  /// The resource objects of a type, primary and included, in the order of the document.
  public func resources<Resource: ResolvableResource & ResourceObjectType>(
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
  Document.PrimaryResourceBody: SingleResourceBodyProtocol,
  Document.PrimaryResourceBody.PrimaryResource: EncodablePrimaryResource
{
  /// The primary resource.
  public var primary: ResolvedResource<Document.PrimaryResourceBody.PrimaryResource, Document> {
    resolve(body.value)
  }
}

extension ResolvedDocument
where
  Document.PrimaryResourceBody: SingleResourceBodyProtocol,
  Document.PrimaryResourceBody.PrimaryResource: NullablePrimaryResource
{
  /// The primary resource; `nil` for null.
  public var primary:
    ResolvedResource<Document.PrimaryResourceBody.PrimaryResource.Wrapped, Document>?
  {
    body.value.wrapped.map { resolve($0) }
  }
}

extension ResolvedDocument where Document.PrimaryResourceBody: ManyResourceBodyProtocol {
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
public protocol NullablePrimaryResource: OptionalEncodablePrimaryResource {
  /// The type of the resource that is there unless it is null.
  associatedtype Wrapped: EncodablePrimaryResource

  /// The resource; `nil` for null.
  var wrapped: Wrapped? { get }
}

extension Optional: NullablePrimaryResource where Wrapped: EncodablePrimaryResource {
  /// The resource; `nil` for null.
  public var wrapped: Wrapped? { self }
}
