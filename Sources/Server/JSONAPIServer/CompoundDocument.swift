import JSONAPI
import JSONAPIUntyped

/// The document of a response.
struct CompoundDocument: EncodedAsMembers {
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

  func encodedMembers(_ userInfo: [CodingUserInfoKey: Any]) -> EncodedMembers {
    var members: [EncodedMembers.Member] = []
    if let apiDescription { members.append(("jsonapi", apiDescription)) }
    switch data {
    case .one(let resource): members.append(("data", resource.map(written)))
    case .many(let resources): members.append(("data", resources.map(written)))
    case .relationship(let relationship):
      switch relationship.data {
      case nil: break
      case .null?: members.append(("data", JSONValue.null))
      case .one(let identifier)?: members.append(("data", identifier))
      case .many(let identifiers)?: members.append(("data", identifiers))
      }
      if !relationship.links.isEmpty { members.append(("links", relationship.links)) }
      if !relationship.meta.isEmpty { members.append(("meta", relationship.meta)) }
    }
    if let included { members.append(("included", included.map(written))) }
    if !links.isEmpty { members.append(("links", links)) }
    if let meta { members.append(("meta", meta)) }
    return EncodedMembers(members)
  }

  private func written(_ resource: OutgoingResource) -> WrittenResource {
    WrittenResource(resource: resource, fields: fields[resource.identity.type])
  }

  private struct WrittenResource: ModelEncodable {
    let resource: OutgoingResource
    let fields: Set<String>?

    func encode(to encoder: any Encoder) throws {
      try resource.encode(fields: fields, to: encoder)
    }

    func write(to writer: inout ModelWriter) throws {
      try resource.write(fields: fields, to: &writer)
    }
  }
}
