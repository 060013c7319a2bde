/// A relationship to any number of resource objects.
///
/// ```swift
/// let comments: ToManyRelationship<Comment, NoIdMetadata, NoMetadata, NoLinks>
/// ```
public struct ToManyRelationship<
  Relatable: JSONAPI.Relatable, IdMetaType: Meta, MetaType: Meta, LinksType: Links
>: _RelationshipType, Equatable {
  /// A resource identifier object: an id with meta.
  public typealias ID = ResourceIdentifier<Relatable, IdMetaType>

  /// The ids, if ids of this type are plain. Their layout does not depend on the resource type, so that reading them
  /// needs no lookup of types.
  var plain: [PlainId]
  /// The resource identifier objects, if they are not plain.
  var others: [ID]
  /// The meta of the relationship.
  public var meta: MetaType
  /// The links of the relationship.
  public var links: LinksType

  /// The resource identifier objects: the ids of the related resource objects, with meta.
  public var idsWithMeta: [ID] {
    get {
      Self.isPlain
        ? plain.map {
          ID(id: same($0, as: Relatable.ID.self), meta: same((), as: IdMetaType.self))
        } : others
    }
    set {
      plain = Self.isPlain ? newValue.map { same($0.id, as: PlainId.self) } : []
      others = Self.isPlain ? [] : newValue
    }
  }

  /// The ids of the related resource objects.
  public var ids: [Relatable.ID] { idsWithMeta.map(\.id) }

  /// True if the ids are strings without meta.
  static var isPlain: Bool {
    IdMetaType.self == NoMetadata.self && Relatable.ID.self is any PlainIdType.Type
      && MemoryLayout<Relatable.ID>.size == MemoryLayout<PlainId>.size
  }

  init(identifiers: [ID], meta: MetaType, links: LinksType) {
    plain = []
    others = []
    self.meta = meta
    self.links = links
    idsWithMeta = identifiers
  }

  /// Creates a relationship to resource objects from their ids with meta.
  public init(
    idsWithMetadata ids: [(Relatable.ID, IdMetaType)], meta: MetaType, links: LinksType
  ) {
    self.init(identifiers: ids.map { ID(id: $0.0, meta: $0.1) }, meta: meta, links: links)
  }
}

extension ToManyRelationship where MetaType == NoMetadata, LinksType == NoLinks {
  /// A relationship to no resource objects.
  public static var none: Self { Self(idsWithMetadata: [], meta: .none, links: .none) }
}

extension ToManyRelationship where IdMetaType == NoIdMetadata {
  /// The ids of the related resource objects. Changing them, as in `comments.ids.append(id)`, keeps meta and links.
  public var ids: [Relatable.ID] {
    get { idsWithMeta.map(\.id) }
    set { idsWithMeta = newValue.map { ID(id: $0) } }
  }

  /// Creates a relationship to resource objects from their ids.
  public init(ids: [Relatable.ID], meta: MetaType, links: LinksType) {
    self.init(identifiers: ids.map { ID(id: $0) }, meta: meta, links: links)
  }
}

extension ToManyRelationship
where IdMetaType == NoIdMetadata, MetaType == NoMetadata, LinksType == NoLinks {
  /// Creates a relationship to resource objects from their ids.
  public init(ids: [Relatable.ID]) {
    self.init(ids: ids, meta: .none, links: .none)
  }

  /// Returns a relationship to the resource objects with some ids, or `nil` (an absent
  /// relationship) if there is no array.
  public static func ifPresent(ids: [Relatable.ID]?) -> ToManyRelationship? {
    ids.map { ToManyRelationship(ids: $0) }
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
