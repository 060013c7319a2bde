/// The document of a request that creates or updates a resource object.
///
/// ```swift
/// let body = try JSONAPIEncoder().encode(draft.creation)      // POST /articles
///
/// var edited = article
/// edited.attributes.title.value = "Kaiseki"
/// if let request = try edited.changes(from: article) {        // PATCH /articles/1
///   let body = try JSONAPIEncoder().encode(request)           // with the title alone
/// }
/// ```
///
/// It contains attributes and the linkage of relationships, but no links, which belong to the server. It contains
/// secrets in plain text.
///
/// See [Creating Resources](https://jsonapi.org/format/#crud-creating) and
/// [Updating Resources](https://jsonapi.org/format/#crud-updating).
public struct ResourceRequest<Resource: ResourceObjectType>: EncodedAsMembers, Equatable {
  /// The resource object, with all its fields.
  public let resourceObject: Resource
  /// The names in JSON of the fields to send; `nil` for all fields of the resource object.
  public let fields: Set<String>?

  package func encodedMembers(_ userInfo: [CodingUserInfoKey: Any]) -> EncodedMembers {
    let selected = SelectedResource(resourceObject, fields: fields, isRequest: true)
    return EncodedMembers([("data", selected)])
  }
}

extension ResourceRequest: Sendable where Resource: Sendable {}
extension ResourceRequest: Hashable where Resource: Hashable {}

extension ResourceObject {
  /// The document of a request that creates this resource object. The id is that of the resource object: none for
  /// ``Unidentified``, one that the client proposes, or a local id (`Id(localId:)`).
  public var creation: ResourceRequest<Self> {
    ResourceRequest(resourceObject: self, fields: nil)
  }
}

extension ResourceObject where EntityRawIdType: RawIdType {
  /// Returns the document of a request that updates this resource object, or `nil` if nothing has changed. It contains
  /// the attributes and the linkage that differ from those of `original`.
  ///
  /// A member that is absent from this value is not part of the request. Only null clears a value.
  ///
  /// - Throws: An error if the ids differ, or the error of a value that cannot be encoded.
  public func changes(from original: Self) throws -> ResourceRequest<Self>? {
    let names = try changedFields(from: original)
    guard !names.isEmpty else { return nil }
    return ResourceRequest(resourceObject: self, fields: names)
  }
}

extension ResourceObjectType where EntityRawIdType: RawIdType {
  /// Returns the names of the fields that differ from those of another value.
  package func changedFields(from original: Self) throws -> Set<String> {
    guard original.id == id else {
      throw DifferentResources(
        type: Self.jsonType, ids: [original.id.wireText, id.wireText])
    }
    let old = SelectedResource(original, isRequest: true)
    let new = SelectedResource(self, isRequest: true)
    return try Self.changes(old.encodedAttributes(), new.encodedAttributes())
      .union(Self.changes(old.encodedRelationships(), new.encodedRelationships()))
  }

  private static func changes(_ old: EncodedMembers?, _ new: EncodedMembers?) throws -> Set<String>
  {
    let old = try old?.texts() ?? [:]
    return Set(try new?.texts().filter { old[$0.key] != $0.value }.keys ?? [:].keys)
  }
}

/// An error for two values that should belong to the same resource object, but have different ids.
package struct DifferentResources: Error, Equatable, Sendable, CustomStringConvertible {
  package let type: String
  package let ids: [String]

  package var description: String {
    "Expected two values of one resource of type “\(type)”, found the ids "
      + ids.map { "“\($0.excerpt())”" }.joined(separator: " and ") + "."
  }
}
