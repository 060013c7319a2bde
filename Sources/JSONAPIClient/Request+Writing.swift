import HTTPTypes
import JSONAPI
import JSONAPIQuery

extension Client.Request {
  /// Returns the request that creates a resource.
  ///
  /// - Parameter query: What the response includes. If it asks for some fields alone, these must be all that the model
  ///   needs; so with updates.
  public static func create<Description: CreatableResource>(
    _ resource: Description.NewResource, as type: Description.Type = Description.self,
    _ query: any QueryBuilding<Description> = Query<Description>()
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == Written<Description> {
    try write(
      "create", .post, .collection(Description.path), query,
      UntypedDocument(data: .one(UntypedResource(creating: resource))))
  }

  /// Returns the request that creates a resource with an id that the client chooses.
  public static func create<Description: ClientIdentifiedResource>(
    _ resource: Description.NewResource, as type: Description.Type = Description.self,
    id: Description.Resource.ID, _ query: any QueryBuilding<Description> = Query<Description>()
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == Written<Description> {
    try write(
      "create", .post, .collection(Description.path), query,
      UntypedDocument(data: .one(UntypedResource(creating: resource, id: id))))
  }

  /// Returns the request that updates a resource.
  public static func update<Description: UpdatableResource>(
    _ id: Description.Resource.ID, _ patch: Patch<Description>,
    _ query: any QueryBuilding<Description> = Query<Description>()
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == Written<Description> {
    try write(
      "update", .patch, .resource(id, of: Description.self), query,
      UntypedDocument(data: .one(patch.resource(id.wireIdentity))))
  }

  /// Returns the request that updates a resource with what differs between two values of it, but for what is
  /// read-only; `nil` if nothing does.
  public static func update<Description: UpdatableResource>(
    from original: Description.Resource, to changed: Description.Resource,
    _ query: any QueryBuilding<Description> = Query<Description>()
  ) throws(RequestError<API.Problem>) -> Self?
  where Description.API == API, Output == Written<Description> {
    let document = try RequestError<API.Problem>.making(
      OperationName(Description.collectionName, "update")
    ) { () -> UntypedDocument? in
      var changes = try UntypedResource(changesFrom: original, to: changed)
      try changes.removeReadOnly(
        changedFrom: UntypedResource(encoding: original), settable: Description.settableFields)
      return changes.isBare ? nil : UntypedDocument(data: .one(changes))
    }
    guard let document else { return nil }
    return try write(
      "update", .patch, .resource(original.id, of: Description.self), query, document)
  }

  /// Returns the request that deletes a resource.
  public static func delete<Description: DeletableResource>(
    _ id: Description.Resource.ID, of type: Description.Type = Description.self
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == Written<Description> {
    try write(
      "delete", .delete, .resource(id, of: Description.self), Query<Description>(), nil)
  }

  private static func write<Description: ClientResource>(
    _ operation: String, _ method: HTTPRequest.Method,
    _ target: @autoclosure () throws -> RequestTarget, _ query: any QueryBuilding<Description>,
    _ document: @autoclosure () throws -> UntypedDocument?
  ) throws(RequestError<API.Problem>) -> Self
  where Description.API == API, Output == Written<Description> {
    try Self(
      OperationName(Description.collectionName, operation), method,
      try target(), query: try query.parameters, body: try document()?.jsonBytes,
      read: { try Written($0, canHaveResource: method != .delete) })
  }
}

extension UntypedResource {
  /// Creates the resource object of a request that creates a resource with an id of the client's choice.
  init(creating resource: some ResourceObjectType, id: some IdType) throws {
    try self.init(creating: resource)
    self.id = try id.addressText
  }
}
