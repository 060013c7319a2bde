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
    let collector = MemberCollector(userInfo: [:])
    try? value.encode(to: collector)
    return collector.result.text
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

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard let scalar = type as? any (ScalarValue & LosslessStringConvertible).Type else {
      return try T(from: self)
    }
    // Accepts only the value's own spelling: `007` is not the text of 7.
    guard let value = scalar.init(text), value.description == text, let result = value as? T else {
      throw NotText()
    }
    return result
  }
}
