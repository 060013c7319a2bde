#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A type that ``JSONAPIDecoder`` reads from bytes.
///
/// The default implementations read a value by way of its `Decodable` conformance, so a type of yours
/// that conforms to ``Attributes``, ``Meta`` or another protocol of this module needs to implement nothing.
public protocol ModelDecodable: Decodable {
  /// Reads a value from bytes.
  init(from reader: inout ModelReader) throws

  /// Returns `true` if `null` is a value of this type, and does not mean that a member is absent.
  static func hasNull() -> Bool

  /// Reads a value from bytes, of a member that may be absent. Returns `nil` for `null`, unless that is a
  /// value of this type.
  static func readIfPresent(_ reader: inout ModelReader) throws -> Self?

  /// Decodes a member by way of `Codable`.
  static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Self

  /// Decodes a member that may be absent by way of `Codable`.
  static func memberIfPresent(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Self?
}

/// A type that ``JSONAPIEncoder`` writes as bytes.
///
/// The default implementations write a value by way of its `Encodable` conformance.
public protocol ModelEncodable: Encodable {
  /// Writes the value as bytes.
  func write(to writer: inout ModelWriter) throws

  /// Encodes the value as a member by way of `Codable`.
  func encode(
    as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>
  ) throws
}

/// A type that is read from and written as bytes.
public typealias ModelCodable = ModelDecodable & ModelEncodable

/// An object that says what its members are, once for all ways of reading and writing it.
///
/// ```swift
/// struct Address: ModelObject {
///   var street: String
///   var postalCode: String?
///
///   init(members reader: inout ModelReader) throws {
///     street = try reader.required("street")
///     postalCode = try reader.optional("postal-code")
///   }
///
///   func write(members writer: inout ModelWriter) throws {
///     try writer.write("street", street)
///     try writer.write("postal-code", postalCode)
///   }
/// }
/// ```
///
/// `Codable` conformance follows from it.
public protocol ModelObject: ModelCodable {
  /// Reads the members.
  init(members reader: inout ModelReader) throws
  /// Writes the members.
  func write(members writer: inout ModelWriter) throws
}

extension ModelObject {
  /// Reads the members from bytes.
  @inlinable
  public init(from reader: inout ModelReader) throws {
    self = try reader.readObject(Self.self)
  }

  /// Decodes the members by way of `Codable`.
  public init(from decoder: any Decoder) throws {
    var reader = try ModelReader(decoder)
    try self.init(members: &reader)
  }

  public func write(to writer: inout ModelWriter) throws {
    try writer.writeObject { try write(members: &$0) }
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try write(members: &writer)
  }
}

extension ModelObject where Self: OmissibleObject {
  /// Reads a value from an object without members. Throws if one of them is required.
  public static func defaultWhenAbsent(_ emptyObject: () -> any Decoder) throws -> Self {
    do {
      return try ModelReader.readEmpty(Self.self)
    } catch {
      // Names the member that is required.
      return try Self(from: emptyObject())
    }
  }
}

extension ModelObject {
  // Rarely needed: not inlined into the module of each object.
  public static func readIfPresent(_ reader: inout ModelReader) throws -> Self? {
    try reader.cursor.skipNull() ? nil : try Self(from: &reader)
  }
}

extension ModelObject where Self: OmissibleObject {
  /// Returns `true` if the object is encoded without members.
  public func isEncodedEmpty(userInfo: () -> [CodingUserInfoKey: Any]) -> Bool {
    let members = MemberCounter()
    var writer = ModelWriter(members)
    do {
      try write(members: &writer)
    } catch {
      // The encoder will say what is wrong.
      return false
    }
    return members.count == 0
  }
}

// MARK: - By way of Codable

extension ModelDecodable {
  public init(from reader: inout ModelReader) throws {
    self = try reader.readCodable(Self.self)
  }

  @inlinable
  public static func hasNull() -> Bool { false }

  @inlinable
  public static func readIfPresent(_ reader: inout ModelReader) throws -> Self? {
    if !hasNull(), try reader.cursor.skipNull() { return nil }
    return try Self(from: &reader)
  }

  public static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Self {
    try members.decodePrimitive(Self.self, forKey: name)
  }

  public static func memberIfPresent(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Self? {
    guard members.contains(name), try hasNull() || !members.decodeNil(forKey: name) else {
      return nil
    }
    return try member(name, of: members)
  }
}

extension ModelEncodable {
  public func write(to writer: inout ModelWriter) throws {
    try writer.writeCodable(self)
  }

  public func encode(
    as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>
  ) throws {
    try members.encodePrimitive(self, forKey: name)
  }
}

extension ModelReader {
  /// Reads a value of any type: by its own way of reading bytes, or else by its `Decodable` conformance.
  @inlinable
  package mutating func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // Without the cost of looking conformances up.
    if type == String.self { return same(try cursor.string(), as: type) }
    if type == String?.self {
      return same(try cursor.skipNull() ? nil : cursor.string(), as: type)
    }
    if let type = Value.self as? any ModelDecodable.Type {
      func read<Read: ModelDecodable>(_ type: Read.Type) throws -> Value? {
        try Read(from: &self) as? Value
      }
      guard let value = try read(type) else { throw NeedsCodable() }
      return value
    }
    return try readCodable(type)
  }

  /// Decodes a value by way of `Codable`, from its slice of the text.
  @usableFromInline
  mutating func readCodable<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let first = cursor.place
    try cursor.skipValue(depth: depth)
    let slice = UnsafeBufferPointer(start: first, count: cursor.place - first)
    return try JSONTextDecoder(JSONText(bytes: Data(slice)), userInfo: context.userInfo).decode(
      type)
  }
}

extension ModelWriter {
  /// Encodes a value with a `JSONEncoder`.
  @usableFromInline
  package mutating func writeCodable(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    // Equal values are equal bytes.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo = userInfo
    write(bytes: try encoder.encode(value))
  }
}
