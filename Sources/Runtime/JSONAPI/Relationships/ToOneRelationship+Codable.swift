extension ToOneRelationship: Codable where Identifiable.ID: _OptionalId {
  public init(from decoder: any Decoder) throws {
    try self.init(
      members: decoder.container(keyedBy: RelationshipKey.self), userInfo: decoder.userInfo)
  }

  init(
    members: KeyedDecodingContainer<RelationshipKey>,
    userInfo: @autoclosure () -> [CodingUserInfoKey: Any]
  ) throws {
    let linkage: (Identifiable.ID, IdMetaType)
    if let none = Identifiable.ID.idOfNull(), try members.decodeNil(forKey: .data) {
      linkage = (
        none,
        try Part.whenAbsent(
          IdMetaType.self,
          emptyObject: EmptyObjectDecoder(codingPath: members.codingPath, userInfo: userInfo()))
      )
    } else {
      let identifier = try members.decode(
        Linkage<Identifiable.ID, IdMetaType>.self, forKey: .data)
      linkage = (identifier.id, identifier.meta)
    }
    self.init(
      id: linkage,
      meta: try members.decodePart(MetaType.self, forKey: .meta, userInfo: userInfo()),
      links: try members.decodePart(LinksType.self, forKey: .links, userInfo: userInfo()))
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: RelationshipKey.self)
    let identity = id.resourceIdentity()
    if let identity, Part.omission(of: idMeta) == .always {
      try members.encode(PlainLinkage.Identifier(identity: identity), forKey: .data)
    } else if identity == nil {
      try members.encodeNil(forKey: .data)
    } else {
      try members.encode(Linkage(id: id, meta: idMeta), forKey: .data)
    }
    try members.encodePart(meta, forKey: .meta, userInfo: encoder.userInfo)
    try members.encodePart(links, forKey: .links, userInfo: encoder.userInfo)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a relationship that may be absent. One without `data` counts as absent.
  public func decodeIfPresent<Identifiable, IdMeta, Meta, Links>(
    _ type: ToOneRelationship<Identifiable, IdMeta, Meta, Links>.Type, forKey key: Key
  ) throws -> ToOneRelationship<Identifiable, IdMeta, Meta, Links>?
  where Identifiable.ID: _OptionalId {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    let members = try nestedContainer(keyedBy: RelationshipKey.self, forKey: key)
    guard members.contains(.data) else { return nil }
    return try ToOneRelationship(members: members, userInfo: userInfo(forKey: key))
  }
}
