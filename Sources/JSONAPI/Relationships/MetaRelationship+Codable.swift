extension MetaRelationship: Codable {
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: RelationshipKey.self)
    meta = try members.decodeOmissible(MetaType.self, forKey: .meta, userInfo: decoder.userInfo)
    links = try members.decodeOmissible(LinksType.self, forKey: .links, userInfo: decoder.userInfo)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: RelationshipKey.self)
    try members.encodeOmissible(meta, forKey: .meta, userInfo: encoder.userInfo)
    try members.encodeOmissible(links, forKey: .links, userInfo: encoder.userInfo)
  }
}
