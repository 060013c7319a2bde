import JSONAPI
import JSONAPIFoundation

extension UntypedResource {
  /// Creates the resource object of a request that creates it, with attributes, the `data` of
  /// relationships, and meta, but without links.
  ///
  /// It has the id of the resource object: none for `Unidentified`, one that the client proposes, or a
  /// local id (`Id(localId:)`).
  ///
  /// Throws the error of the encoder.
  ///
  /// See [Creating Resources](https://jsonapi.org/format/#crud-creating).
  public init(
    creating resource: some ResourceObjectType, with encoder: JSONEncoder? = nil
  ) throws {
    try self.init(encoding: SelectedResource(resource, isRequest: true), with: encoder)
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
  /// Throws an error if the ids differ, or the error of the encoder.
  ///
  /// See [Updating Resources](https://jsonapi.org/format/#crud-updating).
  public init<Resource: ResourceObjectType>(
    changesFrom original: Resource, to changed: Resource, with encoder: JSONEncoder? = nil
  ) throws where Resource.EntityRawIdType: RawIdType {
    let names = try changed.changedFields(from: original)
    try self.init(
      encoding: SelectedResource(changed, fields: names, isRequest: true), with: encoder)
  }

  /// True if there are no members besides the identity, so that an update has no changes.
  public var isBare: Bool { self == UntypedResource(type: type, id: id, lid: lid) }
}
