/// An encoder that finds out whether a value would be written as an object without members.
///
/// It stops the value at its first member, so that the answer costs the same for every value.
struct EmptinessProbe: Encoder {
  private final class Finding { var isEmpty = true }
  private struct Stop: Error {}

  private let finding = Finding()
  let userInfo: [CodingUserInfoKey: Any]
  var codingPath: [any CodingKey] { [] }

  /// Whether the value is written as `{}`.
  static func isEmpty(_ value: some Encodable, userInfo: [CodingUserInfoKey: Any]) -> Bool {
    let probe = EmptinessProbe(userInfo: userInfo)
    do {
      try value.encode(to: probe)
      return probe.finding.isEmpty
    } catch {
      // Either the first member was met, or the value cannot be encoded, which the encoder that it
      // is meant for says better.
      return false
    }
  }

  private init(userInfo: [CodingUserInfoKey: Any]) { self.userInfo = userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedProbe<Key>(probe: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    finding.isEmpty = false
    return UnkeyedProbe(probe: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValueProbe(probe: self)
  }

  private func stop() throws -> Never {
    finding.isEmpty = false
    throw Stop()
  }

  private func meet() -> EmptinessProbe {
    finding.isEmpty = false
    return self
  }

  private struct KeyedProbe<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let probe: EmptinessProbe
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil(forKey key: Key) throws { try probe.stop() }
    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try probe.stop() }

    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> { probe.meet().container(keyedBy: keyType) }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      probe.unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { probe.meet() }
    mutating func superEncoder(forKey key: Key) -> any Encoder { probe.meet() }
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
    // A value that stands for another one is as empty as that one.
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
