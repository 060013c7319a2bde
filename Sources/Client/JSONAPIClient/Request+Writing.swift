import HTTPTypes
import JSONAPI
import JSONAPIQuery
import JSONAPIUntyped

extension Client.Request {
  /// Returns the request that creates a resource.
  ///
  /// - Parameter query: The query for the resource in the response. If it requests only some fields, it must request
  ///   all that the model requires, as with updates.
  public static func create<Description: CreatableResource>(
    _ resource: Description.NewResource, as type: Description.Type = Description.self,
    _ query: any QueryBuilding<Description> = Query<Description>()
  ) throws(RequestError<API.Problem>) -> Self
  where
    Description.API == API, Output == WriteResponse<Description>, Description.CreateParents == Void
  {
    try create(resource, query, below: [:])
  }

  /// Returns the request that creates a resource with an id that the client chooses.
  public static func create<Description: ClientIdentifiedResource>(
    _ resource: Description.NewResource, as type: Description.Type = Description.self,
    id: Description.Resource.ID, _ query: any QueryBuilding<Description> = Query<Description>()
  ) throws(RequestError<API.Problem>) -> Self
  where
    Description.API == API, Output == WriteResponse<Description>, Description.CreateParents == Void
  {
    try create(resource, id: id, query, below: [:])
  }

  /// Returns the request that updates a resource.
  public static func update<Description: UpdatableResource>(
    _ id: Description.Resource.ID, _ patch: Patch<Description>,
    _ query: any QueryBuilding<Description> = Query<Description>()
  ) throws(RequestError<API.Problem>) -> Self
  where
    Description.API == API, Output == WriteResponse<Description>, Description.UpdateParents == Void
  {
    try update(id, patch, query, below: [:])
  }

  /// Returns the request that updates a resource with the differences between two values, except in read-only members;
  /// `nil` if there are none.
  public static func update<Description: UpdatableResource>(
    from original: Description.Resource, to changed: Description.Resource,
    _ query: any QueryBuilding<Description> = Query<Description>()
  ) throws(RequestError<API.Problem>) -> Self?
  where
    Description.API == API, Output == WriteResponse<Description>, Description.UpdateParents == Void
  {
    try update(from: original, to: changed, query, below: [:])
  }

  /// Returns the request that deletes a resource.
  public static func delete<Description: DeletableResource>(
    _ id: Description.Resource.ID, of type: Description.Type = Description.self
  ) throws(RequestError<API.Problem>) -> Self
  where
    Description.API == API, Output == WriteResponse<Description>, Description.DeleteParents == Void
  {
    try delete(id, below: [:])
  }
}

extension Client.Request {
  static func create<Description: CreatableResource>(
    _ resource: Description.NewResource, _ query: any QueryBuilding<Description>,
    below parents: ParentIDs
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == WriteResponse<Description> {
    try write(.create, .post, below: parents, query) {
      UntypedDocument(data: .one(try UntypedResource(creating: resource)))
    }
  }

  static func create<Description: ClientIdentifiedResource>(
    _ resource: Description.NewResource, id: Description.Resource.ID,
    _ query: any QueryBuilding<Description>, below parents: ParentIDs
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == WriteResponse<Description> {
    try write(.create, .post, below: parents, query) {
      UntypedDocument(data: .one(try UntypedResource(creating: resource, id: id)))
    }
  }

  static func update<Description: UpdatableResource>(
    _ id: Description.Resource.ID, _ patch: Patch<Description>,
    _ query: any QueryBuilding<Description>, below parents: ParentIDs
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == WriteResponse<Description> {
    try write(.update, .patch, id, below: parents, query) {
      UntypedDocument(data: .one(try patch.resource(id.wireIdentity)))
    }
  }

  static func update<Description: UpdatableResource>(
    from original: Description.Resource, to changed: Description.Resource,
    _ query: any QueryBuilding<Description>, below parents: ParentIDs
  ) throws(RequestError<API.Problem>) -> Self?
  where Description.API == API, Output == WriteResponse<Description> {
    let changes = try RequestError<API.Problem>.making(
      OperationName(.update, Description.self)
    ) { () -> UntypedResource in
      var changes = try UntypedResource(changesFrom: original, to: changed)
      try changes.removeReadOnly(
        changedFrom: UntypedResource(encoding: original), settable: Description.settableFields)
      return changes
    }
    guard !changes.isBare else { return nil }
    return try write(.update, .patch, original.id, below: parents, query) {
      UntypedDocument(data: .one(changes))
    }
  }

  static func delete<Description: DeletableResource>(
    _ id: Description.Resource.ID, below parents: ParentIDs
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == WriteResponse<Description> {
    try write(.delete, .delete, id, below: parents, Query<Description>()) { nil }
  }

  private static func write<Description: ClientResource>(
    _ operation: ResourceOperation, _ method: HTTPRequest.Method,
    _ id: Description.Resource.ID? = nil, below parents: ParentIDs,
    _ query: any QueryBuilding<Description>, document: () throws -> UntypedDocument?
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == WriteResponse<Description> {
    try Self(
      OperationName(operation, Description.self), method,
      try .operation(operation, on: Description.self, id: id, below: parents),
      query: try query.parameters, body: try document()?.jsonBytes,
      read: { try WriteResponse($0, canHaveResource: method != .delete) })
  }
}

extension UntypedResource {
  /// Creates the resource object of a request that creates a resource with an id that the client chooses.
  init(creating resource: some ResourceObjectType, id: some IdType) throws {
    try self.init(creating: resource)
    self.id = try id.addressText
  }
}
