/// A relationship to one resource object; to one or none if `Identifiable` is optional.
///
/// ```swift
/// let author: ToOneRelationship<Person, NoIdMetadata, NoMetadata, NoLinks>
/// let editor: ToOneRelationship<Person?, NoIdMetadata, NoMetadata, NoLinks>    // data may be null
/// let reviewer: ToOneRelationship<Person, NoIdMetadata, NoMetadata, NoLinks>?  // may be absent
/// ```
public struct ToOneRelationship<
  Identifiable: JSONAPIIdentifiable, IdMetaType: Meta, MetaType: Meta, LinksType: Links
>: RelationshipType, Equatable {
  var parts: Parts

  /// The id of the related resource object; `nil` for null. Setting it keeps meta and links.
  public var id: Identifiable.ID {
    get {
      switch parts {
      case .parts(let id, _, _, _): id
      }
    }
    set { parts = .parts(newValue, idMeta, meta, links) }
  }
  /// The meta of the resource identifier object.
  public var idMeta: IdMetaType {
    get {
      switch parts {
      case .parts(_, let idMeta, _, _): idMeta
      }
    }
    set { parts = .parts(id, newValue, meta, links) }
  }
  /// The meta of the relationship.
  public var meta: MetaType {
    get {
      switch parts {
      case .parts(_, _, let meta, _): meta
      }
    }
    set { parts = .parts(id, idMeta, newValue, links) }
  }
  /// The links of the relationship.
  public var links: LinksType {
    get {
      switch parts {
      case .parts(_, _, _, let links): links
      }
    }
    set { parts = .parts(id, idMeta, meta, newValue) }
  }

  init(parts: Parts) { self.parts = parts }

  /// Creates a relationship to a resource object from its id with meta.
  public init(id: (Identifiable.ID, IdMetaType), meta: MetaType, links: LinksType) {
    parts = .parts(id.0, id.1, meta, links)
  }
}

extension ToOneRelationship {
  /// The id, meta and links in a box of their own.
  ///
  /// Inline, each relationship takes some dozen words to copy and destroy, and the compiler emits
  /// that code for all relationships of a resource object wherever decoding can fail.
  indirect enum Parts: Equatable {
    case parts(Identifiable.ID, IdMetaType, MetaType, LinksType)
  }
}

extension ToOneRelationship where IdMetaType == NoIdMetadata {
  /// Creates a relationship to a resource object from its id.
  public init(id: Identifiable.ID, meta: MetaType, links: LinksType) {
    self.init(id: (id, .none), meta: meta, links: links)
  }

  /// Creates a relationship to a resource object.
  public init<T: ResourceObjectType>(resourceObject: T, meta: MetaType, links: LinksType)
  where T.Id == Identifiable.ID {
    self.init(id: resourceObject.id, meta: meta, links: links)
  }
}

extension ToOneRelationship where MetaType == NoMetadata, LinksType == NoLinks {
  /// Creates a relationship to a resource object from its id with meta.
  public init(id: (Identifiable.ID, IdMetaType)) {
    self.init(id: id, meta: .none, links: .none)
  }
}

extension ToOneRelationship
where IdMetaType == NoIdMetadata, MetaType == NoMetadata, LinksType == NoLinks {
  /// Creates a relationship to a resource object from its id.
  public init(id: Identifiable.ID) {
    self.init(id: (id, .none), meta: .none, links: .none)
  }

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
