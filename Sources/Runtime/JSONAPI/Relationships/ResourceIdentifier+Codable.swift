extension ResourceIdentifier: Codable {
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: ResourceObjectKey.self)
    id = try members.decodeIdentity(of: Identifiable.ID.self)
    meta = try members.decodePart(IdMeta.self, forKey: .meta, userInfo: decoder.userInfo)
  }

  public func encode(to encoder: any Encoder) throws {
    try Linkage(id: id, meta: meta).encode(to: encoder)
  }
}

/// The linkage of a relationship, or an element of it: a resource identifier object, or null.
struct Linkage<ID: _OptionalId, IdMeta: Meta>: Codable {
  let id: ID
  let meta: IdMeta

  init(id: ID, meta: IdMeta) {
    self.id = id
    self.meta = meta
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: ResourceObjectKey.self)
    id = try members.decodeIdentity(of: ID.self)
    meta = try members.decodePart(IdMeta.self, forKey: .meta, userInfo: decoder.userInfo)
  }

  func encode(to encoder: any Encoder) throws {
    guard let identity = id.resourceIdentity() else {
      var null = encoder.singleValueContainer()
      try null.encodeNil()
      return
    }
    var members = encoder.container(keyedBy: ResourceObjectKey.self)
    try members.encode(identity)
    try members.encodePart(meta, forKey: .meta, userInfo: encoder.userInfo)
  }
}

extension KeyedDecodingContainer<ResourceObjectKey> {
  /// Decodes the id from the type and id of a resource identifier object.
  fileprivate func decodeIdentity<ID: _OptionalId>(of type: ID.Type) throws -> ID {
    let type = try decode(String.self, forKey: .type)
    let (text, numberError) = try decodeIdTextIfPresent()
    let identity =
      if let text {
        ResourceIdentity(type: type, id: text, canonicalId: nil, isNumber: numberError != nil)
      } else if let lid = try decodeIfPresent(String.self, forKey: .lid) {
        ResourceIdentity(type: type, id: lid, isLocal: true)
      } else {
        ResourceIdentity(type: type, id: try decode(String.self, forKey: .id))
      }
    do {
      return try ID.id(identifier: identity)
    } catch let error as InvalidIdentifier where error.problem == .type {
      throw JSONAPICodingError.typeMismatch(
        expected: error.expectedTypes.joined(separator: " or "), found: error.found.type,
        path: codingPath)
    } catch {
      throw numberError
        ?? DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: codingPath + [identity.isLocal ? ResourceObjectKey.lid : .id],
            debugDescription: "\(error)",
            underlyingError: error))
    }
  }
}
