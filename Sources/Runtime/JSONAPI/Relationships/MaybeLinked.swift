/// A relationship with `data`, which ``MaybeLinked`` can hold.
public protocol _LinkedRelationship: _RelationshipType, Codable, Equatable
where MetaType: JSONAPI.Meta, LinksType: JSONAPI.Links {
  /// True if `data` is null or an empty array.
  var isEmpty: Bool { get }

  /// True if `data` may be null.
  static var allowsNull: Bool { get }

  /// Returns a relationship whose `data` is an empty array, or `nil` for a to-one relationship.
  static func empty(meta: MetaType, links: LinksType) -> Self?
}

extension ToOneRelationship: _LinkedRelationship {
  public var isEmpty: Bool { id.resourceIdentity() == nil }
  public static var allowsNull: Bool { Identifiable.ID.idOfNull() != nil }
  public static func empty(meta: MetaType, links: LinksType) -> Self? { nil }
}

extension ToManyRelationship: _LinkedRelationship {
  public var isEmpty: Bool { plain.isEmpty && others.isEmpty }
  public static var allowsNull: Bool { false }
  public static func empty(meta: MetaType, links: LinksType) -> Self? {
    Self(idsWithMetadata: [], meta: meta, links: links)
  }
}

/// A relationship that has `data` in some responses and not in others. Some servers send linkage only for
/// relationships that the client asked to include.
///
/// `article ~> \.reviews` returns the ids if the relationship is linked; otherwise, `nil`.
public enum MaybeLinked<Relationship: _LinkedRelationship> {
  /// The meta of the relationship.
  public typealias MetaType = Relationship.MetaType
  /// The links of the relationship.
  public typealias LinksType = Relationship.LinksType

  /// `data` refers to at least one resource object. (With empty `data` this case equals `empty`.)
  case linked(Relationship)
  /// `data` is empty. Some servers also send empty `data` for relationships that they did not load, so it
  /// is reliable only if the relationship was included. A to-many relationship whose `data` is null,
  /// which the specification forbids, is also empty.
  case empty(Relationship)
  /// `data` is absent, or null in a to-one relationship that does not allow null.
  case unlinked(meta: MetaType, links: LinksType)

  /// Creates a linked or empty relationship, depending on its `data`.
  public init(_ relationship: Relationship) {
    self = relationship.isEmpty ? .empty(relationship) : .linked(relationship)
  }
}

extension MaybeLinked: _RelationshipType {
  /// The meta of the relationship, linked or not.
  public var meta: MetaType { parts.meta }

  /// The links of the relationship, linked or not.
  public var links: LinksType { parts.links }

  /// The relationship if it is linked; otherwise, `nil`.
  public var linked: Relationship? {
    if case .linked(let relationship) = self, !relationship.isEmpty { relationship } else { nil }
  }

  /// The relationship if it has `data`, and what it has in any case.
  var parts: (withData: Relationship?, meta: MetaType, links: LinksType) {
    switch self {
    case .linked(let relationship), .empty(let relationship):
      (relationship, relationship.meta, relationship.links)
    case .unlinked(let meta, let links): (nil, meta, links)
    }
  }
}

extension MaybeLinked: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.parts == right.parts }
}

extension MaybeLinked: Hashable
where Relationship: Hashable, MetaType: Hashable, LinksType: Hashable {
  public func hash(into hasher: inout Hasher) {
    let (relationship, meta, links) = parts
    hasher.combine(relationship)
    hasher.combine(meta)
    hasher.combine(links)
  }
}

extension MaybeLinked: Sendable
where Relationship: Sendable, MetaType: Sendable, LinksType: Sendable {}

extension MaybeLinked {
  /// Creates a to-one relationship with `data`.
  public init<Related: JSONAPIIdentifiable>(id: Related.ID)
  where Relationship == ToOne<Related> {
    self.init(Relationship(id: id))
  }

  /// Creates a to-one relationship with `data`, meta and links.
  public init<Related: JSONAPIIdentifiable, Meta: JSONAPI.Meta, Links: JSONAPI.Links>(
    id: Related.ID, meta: Meta, links: Links
  ) where Relationship == ToOneRelationship<Related, NoIdMetadata, Meta, Links> {
    self.init(Relationship(id: id, meta: meta, links: links))
  }

  /// Creates a to-many relationship with `data`.
  public init<Related: Relatable>(ids: [Related.ID]) where Relationship == ToMany<Related> {
    self.init(Relationship(ids: ids))
  }

  /// Creates a to-many relationship with `data`, meta and links.
  public init<Related: Relatable, Meta: JSONAPI.Meta, Links: JSONAPI.Links>(
    ids: [Related.ID], meta: Meta, links: Links
  ) where Relationship == ToManyRelationship<Related, NoIdMetadata, Meta, Links> {
    self.init(Relationship(ids: ids, meta: meta, links: links))
  }

  /// Returns a to-one relationship with `data`, or `nil` (an absent relationship) if there is no
  /// id. If `data` may be null, the outer `nil` means absent and the inner one null.
  public static func ifPresent<Related: JSONAPIIdentifiable>(id: Related.ID?) -> MaybeLinked?
  where Relationship == ToOne<Related> {
    id.map { MaybeLinked(id: $0) }
  }

  /// Returns a to-many relationship with `data`, or `nil` (an absent
  /// relationship) if there is no array.
  public static func ifPresent<Related: Relatable>(ids: [Related.ID]?) -> MaybeLinked?
  where Relationship == ToMany<Related> {
    ids.map { MaybeLinked(ids: $0) }
  }
}
