/// A part of an object that JSON:API defines: attributes, relationships, links or meta.
struct PartRow: Sendable {
  private let name: StaticString
  private let bit: UInt8
  private let offset: Int
  /// The table of the part's members, if its type is a ``ModelObject``.
  private let table: MemberTable?
  let isRead: Bool
  // Safe to share: this is a type of this module, whose static functions only use their arguments.
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
    // A part that is not read has no members, and therefore no memory.
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

/// Operations on the memory of a part.
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
