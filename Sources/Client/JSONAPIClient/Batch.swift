import JSONAPI
import JSONAPIQuery
import JSONAPIUntyped

/// Operations that a server performs in order, either all of them or none.
///
/// ```swift
/// let results = try await client.atomically { batch in
///   let author = try batch.add(newPerson, lid: "author", as: PersonDescription.self)
///   return try batch.add(newArticle(by: author.id), lid: "article", as: ArticleDescription.self)
/// }
/// results[results.added]?.title
/// ```
public struct Batch<API: APIDefinition>: Sendable {
  /// The operations.
  public private(set) var operations: [AtomicOperation] = []
  /// Functions that read the results that have resources, by the index of the operation.
  private(set) var readers: [Int: @Sendable (UntypedResource) throws -> any Sendable] = [:]

  /// Creates a batch without operations.
  public init() {}

  /// Adds a resource.
  ///
  /// - Parameter lid: The local id by which other operations refer to the resource. By default, the local id of the
  ///   resource object if it has one, otherwise a new one.
  @discardableResult
  public mutating func add<Description: CreatableResource>(
    _ resource: Description.NewResource, lid: String? = nil, as type: Description.Type
  ) throws -> BatchOperation<Description> where Description.API == API {
    try making { batch in
      var data = try UntypedResource(creating: resource)
      if data.id == nil { data.lid = lid ?? data.lid ?? "\(batch.operations.count + 1)" }
      guard let identity = data.identity else { throw UnaddressableID(id: "") }
      return try batch.append(AtomicOperation(.add, data: data.json), identity)
    }
  }

  /// Adds a resource with an id that the client chooses.
  @discardableResult
  public mutating func add<Description: ClientIdentifiedResource>(
    _ resource: Description.NewResource, id: Description.Resource.ID, as type: Description.Type
  ) throws -> BatchOperation<Description> where Description.API == API {
    try making {
      let data = try UntypedResource(creating: resource, id: id)
      return try $0.append(AtomicOperation(.add, data: data.json), id.wireIdentity)
    }
  }

  /// Updates a resource with the changes that a function makes.
  @discardableResult
  public mutating func update<Description: UpdatableResource>(
    _ id: Description.Resource.ID, of type: Description.Type = Description.self,
    _ change: (inout Patch<Description>) throws -> Void
  ) throws -> BatchOperation<Description> where Description.API == API {
    var patch = Patch<Description>()
    try change(&patch)
    return try making { [patch] in
      let identity = id.wireIdentity
      return try $0.append(
        AtomicOperation(.update, data: try patch.resource(identity).json), identity)
    }
  }

  /// Updates a resource with the changes that a function makes.
  @discardableResult
  public mutating func update<Resource: ResourceObjectType>(
    _ resource: Resource, _ change: (inout Patch<Resource.Description>) throws -> Void
  ) throws -> BatchOperation<Resource.Description>
  where
    Resource.Description: UpdatableResource, Resource.Description.API == API,
    Resource.Description.Resource == Resource
  {
    try update(resource.id, of: Resource.Description.self, change)
  }

  /// Removes a resource.
  public mutating func remove<Description: DeletableResource>(
    _ id: Description.Resource.ID, of type: Description.Type
  ) where Description.API == API {
    operations.append(AtomicOperation(.remove, ref: .init(id.wireIdentity)))
  }

  /// Replaces a to-one relationship; `nil`, where it is allowed, clears it.
  public mutating func link<Description: ClientResource, Target>(
    _ id: Description.Resource.ID, of type: Description.Type,
    _ field: KeyPath<Description.Fields, ToOneField<Target>>, to target: Target.ID
  ) throws where Description.API == API {
    try append(.update, id, type, field) { try target.identifier?.json ?? .null }
  }

  /// Replaces all members of a to-many relationship.
  public mutating func link<Description: ClientResource, Target>(
    _ id: Description.Resource.ID, of type: Description.Type,
    _ field: KeyPath<Description.Fields, ToManyField<Target>>, to ids: [Target.ID]
  ) throws where Description.API == API {
    try append(.update, id, type, field) { try Self.linkage(ids) }
  }

  /// Adds members to a to-many relationship.
  public mutating func add<Description: ClientResource, Target>(
    _ ids: [Target.ID], to field: KeyPath<Description.Fields, ToManyField<Target>>,
    of id: Description.Resource.ID, _ type: Description.Type
  ) throws where Description.API == API {
    try append(.add, id, type, field) { try Self.linkage(ids) }
  }

  /// Removes members from a to-many relationship.
  public mutating func remove<Description: ClientResource, Target>(
    _ ids: [Target.ID], from field: KeyPath<Description.Fields, ToManyField<Target>>,
    of id: Description.Resource.ID, _ type: Description.Type
  ) throws where Description.API == API {
    try append(.remove, id, type, field) { try Self.linkage(ids) }
  }

  private mutating func append<Description: ClientResource>(
    _ operation: AtomicOperation, _ identity: ResourceIdentity
  ) throws -> BatchOperation<Description> {
    let result = BatchOperation<Description>(
      id: try .id(identifier: identity), index: operations.count)
    readers[operations.count] = { try $0.decoded(as: Description.Resource.self) }
    operations.append(operation)
    return result
  }

  private mutating func append<Description: ClientResource>(
    _ op: AtomicOperation.Code, _ id: Description.Resource.ID, _ type: Description.Type,
    _ field: KeyPath<Description.Fields, some FieldName>, _ data: () throws -> JSONValue
  ) throws {
    let name = Description.Fields.field(field)._path.name
    let reference = AtomicOperation.Reference(id.wireIdentity, relationship: name)
    try making { batch in
      batch.operations.append(AtomicOperation(op, ref: reference, data: try data()))
    }
  }

  /// Adds an operation. Throws a ``RequestError`` if it cannot be encoded.
  private mutating func making<Result>(_ add: (inout Batch) throws -> Result) throws -> Result {
    try RequestError<API.Problem>.making(.batch) { try add(&self) }
  }

  private static func linkage<ID: IdType>(_ ids: [ID]) throws -> JSONValue {
    .array(try ids.map { try UntypedIdentifier($0).json })
  }
}

/// An operation in a batch. Use it to find its result in ``BatchResults``.
public struct BatchOperation<Description: ClientResource>: Sendable {
  /// The id of the resource: for one that is added, a local id that other operations can refer to.
  public let id: Description.Resource.ID
  /// The position among the operations of the batch.
  public let index: Int
}
