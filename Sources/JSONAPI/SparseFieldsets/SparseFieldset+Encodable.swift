extension SparseFieldset: Encodable {
  public func encode(to encoder: any Encoder) throws {
    let userInfo = encoder.userInfo
    let attributes = SparseMembers(
      resourceObject.attributes, fields: Set(fields.map(\.stringValue)))
    let relationships = resourceObject.relationships
    try resourceObject.encode(
      to: encoder, attributes: attributes.ifPresent(userInfo: userInfo),
      relationships: relationships.isWritten(userInfo: userInfo) ? relationships : nil)
  }
}

/// A resource object of which some fields can be encoded, given by their names in JSON.
package protocol SparselyEncodable {
  /// Encodes the resource object with some attributes and relationships.
  func encode(to encoder: any Encoder, fields: Set<String>) throws
}

extension ResourceObject: SparselyEncodable {
  package func encode(to encoder: any Encoder, fields: Set<String>) throws {
    let userInfo = encoder.userInfo
    try encode(
      to: encoder,
      attributes: SparseMembers(attributes, fields: fields).ifPresent(userInfo: userInfo),
      relationships: SparseMembers(relationships, fields: fields).ifPresent(userInfo: userInfo))
  }
}

/// Attributes or relationships of which only some are encoded.
private struct SparseMembers<Members: Encodable>: Encodable {
  let members: Members
  let fields: Set<String>

  init(_ members: Members, fields: Set<String>) {
    self.members = members
    self.fields = fields
  }

  /// The members, unless there are none.
  func ifPresent(userInfo: [CodingUserInfoKey: Any]) -> Self? {
    EmptinessProbe.isEmpty(self, userInfo: userInfo) ? nil : self
  }

  func encode(to encoder: any Encoder) throws {
    try members.encode(to: SparseEncoder(base: encoder, fields: fields))
  }
}

/// An encoder that encodes only the given members of an object.
private struct SparseEncoder: Encoder {
  let base: any Encoder
  let fields: Set<String>

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(
      SparseContainer(base: base.container(keyedBy: type), encoder: base, fields: fields))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { base.unkeyedContainer() }
  func singleValueContainer() -> any SingleValueEncodingContainer { base.singleValueContainer() }
}

private struct SparseContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  var base: KeyedEncodingContainer<Key>
  let encoder: any Encoder
  let fields: Set<String>

  var codingPath: [any CodingKey] { base.codingPath }

  private func isWritten(_ key: Key) -> Bool { fields.contains(key.stringValue) }

  mutating func encodeNil(forKey key: Key) throws {
    if isWritten(key) { try base.encodeNil(forKey: key) }
  }

  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    if isWritten(key) { try base.encode(value, forKey: key) }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    isWritten(key)
      ? base.nestedContainer(keyedBy: keyType, forKey: key)
      : DiscardingEncoder().container(keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    isWritten(key)
      ? base.nestedUnkeyedContainer(forKey: key) : DiscardingEncoder().unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { base.superEncoder() }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    isWritten(key) ? base.superEncoder(forKey: key) : DiscardingEncoder()
  }
}
