import JSONAPI
import JSONAPIQuery

/// An API, with everything that its resource types share.
///
/// The generator writes the conformance: `emit: [models, queries, client]`.
public protocol APIDefinition: Sendable {
  /// The enum of all resource types.
  associatedtype AnyResource: ResourceEnum & Include & Sendable
  /// An error in a response.
  associatedtype Problem: JSONAPIError

  /// The name of the API.
  static var name: String { get }
}

/// An API that can perform several operations together, either all of them or none; see
/// ``Client/atomically(_:)``.
///
/// The generator writes the conformance if the schema has the path of the endpoint: `client: { atomic: operations }`.
public protocol AtomicAPI: APIDefinition {
  /// The path of the endpoint.
  static var atomicPath: String { get }
}

#if compiler(>=6.2)
  /// A type whose conformances can be used on any thread.
  public typealias UsableAnywhere = SendableMetatype
#else
  /// A type whose conformances can be used on any thread. Older compilers
  /// assume this of every type.
  public typealias UsableAnywhere = Any
#endif

/// The description of a resource type that a client can reach.
public protocol ClientResource: QueryableDescription, UsableAnywhere {
  /// The API.
  associatedtype API: APIDefinition
  /// The resource object.
  associatedtype Resource: IdentifiableResourceObjectType, Sendable
  where
    Resource.Description == Self, Resource.EntityRawIdType: Sendable,
    Resource.ID == JSONAPI.Id<Resource.EntityRawIdType, Resource>
  /// The response with one resource, to `get`, `create` and `update`.
  associatedtype ResourceDocument: _EncodableJSONAPIDocument, Decodable, Sendable
  where
    ResourceDocument.PrimaryResourceBody == SingleResourceBody<Resource>,
    ResourceDocument.IncludeType: Sendable, ResourceDocument.MetaType: Sendable,
    ResourceDocument.LinksType: Sendable

  /// The response with many resources.
  associatedtype ListDocument: _EncodableJSONAPIDocument, Decodable, Sendable
  where
    ListDocument.PrimaryResourceBody == ManyResourceBody<Resource>,
    ListDocument.IncludeType: Sendable, ListDocument.MetaType: Sendable,
    ListDocument.LinksType: Sendable

  /// The ids of parents in the path of ``ResourceOperation/related``: none, one, or a tuple.
  associatedtype RelatedParents = Void
  /// The ids of parents in the path of ``ResourceOperation/relationship``.
  associatedtype RelationshipParents = Void

  /// The name of the resource type in names of operations: `articles`, as in `articles.list`.
  static var collectionName: String { get }

  /// The paths of operations that do not have the default path, with `{id}`, `{relationship}` and the names of parents
  /// in braces: `organizations/{organization}/workspaces`.
  static var paths: [ResourceOperation: String] { get }

  /// Returns the number of resources in the whole collection, if the meta of
  /// a response contains it.
  static func total(in meta: ListDocument.MetaType) -> Int?
}

extension ClientResource {
  public static var paths: [ResourceOperation: String] { [:] }

  public static func total(in meta: ListDocument.MetaType) -> Int? { nil }
}

/// A resource type whose resources can be listed: `GET /articles`.
public protocol ListableResource: ClientResource {
  /// The ids of parents in the path: none, one, or a tuple.
  associatedtype ListParents = Void
}

/// A resource type whose lists can be limited to some ids, because the schema has a filter such as `id: '[articles]'`.
public protocol IdFilterableResource: ListableResource {
  /// Returns the filter for some ids.
  static func filter(ids: [Resource.ID]) -> Filters
}

/// A resource type with resources that can be fetched by id: `GET /articles/1`.
public protocol GettableResource: ClientResource {
  /// The ids of parents in the path: none, one, or a tuple.
  associatedtype GetParents = Void
}

/// A resource type whose resources can be created without an id, which the server chooses:
/// `POST /articles`.
public protocol CreatableResource: ClientResource {
  /// The resource object without an id.
  associatedtype NewResource: ResourceObjectType & Sendable
  /// The ids of parents in the path: none, one, or a tuple.
  associatedtype CreateParents = Void
}

/// A resource type whose resources can be created with an id that the client chooses: `POST /articles`.
///
/// With `clientIds: allowed` in the schema, the type is a ``CreatableResource`` too; with
/// `required`, it is not.
public protocol ClientIdentifiedResource: ClientResource {
  /// The resource object without an id.
  associatedtype NewResource: ResourceObjectType & Sendable
  /// The ids of parents in the path: none, one, or a tuple.
  associatedtype CreateParents = Void
}

/// A resource type whose resources can be updated: `PATCH /articles/1`.
public protocol UpdatableResource: ClientResource {
  /// The ids of parents in the path: none, one, or a tuple.
  associatedtype UpdateParents = Void

  /// The attributes and relationships that an update can set.
  static var settableFields: [any FieldName] { get }
}

/// A resource type whose resources can be deleted: `DELETE /articles/1`.
public protocol DeletableResource: ClientResource {
  /// The ids of parents in the path: none, one, or a tuple.
  associatedtype DeleteParents = Void
}
