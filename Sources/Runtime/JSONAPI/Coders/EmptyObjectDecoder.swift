/// A decoder of an empty object, from which an absent object gets its default value.
struct EmptyObjectDecoder: Decoder {
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(EmptyContainer<Key>(codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw missing("an array")
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw missing("a value")
  }

  /// Returns the error for a required member that is absent.
  func missing(_ name: MemberName) -> DecodingError {
    .keyNotFound(
      name,
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "The member “\(name.stringValue)” is absent."))
  }

  private func missing(_ expected: String) -> DecodingError {
    .valueNotFound(
      Any.self,
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "Expected \(expected), found nothing.")
    )
  }
}

private struct EmptyContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let codingPath: [any CodingKey]
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { false }
  func decodeNil(forKey key: Key) throws -> Bool { throw missing(key) }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { throw missing(key) }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? { nil }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { throw missing(key) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw missing(key)
  }

  func superDecoder() throws -> any Decoder {
    throw DecodingError.valueNotFound(
      Any.self,
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "The member “super” is absent.")
    )
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { throw missing(key) }

  private func missing(_ key: Key) -> DecodingError {
    .keyNotFound(
      key,
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "The member “\(key.stringValue)” is absent.")
    )
  }
}
