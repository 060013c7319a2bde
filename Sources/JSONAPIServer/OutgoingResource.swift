import JSONAPI
import JSONAPIQuery

/// A resource object of any type, on its way into a document.
struct OutgoingResource: Sendable {
  private let resource: any Writable

  init<Resource: IdentifiableResourceObjectType & Sendable>(_ resource: Resource) {
    self.resource = Content(resource: resource)
  }

  /// The type and id.
  var identity: ResourceIdentity { resource.identity }
  /// The description; `nil` if the server does not answer for the type.
  var description: (any ServerResource.Type)? { resource.description }

  /// Returns the relationships of some names in JSON.
  func relationships(_ names: Set<String>) -> [String: any Encodable] {
    resource.relationships(names)
  }

  /// Encodes the resource object with some fields, or with all.
  func encode(fields: Set<String>?, to encoder: any Encoder) throws {
    try resource.encode(fields: fields, to: encoder)
  }

  /// Writes the resource object with all fields.
  func write(to writer: inout ModelWriter) throws {
    try resource.write(to: &writer)
  }
}

private protocol Writable: Sendable {
  var identity: ResourceIdentity { get }
  var description: (any ServerResource.Type)? { get }
  func relationships(_ names: Set<String>) -> [String: any Encodable]
  func encode(fields: Set<String>?, to encoder: any Encoder) throws
  func write(to writer: inout ModelWriter) throws
}

private struct Content<Resource: IdentifiableResourceObjectType & Sendable>: Writable {
  let resource: Resource

  var identity: ResourceIdentity { resource.id.wireIdentity.canonical }
  var description: (any ServerResource.Type)? {
    Resource.Description.self as? any ServerResource.Type
  }

  func relationships(_ names: Set<String>) -> [String: any Encodable] {
    RelationshipFinder.relationships(names, of: resource.relationships)
  }

  func encode(fields: Set<String>?, to encoder: any Encoder) throws {
    if let fields, let resource = resource as? any SparselyEncodable {
      try resource.encode(to: encoder, fields: fields)
    } else {
      try resource.encode(to: encoder)
    }
  }

  func write(to writer: inout ModelWriter) throws {
    try resource.write(to: &writer)
  }
}
