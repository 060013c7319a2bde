/// A relationship with `data`: what ``MaybeLinked`` may hold.
public protocol LinkedRelationship: RelationshipType, Codable, Equatable
where MetaType: JSONAPI.Meta, LinksType: JSONAPI.Links {
  /// Whether `data` leads to nothing: it is null, or an empty array.
  var isEmpty: Bool { get }

  /// Whether `data` may be null.
  static var allowsNull: Bool { get }
}

extension ToOneRelationship: LinkedRelationship where Identifiable.ID: OptionalId {
  public var isEmpty: Bool { id.resourceIdentity() == nil }
  public static var allowsNull: Bool { Identifiable.ID.idOfNull() != nil }
}

extension ToManyRelationship: LinkedRelationship {
  public var isEmpty: Bool { idsWithMeta.isEmpty }
  public static var allowsNull: Bool { false }
}

/// A relationship that has its `data` in some responses and not in others: a server that writes the
/// linkage only of relationships it was asked to include.
///
/// `article ~> \.reviews` gives the ids if the relationship is linked, else `nil`.
public enum MaybeLinked<Relationship: LinkedRelationship> {
  public typealias MetaType = Relationship.MetaType
  public typealias LinksType = Relationship.LinksType

  /// There is `data`, and it leads to something.
  case linked(Relationship)
  /// There is `data`, and it leads to nothing: which some servers also write for what they did not
  /// load, so that it is true only if the relationship was included.
  case empty(Relationship)
  /// There is no `data`. (Or it is null where it must not be.)
  case unlinked(meta: MetaType, links: LinksType)

  /// A relationship that is linked or empty, as its `data` says.
  public init(_ relationship: Relationship) {
    self = relationship.isEmpty ? .empty(relationship) : .linked(relationship)
  }
}

extension MaybeLinked: RelationshipType {
  public var meta: MetaType {
    switch self {
    case .linked(let relationship), .empty(let relationship): relationship.meta
    case .unlinked(let meta, _): meta
    }
  }

  public var links: LinksType {
    switch self {
    case .linked(let relationship), .empty(let relationship): relationship.links
    case .unlinked(_, let links): links
    }
  }

  /// The relationship if it is linked.
  public var linked: Relationship? {
    if case .linked(let relationship) = self { relationship } else { nil }
  }
}

extension MaybeLinked: Equatable {}
extension MaybeLinked: Hashable
where Relationship: Hashable, MetaType: Hashable, LinksType: Hashable {}
extension MaybeLinked: Sendable
where Relationship: Sendable, MetaType: Sendable, LinksType: Sendable {}
