/// Converts values to strings and back through their `Codable` conformance. Ids and URLs of arbitrary
/// types become the strings that JSON:API requires this way.
enum TextCoder {
  /// Returns the value that a string represents. Throws if it represents none.
  static func value<Value: Decodable>(_ type: Value.Type, of text: String) throws -> Value {
    try Value(from: TextDecoder(text: text))
  }

  /// Returns the text of a value that is encoded as a single string, number or boolean; `nil` for
  /// other values.
  static func text(of value: some Encodable) -> String? {
    let encoder = TextEncoder()
    try? value.encode(to: encoder)
    return encoder.result.text
  }
}

private struct NotText: Error {}

private struct TextDecoder: Decoder, SingleValueDecodingContainer {
  let text: String
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw NotText()
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NotText() }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }
  func decode(_ type: String.Type) throws -> String { text }
  func decode(_ type: Bool.Type) throws -> Bool { try parsed() }
  func decode(_ type: Double.Type) throws -> Double { try parsed() }
  func decode(_ type: Float.Type) throws -> Float { try parsed() }
  func decode(_ type: Int.Type) throws -> Int { try parsed() }
  func decode(_ type: Int8.Type) throws -> Int8 { try parsed() }
  func decode(_ type: Int16.Type) throws -> Int16 { try parsed() }
  func decode(_ type: Int32.Type) throws -> Int32 { try parsed() }
  func decode(_ type: Int64.Type) throws -> Int64 { try parsed() }
  func decode(_ type: UInt.Type) throws -> UInt { try parsed() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try parsed() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try parsed() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try parsed() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try parsed() }

  /// Accepts only the value's own spelling: `007` is not the text of 7.
  private func parsed<T: LosslessStringConvertible>() throws -> T {
    guard let value = T(text), value.description == text else { throw NotText() }
    return value
  }
}

private struct TextEncoder: Encoder, SingleValueEncodingContainer {
  final class Result { var text: String? }
  let result = Result()
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Refusal<Key>())
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { UnkeyedRefusal() }
  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  mutating func encodeNil() throws { throw NotText() }
  mutating func encode<T: Encodable>(_ value: T) throws { try value.encode(to: self) }
  mutating func encode(_ value: String) { result.text = value }
  mutating func encode(_ value: Bool) { result.text = value.description }
  mutating func encode(_ value: Double) { result.text = value.description }
  mutating func encode(_ value: Float) { result.text = value.description }
  mutating func encode(_ value: Int) { result.text = value.description }
  mutating func encode(_ value: Int8) { result.text = value.description }
  mutating func encode(_ value: Int16) { result.text = value.description }
  mutating func encode(_ value: Int32) { result.text = value.description }
  mutating func encode(_ value: Int64) { result.text = value.description }
  mutating func encode(_ value: UInt) { result.text = value.description }
  mutating func encode(_ value: UInt8) { result.text = value.description }
  mutating func encode(_ value: UInt16) { result.text = value.description }
  mutating func encode(_ value: UInt32) { result.text = value.description }
  mutating func encode(_ value: UInt64) { result.text = value.description }

  private struct Refusal<Key: CodingKey>: KeyedEncodingContainerProtocol {
    var codingPath: [any CodingKey] { [] }
    mutating func encodeNil(forKey key: Key) throws { throw NotText() }
    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws { throw NotText() }
    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> { KeyedEncodingContainer(Refusal<NestedKey>()) }
    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      UnkeyedRefusal()
    }
    mutating func superEncoder() -> any Encoder { TextEncoder() }
    mutating func superEncoder(forKey key: Key) -> any Encoder { TextEncoder() }
  }

  private struct UnkeyedRefusal: UnkeyedEncodingContainer {
    var codingPath: [any CodingKey] { [] }
    var count: Int { 0 }
    mutating func encodeNil() throws { throw NotText() }
    mutating func encode<T: Encodable>(_ value: T) throws { throw NotText() }
    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> { KeyedEncodingContainer(Refusal<NestedKey>()) }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    mutating func superEncoder() -> any Encoder { TextEncoder() }
  }
}
