/// A decoder of a resource object whose `type` is already decoded. It keeps the opened container, so
/// that the resource object need not open it again.
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
  /// Returns this decoder as one of the module's own types, or `nil` if it is of another type.
  ///
  /// Usually it is `nil`, which comparing types finds out in a fraction of the time of a cast.
  func known<Known: Decoder>(as type: Known.Type) -> Known? {
    Self.self == Known.self ? self as? Known : nil
  }
}
