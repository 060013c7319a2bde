/// A relationship to one resource object, or, for an optional `Identifiable`, to one or none.
///
/// ```swift
/// let author: ToOneRelationship<Person, NoIdMetadata, NoMetadata, NoLinks>
/// let editor: ToOneRelationship<Person?, NoIdMetadata, NoMetadata, NoLinks>    // data may be null
/// let reviewer: ToOneRelationship<Person, NoIdMetadata, NoMetadata, NoLinks>?  // may be missing
/// ```
public struct ToOneRelationship<
  Identifiable: JSONAPIIdentifiable, IdMetaType: Meta, MetaType: Meta, LinksType: Links
>: RelationshipType, Equatable {
  let parts: Parts

  /// The id that the relationship leads to; for an optional type, `nil` is null.
  public var id: Identifiable.ID {
    switch parts {
    case .parts(let id, _, _, _): id
    }
  }
  /// The meta of the resource identifier object.
  public var idMeta: IdMetaType {
    switch parts {
    case .parts(_, let idMeta, _, _): idMeta
    }
  }
  /// The meta of the relationship.
  public var meta: MetaType {
    switch parts {
    case .parts(_, _, let meta, _): meta
    }
  }
  /// The links of the relationship.
  public var links: LinksType {
    switch parts {
    case .parts(_, _, _, let links): links
    }
  }

  /// A relationship to the resource object with an id, which has meta.
  public init(id: (Identifiable.ID, IdMetaType), meta: MetaType, links: LinksType) {
    parts = .parts(id.0, id.1, meta, links)
  }
}

extension ToOneRelationship {
  /// What a relationship consists of, in a place of its own: inline, each relationship of a resource
  /// object is some dozen words to copy and to destroy, which the compiler writes out for all of them
  /// wherever decoding can fail.
  indirect enum Parts: Equatable {
    case parts(Identifiable.ID, IdMetaType, MetaType, LinksType)
  }
}

extension ToOneRelationship where IdMetaType == NoIdMetadata {
  /// A relationship to the resource object with an id.
  public init(id: Identifiable.ID, meta: MetaType, links: LinksType) {
    self.init(id: (id, .none), meta: meta, links: links)
  }

  /// A relationship to a resource object.
  public init<T: ResourceObjectType>(resourceObject: T, meta: MetaType, links: LinksType)
  where T.Id == Identifiable.ID {
    self.init(id: resourceObject.id, meta: meta, links: links)
  }
}

extension ToOneRelationship where MetaType == NoMetadata, LinksType == NoLinks {
  /// A relationship to the resource object with an id, which has meta.
  public init(id: (Identifiable.ID, IdMetaType)) {
    self.init(id: id, meta: .none, links: .none)
  }
}

extension ToOneRelationship
where IdMetaType == NoIdMetadata, MetaType == NoMetadata, LinksType == NoLinks {
  /// A relationship to the resource object with an id.
  public init(id: Identifiable.ID) {
    self.init(id: (id, .none), meta: .none, links: .none)
  }

  /// A relationship to a resource object.
  public init<T: ResourceObjectType>(resourceObject: T) where T.Id == Identifiable.ID {
    self.init(id: resourceObject.id)
  }
}

extension ToOneRelationship where Identifiable: OptionalRelatable, IdMetaType == NoIdMetadata {
  /// A relationship to a resource object; null for `nil`.
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
  /// A relationship to a resource object; null for `nil`.
  public init<T: ResourceObjectType>(resourceObject: T?) where T.Id == Identifiable.Wrapped.ID {
    self.init(id: resourceObject?.id)
  }
}

extension ToOneRelationship: Hashable
where
  Identifiable.ID: Hashable, IdMetaType: Hashable, MetaType: Hashable, LinksType: Hashable
{}

extension ToOneRelationship.Parts: Hashable
where
  Identifiable.ID: Hashable, IdMetaType: Hashable, MetaType: Hashable, LinksType: Hashable
{}

extension ToOneRelationship: Sendable
where
  Identifiable.ID: Sendable, IdMetaType: Sendable, MetaType: Sendable, LinksType: Sendable
{}

extension ToOneRelationship.Parts: Sendable
where
  Identifiable.ID: Sendable, IdMetaType: Sendable, MetaType: Sendable, LinksType: Sendable
{}

extension ToOneRelationship: CustomStringConvertible {
  public var description: String { "Relationship(\(id))" }
}
