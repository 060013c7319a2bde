/// The members of a type as a table that does not depend on the type, for all ways to read and write an object.
///
/// Objects are read in the order of the text. Each member is read into uninitialized memory, at the offset of its
/// stored property, and the complete object is then moved out of that memory. Other table-driven serializers work in
/// the same way, but no document of the Swift language guarantees that this works. Therefore only the tables of this
/// module do this, `Members` refuses a table that does not name every stored property, and `Tests/CodingRoutes` compares
/// each result with that of `Codable`.
package final class MemberTable: ValueTable {
  struct Row: Sendable {
    let name: StaticString
    let offset: Int
    let kind: Kind
    /// True if the property is an optional, which is `nil` if the member is absent.
    let isOptional: Bool
    /// True if the member counts as absent if it cannot be read. The property is an optional.
    let isLenient: Bool
    /// True if the name needs no escapes in JSON.
    let hasPlainName: Bool
    // Safe to share: these are types of this module, whose static functions
    // only use their arguments.
    nonisolated(unsafe) let coding: any MemberCoding.Type
    nonisolated(unsafe) let memory: any MemberMemory.Type
  }

  /// The kind of a member. Frequent kinds are read and written directly, without a call through their type.
  enum Kind {
    case text, optionalText, integer, optionalInteger, number, optionalNumber, flag, optionalFlag
    case optionalJSON, relationship, known, part, other
  }

  /// The coding of a member, and what the table has to know about its type.
  struct Coding {
    let type: any MemberCoding.Type
    let kind: Kind
    let isOptional: Bool
    /// The table of a relationship whose ids are plain.
    var relationship: RelationshipTable?
    /// The coding of a value whose type is looked up only once, for each table.
    var known: KnownCoding?
  }

  let rows: [Row]
  let names: [MemberName]
  /// The tables of relationships, by the index of their row.
  let relationships: [RelationshipTable?]
  private let known: [KnownCoding?]
  /// The names of the rows, and that of the refused member.
  private let strings: StringTable

  /// A member that objects of other kinds have.
  struct Refusal: Sendable {
    let key: MemberName
    let allowsNull: Bool
  }

  /// Thrown if an object has the member that its table refuses.
  struct FoundRefused: Error {}

  let refusal: Refusal?
  /// The description of the error for an object that has members but none that can be read; `nil` if it is allowed.
  private let unreadable: String?

  init(
    rows: [Row], codings: [Coding], refusal: Refusal? = nil, unreadable: String? = nil
  ) {
    self.rows = rows
    self.refusal = refusal
    self.unreadable = unreadable
    relationships = codings.map(\.relationship)
    known = codings.map(\.known)
    names = rows.map { MemberName($0.name) }
    strings = StringTable((names + [refusal?.key].compactMap { $0 }).map(\.stringValue))
  }

  /// Makes a value in memory. The function must initialize the memory completely, or
  /// not at all if it throws.
  static func make<Value>(
    _ initialize: (UnsafeMutableRawPointer) throws -> Void
  ) rethrows -> Value {
    // Heap memory, because with stack memory, unspecialized code has to look up types.
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    defer { memory.deallocate() }
    try initialize(memory)
    return memory.assumingMemoryBound(to: Value.self).move()
  }
}

/// The rows of a table that are initialized.
struct RowSet: ~Copyable {
  private var first: UInt64 = 0
  /// The rows from the 65th on; `nil` if there are none. Memory of its own, because most tables have fewer, and releasing
  /// an empty set takes time for each object.
  private let others: UnsafeMutablePointer<Bool>?

  @inline(__always)
  init(count: Int) { others = count > 64 ? Self.allocate(count - 64) : nil }

  private static func allocate(_ count: Int) -> UnsafeMutablePointer<Bool> {
    let rows = UnsafeMutablePointer<Bool>.allocate(capacity: count)
    rows.initialize(repeating: false, count: count)
    return rows
  }

  deinit { others?.deallocate() }

  @inline(__always)
  func contains(_ row: Int) -> Bool {
    row < 64 ? first & (1 << UInt64(row)) != 0 : others?[row - 64] == true
  }

  @inline(__always)
  mutating func insert(_ row: Int) {
    if row < 64 { first |= 1 << UInt64(row) } else { others?[row - 64] = true }
  }
}

// MARK: - Bytes

extension MemberTable {
  /// Reads the object at the cursor. If a member is repeated, the first one counts.
  package func read(_ reader: inout ModelReader, to base: UnsafeMutableRawPointer) throws {
    var done = RowSet(count: rows.count)
    var place = reader.cursor.place
    do {
      try readMembers(&reader, to: base, &done, &place)
    } catch {
      destroy(base, done)
      throw error is FoundRefused ? error : ReadingError(error, at: place - reader.cursor.start)
    }
  }

  @inline(__always)
  private func readMembers(
    _ reader: inout ModelReader, to base: UnsafeMutableRawPointer, _ done: inout RowSet,
    _ place: inout UnsafePointer<UInt8>
  ) throws {
    let beginning = place
    try reader.cursor.openObject()
    let isEmpty = reader.cursor.byte == UInt8(ascii: "}")
    try reader.enter()
    try rows.withUnsafeBufferPointer { rows in
      var expected = 0
      while let index = try strings.nextName(&reader.cursor, expected: expected) {
        expected = index + 1
        if index == rows.count, let refusal,
          !refusal.allowsNull || reader.cursor.byte != UInt8(ascii: "n")
        {
          throw FoundRefused()
        }
        if !rows.indices.contains(index) || done.contains(index) {
          try reader.cursor.skipValue(depth: reader.depth)
        } else {
          place = reader.cursor.place
          if rows[index].isLenient {
            try readLeniently(index, rows, &reader, to: base)
          } else {
            try read(index, rows, &reader, to: base)
          }
          done.insert(index)
        }
        try reader.cursor.endMember()
      }
    }
    reader.depth -= 1
    reader.cursor.advance()
    place = beginning
    try complete(base, &done, reader)
    try checkReadable(base, isEmpty: isEmpty)
  }

  /// Throws if the object has members in JSON, but none was read although one has to be.
  func checkReadable(
    _ base: UnsafeRawPointer, isEmpty: @autoclosure () -> Bool,
    at path: @autoclosure () -> [any CodingKey] = []
  ) throws {
    guard let unreadable, hasNoMembers(base), !isEmpty() else { return }
    throw DecodingError.corrupted(unreadable, at: path())
  }

  /// Makes the members absent that were not read.
  @inline(__always)
  func complete(
    _ base: UnsafeMutableRawPointer, _ done: inout RowSet, _ reader: borrowing ModelReader
  ) throws {
    for index in rows.indices where !done.contains(index) {
      let row = rows[index]
      if !Self.setAbsent(row, base, reader.context.userInfo) {
        try reader.decodeAbsent(row.coding, names[index], to: base + row.offset)
      }
      done.insert(index)
    }
  }

  /// Destroys the members that are initialized.
  func destroy(_ base: UnsafeMutableRawPointer, _ done: borrowing RowSet) {
    for index in rows.indices where done.contains(index) {
      rows[index].memory.destroy(base + rows[index].offset)
    }
  }

  // The function is given all rows, because passing the parts of one takes longer.
  func read(
    _ index: Int, _ rows: UnsafeBufferPointer<Row>, _ reader: inout ModelReader,
    to base: UnsafeMutableRawPointer
  ) throws {
    let memory = base + rows[index].offset
    func set<Value>(_ value: Value) { memory.initializeMemory(as: Value.self, to: value) }
    switch rows[index].kind {
    case .text: set(try reader.cursor.string())
    case .optionalText: set(try reader.cursor.skipNull() ? nil : reader.cursor.string())
    case .integer: set(try reader.cursor.integer(Int.self))
    case .optionalInteger:
      set(try reader.cursor.skipNull() ? nil : reader.cursor.integer(Int.self))
    case .number: set(try reader.cursor.double())
    case .optionalNumber: set(try reader.cursor.skipNull() ? nil : reader.cursor.double())
    case .flag: set(try reader.cursor.bool())
    case .optionalFlag: set(try reader.cursor.skipNull() ? nil : reader.cursor.bool())
    case .relationship:
      try relationships[index]?.read(&reader, to: memory)
    case .known: try known[index]?.read(&reader, to: memory)
    case .part where reader.cursor.byte != UInt8(ascii: "n"):
      try known[index]?.read(&reader, to: memory)
    case .optionalJSON, .part, .other: try rows[index].coding.read(&reader, to: memory)
    }
  }

  private func readLeniently(
    _ index: Int, _ rows: UnsafeBufferPointer<Row>, _ reader: inout ModelReader,
    to base: UnsafeMutableRawPointer
  ) throws {
    do {
      try reader.attempt { try read(index, rows, &$0, to: base) }
    } catch {
      let text =
        (try? reader.attempt { try $0.cursor.integer(Int64.self).description })
        ?? (try? reader.attempt { try $0.cursor.string() })
      initialize(rows[index], base, to: text)
      if text == nil { try reader.cursor.skipValue(depth: reader.depth) }
    }
  }

  /// Initializes a lenient member that cannot be read from the text of a string or of an integer, if it is the text of an
  /// id of the member's type, such as a string; otherwise, as absent.
  func initialize(_ row: Row, _ base: UnsafeMutableRawPointer, to text: String?) {
    if let text, row.memory.set(base + row.offset, idText: text) { return }
    _ = row.memory.setAbsent(base + row.offset, [:])
  }

  /// Makes a member absent. Returns `false` if it must be present.
  @inline(__always)
  private static func setAbsent(
    _ row: Row, _ base: UnsafeMutableRawPointer, _ userInfo: [CodingUserInfoKey: any Sendable]
  ) -> Bool {
    let memory = base + row.offset
    guard row.isOptional else { return row.memory.setAbsent(memory, userInfo) }
    switch row.kind {
    case .optionalText: memory.initializeMemory(as: String?.self, to: nil)
    case .optionalInteger: memory.initializeMemory(as: Int?.self, to: nil)
    case .optionalNumber: memory.initializeMemory(as: Double?.self, to: nil)
    case .optionalFlag: memory.initializeMemory(as: Bool?.self, to: nil)
    case .optionalJSON: memory.initializeMemory(as: JSONValue?.self, to: nil)
    default: return row.memory.setAbsent(memory, userInfo)
    }
    return true
  }

  /// Initializes an object without members. Returns the name of the first required member; `nil` if there is none.
  func setEmpty(_ base: UnsafeMutableRawPointer) -> MemberName? {
    for index in rows.indices {
      guard Self.setAbsent(rows[index], base, [:]) else {
        for previous in rows[..<index] { previous.memory.destroy(base + previous.offset) }
        return names[index]
      }
    }
    return nil
  }

  package func write(_ base: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    writer.put(reserving: UInt8(ascii: "{"))
    try writeMembers(base, to: &writer)
    writer.put(reserving: UInt8(ascii: "}"))
  }

  func writeMembers(_ base: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    try rows.withUnsafeBufferPointer { rows in
      for index in rows.indices { try write(index, rows[index], base, to: &writer) }
    }
  }

  @inline(__always)
  private func write(
    _ index: Int, _ row: Row, _ base: UnsafeRawPointer, to writer: inout ModelWriter
  ) throws {
    let memory = base + row.offset
    switch row.kind {
    case .text, .optionalText:
      // A string is never the `nil` of an optional one, which otherwise has the memory layout of a string.
      if memory.assumingMemoryBound(to: String?.self).pointee != nil {
        write(name: row, to: &writer)
        writer.write(string: memory.assumingMemoryBound(to: String.self).pointee)
      } else if !row.isOptional {
        write(name: row, to: &writer)
        writer.write("null")
      }
    case .integer:
      write(name: row, to: &writer)
      writer.write(integer: memory.load(as: Int.self))
    case .flag:
      write(name: row, to: &writer)
      writer.write(memory.load(as: Bool.self) ? "true" : "false")
    case .optionalInteger:
      guard let integer = memory.assumingMemoryBound(to: Int?.self).pointee else { return }
      write(name: row, to: &writer)
      writer.write(integer: integer)
    case .optionalFlag:
      guard let flag = memory.assumingMemoryBound(to: Bool?.self).pointee else { return }
      write(name: row, to: &writer)
      writer.write(flag ? "true" : "false")
    case .relationship:
      guard let relationship = relationships[index] else { return }
      if relationship.isAbsent(memory) { return }
      write(name: row, to: &writer)
      try relationship.write(memory, to: &writer)
    case .part:
      let before = writer.count
      write(name: row, to: &writer)
      let start = writer.count
      try known[index]?.write(memory, to: &writer)
      if writer.hasEmptyObject(at: start) { writer.count = before }
    default:
      if row.memory.isAbsent(memory) { return }
      write(name: row, to: &writer)
      try row.coding.write(memory, to: &writer)
    }
  }

  @inline(__always)
  private func write(name row: Row, to writer: inout ModelWriter) {
    if row.hasPlainName { writer.write(plainName: row.name) } else { writer.write(name: row.name) }
  }

  func hasNoMembers(_ base: UnsafeRawPointer) -> Bool {
    rows.allSatisfy { row in
      // For strings, without looking up a type.
      row.kind == .optionalText
        ? row.isOptional && (base + row.offset).assumingMemoryBound(to: String?.self).pointee == nil
        : row.memory.isAbsent(base + row.offset)
    }
  }

  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    rows.allSatisfy { $0.memory.areEqual(left + $0.offset, right + $0.offset) }
  }

  /// Returns the members that are present.
  func values(of base: UnsafeRawPointer) -> [(name: String, value: any Encodable)] {
    zip(names, rows).compactMap { name, row in
      row.coding.value(base + row.offset).map { (name.stringValue, $0) }
    }
  }
}
