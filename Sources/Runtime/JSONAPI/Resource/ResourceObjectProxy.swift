/// A type with an id, attributes and relationships.
@dynamicMemberLookup
public protocol _ResourceObjectProxy: _FieldAccess, Equatable, _JSONTyped
where _Attributes == Description.Attributes, _Relationships == Description.Relationships {
  /// The resource type, the attributes and the relationships.
  associatedtype Description: _ResourceObjectProxyDescription
  /// The raw type of the id.
  associatedtype EntityRawIdType: _MaybeRawId

  /// An id of this type.
  typealias Id = JSONAPI.Id<EntityRawIdType, Self>
  /// The type of the attributes.
  typealias Attributes = Description.Attributes
  /// The type of the relationships.
  typealias Relationships = Description.Relationships

  /// The id of the resource object.
  var id: Id { get }
  /// The attributes.
  var attributes: Attributes { get }
  /// The relationships.
  var relationships: Relationships { get }
}

extension _ResourceObjectProxy {
  public static var jsonType: String { Description.jsonType }
}

/// A resource object, for generic code over ``ResourceObject`` types.
public protocol ResourceObjectType: _ResourceObjectProxy,
  CodablePrimaryResource
where Description: ResourceObjectDescription {
  /// The type of the meta.
  associatedtype Meta: JSONAPI.Meta
  /// The type of the links.
  associatedtype Links: JSONAPI.Links

  /// The meta of the resource object.
  var meta: Meta { get }
  /// The links of the resource object.
  var links: Links { get }
}

/// A resource object with an id.
public protocol IdentifiableResourceObjectType: ResourceObjectType, Relatable
where EntityRawIdType: RawIdType {}
