/// A part of an object that JSON:API defines: attributes, relationships, links or meta.
struct PartRow: Sendable {
  private let name: StaticString
  private let bit: UInt8
  private let offset: Int
  /// Its members, if a model says what they are.
  private let table: MemberTable?
  let isRead: Bool
  // A type of this module, whose requirements are static functions of memory.
  nonisolated(unsafe) private let part: any PartMemory.Type

  init<Part: Codable & Equatable>(
    _ name: StaticString, _ bit: UInt8, _ offset: Int, _ type: Part.Type
  ) {
    self.name = name
    self.bit = bit
    self.offset = offset
    isRead = JSONAPI.Part.isRead(type)
    table = isRead ? (type as? any ModelObject.Type)?.memberTable : nil
    part = PartCoding<Part>.self
  }

  /// Reads the part. Returns `false` if its value was read before, or does not count.
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

  /// Initializes the part, unless it was read.
  @inline(__always)
  func complete(
    _ base: UnsafeMutableRawPointer, _ done: inout UInt8, _ reader: borrowing ModelReader
  ) throws {
    // What has no members has no memory either.
    guard isRead, done & bit == 0 else { return }
    try part.setAbsent(base + offset, reader)
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

  /// Destroys the part, if it was initialized.
  func destroy(_ base: UnsafeMutableRawPointer, _ done: UInt8) {
    if done & bit != 0 { part.destroy(base + offset) }
  }
}

extension ModelObject {
  static var memberTable: MemberTable { members.table }
}

/// What a table does with a part of any type.
protocol PartMemory {
  static func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws
  static func setAbsent(_ memory: UnsafeMutableRawPointer, _ reader: borrowing ModelReader) throws
  static func destroy(_ memory: UnsafeMutableRawPointer)
  /// Writes the part, unless it is to be omitted.
  static func write(
    _ name: StaticString, _ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws
}

private enum PartCoding<Value: Codable & Equatable>: PartMemory {
  static func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    memory.initializeMemory(as: Value.self, to: try reader.readPart())
  }

  static func setAbsent(
    _ memory: UnsafeMutableRawPointer, _ reader: borrowing ModelReader
  ) throws {
    memory.initializeMemory(as: Value.self, to: try reader.partWhenAbsent())
  }

  static func destroy(_ memory: UnsafeMutableRawPointer) {
    memory.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }

  static func write(
    _ name: StaticString, _ memory: UnsafeRawPointer, to writer: inout ModelWriter
  ) throws { try writer.writePart(name, memory.assumingMemoryBound(to: Value.self).pointee) }
}
