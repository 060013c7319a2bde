/// The members of a resource object and of a resource identifier object.
enum ResourceObjectKey: String, CodingKey {
  case type, id, lid, attributes, relationships, meta, links
}

extension ResourceObject {
  /// Decodes a resource object. Throws a ``ResourceObjectDecodingError``.
  public init(from decoder: any Decoder) throws {
    do {
      try self.init(members: _OpenedResource(decoder))
    } catch {
      throw ResourceObjectDecodingError(
        error, expectedType: Description.jsonType, readFrom: decoder)
    }
  }

  /// Decodes the rest of a resource object. Throws a ``ResourceObjectDecodingError``.
  public static func _opened(_ resource: _OpenedResource) throws -> Self {
    do {
      return try Self(members: resource)
    } catch {
      throw ResourceObjectDecodingError(
        error, expectedType: Description.jsonType, readFrom: resource.decoder)
    }
  }

  private init(members resource: _OpenedResource) throws {
    let members = resource.members
    guard resource.type == Description.jsonType else {
      throw JSONAPICodingError.typeMismatch(
        expected: Description.jsonType, found: resource.type,
        path: resource.decoder.codingPath)
    }
    let userInfo = resource.decoder.userInfo
    let id = try members.decodeId(of: JSONAPI.Id<EntityRawIdType, Self>.self)
    rawId = id.rawValue
    idForm = id.form
    attributes = try members.decodePart(
      Description.Attributes.self, forKey: .attributes, userInfo: userInfo)
    relationships = try members.decodePart(
      Description.Relationships.self, forKey: .relationships, userInfo: userInfo)
    meta = try members.decodePart(MetaType.self, forKey: .meta, userInfo: userInfo)
    links = try members.decodePart(LinksType.self, forKey: .links, userInfo: userInfo)
  }

  public func encode(to encoder: any Encoder) throws {
    try encode(
      to: encoder,
      attributes: Part.isWritten(attributes, userInfo: encoder.userInfo) ? attributes : nil,
      relationships: Part.isWritten(relationships, userInfo: encoder.userInfo) ? relationships : nil
    )
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
    if hasMeta { try members.encodePart(meta, forKey: .meta, userInfo: encoder.userInfo) }
    if hasLinks { try members.encodePart(links, forKey: .links, userInfo: encoder.userInfo) }
  }
}

/// A resource object whose `type` is already decoded, so that the Swift type for
/// the rest can be chosen.
public struct _OpenedResource {
  /// The resource type.
  public let type: String
  /// The decoder of the whole resource object.
  public let decoder: any Decoder
  // Kept so that the resource object need not be opened again.
  let members: KeyedDecodingContainer<ResourceObjectKey>

  /// Decodes the `type` of a resource object.
  package init(_ decoder: any Decoder) throws {
    self.decoder = decoder
    members = try decoder.container(keyedBy: ResourceObjectKey.self)
    type = try members.decode(String.self, forKey: .type)
  }
}
