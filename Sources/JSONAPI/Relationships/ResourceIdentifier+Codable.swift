extension ResourceIdentifier: Codable {
  public init(from decoder: any Decoder) throws {
    let identifier = try Linkage<Identifiable.ID, IdMeta>(from: decoder)
    id = identifier.id
    meta = identifier.meta
  }

  public func encode(to encoder: any Encoder) throws {
    try Linkage(id: id, meta: meta).encode(to: encoder)
  }
}

/// What stands in a relationship's `data`, or in an array there: a resource identifier object, or null.
struct Linkage<ID: OptionalId, IdMeta: Meta>: Codable {
  let id: ID
  let meta: IdMeta

  init(id: ID, meta: IdMeta) {
    self.id = id
    self.meta = meta
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: ResourceObjectKey.self)
    let identity = ResourceIdentity(
      type: try members.decode(String.self, forKey: .type), id: try Self.idText(members))
    do {
      id = try ID.id(identifier: identity)
    } catch let error as InvalidIdentifier where error.problem == .type {
      throw JSONAPICodingError.typeMismatch(
        expected: error.expectedTypes.joined(separator: " or "), found: error.found.type,
        path: decoder.codingPath)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath + [ResourceObjectKey.id], debugDescription: "\(error)",
          underlyingError: error))
    }
    meta = try members.decodeOmissible(IdMeta.self, forKey: .meta, userInfo: decoder.userInfo)
  }

  /// The id; the digits of a number, which servers write, where the ids are no strings.
  private static func idText(
    _ members: KeyedDecodingContainer<ResourceObjectKey>
  ) throws -> String {
    do {
      return try members.decode(String.self, forKey: .id)
    } catch {
      guard ID.RawType.self != String.self,
        let number = try? members.decode(Int64.self, forKey: .id)
      else { throw error }
      return number.description
    }
  }

  func encode(to encoder: any Encoder) throws {
    guard let identity = id.resourceIdentity() else {
      var null = encoder.singleValueContainer()
      try null.encodeNil()
      return
    }
    var members = encoder.container(keyedBy: ResourceObjectKey.self)
    try members.encode(identity.type, forKey: .type)
    try members.encode(identity.id, forKey: .id)
    try members.encodeOmissible(meta, forKey: .meta, userInfo: encoder.userInfo)
  }
}
