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
  /// The description; `nil` if the server does not have the type.
  var description: (any ServerResource.Type)? { resource.description }

  /// Returns the relationships with some names in JSON.
  func relationships(_ names: Set<String>) -> [String: any Encodable] {
    resource.relationships(names)
  }

  /// Encodes the resource object with some fields, or with all.
  func encode(fields: Set<String>?, to encoder: any Encoder) throws {
    try resource.encode(fields: fields, to: encoder)
  }

  /// Writes the resource object with some fields, or with all.
  func write(fields: Set<String>?, to writer: inout ModelWriter) throws {
    try resource.write(fields: fields, to: &writer)
  }
}

private protocol Writable: Sendable {
  var identity: ResourceIdentity { get }
  var description: (any ServerResource.Type)? { get }
  func relationships(_ names: Set<String>) -> [String: any Encodable]
  func encode(fields: Set<String>?, to encoder: any Encoder) throws
  func write(fields: Set<String>?, to writer: inout ModelWriter) throws
}

private struct Content<Resource: IdentifiableResourceObjectType & Sendable>: Writable {
  let resource: Resource

  var identity: ResourceIdentity { resource.id.wireIdentity.canonical }
  var description: (any ServerResource.Type)? {
    Resource.Description.self as? any ServerResource.Type
  }

  func relationships(_ names: Set<String>) -> [String: any Encodable] {
    resource.relationships(names)
  }

  func encode(fields: Set<String>?, to encoder: any Encoder) throws {
    guard let fields else { return try resource.encode(to: encoder) }
    try SelectedResource(resource, fields: fields).encode(to: encoder)
  }

  func write(fields: Set<String>?, to writer: inout ModelWriter) throws {
    guard let fields else { return try writer.write(value: resource) }
    try SelectedResource(resource, fields: fields).write(to: &writer)
  }
}
