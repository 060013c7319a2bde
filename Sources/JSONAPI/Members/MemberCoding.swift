/// How a member is read and written: with a key path's offset, all that the table knows of its type.
///
/// Conforming types have no stored properties, and take memory: so the table calls them without boxes and without
/// counting references, for members of any type.
package protocol MemberCoding: Sendable {
  func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws
  /// Writes the name and the value, unless the member is absent.
  func write(
    _ name: StaticString, _ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws
  func decode(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>,
    to memory: UnsafeMutableRawPointer
  ) throws
  func encode(
    _ name: MemberName, _ memory: UnsafeRawPointer,
    to members: inout KeyedEncodingContainer<MemberName>
  ) throws
  /// The value; `nil` if the member is absent.
  func value(_ memory: UnsafeRawPointer) -> (any Encodable)?
}

/// What the table does to the memory of a member without reading or writing it.
package protocol MemberMemory: Sendable {
  /// Makes the member absent. Returns `false` if it must be present.
  func setAbsent(_ memory: UnsafeMutableRawPointer) -> Bool
  func isAbsent(_ memory: UnsafeRawPointer) -> Bool
  func destroy(_ memory: UnsafeMutableRawPointer)
  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
  var size: Int { get }
  var alignment: Int { get }
}

/// A type of property that says by itself whether the member is absent.
protocol SelfAbsent {
  static var absent: Self { get }
  var isAbsent: Bool { get }
}

struct RequiredMember<Value: Equatable>: MemberMemory {
  func setAbsent(_ memory: UnsafeMutableRawPointer) -> Bool {
    guard let absent = (Value.self as? any SelfAbsent.Type)?.absent as? Value else { return false }
    memory.initializeMemory(as: Value.self, to: absent)
    return true
  }

  func isAbsent(_ memory: UnsafeRawPointer) -> Bool {
    (memory.load(as: Value.self) as? any SelfAbsent)?.isAbsent ?? false
  }

  func destroy(_ memory: UnsafeMutableRawPointer) {
    memory.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }

  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.load(as: Value.self) == right.load(as: Value.self)
  }

  var size: Int { MemoryLayout<Value>.size }
  var alignment: Int { MemoryLayout<Value>.alignment }
}

struct OptionalMember<Value: Equatable>: MemberMemory {
  func setAbsent(_ memory: UnsafeMutableRawPointer) -> Bool {
    memory.initializeMemory(as: Value?.self, to: nil)
    return true
  }

  func isAbsent(_ memory: UnsafeRawPointer) -> Bool { memory.load(as: Value?.self) == nil }

  func destroy(_ memory: UnsafeMutableRawPointer) {
    memory.assumingMemoryBound(to: Value?.self).deinitialize(count: 1)
  }

  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.load(as: Value?.self) == right.load(as: Value?.self)
  }

  var size: Int { MemoryLayout<Value?>.size }
  var alignment: Int { MemoryLayout<Value?>.alignment }
}

/// A member that must be present.
struct RequiredCoding<Value: ModelDecodable & ModelEncodable>: MemberCoding {
  func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    memory.initializeMemory(as: Value.self, to: try Value(from: &reader))
  }

  func write(
    _ name: StaticString, _ memory: UnsafeRawPointer, to writer: inout ModelWriter
  ) throws {
    writer.write(name: name)
    try memory.assumingMemoryBound(to: Value.self).pointee.write(to: &writer)
  }

  func decode(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>,
    to memory: UnsafeMutableRawPointer
  ) throws {
    memory.initializeMemory(as: Value.self, to: try Value.member(name, of: members))
  }

  func encode(
    _ name: MemberName, _ memory: UnsafeRawPointer,
    to members: inout KeyedEncodingContainer<MemberName>
  ) throws {
    try memory.assumingMemoryBound(to: Value.self).pointee.encode(as: name, to: &members)
  }

  func value(_ memory: UnsafeRawPointer) -> (any Encodable)? { memory.load(as: Value.self) }
}

/// A member that may be absent.
struct OptionalCoding<Value: ModelDecodable & ModelEncodable>: MemberCoding {
  func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    memory.initializeMemory(as: Value?.self, to: try Value.readIfPresent(&reader))
  }

  func write(
    _ name: StaticString, _ memory: UnsafeRawPointer, to writer: inout ModelWriter
  ) throws {
    if let value = memory.assumingMemoryBound(to: Value?.self).pointee {
      writer.write(name: name)
      try value.write(to: &writer)
    }
  }

  func decode(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>,
    to memory: UnsafeMutableRawPointer
  ) throws {
    memory.initializeMemory(as: Value?.self, to: try Value.memberIfPresent(name, of: members))
  }

  func encode(
    _ name: MemberName, _ memory: UnsafeRawPointer,
    to members: inout KeyedEncodingContainer<MemberName>
  ) throws {
    try memory.assumingMemoryBound(to: Value?.self).pointee?.encode(as: name, to: &members)
  }

  func value(_ memory: UnsafeRawPointer) -> (any Encodable)? { memory.load(as: Value?.self) }
}

// MARK: - The coding of a type

/// A type whose values lie in memory as those of another one, by which they are read and written: a struct whose
/// only stored property is of that type.
protocol MemberWrapper {
  static var coding: any MemberCoding { get }
  static var optionalCoding: any MemberCoding { get }
}

extension MemberTable {
  /// How a member of a type is coded that must be present.
  static func coding<Value: Codable>(of type: Value.Type) -> any MemberCoding {
    func required<Known: ModelDecodable & ModelEncodable>(
      _ type: Known.Type
    ) -> any MemberCoding { RequiredCoding<Known>() }

    if let type = type as? any MemberWrapper.Type { return type.coding }
    if let type = type as? any (ModelDecodable & ModelEncodable).Type { return required(type) }
    if let type = type as? any ModelObject.Type { return object(type, isOptional: false) }
    if let type = type as? any OpenEnum.Type { return openEnum(type, isOptional: false) }
    return RequiredCoding<CodableMember<Value>>()
  }

  /// How a member of a type is coded that may be absent.
  static func optionalCoding<Value: Codable>(of type: Value.Type) -> any MemberCoding {
    func optional<Known: ModelDecodable & ModelEncodable>(
      _ type: Known.Type
    ) -> any MemberCoding { OptionalCoding<Known>() }

    if let type = type as? any MemberWrapper.Type { return type.optionalCoding }
    if let type = type as? any (ModelDecodable & ModelEncodable).Type { return optional(type) }
    if let type = type as? any ModelObject.Type { return object(type, isOptional: true) }
    if let type = type as? any OpenEnum.Type { return openEnum(type, isOptional: true) }
    return OptionalCoding<CodableMember<Value>>()
  }

  private static func object<Object: ModelObject>(
    _ type: Object.Type, isOptional: Bool
  ) -> any MemberCoding {
    isOptional
      ? OptionalCoding<ObjectMember<Object>>() : RequiredCoding<ObjectMember<Object>>()
  }

  private static func openEnum<Enum: OpenEnum>(
    _ type: Enum.Type, isOptional: Bool
  ) -> any MemberCoding {
    isOptional
      ? OptionalCoding<OpenEnumMember<Enum>>() : RequiredCoding<OpenEnumMember<Enum>>()
  }
}

extension Attribute: MemberWrapper {
  static var coding: any MemberCoding { MemberTable.coding(of: RawValue.self) }
  static var optionalCoding: any MemberCoding { MemberTable.optionalCoding(of: RawValue.self) }
}

/// A value of a type that is `Codable` alone.
struct CodableMember<Value: Codable>: ModelDecodable, ModelEncodable {
  let value: Value

  init(from reader: inout ModelReader) throws { value = try reader.readCodable(Value.self) }

  func write(to writer: inout ModelWriter) throws { try writer.write(value: value) }

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  private init(_ value: Value) { self.value = value }

  static func hasNull() -> Bool { Value.self is any HasNull.Type }

  static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> CodableMember { Self(try members.decodePrimitive(Value.self, forKey: name)) }

  func encode(as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>) throws {
    try members.encodePrimitive(value, forKey: name)
  }
}

/// An object in an object.
struct ObjectMember<Object: ModelObject>: ModelDecodable, ModelEncodable {
  let object: Object

  init(from reader: inout ModelReader) throws { object = try reader.readObject() }

  func write(to writer: inout ModelWriter) throws { try writer.write(object: object) }

  init(from decoder: any Decoder) throws { object = try Object(from: decoder) }

  func encode(to encoder: any Encoder) throws { try object.encode(to: encoder) }

  private init(_ object: Object) { self.object = object }

  static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> ObjectMember { Self(try members.decodePrimitive(Object.self, forKey: name)) }

  func encode(as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>) throws {
    try members.encodePrimitive(object, forKey: name)
  }
}

/// A value of an enum that keeps what it does not know.
struct OpenEnumMember<Enum: OpenEnum>: ModelDecodable, ModelEncodable {
  let value: Enum

  init(from reader: inout ModelReader) throws {
    value = Enum(rawValue: try reader.read(Enum.RawValue.self))
  }

  func write(to writer: inout ModelWriter) throws { try writer.write(value: value.rawValue) }

  init(from decoder: any Decoder) throws { value = try Enum(from: decoder) }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

  private init(_ value: Enum) { self.value = value }

  static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> OpenEnumMember { Self(try members.decodePrimitive(Enum.self, forKey: name)) }

  func encode(as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>) throws {
    try members.encodePrimitive(value, forKey: name)
  }
}

/// A type of which `null` is a value.
protocol HasNull {}
extension Optional: HasNull {}
extension JSONValue: HasNull {}
