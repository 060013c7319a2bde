/// The members of a resource object and of a resource identifier object.
enum ResourceObjectKey: String, CodingKey {
  case type, id, lid, attributes, relationships, meta, links
}

extension ResourceObject {
  /// Decodes a resource object. Throws a ``ResourceObjectDecodingError``.
  public init(from decoder: any Decoder) throws {
    do {
      let members: KeyedDecodingContainer<ResourceObjectKey>
      let type: String
      if let opened = decoder.known(as: OpenedResourceDecoder.self) {
        members = opened.members
        type = opened.type
      } else if let resource = decoder.handedOver(Self.self) {
        self = resource
        return
      } else {
        members = try decoder.container(keyedBy: ResourceObjectKey.self)
        type = try members.decode(String.self, forKey: .type)
      }
      guard type == Description.jsonType else {
        throw JSONAPICodingError.typeMismatch(
          expected: Description.jsonType, found: type, path: decoder.codingPath)
      }
      let userInfo = decoder.userInfo
      let id = try members.decodeId(of: JSONAPI.Id<EntityRawIdType, Self>.self)
      rawId = id.rawValue
      idForm = id.form
      attributes = try members.decodeOmissible(
        Description.Attributes.self, forKey: .attributes, userInfo: userInfo)
      relationships = try members.decodeOmissible(
        Description.Relationships.self, forKey: .relationships, userInfo: userInfo)
      meta = try members.decodeOmissible(MetaType.self, forKey: .meta, userInfo: userInfo)
      links = try members.decodeOmissible(LinksType.self, forKey: .links, userInfo: userInfo)
    } catch {
      throw ResourceObjectDecodingError(
        error, expectedType: Description.jsonType, readFrom: decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    try encode(
      to: encoder,
      attributes: attributes.isWritten(userInfo: encoder.userInfo) ? attributes : nil,
      relationships: relationships.isWritten(userInfo: encoder.userInfo) ? relationships : nil)
  }

}

extension ResourceObjectType {
  /// Encodes the resource object with the given attributes and relationships.
  func encode<Attributes: Encodable, Relationships: Encodable>(
    to encoder: any Encoder, attributes: Attributes?, relationships: Relationships?,
    hasMeta: Bool = true, hasLinks: Bool = true
  ) throws {
    var members = encoder.container(keyedBy: ResourceObjectKey.self)
    if let identity = id.resourceIdentity() {
      try members.encode(identity)
    } else {
      try members.encode(Self.jsonType, forKey: .type)
    }
    if let attributes { try members.encode(attributes, forKey: .attributes) }
    if let relationships { try members.encode(relationships, forKey: .relationships) }
    if hasMeta { try members.encodeOmissible(meta, forKey: .meta, userInfo: encoder.userInfo) }
    if hasLinks { try members.encodeOmissible(links, forKey: .links, userInfo: encoder.userInfo) }
  }
}
