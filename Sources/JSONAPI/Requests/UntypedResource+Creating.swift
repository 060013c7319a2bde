#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UntypedResource {
  /// A resource object as a request writes it that creates it: its attributes, the `data` of its
  /// relationships, its meta; no links.
  ///
  /// It has the id that the resource object has: none if it is ``Unidentified``, the client's own, or
  /// a local one (`Id(localId:)`).
  ///
  /// Throws what the encoder throws.
  ///
  /// See [Creating Resources](https://jsonapi.org/format/#crud-creating).
  public init(
    creating resource: some ResourceObjectType, with encoder: JSONEncoder = JSONEncoder()
  ) throws {
    try self.init(encoding: resource, with: encoder)
    links = [:]
    relationships = relationships.compactMapValues(\.asWritten)
    otherMembers = [:]
  }

  /// What has changed between two values of one resource object, as a request writes it that makes
  /// the change: the attributes that are different, and the `data` of the relationships that are.
  ///
  /// ```swift
  /// let edited = article.tappingAttributes { $0.title.value = "Kaiseki" }
  /// let changes = try UntypedResource(changesFrom: article, to: edited)
  /// changes.attributes    // ["title": "Kaiseki"]
  /// ```
  ///
  /// A member that the new value lacks is left untouched: in a request, only null takes a value away.
  ///
  /// Throws a ``DifferentResources`` if the ids are not the same, and what the encoder throws.
  ///
  /// See [Updating Resources](https://jsonapi.org/format/#crud-updating).
  public init<Resource: ResourceObjectType>(
    changesFrom original: Resource, to changed: Resource, with encoder: JSONEncoder = JSONEncoder()
  ) throws where Resource.EntityRawIdType: RawIdType {
    guard original.id == changed.id else {
      throw DifferentResources(
        type: Resource.jsonType, ids: [original.id.wireText, changed.id.wireText])
    }
    let old = try UntypedResource(creating: original, with: encoder)
    let new = try UntypedResource(creating: changed, with: encoder)
    self.init(type: new.type, id: new.id, lid: new.lid)
    attributes = new.attributes.filter { old.attributes[$0.key] != $0.value }
    relationships = new.relationships.filter { old.relationships[$0.key] != $0.value }
  }

  /// Whether there is nothing but the identity: where a resource object says what has changed,
  /// nothing has.
  public var isBare: Bool { self == UntypedResource(type: type, id: id, lid: lid) }
}

extension UntypedRelationship {
  /// What a request may say of a relationship: what it leads to. Links and meta are the server's.
  fileprivate var asWritten: UntypedRelationship? {
    data.map { UntypedRelationship(data: $0) }
  }
}

/// Two resource objects were taken for values of one.
public struct DifferentResources: Error, Equatable, Sendable, CustomStringConvertible {
  /// Their resource type.
  public let type: String
  /// The ids of the two.
  public let ids: [String]

  public var description: String {
    "Expected two values of one resource of type “\(type)”, found the ids "
      + ids.map { "“\($0)”" }.joined(separator: " and ") + "."
  }
}
