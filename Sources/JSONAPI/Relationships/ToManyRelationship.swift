/// A relationship to any number of resource objects.
///
/// ```swift
/// let comments: ToManyRelationship<Comment, NoIdMetadata, NoMetadata, NoLinks>
/// ```
public struct ToManyRelationship<
  Relatable: JSONAPI.Relatable, IdMetaType: Meta, MetaType: Meta, LinksType: Links
>: RelationshipType, Equatable {
  /// A resource identifier object: an id, and its meta.
  public typealias ID = ResourceIdentifier<Relatable, IdMetaType>

  /// The resource identifier objects: the ids that the relationship leads to, with their meta.
  public let idsWithMeta: [ID]
  /// The meta of the relationship.
  public let meta: MetaType
  /// The links of the relationship.
  public let links: LinksType

  /// The ids that the relationship leads to.
  public var ids: [Relatable.ID] { idsWithMeta.map(\.id) }

  init(identifiers: [ID], meta: MetaType, links: LinksType) {
    idsWithMeta = identifiers
    self.meta = meta
    self.links = links
  }

  /// A relationship to the resource objects with some ids, which have meta.
  public init(
    idsWithMetadata ids: [(Relatable.ID, IdMetaType)], meta: MetaType, links: LinksType
  ) {
    self.init(identifiers: ids.map { ID(id: $0.0, meta: $0.1) }, meta: meta, links: links)
  }

  /// A relationship to nothing.
  public static func none(withMeta meta: MetaType, links: LinksType) -> Self {
    Self(identifiers: [], meta: meta, links: links)
  }
}

extension ToManyRelationship where MetaType == NoMetadata, LinksType == NoLinks {
  /// A relationship to the resource objects with some ids, which have meta.
  public init(idsWithMetadata ids: [(Relatable.ID, IdMetaType)]) {
    self.init(idsWithMetadata: ids, meta: .none, links: .none)
  }

  /// A relationship to nothing.
  public static var none: Self { .none(withMeta: .none, links: .none) }
}

extension ToManyRelationship where IdMetaType == NoIdMetadata {
  /// A relationship to the resource objects with some ids.
  public init(ids: [Relatable.ID], meta: MetaType, links: LinksType) {
    self.init(identifiers: ids.map { ID(id: $0) }, meta: meta, links: links)
  }

  /// A relationship to what some to-one relationships lead to.
  public init<T: JSONAPIIdentifiable>(
    pointers: [ToOneRelationship<T, NoIdMetadata, NoMetadata, NoLinks>], meta: MetaType,
    links: LinksType
  ) where T.ID == Relatable.ID {
    self.init(ids: pointers.map(\.id), meta: meta, links: links)
  }

  /// A relationship to some resource objects.
  public init<T: ResourceObjectType>(resourceObjects: [T], meta: MetaType, links: LinksType)
  where T.Id == Relatable.ID {
    self.init(ids: resourceObjects.map(\.id), meta: meta, links: links)
  }
}

extension ToManyRelationship
where IdMetaType == NoIdMetadata, MetaType == NoMetadata, LinksType == NoLinks {
  /// A relationship to the resource objects with some ids.
  public init(ids: [Relatable.ID]) {
    self.init(ids: ids, meta: .none, links: .none)
  }

  /// A relationship to what some to-one relationships lead to.
  public init<T: JSONAPIIdentifiable>(
    pointers: [ToOneRelationship<T, NoIdMetadata, NoMetadata, NoLinks>]
  ) where T.ID == Relatable.ID {
    self.init(ids: pointers.map(\.id))
  }

  /// A relationship to some resource objects.
  public init<T: ResourceObjectType>(resourceObjects: [T]) where T.Id == Relatable.ID {
    self.init(ids: resourceObjects.map(\.id))
  }
}

extension ToManyRelationship: Hashable
where IdMetaType: Hashable, MetaType: Hashable, LinksType: Hashable {}

extension ToManyRelationship: Sendable
where
  Relatable.ID: Sendable, IdMetaType: Sendable, MetaType: Sendable, LinksType: Sendable
{}

extension ToManyRelationship: CustomStringConvertible {
  public var description: String { "Relationship(\(ids))" }
}
