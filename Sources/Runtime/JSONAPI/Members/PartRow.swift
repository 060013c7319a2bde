/// A part of an object that JSON:API defines: attributes, relationships, links or meta.
struct PartRow: Sendable {
  private let name: StaticString
  private let key: MemberName
  private let bit: UInt8
  private let offset: Int
  /// The table of the part's members, if its type is a ``ModelObject``.
  private let table: MemberTable?
  let isRead: Bool
  /// True if the part has memory. One that is not read has none, unless it is an optional.
  private let hasMemory: Bool
  // Safe to share: this is a type of this module, whose static functions only use their arguments.
  nonisolated(unsafe) private let part: any (MemberCoding & MemberMemory).Type

  init<Part: Codable & Equatable>(
    _ name: StaticString, _ bit: UInt8, _ offset: Int, _ type: Part.Type
  ) {
    self.name = name
    key = MemberName(name)
    self.bit = bit
    self.offset = offset
    isRead = JSONAPI.Part.isRead(type)
    hasMemory = isRead || MemoryLayout<Part>.size > 0
    table = isRead ? (type as? any ModelObject.Type)?.memberTable : nil
    part = PartCoding<Part>.self
  }

  /// Reads the part. Returns `false` if it was read before, or if parts of its type are not read.
  @inline(__always)
  func read(
    _ reader: inout ModelReader, to base: UnsafeMutableRawPointer, _ done: inout UInt8
  ) throws -> Bool {
    guard isRead, done & bit == 0 else { return false }
    if let table, reader.cursor.byte == UInt8(ascii: "{") {
      try table.read(&reader, to: base + offset)
    } else {
      try part.read(&reader, to: base + offset)
    }
    done |= bit
    return true
  }

  /// Initializes the part as absent, unless it was read.
  @inline(__always)
  func complete(
    _ base: UnsafeMutableRawPointer, _ done: inout UInt8, _ reader: borrowing ModelReader
  ) throws {
    guard hasMemory, done & bit == 0 else { return }
    if !part.setAbsent(base + offset, reader.context.userInfo) {
      try reader.decodeAbsent(part, key, to: base + offset)
    }
    done |= bit
  }

  /// Writes the part, unless it is to be omitted.
  @inline(__always)
  func write(_ base: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    guard isRead else { return }
    guard let table else { return try part.write(name, base + offset, to: &writer) }
    let before = writer.count
    writer.write(name: name)
    let start = writer.count
    try table.write(base + offset, to: &writer)
    if writer.hasEmptyObject(at: start) { writer.count = before }
  }

  func decode(
    of members: KeyedDecodingContainer<MemberName>, _ decoder: any Decoder,
    to base: UnsafeMutableRawPointer, _ done: inout UInt8
  ) throws {
    guard hasMemory else { return }
    try part.decode(key, of: members, decoder, to: base + offset)
    done |= bit
  }

  /// Encodes the part with `Codable`, unless it is to be omitted.
  func encode(
    _ base: UnsafeRawPointer, to members: inout KeyedEncodingContainer<MemberName>,
    _ encoder: any Encoder
  ) throws {
    if isRead { try part.encode(key, base + offset, to: &members, encoder) }
  }

  /// Destroys the part, if it was initialized.
  func destroy(_ base: UnsafeMutableRawPointer, _ done: UInt8) {
    if done & bit != 0 { part.destroy(base + offset) }
  }
}

extension ModelObject {
  static var memberTable: MemberTable { members.table }
}

/// The coding of a part as a member of an object.
enum PartCoding<Value: Codable & Equatable>: MemberCoding, MemberMemory {
  typealias Stored = Value

  static func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    guard Part.isRead(Value.self) else {
      try reader.cursor.skipValue(depth: reader.depth)
      memory.initializeMemory(as: Value.self, to: try reader.partWhenAbsent())
      return
    }
    memory.initializeMemory(as: Value.self, to: try reader.readPart())
  }

  static func write(
    _ name: StaticString, _ memory: UnsafeRawPointer, to writer: inout ModelWriter
  ) throws {
    let part = memory.assumingMemoryBound(to: Value.self).pointee
    let omission = Part.omission(of: part)
    if omission == .always { return }
    let before = writer.count
    writer.write(name: name)
    let start = writer.count
    try writer.write(value: part)
    if omission == .ifEmpty, writer.hasEmptyObject(at: start) { writer.count = before }
  }

  static func write(_ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    try writer.write(value: memory.assumingMemoryBound(to: Value.self).pointee)
  }

  static func decode(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>, _ decoder: any Decoder,
    to memory: UnsafeMutableRawPointer
  ) throws {
    memory.initializeMemory(as: Value.self, to: try part(name, of: members, decoder))
  }

  /// Decodes the part; `null` counts as absent, unless a ``DecodingPolicy`` refuses it.
  private static func part(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>, _ decoder: any Decoder
  ) throws -> Value {
    func absent() throws -> Value {
      try Part.whenAbsent(Value.self, at: members.codingPath + [name], userInfo: decoder.userInfo)
    }
    if Part.isRead(Value.self), members.contains(name) {
      do {
        let value = try members.decode(Value.self, forKey: name)
        // Of the parts that are read, only one that was decoded from `null` is never encoded.
        if Part.omission(of: value) == .always, decoder.userInfo.refusesNullObjects {
          throw DecodingError.valueNotFound(
            [String: Any].self,
            DecodingError.Context(
              codingPath: members.codingPath + [name],
              debugDescription: "Expected an object, found null."))
        }
        return value
      } catch {
        if (try? members.decodeNil(forKey: name)) == true, !decoder.userInfo.refusesNullObjects,
          let value = try? absent()
        {
          return value
        }
        throw members.located(error, decoding: Value.self, forKey: name)
      }
    }
    do {
      return try absent()
    } catch DecodingError.keyNotFound(let member, _) {
      throw DecodingError.keyNotFound(
        name,
        DecodingError.Context(
          codingPath: members.codingPath,
          debugDescription:
            "“\(name.stringValue)” is absent, but its member “\(member.stringValue)” is required."))
    }
  }

  static func encode(
    _ name: MemberName, _ memory: UnsafeRawPointer,
    to members: inout KeyedEncodingContainer<MemberName>, _ encoder: any Encoder
  ) throws {
    let part = memory.assumingMemoryBound(to: Value.self).pointee
    if Part.isWritten(part, userInfo: encoder.userInfo) { try members.encode(part, forKey: name) }
  }

  static func value(_ memory: UnsafeRawPointer) -> (any Encodable)? { memory.load(as: Value.self) }

  static func setAbsent(
    _ memory: UnsafeMutableRawPointer, _ userInfo: [CodingUserInfoKey: any Sendable]
  ) -> Bool {
    guard let absent = try? Part.whenAbsent(Value.self, userInfo: userInfo) else { return false }
    memory.initializeMemory(as: Value.self, to: absent)
    return true
  }

  static func isAbsent(_ memory: UnsafeRawPointer) -> Bool {
    Part.omission(of: memory.load(as: Value.self)) == .always
  }
}
