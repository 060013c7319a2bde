/// An encoder that detects whether a value would be encoded as an object without members.
///
/// It stops at the first member, so the cost does not depend on the size of the value.
struct EmptinessProbe: Encoder {
  private final class Result { var isEmpty = true }
  private struct Stop: Error {}

  private let result = Result()
  let userInfo: [CodingUserInfoKey: Any]
  var codingPath: [any CodingKey] { [] }

  /// Returns `true` if the value is encoded as `{}`.
  static func isEmpty(_ value: some Encodable, userInfo: [CodingUserInfoKey: Any]) -> Bool {
    let probe = EmptinessProbe(userInfo: userInfo)
    do {
      try value.encode(to: probe)
      return probe.result.isEmpty
    } catch {
      // Either the value has a member or it cannot be encoded; the real encoder will report the latter.
      return false
    }
  }

  private init(userInfo: [CodingUserInfoKey: Any]) { self.userInfo = userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedProbe<Key>(probe: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    result.isEmpty = false
    return UnkeyedProbe(probe: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValueProbe(probe: self)
  }

  private func stop() throws -> Never {
    result.isEmpty = false
    throw Stop()
  }

  private func recordMember() -> EmptinessProbe {
    result.isEmpty = false
    return self
  }

  private struct KeyedProbe<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let probe: EmptinessProbe
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil(forKey key: Key) throws { try probe.stop() }
    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try probe.stop() }

    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> { probe.recordMember().container(keyedBy: keyType) }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      probe.unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { probe.recordMember() }
    mutating func superEncoder(forKey key: Key) -> any Encoder { probe.recordMember() }
  }

  private struct UnkeyedProbe: UnkeyedEncodingContainer {
    let probe: EmptinessProbe
    var codingPath: [any CodingKey] { [] }
    var count: Int { 0 }

    mutating func encodeNil() throws { try probe.stop() }
    mutating func encode<T: Encodable>(_ value: T) throws { try probe.stop() }

    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> { probe.container(keyedBy: keyType) }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    mutating func superEncoder() -> any Encoder { probe }
  }

  private struct SingleValueProbe: SingleValueEncodingContainer {
    let probe: EmptinessProbe
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() throws { try probe.stop() }
    // A wrapper is empty if the wrapped value is.
    mutating func encode<T: Encodable>(_ value: T) throws { try value.encode(to: probe) }

    mutating func encode(_ value: Bool) throws { try probe.stop() }
    mutating func encode(_ value: String) throws { try probe.stop() }
    mutating func encode(_ value: Double) throws { try probe.stop() }
    mutating func encode(_ value: Float) throws { try probe.stop() }
    mutating func encode(_ value: Int) throws { try probe.stop() }
    mutating func encode(_ value: Int8) throws { try probe.stop() }
    mutating func encode(_ value: Int16) throws { try probe.stop() }
    mutating func encode(_ value: Int32) throws { try probe.stop() }
    mutating func encode(_ value: Int64) throws { try probe.stop() }
    mutating func encode(_ value: UInt) throws { try probe.stop() }
    mutating func encode(_ value: UInt8) throws { try probe.stop() }
    mutating func encode(_ value: UInt16) throws { try probe.stop() }
    mutating func encode(_ value: UInt32) throws { try probe.stop() }
    mutating func encode(_ value: UInt64) throws { try probe.stop() }
  }
}
