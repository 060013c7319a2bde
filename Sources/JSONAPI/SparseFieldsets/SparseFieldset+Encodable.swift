extension SparseFieldset: Encodable {
  public func encode(to encoder: any Encoder) throws {
    let attributes = SparseAttributes(
      attributes: resourceObject.attributes, fields: Set(fields.map(\.stringValue)))
    let isEmpty = EmptinessProbe.isEmpty(attributes, userInfo: encoder.userInfo)
    try resourceObject.encode(to: encoder, attributes: isEmpty ? nil : attributes)
  }
}

/// Attributes of which only some are encoded.
private struct SparseAttributes<Attributes: Encodable>: Encodable {
  let attributes: Attributes
  let fields: Set<String>

  func encode(to encoder: any Encoder) throws {
    try attributes.encode(to: SparseEncoder(base: encoder, fields: fields))
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
