/// The names of the members that a value asked its decoder for.
final class NameRecord {
  private var names: Set<String> = []

  func insert(_ key: some CodingKey) { names.insert(key.stringValue) }
  func contains(_ name: String) -> Bool { names.contains(name) }
}

/// A decoder that records which members of an object are asked for.
struct RecordingDecoder: Decoder {
  let base: any Decoder
  let names: NameRecord

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(
      RecordingContainer(base: try base.container(keyedBy: type), names: names))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    try base.singleValueContainer()
  }
}

private struct RecordingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let names: NameRecord

  var codingPath: [any CodingKey] { base.codingPath }
  var allKeys: [Key] { base.allKeys }

  func contains(_ key: Key) -> Bool {
    names.insert(key)
    return base.contains(key)
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    names.insert(key)
    return try base.decodeNil(forKey: key)
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    names.insert(key)
    return try base.decode(type, forKey: key)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    names.insert(key)
    return try base.decodeIfPresent(type, forKey: key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    names.insert(key)
    return try base.nestedContainer(keyedBy: type, forKey: key)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    names.insert(key)
    return try base.nestedUnkeyedContainer(forKey: key)
  }

  func superDecoder() throws -> any Decoder { try base.superDecoder() }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    names.insert(key)
    return try base.superDecoder(forKey: key)
  }
}
