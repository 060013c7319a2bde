#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UntypedResource {
  /// Creates the resource object of a request that creates it, with attributes, the `data` of
  /// relationships, and meta, but without links.
  ///
  /// It has the id of the resource object: none for ``Unidentified``, one that the client proposes, or a
  /// local id (`Id(localId:)`).
  ///
  /// Throws what the encoder throws.
  ///
  /// See [Creating Resources](https://jsonapi.org/format/#crud-creating).
  public init(
    creating resource: some ResourceObjectType, with encoder: JSONEncoder? = nil
  ) throws {
    try self.init(encoding: resource, with: encoder)
    links = [:]
    relationships = relationships.compactMapValues(\.forRequest)
    otherMembers = [:]
  }

  /// Creates the resource object of a request that updates it, with the attributes and the `data` of
  /// relationships that differ between two values.
  ///
  /// ```swift
  /// let edited = article.tappingAttributes { $0.title.value = "Kaiseki" }
  /// let changes = try UntypedResource(changesFrom: article, to: edited)
  /// changes.attributes    // ["title": "Kaiseki"]
  /// ```
  ///
  /// A member that is absent from the new value is not part of the request. Only null clears a value.
  ///
  /// Throws a ``DifferentResources`` if the ids differ, and what the encoder throws.
  ///
  /// See [Updating Resources](https://jsonapi.org/format/#crud-updating).
  public init<Resource: ResourceObjectType>(
    changesFrom original: Resource, to changed: Resource, with encoder: JSONEncoder? = nil
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

  /// `true` if there are no members besides the identity, so that an update has no changes.
  public var isBare: Bool { self == UntypedResource(type: type, id: id, lid: lid) }
}

extension UntypedRelationship {
  /// The relationship with `data` only, as in a request; `nil` without `data`. Links and meta belong to
  /// the server.
  fileprivate var forRequest: UntypedRelationship? {
    data.map { UntypedRelationship(data: $0) }
  }
}

/// Two resource objects with different ids where two values of one resource object are expected.
public struct DifferentResources: Error, Equatable, Sendable, CustomStringConvertible {
  /// The resource type.
  public let type: String
  /// The two ids.
  public let ids: [String]

  public var description: String {
    "Expected two values of one resource of type “\(type)”, found the ids "
      + ids.map { "“\($0.excerpt())”" }.joined(separator: " and ") + "."
  }
}
