/// The members of an encoded object, in order. They can be compared, and encoded in part.
package struct EncodedMembers: ModelEncodable {
  package typealias Member = (name: String, value: any Encodable)

  package var members: [Member]

  package init(_ members: [Member]) { self.members = members }

  /// Creates the type and id of a resource object.
  init(identifying resource: some ResourceObjectType) {
    let identity = resource.id.resourceIdentity()
    members = [("type", type(of: resource).jsonType)]
    if let identity { members.append((identity.isLocal ? "lid" : "id", identity.id)) }
  }

  /// Adds a member, unless it is absent.
  mutating func add(_ name: String, _ value: (some Encodable)?) {
    if let value { members.append((name, value)) }
  }

  /// Adds a part, unless it is to be omitted.
  mutating func add(
    part name: String, _ part: some Codable & Equatable, _ userInfo: [CodingUserInfoKey: Any]
  ) {
    if Part.isWritten(part, userInfo: userInfo) { members.append((name, part)) }
  }

  /// Creates the members of an object by encoding it.
  ///
  /// - Throws: The error of the object's encoding, or an `EncodingError` if it is not encoded as an object.
  package init(of object: some Encodable, userInfo: [CodingUserInfoKey: Any] = [:]) throws {
    if let object = object as? any ModelObject {
      members = object.memberValues
      return
    }
    let collector = MemberCollector(userInfo: userInfo)
    try object.encode(to: collector)
    if let collected = collector.result.members {
      members = collected
    } else if let object = try JSONValue(encoding: object).objectValue {
      members = object.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    } else {
      throw EncodingError.invalid(object, "Expected an object with members.")
    }
  }

  /// Returns the JSON text of each member. Equal values have equal texts.
  func texts() throws -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for (name, value) in members {
      var writer = ModelWriter(userInfo: [:])
      try writer.write(value: value)
      texts[name] = Array(writer.bytes[..<writer.count])
    }
    return texts
  }

  package func write(to writer: inout ModelWriter) throws {
    try writer.writeObject { writer in
      for (name, value) in members {
        writer.write(name: name)
        try writer.write(value: value)
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    for (name, value) in members {
      let name = MemberName(name)
      if let value = value as? any ModelEncodable {
        try value.encode(as: name, to: &container)
      } else {
        try container.encode(value, forKey: name)
      }
    }
  }
}

/// A value that is encoded as an object with some members.
package protocol EncodedAsMembers: ModelEncodable {
  func encodedMembers(_ userInfo: [CodingUserInfoKey: Any]) throws -> EncodedMembers
}

extension EncodedAsMembers {
  package func write(to writer: inout ModelWriter) throws {
    try encodedMembers(writer.userInfo).write(to: &writer)
  }

  public func encode(to encoder: any Encoder) throws {
    try encodedMembers(encoder.userInfo).encode(to: encoder)
  }
}

/// An encoder that collects the members of an object that has no table of members, and writes nothing.
struct MemberCollector: Encoder {
  final class Result {
    /// The members; `nil` if one of them is encoded in a nested container, or if the value is not an object.
    var members: [EncodedMembers.Member]? = []
    /// The text of a value that is encoded as a single string, number or boolean.
    var text: String?
  }

  let result = Result()
  let userInfo: [CodingUserInfoKey: Any]
  var codingPath: [any CodingKey] { [] }

  /// Returns `true` if a value is encoded as `{}`. The values of its members are not encoded.
  static func isEmpty(_ value: some Encodable, userInfo: [CodingUserInfoKey: Any]) -> Bool {
    let collector = MemberCollector(userInfo: userInfo)
    // The real encoder will report why a value cannot be encoded.
    return (try? value.encode(to: collector)) != nil && collector.result.members?.isEmpty == true
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Members<Key>(collector: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { Elements(collector: other()) }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValue(collector: self)
  }

  /// Records that something other than a member with a value is encoded. What follows is not collected.
  private func other() -> MemberCollector {
    result.members = nil
    return self
  }

  private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let collector: MemberCollector
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil(forKey key: Key) throws { try encode(JSONValue.null, forKey: key) }

    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      collector.result.members?.append((key.stringValue, value))
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> { collector.other().container(keyedBy: keyType) }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      collector.other().unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { collector.other() }
    mutating func superEncoder(forKey key: Key) -> any Encoder { collector.other() }
  }

  private struct Elements: UnkeyedEncodingContainer {
    let collector: MemberCollector
    var count = 0
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() { count += 1 }
    mutating func encode<T: Encodable>(_ value: T) { count += 1 }
    mutating func nestedContainer<Key: CodingKey>(
      keyedBy type: Key.Type
    ) -> KeyedEncodingContainer<Key> {
      count += 1
      return collector.container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      count += 1
      return Elements(collector: collector)
    }
    mutating func superEncoder() -> any Encoder {
      count += 1
      return collector
    }
  }

  private struct SingleValue: SingleValueEncodingContainer {
    let collector: MemberCollector
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() { _ = collector.other() }
    mutating func encode<T: Encodable>(_ value: T) throws {
      if value is any ScalarValue {
        collector.other().result.text = (value as? any LosslessStringConvertible)?.description
      } else {
        // The members of a wrapper are those of the value in it.
        try value.encode(to: collector)
      }
    }
  }
}
