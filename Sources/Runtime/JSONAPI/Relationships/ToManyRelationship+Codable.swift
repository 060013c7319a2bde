extension ToManyRelationship: Codable {
  public init(from decoder: any Decoder) throws {
    try self.init(
      members: decoder.container(keyedBy: RelationshipKey.self), userInfo: decoder.userInfo)
  }

  init(
    members: KeyedDecodingContainer<RelationshipKey>,
    userInfo: @autoclosure () -> [CodingUserInfoKey: Any]
  ) throws {
    let identifiers = try members.decode([ID].self, forKey: .data)
    let meta = try members.decodePart(MetaType.self, forKey: .meta, userInfo: userInfo())
    let links = try members.decodePart(LinksType.self, forKey: .links, userInfo: userInfo())
    self.init(identifiers: identifiers, meta: meta, links: links)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: RelationshipKey.self)
    if let identifiers = plainIdentifiers {
      try members.encode(identifiers, forKey: .data)
    } else {
      try members.encode(idsWithMeta, forKey: .data)
    }
    try members.encodePart(meta, forKey: .meta, userInfo: encoder.userInfo)
    try members.encodePart(links, forKey: .links, userInfo: encoder.userInfo)
  }
}

extension ToManyRelationship {
  /// The identifiers; `nil` if one of them has meta or has no id.
  private var plainIdentifiers: [PlainLinkage.Identifier]? {
    guard IdMetaType.self == NoIdMetadata.self else { return nil }
    var identifiers: [PlainLinkage.Identifier] = []
    identifiers.reserveCapacity(idsWithMeta.count)
    for identifier in idsWithMeta {
      guard let identity = identifier.id.resourceIdentity() else { return nil }
      identifiers.append(PlainLinkage.Identifier(identity: identity))
    }
    return identifiers
  }
}

extension KeyedDecodingContainer {
  /// Decodes a relationship that may be absent. One without `data` counts as absent.
  public func decodeIfPresent<Related, IdMeta, Meta, Links>(
    _ type: ToManyRelationship<Related, IdMeta, Meta, Links>.Type, forKey key: Key
  ) throws -> ToManyRelationship<Related, IdMeta, Meta, Links>? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    let members = try nestedContainer(keyedBy: RelationshipKey.self, forKey: key)
    guard members.contains(.data) else { return nil }
    return try ToManyRelationship(members: members, userInfo: userInfo(forKey: key))
  }
}
