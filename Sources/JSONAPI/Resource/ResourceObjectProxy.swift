/// What has an id, attributes and relationships.
@dynamicMemberLookup
public protocol ResourceObjectProxy: Equatable, JSONTyped {
  associatedtype Description: ResourceObjectProxyDescription
  associatedtype EntityRawIdType: MaybeRawId

  typealias Id = JSONAPI.Id<EntityRawIdType, Self>
  typealias Attributes = Description.Attributes
  typealias Relationships = Description.Relationships

  var id: Id { get }
  var attributes: Attributes { get }
  var relationships: Relationships { get }
}

extension ResourceObjectProxy {
  public static var jsonType: String { Description.jsonType }
}

/// A resource object of any type.
public protocol AbstractResourceObject {}

/// A resource object: what ``ResourceObject`` is, for generic code.
public protocol ResourceObjectType: AbstractResourceObject, ResourceObjectProxy,
  CodablePrimaryResource
where Description: ResourceObjectDescription {
  associatedtype Meta: JSONAPI.Meta
  associatedtype Links: JSONAPI.Links

  var meta: Meta { get }
  var links: Links { get }
}

/// A resource object with an id.
public protocol IdentifiableResourceObjectType: ResourceObjectType, Relatable
where EntityRawIdType: RawIdType {}
