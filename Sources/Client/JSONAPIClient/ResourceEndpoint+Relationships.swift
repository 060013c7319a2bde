import JSONAPI
import JSONAPIFoundation
import JSONAPIQuery
import JSONAPIUntyped

/// The document with a related resource, or null.
public typealias RelatedDocument<API: APIDefinition, Target: CodablePrimaryResource> = Document<
  SingleResourceBody<Target?>, NoMetadata, NoLinks, API.AnyResource, NoAPIDescription, API.Problem
>

/// A related resource, with its relationships resolved in the document.
public typealias RelatedResource<API: APIDefinition, Target: CodablePrimaryResource> =
  ResolvedResource<Target, RelatedDocument<API, Target>>

extension Endpoint where Description.RelatedParents == Parents {
  /// Returns the related resource of a to-one relationship, or `nil` for null: `GET /articles/1/author`.
  public func related<Field: ToOneFieldName>(
    _ id: Description.Resource.ID, _ field: KeyPath<Description.Fields, Field>
  ) async throws -> RelatedResource<Description.API, Field.Target._End>?
  where Field.Target: JSONAPIIdentifiable, Field.Target._End: CodablePrimaryResource & Sendable {
    let field = Description.Fields.field(field)
    return try await related(field, at: relatedTarget(id, field))
  }

  /// Returns a page of the related resources of a to-many relationship: `GET /articles/1/comments`.
  public func related<Field: ToManyFieldName>(
    _ id: Description.Resource.ID, _ field: KeyPath<Description.Fields, Field>,
    _ build: (Query<Field.Target.Description>) -> Query<Field.Target.Description> = { $0 },
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Page<Field.Target.Description>
  where
    Field.Target: ResourceObjectType, Field.Target.Description: ClientResource,
    Field.Target.Description.API == Description.API
  {
    let field = Description.Fields.field(field)
    let collection = PageOrigin<Field.Target.Description>.Collection(operation: relatedOperation) {
      try relatedTarget(id, field)
    }
    return try await client.send(.page(PageOrigin(build(Query()), of: collection)))
  }

  /// Returns the related resource of a to-one relationship, with a query of its type:
  /// `related(id, \.author) { $0.include(\.friends) }`.
  public func related<Field: ToOneFieldName>(
    _ id: Description.Resource.ID, _ field: KeyPath<Description.Fields, Field>,
    _ build: (Query<Field.Target._End.Description>) -> Query<Field.Target._End.Description>,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> RelatedResource<Description.API, Field.Target._End>?
  where
    Field.Target: JSONAPIIdentifiable,
    Field.Target._End: ResourceObjectType & Sendable,
    Field.Target._End.Description: QueryableDescription
  {
    let field = Description.Fields.field(field)
    return try await related(
      field, at: relatedTarget(id, field), build(Query()).parameters)
  }

  /// Returns the related resource of a to-one relationship, from the link in the resource or
  /// otherwise the default address.
  public func related<Field: ToOneFieldName>(
    of resource: Description.Resource, _ field: KeyPath<Description.Fields, Field>,
    _ build: (Query<Field.Target._End.Description>) -> Query<Field.Target._End.Description> = {
      $0
    },
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> RelatedResource<Description.API, Field.Target._End>?
  where
    Field.Target: JSONAPIIdentifiable,
    Field.Target._End: ResourceObjectType & Sendable,
    Field.Target._End.Description: QueryableDescription
  {
    let field = Description.Fields.field(field)
    return try await related(
      field, at: relatedTarget(of: resource, field), build(Query()).parameters)
  }

  /// Returns a page of the related resources of a to-many relationship, from the link in the resource or
  /// otherwise the default address.
  public func related<Field: ToManyFieldName>(
    of resource: Description.Resource, _ field: KeyPath<Description.Fields, Field>,
    _ build: (Query<Field.Target.Description>) -> Query<Field.Target.Description> = { $0 },
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Page<Field.Target.Description>
  where
    Field.Target: ResourceObjectType, Field.Target.Description: ClientResource,
    Field.Target.Description.API == Description.API
  {
    try await client.send(
      .page(relatedPages(of: resource, Description.Fields.field(field), build(Query()))))
  }

  /// Returns the related resources of a to-many relationship: from the document if it has all of them, otherwise from
  /// the server, page after page.
  ///
  /// - Parameter build: Makes the query to the server, which is not sent if the document has all resources.
  public func load<Field: ToManyFieldName, Document>(
    _ field: KeyPath<Description.Fields, Field>,
    of resource: ResolvedResource<Description.Resource, Document>,
    _ build: (Query<Field.Target.Description>) -> Query<Field.Target.Description> = { $0 },
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> [Field.Target]
  where
    Field.Target: ResourceObjectType & Sendable, Field.Target.Description: ClientResource,
    Field.Target.Description.Resource == Field.Target,
    Field.Target.Description.API == Description.API
  {
    let field = Description.Fields.field(field)
    if let known = try known(field, of: resource) { return known }
    let pages = Pages(
      client: client,
      first: try relatedPages(of: resource.resourceObject, field, build(Query())),
      isPrefetching: false)
    var loaded: [Field.Target] = []
    for try await page in pages { loaded += page.resources.map(\.resourceObject) }
    return loaded
  }

  var relatedOperation: OperationName { OperationName(.related, Description.self) }

  func relatedTarget(
    _ id: Description.Resource.ID, _ field: some RelationshipFieldName
  ) throws -> RequestTarget {
    try .operation(
      .related, on: Description.self, id: id, relationship: field._path.name, below: parents)
  }

  /// Returns all related resources of a to-many relationship; `nil` if the document does not have all of them.
  func known<Field: ToManyFieldName, Document>(
    _ field: Field, of resource: ResolvedResource<Description.Resource, Document>
  ) throws -> [Field.Target]? where Field.Target: Relatable {
    let data = try RequestError<Description.API.Problem>.making(relatedOperation) {
      try resource.resourceObject.relationship(field)?.data
    }
    guard case .many(let identifiers)? = data,
      !(identifiers.isEmpty && field._path.isLinkedIfIncluded)
    else { return nil }
    let found = identifiers.compactMap { identifier in
      identifier.identity.flatMap { resource.included($0, as: Field.Target.self) }
    }
    return found.count == identifiers.count ? found : nil
  }

  private func relatedPages<Target: ClientResource>(
    of resource: Description.Resource, _ field: some RelationshipFieldName, _ query: Query<Target>
  ) throws -> PageOrigin<Target> {
    let target = try RequestError<Description.API.Problem>.making(relatedOperation) {
      try relatedTarget(of: resource, field)
    }
    return PageOrigin(query, of: .init(operation: relatedOperation) { target })
  }

  func relatedTarget(
    of resource: Description.Resource, _ field: some RelationshipFieldName
  ) throws -> RequestTarget {
    let link = try resource.relationship(field)?.links["related"]?.href.flatMap { URL(string: $0) }
    return try link.map { .link($0) } ?? relatedTarget(resource.id, field)
  }

  /// Returns the related resource of a to-one relationship: from the document if it has it, otherwise from the
  /// server; `nil` for null.
  ///
  /// With `linkage: included` in the schema, null in the document is not reliable, and the server is asked.
  public func load<Field: ToOneFieldName, Document>(
    _ field: KeyPath<Description.Fields, Field>,
    of resource: ResolvedResource<Description.Resource, Document>
  ) async throws -> Field.Target._End?
  where Field.Target: JSONAPIIdentifiable, Field.Target._End: CodablePrimaryResource & Sendable {
    let field = Description.Fields.field(field)
    if let known = try known(field, of: resource) { return known }
    return try await related(
      field, at: relatedTarget(of: resource.resourceObject, field))?.resourceObject
  }

  /// Returns the related resource of a to-one relationship: from the document if it has it, otherwise from the server,
  /// with a query of its type; `nil` for null.
  ///
  /// - Parameter build: Makes the query to the server, which is not sent if the document has the resource.
  public func load<Field: ToOneFieldName, Document>(
    _ field: KeyPath<Description.Fields, Field>,
    of resource: ResolvedResource<Description.Resource, Document>,
    _ build: (Query<Field.Target._End.Description>) -> Query<Field.Target._End.Description>,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Field.Target._End?
  where
    Field.Target: JSONAPIIdentifiable,
    Field.Target._End: ResourceObjectType & CodablePrimaryResource & Sendable,
    Field.Target._End.Description: QueryableDescription
  {
    let field = Description.Fields.field(field)
    if let known = try known(field, of: resource) { return known }
    return try await related(
      field, at: relatedTarget(of: resource.resourceObject, field), build(Query()).parameters)?
      .resourceObject
  }

  /// Returns the related resource of a to-one relationship, or null; `nil` if the document does not have it.
  private func known<Field: ToOneFieldName, Document>(
    _ field: Field, of resource: ResolvedResource<Description.Resource, Document>
  ) throws -> Field.Target._End??
  where Field.Target: JSONAPIIdentifiable, Field.Target._End: CodablePrimaryResource {
    let relationship = try RequestError<Description.API.Problem>.making(
      relatedOperation
    ) { try resource.resourceObject.relationship(field) }
    switch relationship?.data {
    case .null where !field._path.isLinkedIfIncluded: return .some(nil)
    case .one(let identifier):
      return identifier.identity.flatMap { resource.included($0, as: Field.Target._End.self) }
        .map { .some($0) }
    case .null, .many, nil: return nil
    }
  }

  private func related<Field: ToOneFieldName>(
    _ field: Field, at target: @autoclosure () throws -> RequestTarget,
    _ query: @autoclosure () throws -> [QueryParameter] = [],
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> RelatedResource<Description.API, Field.Target._End>?
  where Field.Target: JSONAPIIdentifiable, Field.Target._End: CodablePrimaryResource & Sendable {
    try await client.send(
      Client.Request(relatedOperation, .get, try target(), query: try query()) {
        try $0.document(RelatedDocument<Description.API, Field.Target._End>.self).data
          .resolved(in: RelatedDocument<Description.API, Field.Target._End>.self).primary
      })
  }
}

extension Endpoint where Description.RelationshipParents == Parents {
  /// Returns the operations on the linkage of a to-one relationship.
  ///
  /// ```swift
  /// try await client.articles.relationship(id, \.editor).set(nil)
  /// ```
  public func relationship<Target>(
    _ id: Description.Resource.ID, _ field: KeyPath<Description.Fields, ToOneField<Target>>
  ) -> ToOneEndpoint<Description.API, Target> {
    ToOneEndpoint(client: client, operation: operation, target: relationshipTarget(id, field))
  }

  /// Returns the operations on the linkage of a to-many relationship.
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

  /// Returns the operations on the linkage of a to-one relationship, at the `self` link in the resource or
  /// otherwise the default address.
  public func relationship<Target>(
    of resource: Description.Resource, _ field: KeyPath<Description.Fields, ToOneField<Target>>
  ) -> ToOneEndpoint<Description.API, Target> {
    ToOneEndpoint(client: client, operation: operation, target: relationshipTarget(resource, field))
  }

  /// Returns the operations on the linkage of a to-many relationship, at the `self` link in the resource or
  /// otherwise the default address.
  public func relationship<Target>(
    of resource: Description.Resource, _ field: KeyPath<Description.Fields, ToManyField<Target>>
  ) -> ToManyEndpoint<Description.API, Target> {
    ToManyEndpoint(
      client: client, operation: operation, target: relationshipTarget(resource, field))
  }

  private var operation: OperationName { OperationName(.relationship, Description.self) }

  private func relationshipTarget(
    _ id: Description.Resource.ID, _ field: KeyPath<Description.Fields, some FieldName>
  ) -> @Sendable () throws -> RequestTarget {
    let name = Description.Fields.field(field)._path.name
    return {
      try .operation(
        .relationship, on: Description.self, id: id, relationship: name, below: parents)
    }
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
