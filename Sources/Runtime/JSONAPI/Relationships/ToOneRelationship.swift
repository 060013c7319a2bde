/// A relationship to one resource object; to one or none if `Identifiable` is optional.
///
/// ```swift
/// let author: ToOneRelationship<Person, NoIdMetadata, NoMetadata, NoLinks>
/// let editor: ToOneRelationship<Person?, NoIdMetadata, NoMetadata, NoLinks>    // data may be null
/// let reviewer: ToOneRelationship<Person, NoIdMetadata, NoMetadata, NoLinks>?  // may be absent
/// ```
public struct ToOneRelationship<
  Identifiable: JSONAPIIdentifiable, IdMetaType: Meta, MetaType: Meta, LinksType: Links
>: _RelationshipType, Equatable {
  /// The id of the related resource object; `nil` for null. Setting it keeps meta and links.
  public var id: Identifiable.ID
  /// The meta of the resource identifier object.
  public var idMeta: IdMetaType
  /// The meta of the relationship.
  public var meta: MetaType
  /// The links of the relationship.
  public var links: LinksType

  /// Creates a relationship to a resource object from its id with meta.
  public init(id: (Identifiable.ID, IdMetaType), meta: MetaType, links: LinksType) {
    self.id = id.0
    idMeta = id.1
    self.meta = meta
    self.links = links
  }
}

extension ToOneRelationship where IdMetaType == NoIdMetadata {
  /// Creates a relationship to a resource object from its id.
  public init(id: Identifiable.ID, meta: MetaType, links: LinksType) {
    self.init(id: (id, .none), meta: meta, links: links)
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

  /// Returns a relationship to the resource object with an id, or `nil` (an absent relationship) if
  /// there is no id. If `data` may be null, the outer `nil` means absent and the inner one null.
  ///
  /// ```swift
  /// self.editor = .ifPresent(id: editor)
  /// ```
  public static func ifPresent(id: Identifiable.ID?) -> ToOneRelationship? {
    id.map { ToOneRelationship(id: $0) }
  }
}

extension ToOneRelationship: Hashable
where
  Identifiable.ID: Hashable, IdMetaType: Hashable, MetaType: Hashable, LinksType: Hashable
{}

extension ToOneRelationship: Sendable
where
  Identifiable.ID: Sendable, IdMetaType: Sendable, MetaType: Sendable, LinksType: Sendable
{}

extension ToOneRelationship: CustomStringConvertible {
  public var description: String { "Relationship(\(id))" }
}
