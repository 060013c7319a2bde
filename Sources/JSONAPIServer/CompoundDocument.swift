import JSONAPI

/// The document of an answer.
struct CompoundDocument: Encodable {
  enum PrimaryData {
    case one(OutgoingResource?)
    case many([OutgoingResource])
    case relationship(UntypedRelationship)
  }

  let data: PrimaryData
  var included: [OutgoingResource]?
  /// The names in JSON of the fields to write, by resource type.
  var fields: [String: Set<String>] = [:]
  var links: [String: String?] = [:]
  var meta: (any Encodable & Sendable)?
  var apiDescription: UntypedAPIDescription?

  init(data: PrimaryData) { self.data = data }

  private enum CodingKeys: CodingKey {
    case jsonapi, links, data, included, meta
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(apiDescription, forKey: .jsonapi)
    switch data {
    case .one(nil): try members.encodeNil(forKey: .data)
    case .one(let resource?): try members.encode(written(resource), forKey: .data)
    case .many(let resources): try members.encode(resources.map(written), forKey: .data)
    case .relationship(let relationship):
      switch relationship.data {
      case nil: break
      case .null?: try members.encodeNil(forKey: .data)
      case .one(let identifier)?: try members.encode(identifier, forKey: .data)
      case .many(let identifiers)?: try members.encode(identifiers, forKey: .data)
      }
      if !relationship.links.isEmpty { try members.encode(relationship.links, forKey: .links) }
      if !relationship.meta.isEmpty { try members.encode(relationship.meta, forKey: .meta) }
    }
    if let included { try members.encode(included.map(written), forKey: .included) }
    if !links.isEmpty { try members.encode(links, forKey: .links) }
    if let meta { try meta.encode(to: members.superEncoder(forKey: .meta)) }
  }

  private func written(_ resource: OutgoingResource) -> WrittenResource {
    WrittenResource(resource: resource, fields: fields[resource.identity.type])
  }

  private struct WrittenResource: Encodable {
    let resource: OutgoingResource
    let fields: Set<String>?

    func encode(to encoder: any Encoder) throws {
      try resource.encode(fields: fields, to: encoder)
    }
  }
}
