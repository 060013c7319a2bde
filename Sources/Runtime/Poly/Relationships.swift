import JSONAPI

/// The target of a to-one relationship whose `data` may be null.
public protocol OptionalRelatable: JSONAPIIdentifiable where ID == Wrapped.ID? {
  /// The type of a target that is not null.
  associatedtype Wrapped: Relatable
}

extension Optional: OptionalRelatable where Wrapped: Relatable {}

// Other ways to create relationships.

extension ToOneRelationship where IdMetaType == NoIdMetadata {
  /// Creates a relationship to a resource object.
  public init<T: ResourceObjectType>(resourceObject: T, meta: MetaType, links: LinksType)
  where T.Id == Identifiable.ID {
    self.init(id: resourceObject.id, meta: meta, links: links)
  }
}

extension ToOneRelationship
where IdMetaType == NoIdMetadata, MetaType == NoMetadata, LinksType == NoLinks {
  /// Creates a relationship to a resource object.
  public init<T: ResourceObjectType>(resourceObject: T) where T.Id == Identifiable.ID {
    self.init(id: resourceObject.id)
  }
}

extension ToOneRelationship where Identifiable: OptionalRelatable, IdMetaType == NoIdMetadata {
  /// Creates a relationship to a resource object; `nil` means null.
  public init<T: ResourceObjectType>(resourceObject: T?, meta: MetaType, links: LinksType)
  where T.Id == Identifiable.Wrapped.ID {
    self.init(id: resourceObject?.id, meta: meta, links: links)
  }
}

extension ToOneRelationship
where
  Identifiable: OptionalRelatable, IdMetaType == NoIdMetadata, MetaType == NoMetadata,
  LinksType == NoLinks
{
  /// Creates a relationship to a resource object; `nil` means null.
  public init<T: ResourceObjectType>(resourceObject: T?) where T.Id == Identifiable.Wrapped.ID {
    self.init(id: resourceObject?.id)
  }
}

extension ToManyRelationship {
  /// Returns a relationship to no resource objects.
  public static func none(withMeta meta: MetaType, links: LinksType) -> Self {
    Self(idsWithMetadata: [], meta: meta, links: links)
  }
}

extension ToManyRelationship where MetaType == NoMetadata, LinksType == NoLinks {
  /// Creates a relationship to resource objects from their ids with meta.
  public init(idsWithMetadata ids: [(Relatable.ID, IdMetaType)]) {
    self.init(idsWithMetadata: ids, meta: .none, links: .none)
  }
}

extension ToManyRelationship where IdMetaType == NoIdMetadata {
  /// Creates a relationship to the targets of to-one relationships.
  public init<T: JSONAPIIdentifiable>(
    pointers: [ToOneRelationship<T, NoIdMetadata, NoMetadata, NoLinks>], meta: MetaType,
    links: LinksType
  ) where T.ID == Relatable.ID {
    self.init(ids: pointers.map(\.id), meta: meta, links: links)
  }

  /// Creates a relationship to resource objects.
  public init<T: ResourceObjectType>(resourceObjects: [T], meta: MetaType, links: LinksType)
  where T.Id == Relatable.ID {
    self.init(ids: resourceObjects.map(\.id), meta: meta, links: links)
  }
}

extension ToManyRelationship
where IdMetaType == NoIdMetadata, MetaType == NoMetadata, LinksType == NoLinks {
  /// Creates a relationship to the targets of to-one relationships.
  public init<T: JSONAPIIdentifiable>(
    pointers: [ToOneRelationship<T, NoIdMetadata, NoMetadata, NoLinks>]
  ) where T.ID == Relatable.ID {
    self.init(ids: pointers.map(\.id))
  }

  /// Creates a relationship to resource objects.
  public init<T: ResourceObjectType>(resourceObjects: [T]) where T.Id == Relatable.ID {
    self.init(ids: resourceObjects.map(\.id))
  }
}
