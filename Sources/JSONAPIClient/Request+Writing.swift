import HTTPTypes
import JSONAPI
import JSONAPIQuery

extension Client.Request {
  /// Returns the request that creates a resource.
  public static func create<Description: CreatableResource>(
    _ resource: Description.NewResource, as type: Description.Type = Description.self
  ) throws -> Self where Description.API == API, Output == Written<Description> {
    try create(UntypedResource(creating: resource), of: type)
  }

  /// Returns the request that creates a resource with an id that the client chooses.
  public static func create<Description: ClientIdentifiedResource>(
    _ resource: Description.NewResource, as type: Description.Type = Description.self,
    id: Description.Resource.ID
  ) throws -> Self where Description.API == API, Output == Written<Description> {
    var data = try UntypedResource(creating: resource)
    data.id = try id.addressText
    return try create(data, of: type)
  }

  private static func create<Description: ClientResource>(
    _ data: UntypedResource, of type: Description.Type
  ) throws -> Self where Description.API == API, Output == Written<Description> {
    try write("create", .post, .collection(Description.path), UntypedDocument(data: .one(data)))
  }

  /// Returns the request that updates a resource.
  public static func update<Description: UpdatableResource>(
    _ id: Description.Resource.ID, _ patch: Patch<Description>
  ) throws -> Self where Description.API == API, Output == Written<Description> {
    let text = try id.addressText
    let data = try patch.resource(ResourceIdentity(type: Description.jsonType, id: text))
    return try write(
      "update", .patch, .resource(id, of: Description.self), UntypedDocument(data: .one(data)))
  }

  /// Returns the request that updates a resource with what differs between two values of it; `nil` if
  /// nothing does.
  public static func update<Description: UpdatableResource>(
    from original: Description.Resource, to changed: Description.Resource
  ) throws -> Self? where Description.API == API, Output == Written<Description> {
    guard let document = try UntypedDocument(changesFrom: original, to: changed),
      let id = document.primary.first?.id
    else { return nil }
    return try write("update", .patch, .collection(Description.path, id), document)
  }

  /// Returns the request that deletes a resource.
  public static func delete<Description: DeletableResource>(
    _ id: Description.Resource.ID, of type: Description.Type = Description.self
  ) throws -> Self where Description.API == API, Output == Written<Description> {
    try write("delete", .delete, .resource(id, of: Description.self), nil)
  }

  private static func write<Description: ClientResource>(
    _ operation: String, _ method: HTTPRequest.Method, _ target: RequestTarget,
    _ document: UntypedDocument?
  ) throws -> Self where Description.API == API, Output == Written<Description> {
    Self(
      OperationName(Description.collectionName, operation), method, target,
      body: try document?.jsonBytes,
      read: { try Written($0, canHaveResource: method != .delete) })
  }
}
