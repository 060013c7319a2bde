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
