/// The decoder of a resource object whose `type` was read already, to find out what to decode: what
/// it opened is not opened again.
struct OpenedResourceDecoder: Decoder {
  let base: any Decoder
  let members: KeyedDecodingContainer<ResourceObjectKey>
  let type: String

  init(_ decoder: any Decoder) throws {
    if let opened = decoder.known(as: OpenedResourceDecoder.self) {
      self = opened
      return
    }
    base = decoder
    members = try decoder.container(keyedBy: ResourceObjectKey.self)
    type = try members.decode(String.self, forKey: .type)
  }

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try base.container(keyedBy: type)
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    try base.singleValueContainer()
  }
}

extension Decoder {
  /// This decoder as one of the module's own, if it is that one.
  ///
  /// It mostly is not, which a comparison of types finds out in a fraction of the time of a cast.
  func known<Known: Decoder>(as type: Known.Type) -> Known? {
    Self.self == Known.self ? self as? Known : nil
  }
}
