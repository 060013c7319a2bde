import JSONAPI

/// The document of a response.
struct CompoundDocument: ModelEncodable {
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

  func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try write(members: &writer)
  }

  func write(to writer: inout ModelWriter) throws {
    try writer.writeObject { try write(members: &$0) }
  }

  private func write(members writer: inout ModelWriter) throws {
    try writer.write("jsonapi", apiDescription)
    switch data {
    case .one(let resource): try writer.write(nullable: "data", resource.map(written))
    case .many(let resources): try writer.write("data", resources.map(written))
    case .relationship(let relationship):
      switch relationship.data {
      case nil: break
      case .null?: try writer.write(nullable: "data", JSONValue.null)
      case .one(let identifier)?: try writer.write("data", identifier)
      case .many(let identifiers)?: try writer.write("data", identifiers)
      }
      if !relationship.links.isEmpty { try writer.write("links", relationship.links) }
      if !relationship.meta.isEmpty { try writer.write("meta", relationship.meta) }
    }
    try writer.write("included", included?.map(written))
    if !links.isEmpty { try writer.write("links", links) }
    if let meta { try writer.write("meta", meta) }
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
