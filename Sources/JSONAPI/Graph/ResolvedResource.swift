/// A resource object within a document, or a union of them: its relationships lead on to the resource
/// objects that the document holds.
///
/// ```swift
/// let article = try document.resolved.primary   // ResolvedResource<Article, ArticleDocument>
/// article.title                        // an attribute, as of the resource object itself
/// article.author?.name                 // to-one: nil for null and for what is not included
/// article.comments.map(\.body)         // to-many: those that are included
/// article.owner?.as(Person.self)?.name // one of several types
/// article ~> \.comments                // the ids of all comments
/// article[notIncluded: \.comments]     // the ids of those that are not included
/// article.resourceObject               // the resource object itself, with its meta-attributes
/// ```
///
/// It is a value: it holds its resource object and shares the document, which never changes.
@dynamicMemberLookup
public struct ResolvedResource<Resource, Document: DocumentBodyDataContext> {
  /// The resource object itself, or the union.
  public let resourceObject: Resource
  let graph: DocumentGraph<Document>

  func resolve<Other>(_ resource: Other) -> ResolvedResource<Other, Document> {
    ResolvedResource<Other, Document>(resourceObject: resource, graph: graph)
  }

  func find<Related: ResolvableResource>(
    _ id: Related.ID?
  ) -> ResolvedResource<Related, Document>? {
    guard let id, let resource = graph.find(id, as: Related.self) else { return nil }
    return resolve(resource)
  }
}

extension ResolvedResource where Resource: ResourceObjectType {
  /// The attributes of the resource object.
  public var attributes: Resource.Attributes { resourceObject.attributes }
  /// The relationships of the resource object, with their ids, links and meta.
  public var relationships: Resource.Relationships { resourceObject.relationships }
  /// The meta of the resource object.
  public var meta: Resource.Meta { resourceObject.meta }
  /// The links of the resource object.
  public var links: Resource.Links { resourceObject.links }
}

extension ResolvedResource: Identifiable where Resource: Identifiable {
  public var id: Resource.ID { resourceObject.id }
}

extension ResolvedResource: Equatable where Resource: Equatable {
  /// By the resource objects alone: what their relationships lead to is not compared.
  public static func == (left: Self, right: Self) -> Bool {
    left.resourceObject == right.resourceObject
  }
}

extension ResolvedResource: Hashable where Resource: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(resourceObject)
  }
}

extension ResolvedResource: Sendable
where
  Resource: Sendable, Document.PrimaryResourceBody.PrimaryResource: Sendable,
  Document.IncludeType: Sendable
{}

extension ResolvedResource: TextOutputStreamable, CustomDebugStringConvertible {
  public func write<Target: TextOutputStream>(to target: inout Target) {
    target.write(debugDescription)
  }

  public var debugDescription: String { "\(resourceObject)" }
}
