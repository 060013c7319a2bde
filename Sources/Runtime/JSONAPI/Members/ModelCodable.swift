import JSONAPIFoundation

/// A type that ``JSONAPIDecoder`` reads from bytes.
///
/// The default implementations use the `Decodable` conformance, so your own types that conform to ``Attributes``,
/// ``Meta`` or another protocol of this module need not implement anything.
package protocol ModelDecodable: Decodable {
  /// Reads a value from bytes.
  init(from reader: inout ModelReader) throws

  /// Returns `true` if this type has `null` as a value, so that `null` does not
  /// mean an absent member.
  static func hasNull() -> Bool

  /// Reads the value of a member that may be absent. Returns `nil` for `null`, unless `null` is a value of this type.
  static func readIfPresent(_ reader: inout ModelReader) throws -> Self?

  /// Decodes a member with `Codable`.
  static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Self

  /// Decodes a member with `Codable`, or returns `nil` if it is absent.
  static func memberIfPresent(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Self?
}

/// A type that ``JSONAPIEncoder`` writes as bytes.
///
/// The default implementations use the `Encodable` conformance.
package protocol ModelEncodable: Encodable {
  /// Writes the value as bytes.
  func write(to writer: inout ModelWriter) throws

  /// Encodes the value as a member with `Codable`.
  func encode(
    as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>
  ) throws
}

// MARK: - With Codable

extension ModelDecodable {
  package init(from reader: inout ModelReader) throws {
    self = try reader.readCodable(Self.self)
  }

  package static func hasNull() -> Bool { false }

  package static func readIfPresent(_ reader: inout ModelReader) throws -> Self? {
    if !hasNull(), try reader.cursor.skipNull() { return nil }
    return try Self(from: &reader)
  }

  package static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Self {
    try members.decodePrimitive(Self.self, forKey: name)
  }

  package static func memberIfPresent(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Self? {
    guard members.contains(name), try hasNull() || !members.decodeNil(forKey: name) else {
      return nil
    }
    return try member(name, of: members)
  }
}

extension ModelEncodable {
  package func write(to writer: inout ModelWriter) throws {
    try writer.writeCodable(self)
  }

  package func encode(
    as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>
  ) throws {
    try members.encodePrimitive(self, forKey: name)
  }
}

extension ModelReader {
  /// Reads a value of any type: from bytes if the type supports it, otherwise with its `Decodable` conformance.
  package mutating func read<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    // Avoids looking up conformances.
    if type == String.self { return same(try cursor.string(), as: type) }
    if type == String?.self {
      return same(try cursor.skipNull() ? nil : cursor.string(), as: type)
    }
    if let coding = KnownCodings.find(type) {
      return try MemberTable.make { try coding.read(&self, to: $0) }
    }
    if let type = type as? any ModelDecodable.Type {
      func read<Read: ModelDecodable>(_ type: Read.Type) throws -> Value {
        same(try Read(from: &self), as: Value.self)
      }
      return try read(type)
    }
    return try readCodable(type)
  }

  /// Returns `true` if values of a type are read without `Codable`.
  static func reads(_ type: any Any.Type) -> Bool {
    type is any ModelDecodable.Type || type is any TabledValue.Type || type is any ModelObject.Type
      || type is any OpenEnum.Type || type is any ClosedEnum.Type || type is any ResourceEnum.Type
  }

  /// Decodes a value with `Codable`, from its slice of the text.
  package mutating func readCodable<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let first = cursor.place
    try cursor.skipValue(depth: depth)
    let slice = UnsafeBufferPointer(start: first, count: cursor.place - first)
    return try JSONTextDecoder(slice, userInfo: context.userInfo).decode(type)
  }
}

extension ModelWriter {
  /// Writes a value of any type: as bytes if the type supports it, otherwise with `Codable`.
  package mutating func write<Value: Encodable>(value: Value) throws {
    if Value.self == String.self { return write(string: same(value, as: String.self)) }
    if let coding = KnownCodings.find(Value.self) {
      return try withUnsafePointer(to: value) { try coding.write(UnsafeRawPointer($0), to: &self) }
    }
    guard let type = Value.self as? any ModelEncodable.Type else { return try writeCodable(value) }
    func writeEncodable<Written: ModelEncodable>(_ type: Written.Type) throws {
      try same(value, as: type).write(to: &self)
    }
    try writeEncodable(type)
  }

  /// Encodes a value with a `JSONEncoder`.
  package mutating func writeCodable(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    // Equal values must have equal bytes.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo = userInfo
    write(bytes: try encoder.encode(value))
  }
}
