import JSONAPI
import JSONAPIFoundation

extension UntypedDocument {
  /// Creates a document for a request that creates a resource object.
  ///
  /// ```swift
  /// let request = try UntypedDocument(creating: newArticle)    // POST /articles
  /// let body = try JSONEncoder().encode(request)
  /// ```
  ///
  /// The primary data is the result of ``UntypedResource/init(creating:with:)``. It includes secrets,
  /// which are also printed.
  ///
  /// Throws the error of the encoder.
  public init(
    creating resource: some ResourceObjectType, with encoder: JSONEncoder? = nil
  ) throws {
    self.init(data: .one(try UntypedResource(creating: resource, with: encoder)))
  }

  /// Creates a document for a request that updates a resource object, or returns `nil` if nothing has
  /// changed.
  ///
  /// ```swift
  /// let edited = article.tappingAttributes { $0.title.value = "Kaiseki" }
  /// if let request = try UntypedDocument(changesFrom: article, to: edited) {
  ///   …    // PATCH /articles/1
  /// }
  /// ```
  ///
  /// The primary data is the result of ``UntypedResource/init(changesFrom:to:with:)``.
  ///
  /// Throws an error if the ids differ, or the error of the encoder.
  public init?<Resource: ResourceObjectType>(
    changesFrom original: Resource, to changed: Resource, with encoder: JSONEncoder? = nil
  ) throws where Resource.EntityRawIdType: RawIdType {
    let changes = try UntypedResource(changesFrom: original, to: changed, with: encoder)
    guard !changes.isBare else { return nil }
    self.init(data: .one(changes))
  }

  /// Creates a document for a request that sets a to-one relationship; `nil` clears it.
  ///
  /// ```swift
  /// let request = try UntypedDocument(linkingTo: person.id)    // PATCH /articles/1/relationships/author
  /// ```
  ///
  /// Throws an `EncodingError` if the id cannot be encoded as a string.
  ///
  /// See [Updating To-One Relationships](https://jsonapi.org/format/#crud-updating-to-one-relationships).
  public init<ID: IdType>(linkingTo id: ID?) throws {
    let identifier = try id.map { try UntypedIdentifier($0) }
    self.init(data: identifier.map { .one(UntypedResource($0)) } ?? .null)
  }

  /// Creates a document for a request that replaces, adds or removes members of a to-many relationship.
  ///
  /// ```swift
  /// let request = try UntypedDocument(linkingTo: [comment.id]) // POST /articles/1/relationships/comments
  /// ```
  ///
  /// Throws an `EncodingError` if an id cannot be encoded as a string.
  ///
  /// See [Updating To-Many Relationships](https://jsonapi.org/format/#crud-updating-to-many-relationships).
  public init<ID: IdType>(linkingTo ids: [ID]) throws {
    self.init(data: .many(try ids.map { UntypedResource(try UntypedIdentifier($0)) }))
  }

  /// Creates a document for a request that gives a relationship the linkage of this one, with the meta of
  /// its resource identifier objects.
  ///
  /// ```swift
  /// let request = try UntypedDocument(linkingAs: edited.relationships.comments)
  /// ```
  ///
  /// Throws the error of the encoder.
  public init(
    linkingAs relationship: some _LinkedRelationship, with encoder: JSONEncoder? = nil
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
  /// Creates primary data from a resource identifier object.
  public init(_ identifier: UntypedIdentifier) {
    self.init(
      type: identifier.type, id: identifier.id, lid: identifier.lid, meta: identifier.meta,
      otherMembers: identifier.otherMembers)
  }
}
