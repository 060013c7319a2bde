/// Reads and writes a member. Together with the offset of the property, this is all that the
/// table knows about its type.
///
/// The requirements are static and take memory, so that the table can call them for members of any type, without boxing
/// values or counting references.
package protocol MemberCoding {
  static func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws
  static func write(_ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws
  /// Decodes the member of an object whose members a decoder's container has.
  static func decode(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>, _ decoder: any Decoder,
    to memory: UnsafeMutableRawPointer
  ) throws
  static func encode(
    _ name: MemberName, _ memory: UnsafeRawPointer,
    to members: inout KeyedEncodingContainer<MemberName>, _ encoder: any Encoder
  ) throws
  /// Returns the value; `nil` if the member is absent.
  static func value(_ memory: UnsafeRawPointer) -> (any Encodable)?
}

/// Operations on the memory of a member, apart from reading and writing.
protocol MemberMemory {
  /// The type of the property.
  associatedtype Stored: Equatable

  /// Makes the member absent. Returns `false` if it must be present.
  static func setAbsent(
    _ memory: UnsafeMutableRawPointer, _ userInfo: [CodingUserInfoKey: any Sendable]
  ) -> Bool
  static func isAbsent(_ memory: UnsafeRawPointer) -> Bool
  /// Initializes a member that may be absent with the id that a text represents. Returns `false` if it represents none.
  static func set(_ memory: UnsafeMutableRawPointer, idText: String) -> Bool
  static func destroy(_ memory: UnsafeMutableRawPointer)
  static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}

extension MemberMemory {
  static func set(_ memory: UnsafeMutableRawPointer, idText: String) -> Bool { false }

  static func destroy(_ memory: UnsafeMutableRawPointer) {
    memory.assumingMemoryBound(to: Stored.self).deinitialize(count: 1)
  }

  static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.load(as: Stored.self) == right.load(as: Stored.self)
  }

  static var size: Int { MemoryLayout<Stored>.size }
  static var alignment: Int { MemoryLayout<Stored>.alignment }
}

/// A property type that can represent an absent member.
protocol SelfAbsent {
  static var absent: Self { get }
  var isAbsent: Bool { get }
}

extension SelfAbsent where Self: Equatable {
  static var memory: any MemberMemory.Type { SelfAbsentMember<Self>.self }
}

enum RequiredMember<Value: Equatable>: MemberMemory {
  typealias Stored = Value

  static func setAbsent(
    _ memory: UnsafeMutableRawPointer, _ userInfo: [CodingUserInfoKey: any Sendable]
  ) -> Bool { false }

  static func isAbsent(_ memory: UnsafeRawPointer) -> Bool { false }
}

enum SelfAbsentMember<Value: SelfAbsent & Equatable>: MemberMemory {
  typealias Stored = Value

  static func setAbsent(
    _ memory: UnsafeMutableRawPointer, _ userInfo: [CodingUserInfoKey: any Sendable]
  ) -> Bool {
    memory.initializeMemory(as: Value.self, to: Value.absent)
    return true
  }

  static func isAbsent(_ memory: UnsafeRawPointer) -> Bool { memory.load(as: Value.self).isAbsent }
}

enum OptionalMember<Value: Equatable>: MemberMemory {
  typealias Stored = Value?

  static func setAbsent(
    _ memory: UnsafeMutableRawPointer, _ userInfo: [CodingUserInfoKey: any Sendable]
  ) -> Bool {
    memory.initializeMemory(as: Value?.self, to: nil)
    return true
  }

  static func isAbsent(_ memory: UnsafeRawPointer) -> Bool {
    memory.assumingMemoryBound(to: Value?.self).pointee == nil
  }

  static func set(_ memory: UnsafeMutableRawPointer, idText: String) -> Bool {
    guard let type = Value.self as? any RawIdType.Type,
      let value = try? type.rawId(idText: idText) as? Value
    else { return false }
    memory.initializeMemory(as: Value?.self, to: value)
    return true
  }
}

/// The coding of a member that must be present.
enum RequiredCoding<Value: ModelDecodable & ModelEncodable>: MemberCoding {
  static func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    memory.initializeMemory(as: Value.self, to: try Value(from: &reader))
  }

  static func write(_ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    try memory.assumingMemoryBound(to: Value.self).pointee.write(to: &writer)
  }

  static func decode(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>, _ decoder: any Decoder,
    to memory: UnsafeMutableRawPointer
  ) throws {
    memory.initializeMemory(as: Value.self, to: try Value.member(name, of: members))
  }

  static func encode(
    _ name: MemberName, _ memory: UnsafeRawPointer,
    to members: inout KeyedEncodingContainer<MemberName>, _ encoder: any Encoder
  ) throws {
    try memory.assumingMemoryBound(to: Value.self).pointee.encode(as: name, to: &members)
  }

  static func value(_ memory: UnsafeRawPointer) -> (any Encodable)? { memory.load(as: Value.self) }
}

/// The coding of a member that may be absent.
enum OptionalCoding<Value: ModelDecodable & ModelEncodable>: MemberCoding {
  static func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    memory.initializeMemory(as: Value?.self, to: try Value.readIfPresent(&reader))
  }

  static func write(_ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    if let value = memory.assumingMemoryBound(to: Value?.self).pointee {
      try value.write(to: &writer)
    } else {
      writer.write("null")
    }
  }

  static func decode(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>, _ decoder: any Decoder,
    to memory: UnsafeMutableRawPointer
  ) throws {
    memory.initializeMemory(as: Value?.self, to: try Value.memberIfPresent(name, of: members))
  }

  static func encode(
    _ name: MemberName, _ memory: UnsafeRawPointer,
    to members: inout KeyedEncodingContainer<MemberName>, _ encoder: any Encoder
  ) throws {
    try memory.assumingMemoryBound(to: Value?.self).pointee?.encode(as: name, to: &members)
  }

  static func value(_ memory: UnsafeRawPointer) -> (any Encodable)? { memory.load(as: Value?.self) }
}

// MARK: - The coding of a type

/// A struct with a single stored property. It has the memory layout of the property, and is read and written like it.
protocol MemberWrapper {
  static func coding(isOptional: Bool) -> any MemberCoding.Type
}

extension MemberTable {
  /// Returns the coding of a member that must be present, or that may be absent.
  static func coding<Value: Codable>(
    of type: Value.Type, isOptional: Bool = false
  ) -> any MemberCoding.Type {
    func coding<Known: ModelDecodable & ModelEncodable>(
      _ type: Known.Type
    ) -> any MemberCoding.Type {
      isOptional ? OptionalCoding<Known>.self : RequiredCoding<Known>.self
    }

    if let type = type as? any MemberWrapper.Type { return type.coding(isOptional: isOptional) }
    return coding(codedType(of: type))
  }

  /// Returns the type that reads and writes values of a type: itself, or a wrapper.
  private static func codedType<Value: Codable>(
    of type: Value.Type
  ) -> any (ModelDecodable & ModelEncodable).Type {
    typealias Coded = any (ModelDecodable & ModelEncodable).Type
    func object<Object: ModelObject>(_: Object.Type) -> Coded { ObjectMember<Object>.self }
    func openEnum<Enum: OpenEnum>(_: Enum.Type) -> Coded { OpenEnumMember<Enum>.self }
    func closedEnum<Enum: ClosedEnum>(_: Enum.Type) -> Coded { ClosedEnumMember<Enum>.self }
    func union<Union: ResourceEnum>(_: Union.Type) -> Coded { UnionMemberCoding<Union>.self }

    return switch type {
    case let type as any (ModelDecodable & ModelEncodable).Type: type
    case let type as any ModelObject.Type: object(type)
    case let type as any OpenEnum.Type: openEnum(type)
    case let type as any ClosedEnum.Type: closedEnum(type)
    case let type as any ResourceEnum.Type: union(type)
    default: CodableMember<Value>.self
    }
  }
}

extension Attribute: MemberWrapper {
  static func coding(isOptional: Bool) -> any MemberCoding.Type {
    MemberTable.coding(of: RawValue.self, isOptional: isOptional)
  }
}

/// A wrapper that makes a value readable and writable if its type is not. It has the memory layout of the value.
private protocol CodedValue: ModelDecodable, ModelEncodable {
  associatedtype Value: Codable

  var value: Value { get }
}

extension CodedValue {
  init(from decoder: any Decoder) throws {
    self = same(try decoder.singleValueContainer().decode(Value.self), as: Self.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Self { same(try members.decodePrimitive(Value.self, forKey: name), as: Self.self) }

  func encode(as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>) throws {
    try members.encodePrimitive(value, forKey: name)
  }
}

/// A value of a type that is only `Codable`.
private struct CodableMember<Value: Codable>: CodedValue {
  let value: Value

  init(from reader: inout ModelReader) throws { value = try reader.readCodable(Value.self) }

  func write(to writer: inout ModelWriter) throws { try writer.writeCodable(value) }

  static func hasNull() -> Bool { Value.self is any HasNull.Type }
}

/// A nested object.
private struct ObjectMember<Value: ModelObject>: CodedValue {
  let value: Value

  init(from reader: inout ModelReader) throws { value = try reader.readObject() }

  func write(to writer: inout ModelWriter) throws { try writer.write(object: value) }
}

/// A value of an enum that keeps unrecognized values.
private struct OpenEnumMember<Value: OpenEnum>: CodedValue {
  let value: Value

  init(from reader: inout ModelReader) throws {
    value = Value(rawValue: try reader.read(Value.RawValue.self))
  }

  func write(to writer: inout ModelWriter) throws { try writer.write(value: value.rawValue) }
}

/// A value of an enum that accepts only the values of its cases.
private struct ClosedEnumMember<Value: ClosedEnum>: CodedValue {
  let value: Value

  init(from reader: inout ModelReader) throws {
    value = try .closed(reader.read(Value.RawValue.self))
  }

  func write(to writer: inout ModelWriter) throws { try writer.write(value: value.rawValue) }
}

/// A resource object of one of several types.
private struct UnionMemberCoding<Value: ResourceEnum>: CodedValue {
  let value: Value

  init(from reader: inout ModelReader) throws { value = try reader.read() }

  func write(to writer: inout ModelWriter) throws { try writer.write(value: value) }
}

/// A type that has `null` as a value.
protocol HasNull {}
extension Optional: HasNull {}
extension JSONValue: HasNull {}
