/// A relationship without `data`, which has links, meta or both.
public struct MetaRelationship<MetaType: Meta, LinksType: Links>: RelationshipType, Equatable {
  /// The meta of the relationship.
  public let meta: MetaType
  /// The links of the relationship.
  public let links: LinksType

  /// A relationship of meta and links.
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
