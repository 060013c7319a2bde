extension MaybeLinked: Codable {
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: RelationshipKey.self)
    if members.contains(.data),
      try Relationship.allowsNull || !members.decodeNil(forKey: .data)
    {
      self.init(try Relationship(from: decoder))
    } else {
      self = .unlinked(
        meta: try members.decodeOmissible(
          MetaType.self, forKey: .meta, userInfo: decoder.userInfo),
        links: try members.decodeOmissible(
          LinksType.self, forKey: .links, userInfo: decoder.userInfo))
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
