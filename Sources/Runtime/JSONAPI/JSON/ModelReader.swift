#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads models from UTF-8 bytes.
package struct ModelReader: ~Copyable {
  // This must be the first property. The thread sanitizer takes the first word of a noncopyable
  // value for its address. If that were the address of the text, it would report races between
  // threads that read the same text.
  /// State that is rarely needed. It is kept separately so that the reader itself is small.
  let context: ReadingContext
  var cursor: JSONCursor
  /// The levels of objects and arrays around the current value.
  var depth = 0

  /// The maximum depth that is read directly. `Codable` reads or refuses deeper documents.
  static let maximumDepth = 128

  init(text: UnsafeBufferPointer<UInt8>, context: ReadingContext) {
    self.init(cursor: JSONCursor(text), context: context)
  }

  init(cursor: JSONCursor, context: ReadingContext) {
    self.cursor = cursor
    self.context = context
  }
}

/// State that a reader rarely needs.
final class ReadingContext {
  let userInfo: [CodingUserInfoKey: any Sendable]
  // Only one reader uses a context, so that exclusivity checks at run time would find nothing.
  /// The linkage of the last to-many relationship that was read. Its memory is reused.
  @exclusivity(unchecked) var linkage: [RawIdentifier] = []
  /// The number of link objects around the current value.
  @exclusivity(unchecked) var linkDepth = 0

  init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) { self.userInfo = userInfo }
}

/// The name of a member of a model.
package struct MemberName: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  init(_ name: StaticString) { stringValue = name.description }
  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}

extension ModelReader {
  /// Reads the object at the cursor.
  mutating func readObject<Object: ModelObject>(_ type: Object.Type = Object.self) throws -> Object
  {
    let table = Object.members.table
    return try MemberTable.make { try table.read(&self, to: $0) }
  }

  /// Enters a level of nesting. Throws if the values are nested too deeply.
  @inline(__always)
  mutating func enter() throws {
    guard depth < Self.maximumDepth else { throw NeedsCodable() }
    depth += 1
  }

  /// Reads the elements of an array.
  @inline(__always)
  mutating func readElements(_ element: (inout ModelReader) throws -> Void) throws {
    try enter()
    if try cursor.openArray() {
      repeat { try element(&self) } while try cursor.endElement()
    }
    depth -= 1
  }

  /// Reads the members of an object one by one, in the order of the text. The function reads the value of a member, or
  /// returns `false` to skip it.
  package mutating func readMembers(
    _ member: (inout ModelReader, JSONCursor.Name) throws -> Bool
  ) throws {
    try cursor.openObject()
    try enter()
    while let name = try cursor.nextName() {
      if try !member(&self, name) { try cursor.skipValue(depth: depth) }
      try cursor.endMember()
    }
    depth -= 1
    cursor.advance()
  }
}

extension ModelReader {
  /// Returns the type of the resource object at the cursor, without moving the cursor.
  package mutating func peekType() throws -> JSONCursor.Name {
    let place = cursor.place
    guard try find("type") else { throw NeedsCodable() }
    let type = try cursor.rawString()
    cursor.move(to: place)
    return type
  }

  /// Returns the first byte of a member of the object at the cursor, without moving the cursor; `nil` if there is no
  /// such member.
  mutating func firstByte(ofMember name: StaticString) throws -> UInt8? {
    let place = cursor.place
    let first = try find(name) ? cursor.byte : nil
    cursor.move(to: place)
    return first
  }

  /// Moves to a member of the object at the cursor. Returns `false` if there is none.
  private mutating func find(_ member: StaticString) throws -> Bool {
    try cursor.openObject()
    while let name = try cursor.nextName() {
      if name.matches(member) { return true }
      try cursor.skipValue(depth: depth)
      try cursor.endMember()
    }
    return false
  }
}
