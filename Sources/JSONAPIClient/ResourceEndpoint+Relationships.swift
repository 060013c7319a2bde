import JSONAPI
import JSONAPIQuery

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The document with a related resource, or null.
public typealias RelatedDocument<API: APIDefinition, Target: CodablePrimaryResource> = Document<
  SingleResourceBody<Target?>, NoMetadata, NoLinks, API.AnyResource, NoAPIDescription, API.Problem
>

extension ResourceEndpoint {
  /// Returns the resource that a to-one relationship leads to: `GET /articles/1/author`; `nil` for null.
  public func related<Field: ToOneFieldName>(
    _ id: Description.Resource.ID, _ field: KeyPath<Description.Fields, Field>
  ) async throws -> ResolvedResource<
    Field.Target._End, RelatedDocument<Description.API, Field.Target._End>
  >?
  where Field.Target: RelationshipEnd, Field.Target._End: CodablePrimaryResource & Sendable {
    let field = Description.Fields.field(field)
    return try await related(field, at: .related(id, field, of: Description.self))
  }

  /// Returns a page of the resources that a to-many relationship leads to: `GET /articles/1/comments`.
  public func related<Field: ToManyFieldName>(
    _ id: Description.Resource.ID, _ field: KeyPath<Description.Fields, Field>,
    _ build: (Query<Field.Target.Description>) -> Query<Field.Target.Description> = { $0 }
  ) async throws -> Page<Field.Target.Description>
  where
    Field.Target: ResourceObjectType, Field.Target.Description: ClientResource,
    Field.Target.Description.API == Description.API
  {
    let field = Description.Fields.field(field)
    let operation = OperationName(Description.collectionName, "related")
    let collection = PageOrigin<Field.Target.Description>.Collection(
      operation: operation,
      target: try RequestError<Description.API.Problem>.making(operation) {
        try .related(id, field, of: Description.self)
      })
    return try await client.send(.page(PageOrigin(build(Query()), of: collection)))
  }

  /// Returns the resource that a to-one relationship of a resource leads to: the one in its document, or
  /// else the one that the server returns; `nil` for null.
  public func load<Field: ToOneFieldName, Document>(
    _ field: KeyPath<Description.Fields, Field>,
    of resource: ResolvedResource<Description.Resource, Document>
  ) async throws -> Field.Target._End?
  where Field.Target: RelationshipEnd, Field.Target._End: CodablePrimaryResource & Sendable {
    let field = Description.Fields.field(field)
    let relationship = try RequestError<Description.API.Problem>.making(
      OperationName(Description.collectionName, "related")
    ) { try resource.resourceObject.relationship(field) }
    switch relationship?.data {
    case .null: return nil
    case .one(let identifier):
      if let found = identifier.identity.flatMap({
        resource.included($0, as: Field.Target._End.self)
      }) {
        return found
      }
    case .many, nil: break
    }
    let link = relationship?.links["related"]?.href.flatMap { URL(string: $0) }
    return try await related(
      field,
      at: link.map { .link($0) }
        ?? .related(resource.resourceObject.id, field, of: Description.self))?.resourceObject
  }

  private func related<Field: ToOneFieldName>(
    _ field: Field, at target: @autoclosure () throws -> RequestTarget
  ) async throws -> ResolvedResource<
    Field.Target._End, RelatedDocument<Description.API, Field.Target._End>
  >?
  where Field.Target: RelationshipEnd, Field.Target._End: CodablePrimaryResource & Sendable {
    try await client.send(
      Client.Request(OperationName(Description.collectionName, "related"), .get, try target()) {
        try $0.document(RelatedDocument<Description.API, Field.Target._End>.self).data
          .resolved(in: RelatedDocument<Description.API, Field.Target._End>.self).primary
      })
  }

  /// The operations on the linkage of a to-one relationship.
  ///
  /// ```swift
  /// try await client.articles.relationship(id, \.editor).set(nil)
  /// ```
  public func relationship<Target>(
    _ id: Description.Resource.ID, _ field: KeyPath<Description.Fields, ToOneField<Target>>
  ) -> ToOneEndpoint<Description.API, Target> {
    ToOneEndpoint(client: client, operation: operation, target: relationshipTarget(id, field))
  }

  /// The operations on the linkage of a to-many relationship.
  ///
  /// ```swift
  /// let comments = client.articles.relationship(id, \.comments)
  /// try await comments.add([comment.id])
  /// ```
  public func relationship<Target>(
    _ id: Description.Resource.ID, _ field: KeyPath<Description.Fields, ToManyField<Target>>
  ) -> ToManyEndpoint<Description.API, Target> {
    ToManyEndpoint(client: client, operation: operation, target: relationshipTarget(id, field))
  }

  /// The operations on the linkage of a to-one relationship, at the link that the resource has for it.
  public func relationship<Target>(
    of resource: Description.Resource, _ field: KeyPath<Description.Fields, ToOneField<Target>>
  ) -> ToOneEndpoint<Description.API, Target> {
    ToOneEndpoint(client: client, operation: operation, target: relationshipTarget(resource, field))
  }

  /// The operations on the linkage of a to-many relationship, at the link that the resource has for it.
  public func relationship<Target>(
    of resource: Description.Resource, _ field: KeyPath<Description.Fields, ToManyField<Target>>
  ) -> ToManyEndpoint<Description.API, Target> {
    ToManyEndpoint(
      client: client, operation: operation, target: relationshipTarget(resource, field))
  }

  private var operation: OperationName {
    OperationName(Description.collectionName, "relationship")
  }

  private func relationshipTarget(
    _ id: Description.Resource.ID, _ field: KeyPath<Description.Fields, some FieldName>
  ) -> @Sendable () throws -> RequestTarget {
    let name = Description.Fields.field(field)._path.name
    return { try .collection(Description.path, id.addressText, "relationships", name) }
  }

  private func relationshipTarget(
    _ resource: Description.Resource, _ field: KeyPath<Description.Fields, some FieldName>
  ) -> @Sendable () throws -> RequestTarget {
    let name = Description.Fields.field(field)
    let path = relationshipTarget(resource.id, field)
    return {
      let link = try resource.relationship(name)?.links["self"]?.href.flatMap { URL(string: $0) }
      return try link.map { .link($0) } ?? path()
    }
  }
}

extension ResourceObjectType {
  /// Returns a relationship by its name.
  fileprivate func relationship(_ field: some FieldName) throws -> UntypedRelationship? {
    try UntypedResource(encoding: self).relationships[field._path.name]
  }
}
