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

extension MetaRelationship: Codable {
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: RelationshipKey.self)
    meta = try members.decodePart(MetaType.self, forKey: .meta, userInfo: decoder.userInfo)
    links = try members.decodePart(LinksType.self, forKey: .links, userInfo: decoder.userInfo)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: RelationshipKey.self)
    try members.encodePart(meta, forKey: .meta, userInfo: encoder.userInfo)
    try members.encodePart(links, forKey: .links, userInfo: encoder.userInfo)
  }
}
