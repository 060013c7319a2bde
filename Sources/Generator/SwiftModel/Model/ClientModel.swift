/// The API, the operations of its resource types, and the entry points of its client.
public struct ClientModel: Sendable {
  public var file: FileHeader
  public var api: String
  public var name: String
  public var isNamespace: Bool
  public var apiNameLiteral: String
  public var atomicLiteral: String?
  public var anyResource: String
  public var problem: String
  public var resources: [ClientResourceModel]
  public var spelling: Spelling
}

public struct ClientResourceModel: Sendable {
  public var property: String
  public var hasEndpoint: Bool { paths.contains { $0.parents == nil } }
  public var nestedEndpoints: [NestedEndpointModel]
  /// The paths that differ from the usual ones.
  public var paths: [PathModel]
  public var collectionLiteral: String
  public var type: String
  public var description: String
  public var conformances: String
  public var model: String
  public var newModel: String?
  public var idFilter: String?
  public var isUpdatable: Bool
  public var settableFields: [String]
  public var hasDeprecatedFields: Bool
  public var document: String
  public var listDocument: String
  public var total: TotalModel?
  public var deprecation: Deprecation?
}

/// The operations on a resource type whose paths have the same parents.
public struct NestedEndpointModel: Sendable {
  public var parents: [ParentModel]
  public var type: String
  public var deprecation: Deprecation?
}

public struct ParentModel: Sendable {
  public var name: String
  public var type: String
  public var literal: String
}

public struct PathModel: Sendable {
  public var operation: String
  /// The path as a string literal; `nil` if it is the usual one.
  public var literal: String?
  /// The name of the type of the parents' ids, `ListParents`, and the type; `nil` without parents.
  public var parents: (alias: String, type: String)?
}

/// The total number of resources, a member of a list's meta.
public struct TotalModel: Sendable {
  public var metaType: String
  public var path: String
}
