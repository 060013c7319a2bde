/// A relationship without `data`, which has links, meta or both.
public struct MetaRelationship<MetaType: Meta, LinksType: Links>: RelationshipType, Equatable {
  public let meta: MetaType
  public let links: LinksType

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
