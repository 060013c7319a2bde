/// A relationship with links or meta, or both, but without `data`.
public struct MetaRelationship<MetaType: Meta, LinksType: Links>: _RelationshipType, Equatable {
  /// The meta of the relationship.
  public let meta: MetaType
  /// The links of the relationship.
  public let links: LinksType

  /// Creates a relationship with meta and links.
  public init(meta: MetaType, links: LinksType) {
    self.meta = meta
    self.links = links
  }
}

extension MetaRelationship: Hashable where MetaType: Hashable, LinksType: Hashable {}
extension MetaRelationship: Sendable where MetaType: Sendable, LinksType: Sendable {}

extension MetaRelationship: CustomStringConvertible {
  public var description: String { "Relationship(meta: \(meta), links: \(links))" }
}
