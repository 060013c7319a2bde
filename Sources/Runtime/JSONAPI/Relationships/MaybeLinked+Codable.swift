extension MaybeLinked: Codable {
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: RelationshipKey.self)
    let hasData = members.contains(.data)
    if hasData, try Relationship.allowsNull || !members.decodeNil(forKey: .data) {
      self.init(try Relationship(from: decoder))
      return
    }
    let meta = try members.decodePart(
      MetaType.self, forKey: .meta, userInfo: decoder.userInfo)
    let links = try members.decodePart(
      LinksType.self, forKey: .links, userInfo: decoder.userInfo)
    if hasData, let empty = Relationship.empty(meta: meta, links: links) {
      self = .empty(empty)
    } else {
      self = .unlinked(meta: meta, links: links)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .linked(let relationship), .empty(let relationship):
      try relationship.encode(to: encoder)
    case .unlinked(let meta, let links):
      try MetaRelationship(meta: meta, links: links).encode(to: encoder)
    }
  }
}
