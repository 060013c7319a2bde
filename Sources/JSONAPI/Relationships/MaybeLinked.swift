/// A relationship with `data`: what ``MaybeLinked`` may hold.
public protocol LinkedRelationship: RelationshipType, Codable, Equatable
where MetaType: JSONAPI.Meta, LinksType: JSONAPI.Links {
  /// Whether `data` leads to nothing: it is null, or an empty array.
  var isEmpty: Bool { get }

  /// Whether `data` may be null.
  static var allowsNull: Bool { get }

  /// A relationship whose `data` leads to nothing without being null; `nil` if there is none.
  static func empty(meta: MetaType, links: LinksType) -> Self?
}

extension ToOneRelationship: LinkedRelationship where Identifiable.ID: OptionalId {
  public var isEmpty: Bool { id.resourceIdentity() == nil }
  public static var allowsNull: Bool { Identifiable.ID.idOfNull() != nil }
  public static func empty(meta: MetaType, links: LinksType) -> Self? { nil }
}

extension ToManyRelationship: LinkedRelationship {
  public var isEmpty: Bool { idsWithMeta.isEmpty }
  public static var allowsNull: Bool { false }
  public static func empty(meta: MetaType, links: LinksType) -> Self? {
    .none(withMeta: meta, links: links)
  }
}

/// A relationship that has its `data` in some responses and not in others: a server that writes the
/// linkage only of relationships it was asked to include.
///
/// `article ~> \.reviews` gives the ids if the relationship is linked, else `nil`.
public enum MaybeLinked<Relationship: LinkedRelationship> {
  /// The meta of the relationship.
  public typealias MetaType = Relationship.MetaType
  /// The links of the relationship.
  public typealias LinksType = Relationship.LinksType

  /// There is `data`, and it leads to something. (If it does not, this is the same as `empty`.)
  case linked(Relationship)
  /// There is `data`, and it leads to nothing: which some servers also write for what they did not
  /// load, so that it is true only if the relationship was included. A to-many relationship that is
  /// null, which none must be, is empty too.
  case empty(Relationship)
  /// There is no `data`. (Or it is that of a to-one relationship that must not be null, but is.)
  case unlinked(meta: MetaType, links: LinksType)

  /// A relationship that is linked or empty, as its `data` says.
  public init(_ relationship: Relationship) {
    self = relationship.isEmpty ? .empty(relationship) : .linked(relationship)
  }
}

extension MaybeLinked: RelationshipType {
  /// The meta, which is there whether the relationship is linked or not.
  public var meta: MetaType {
    switch self {
    case .linked(let relationship), .empty(let relationship): relationship.meta
    case .unlinked(let meta, _): meta
    }
  }

  /// The links, which are there whether the relationship is linked or not.
  public var links: LinksType {
    switch self {
    case .linked(let relationship), .empty(let relationship): relationship.links
    case .unlinked(_, let links): links
    }
  }

  /// The relationship if it is linked.
  public var linked: Relationship? {
    if case .linked(let relationship) = self, !relationship.isEmpty { relationship } else { nil }
  }
}

extension MaybeLinked: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.linked(let left), .linked(let right)), (.linked(let left), .empty(let right)),
      (.empty(let left), .linked(let right)), (.empty(let left), .empty(let right)):
      left == right
    case (.unlinked(let meta, let links), .unlinked(let otherMeta, let otherLinks)):
      meta == otherMeta && links == otherLinks
    default: false
    }
  }
}

extension MaybeLinked: Hashable
where Relationship: Hashable, MetaType: Hashable, LinksType: Hashable {
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .linked(let relationship), .empty(let relationship): hasher.combine(relationship)
    case .unlinked(let meta, let links):
      hasher.combine(meta)
      hasher.combine(links)
    }
  }
}

extension MaybeLinked: Sendable
where Relationship: Sendable, MetaType: Sendable, LinksType: Sendable {}
