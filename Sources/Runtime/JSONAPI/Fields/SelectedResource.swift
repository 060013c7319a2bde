/// A resource object that is encoded with only some of its fields.
package struct SelectedResource<Resource: ResourceObjectType>: EncodedAsMembers {
  let resource: Resource
  /// The names of the attributes and relationships to encode; `nil` for all.
  var attributes: Set<String>?
  package var relationships: Set<String>?
  /// True if a client sends the resource object: without links, and with only the linkage of relationships.
  var isRequest = false

  /// Creates a resource object that is encoded with the named fields, or with all of
  /// them if `fields` is `nil`.
  package init(_ resource: Resource, fields: Set<String>? = nil, isRequest: Bool = false) {
    self.resource = resource
    attributes = fields
    relationships = fields
    self.isRequest = isRequest
  }

  package func encodedMembers(_ userInfo: [CodingUserInfoKey: Any]) throws -> EncodedMembers {
    var members = EncodedMembers(identifying: resource)
    members.add("attributes", try encodedAttributes(userInfo))
    members.add("relationships", try encodedRelationships(userInfo))
    if hasMeta { members.add(part: "meta", resource.meta, userInfo) }
    if !isRequest { members.add(part: "links", resource.links, userInfo) }
    return members
  }

  /// True if meta is encoded. A request that changes only some fields has none.
  private var hasMeta: Bool { !isRequest || attributes == nil }

  /// Returns the attributes to encode; `nil` if there are none.
  func encodedAttributes(_ userInfo: [CodingUserInfoKey: Any] = [:]) throws -> EncodedMembers? {
    try members(of: resource.attributes, named: attributes, userInfo)
  }

  func encodedRelationships(_ userInfo: [CodingUserInfoKey: Any] = [:]) throws -> EncodedMembers? {
    try members(of: resource.relationships, named: relationships, userInfo) { value in
      guard isRequest, let relationship = value as? any RequestedRelationship else { return value }
      return relationship.inRequest()
    }
  }

  private func members(
    of object: some Codable & Equatable, named names: Set<String>?,
    _ userInfo: [CodingUserInfoKey: Any],
    _ form: (any Encodable) -> (any Encodable)? = { $0 }
  ) throws -> EncodedMembers? {
    guard !Part.isAbsent(object) else { return nil }
    var encoded = try EncodedMembers(of: object, userInfo: userInfo)
    encoded.members = encoded.members.compactMap { name, value in
      names?.contains(name) == false ? nil : form(value).map { (name, $0) }
    }
    return encoded.members.isEmpty ? nil : encoded
  }
}

/// A relationship that a request can set.
package protocol RequestedRelationship: Encodable {
  /// Returns the relationship with only its linkage; `nil` if it has none. Links and meta belong to the server.
  func inRequest() -> (any Encodable)?
}

extension ToOneRelationship: RequestedRelationship {
  package func inRequest() -> (any Encodable)? {
    ToOneRelationship<Identifiable, IdMetaType, NoMetadata, NoLinks>(id: (id, idMeta))
  }
}

extension ToManyRelationship: RequestedRelationship {
  package func inRequest() -> (any Encodable)? {
    ToManyRelationship<Relatable, IdMetaType, NoMetadata, NoLinks>(
      identifiers: idsWithMeta, meta: .none, links: .none)
  }
}

extension MetaRelationship: RequestedRelationship {
  package func inRequest() -> (any Encodable)? { nil }
}

extension MaybeLinked: RequestedRelationship {
  package func inRequest() -> (any Encodable)? {
    parts.withData.flatMap { ($0 as? any RequestedRelationship)?.inRequest() ?? $0 }
  }
}
