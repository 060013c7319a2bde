/// A resource object or union within a document, whose relationships are resolved to the resource
/// objects in that document.
///
/// ```swift
/// let article = try document.resolved.primary   // ResolvedResource<Article, ArticleDocument>
/// article.title                        // an attribute of the resource object
/// article.author?.name                 // to-one: nil if null or not included
/// article.comments.map(\.body)         // to-many: the included ones
/// article.owner?.as(Person.self)?.name // one of several types
/// article ~> \.comments                // the ids of all comments
/// article[notIncluded: \.comments]     // the ids of those that are not included
/// article.resourceObject               // the resource object itself, with its meta-attributes
/// ```
///
/// It is a value that contains the resource object and shares the immutable document.
@dynamicMemberLookup
public struct ResolvedResource<Resource, Document: _EncodableJSONAPIDocument> {
  /// The resource object or union.
  public let resourceObject: Resource
  let graph: DocumentGraph<Document>

  func resolve<Other>(_ resource: Other) -> ResolvedResource<Other, Document> {
    ResolvedResource<Other, Document>(resourceObject: resource, graph: graph)
  }

  func find<Related: Relatable>(
    _ id: Related.ID?
  ) -> ResolvedResource<Related, Document>? {
    guard let id, let resource = graph.find(id, as: Related.self) else { return nil }
    return resolve(resource)
  }

  /// Returns the resource object with an identity; `nil` if it is not in the document or of another type.
  package func included<Related: Relatable>(
    _ identity: ResourceIdentity, as type: Related.Type
  ) -> Related? {
    graph.resource(identity).flatMap(Related._resource(from:))
  }
}

extension ResolvedResource: _FieldAccess where Resource: ResourceObjectType {
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
  /// Compares the resource objects only, not their related resource objects.
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

extension ResolvedResource: CustomDebugStringConvertible {
  public var debugDescription: String { "\(resourceObject)" }
}

extension ResolvedResource where Resource: _Poly {
  /// The resource object as one of the union's types: `article.owner?.person`; `nil` if it is of
  /// another type.
  public subscript<Member: ResourceObjectType>(
    dynamicMember member: KeyPath<Resource, Member?>
  ) -> ResolvedResource<Member, Document>? {
    resourceObject[keyPath: member].map { resolve($0) }
  }

  /// Returns the resource object if it is of a type; otherwise, `nil`:
  /// `article.owner?.as(Person.self)?.name`.
  public func `as`<Member: ResourceObjectType>(
    _ type: Member.Type
  ) -> ResolvedResource<Member, Document>? {
    (resourceObject.value as? Member).map { resolve($0) }
  }
}
