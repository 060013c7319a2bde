/// A resource object.
///
/// ```swift
/// typealias Person = ResourceObject<PersonDescription, NoMetadata, NoLinks, String>
/// typealias NewPerson = ResourceObject<PersonDescription, NoMetadata, NoLinks, Unidentified>
///
/// person.name               // the value of an attribute
/// person ~> \.friends       // the ids of a relationship
/// ```
///
/// A resource object prints its type and id, its attributes and the ids of its relationships, but has no `description`
/// property, so that an attribute can have this name.
///
/// See [Resource Objects](https://jsonapi.org/format/#document-resource-objects).
public struct ResourceObject<
  Description: ResourceObjectDescription,
  MetaType: JSONAPI.Meta,
  LinksType: JSONAPI.Links,
  EntityRawIdType: _MaybeRawId
>: ResourceObjectType {
  // An inherited implementation would be looked up at run time for each resource object.
  public static var jsonType: String { Description.jsonType }

  // The id in parts, because reading an `Id` needs a type lookup at run time
  // for each resource object.
  let rawId: EntityRawIdType
  let idForm: IdForm
  /// The attributes.
  public var attributes: Description.Attributes
  /// The relationships.
  public var relationships: Description.Relationships
  /// The meta of the resource object.
  public var meta: MetaType
  /// The links of the resource object.
  public var links: LinksType

  /// Creates a resource object with an id.
  public init(
    id: ResourceObject.Id, attributes: Description.Attributes,
    relationships: Description.Relationships, meta: MetaType, links: LinksType
  ) {
    rawId = id.rawValue
    idForm = id.form
    self.attributes = attributes
    self.relationships = relationships
    self.meta = meta
    self.links = links
  }

  /// The id of the resource object.
  public var id: JSONAPI.Id<EntityRawIdType, Self> { .init(rawValue: rawId, form: idForm) }

  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.attributes == right.attributes
      && left.relationships == right.relationships && left.meta == right.meta
      && left.links == right.links
  }
}

extension ResourceObject where EntityRawIdType == Unidentified {
  /// Creates a resource object without an id, for a request to create it.
  public init(
    attributes: Description.Attributes, relationships: Description.Relationships, meta: MetaType,
    links: LinksType
  ) {
    self.init(
      id: .unidentified, attributes: attributes, relationships: relationships, meta: meta,
      links: links)
  }
}

extension ResourceObject where MetaType == NoMetadata, LinksType == NoLinks {
  /// Creates a resource object with an id, without meta and links.
  public init(
    id: ResourceObject.Id, attributes: Description.Attributes,
    relationships: Description.Relationships
  ) {
    self.init(
      id: id, attributes: attributes, relationships: relationships, meta: .none, links: .none)
  }
}

extension ResourceObject
where MetaType == NoMetadata, LinksType == NoLinks, EntityRawIdType == Unidentified {
  /// Creates a resource object without an id, meta and links, for a request to create it.
  public init(attributes: Description.Attributes, relationships: Description.Relationships) {
    self.init(
      attributes: attributes, relationships: relationships, meta: .none, links: .none)
  }
}

extension ResourceObject: Sendable
where
  Description.Attributes: Sendable, Description.Relationships: Sendable, MetaType: Sendable,
  LinksType: Sendable, EntityRawIdType: Sendable
{}

extension ResourceObject: Hashable where EntityRawIdType: RawIdType {
  /// Hashes the id only, while `==` compares everything.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension ResourceObject: JSONAPIIdentifiable, Relatable, IdentifiableResourceObjectType
where EntityRawIdType: RawIdType {
  public typealias ID = ResourceObject.Id
  public typealias _End = Self
}

extension ResourceObject: Swift.Identifiable where EntityRawIdType: RawIdType {}

/// A resource object to create, which has neither id nor meta nor links.
///
/// ```swift
/// typealias NewPerson = NewResourceObject<PersonDescription>
/// ```
public typealias NewResourceObject<Description: ResourceObjectDescription> =
  ResourceObject<Description, NoMetadata, NoLinks, Unidentified>
