/// The API, the operations of its resource types, and the entry points of its client.
public struct ClientModel: Sendable, Spelled {
  public var file: FileHeader
  /// The definition of the API: `BlogAPI`.
  public var api: String
  /// The alias of the client: `BlogClient`.
  public var name: String
  /// True if the definition of the API is the namespace.
  public var isNamespace: Bool
  public var apiNameLiteral: String
  /// The path of the endpoint for atomic operations as a string literal.
  public var atomicLiteral: String?
  /// The enum of all resource types.
  public var anyResource: String
  /// The type of an error.
  public var problem: String
  public var resources: [ClientResourceModel]
  public var spelling: Spelling
}

/// The operations on a resource type.
public struct ClientResourceModel: Sendable {
  /// The property of the client: `articles`.
  public var property: String
  /// True if clients can request the resources without the id of a parent.
  public var hasEndpoint: Bool
  /// The operations whose paths have parents.
  public var nestedEndpoints: [NestedEndpointModel]
  /// The paths that differ from the usual ones.
  public var paths: [PathModel]
  public var collectionLiteral: String
  /// The JSON:API type.
  public var type: String
  /// The description: `ArticleDescription`.
  public var description: String
  /// The protocols, with commas between them.
  public var conformances: String
  public var model: String
  /// The resource object to create, if clients can.
  public var newModel: String?
  /// The case of the filter for ids: `id`.
  public var idFilter: String?
  /// True if clients can update resources.
  public var isUpdatable: Bool
  /// The names of the fields that an update can set.
  public var settableFields: [String]
  /// True if one of the settable fields is deprecated.
  public var hasDeprecatedFields: Bool
  public var document: String
  public var listDocument: String
  public var total: TotalModel?
  public var deprecation: Deprecation?
}

/// The operations on a resource type whose paths have the same parents.
public struct NestedEndpointModel: Sendable {
  /// The parents, whose ids are the parameters of a function: `workspaces(organization:)`.
  public var parents: [ParentModel]
  /// The type of the ids: `Organization.Id`, or a tuple.
  public var type: String
  /// The deprecation of the resource type.
  public var deprecation: Deprecation?
}

/// A parent of a collection.
public struct ParentModel: Sendable {
  /// The name of the parameter.
  public var name: String
  /// The type of the id.
  public var type: String
  /// The name in the path as a string literal.
  public var literal: String
}

/// The path of an operation.
public struct PathModel: Sendable {
  /// The operation: `list`.
  public var operation: String
  /// The path as a string literal; `nil` if it is the usual one.
  public var literal: String?
  /// The name of the type of the parents' ids, `ListParents`, and the type; `nil` without parents.
  public var parents: (alias: String, type: String)?
}

/// The total number of resources, a member of a list's meta.
public struct TotalModel: Sendable {
  /// The type of the meta.
  public var metaType: String
  /// The total: `meta.page?.total`.
  public var path: String
}
