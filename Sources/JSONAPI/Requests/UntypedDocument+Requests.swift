#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UntypedDocument {
  /// A document that asks a server to create a resource object.
  ///
  /// ```swift
  /// let request = try UntypedDocument(creating: newArticle)    // POST /articles
  /// let body = try JSONEncoder().encode(request)
  /// ```
  ///
  /// What is written is what ``UntypedResource/init(creating:with:)`` makes of the resource object.
  /// Secrets are in it, and printed with it.
  ///
  /// Throws what the encoder throws.
  public init(
    creating resource: some ResourceObjectType, with encoder: JSONEncoder = JSONEncoder()
  ) throws {
    self.init(data: .one(try UntypedResource(creating: resource, with: encoder)))
  }

  /// A document that asks a server to change a resource object from one value to another; `nil` if
  /// nothing has changed.
  ///
  /// ```swift
  /// let edited = article.tappingAttributes { $0.title.value = "Kaiseki" }
  /// if let request = try UntypedDocument(changesFrom: article, to: edited) {
  ///   …    // PATCH /articles/1
  /// }
  /// ```
  ///
  /// What is written is what ``UntypedResource/init(changesFrom:to:with:)`` makes of the two values.
  ///
  /// Throws a ``DifferentResources`` if the ids are not the same, and what the encoder throws.
  public init?<Resource: ResourceObjectType>(
    changesFrom original: Resource, to changed: Resource, with encoder: JSONEncoder = JSONEncoder()
  ) throws where Resource.EntityRawIdType: RawIdType {
    let changes = try UntypedResource(changesFrom: original, to: changed, with: encoder)
    guard !changes.isBare else { return nil }
    self.init(data: .one(changes))
  }

  /// A document that asks a server to make a to-one relationship lead to a resource object, or, for
  /// `nil`, to nothing.
  ///
  /// ```swift
  /// let request = try UntypedDocument(linkingTo: person.id)    // PATCH /articles/1/relationships/author
  /// ```
  ///
  /// Throws an `EncodingError` if the id cannot be written as a string.
  ///
  /// See [Updating To-One Relationships](https://jsonapi.org/format/#crud-updating-to-one-relationships).
  public init<ID: IdType>(linkingTo id: ID?) throws {
    let identifier = try id.map { try UntypedIdentifier($0) }
    self.init(data: identifier.map { .one(UntypedResource($0)) } ?? .null)
  }

  /// A document that asks a server to replace, add or remove members of a to-many relationship.
  ///
  /// ```swift
  /// let request = try UntypedDocument(linkingTo: [comment.id]) // POST /articles/1/relationships/comments
  /// ```
  ///
  /// Throws an `EncodingError` if an id cannot be written as a string.
  ///
  /// See [Updating To-Many Relationships](https://jsonapi.org/format/#crud-updating-to-many-relationships).
  public init<ID: IdType>(linkingTo ids: [ID]) throws {
    self.init(data: .many(try ids.map { UntypedResource(try UntypedIdentifier($0)) }))
  }

  /// A document that asks a server to make a relationship lead to what this one leads to, with the
  /// meta of its identifiers.
  ///
  /// ```swift
  /// let request = try UntypedDocument(linkingAs: edited.relationships.comments)
  /// ```
  ///
  /// Throws what the encoder throws.
  public init(
    linkingAs relationship: some LinkedRelationship, with encoder: JSONEncoder = JSONEncoder()
  ) throws {
    let data = try UntypedRelationship(encoding: relationship, with: encoder).data
    self.init(
      data: data.map {
        switch $0 {
        case .null: .null
        case .one(let identifier): .one(UntypedResource(identifier))
        case .many(let identifiers): .many(identifiers.map { UntypedResource($0) })
        }
      })
  }
}

extension UntypedResource {
  /// A resource identifier object as primary data.
  public init(_ identifier: UntypedIdentifier) {
    self.init(
      type: identifier.type, id: identifier.id, lid: identifier.lid, meta: identifier.meta,
      otherMembers: identifier.otherMembers)
  }
}
