/// The parts of an object whose other members are read and written by other code.
struct PartTable: Sendable {
  let table: MemberTable
  /// The row of each member that JSON:API defines; -1 if it has none.
  private let rows: [Int]

  init<Model>(of type: Model.Type, _ list: (inout Members<Model>) -> Void) {
    let table = Members<Model>.tableOfSome(list)
    self.table = table
    rows = DefinedMember.allCases.map { member in
      table.names.firstIndex { $0.stringValue == "\(member)" } ?? -1
    }
  }

  /// Reads a part. Returns `false` if it was read before, or if the object has no such part.
  @inline(__always)
  func read(
    _ member: DefinedMember, _ reader: inout ModelReader, to base: UnsafeMutableRawPointer,
    _ done: inout RowSet
  ) throws -> Bool {
    let index = rows[member.rawValue]
    guard index >= 0, !done.contains(index) else { return false }
    try table.rows.withUnsafeBufferPointer { try table.read(index, $0, &reader, to: base) }
    done.insert(index)
    return true
  }
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
        if Part.isAbsent(value), decoder.userInfo.refusesNullObjects {
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
    Part.isAbsent(memory.load(as: Value.self))
  }
}
