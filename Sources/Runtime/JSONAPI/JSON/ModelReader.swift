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

/// The name of a member of an object.
package struct MemberName: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  init(_ name: StaticString) { stringValue = name.description }
  init(_ name: String) { stringValue = name }
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
    guard depth < JSONCursor.maximumDepth else { throw cursor.failure(.depth) }
    depth += 1
  }

  /// Reads a value. If that fails, returns to the beginning of the value and throws.
  @inline(__always)
  package mutating func attempt<Value>(_ read: (inout ModelReader) throws -> Value) throws -> Value
  {
    let (place, depth) = (cursor.place, depth)
    do {
      return try read(&self)
    } catch {
      cursor.place = place
      self.depth = depth
      throw error
    }
  }

  /// Reads a value. If that fails, adds the place of the value to the error.
  @inline(__always)
  private mutating func placed<Value>(
    _ read: (inout ModelReader) throws -> Value
  ) throws -> Value {
    let offset = cursor.offset
    do {
      return try read(&self)
    } catch {
      throw ReadingError(error, at: offset)
    }
  }

  /// Reads the elements of an array.
  @inline(__always)
  mutating func readElements(_ element: (inout ModelReader) throws -> Void) throws {
    try enter()
    if try cursor.openArray() {
      repeat { try placed { try element(&$0) } } while try cursor.endElement()
    }
    depth -= 1
  }

  /// Reads the members of an object one by one, in the order of the text. The function reads the value of a member, or
  /// returns `false` to skip it.
  package mutating func readMembers(
    _ member: (inout ModelReader, JSONCursor.Name) throws -> Bool
  ) throws {
    try readMembers({ try $0.nextName() }, member)
  }

  /// Reads the members of an object. A function returns the next name or its index, and `nil` at the closing brace.
  @inline(__always)
  private mutating func readMembers<Name>(
    _ next: (inout JSONCursor) throws -> Name?, _ member: (inout ModelReader, Name) throws -> Bool
  ) throws {
    try cursor.openObject()
    try enter()
    while let name = try next(&cursor) {
      if try !placed({ try member(&$0, name) }) { try cursor.skipValue(depth: depth) }
      try cursor.endMember()
    }
    depth -= 1
    cursor.advance()
  }

  /// Reads the members that JSON:API defines of an object, as ``readMembers(_:)`` does.
  ///
  /// - Parameter first: The member that is likely to be the first one.
  @inline(__always)
  mutating func readDefinedMembers(
    expecting first: DefinedMember,
    _ member: (inout ModelReader, DefinedMember) throws -> Bool
  ) throws {
    let names = DefinedMember.names
    var expected = first.rawValue
    try readMembers {
      let index = try names.nextName(&$0, expected: expected)
      expected = (index ?? expected) + 1
      return index
    } _: { reader, index in
      try DefinedMember(rawValue: index).map { try member(&reader, $0) } ?? false
    }
  }
}

extension ModelReader {
  /// True if the value at the cursor is an object.
  package var isAtObject: Bool { cursor.byte == UInt8(ascii: "{") }

  /// Returns the type of the resource object at the cursor, without moving the cursor.
  package func peekType() throws -> JSONCursor.Name {
    guard var type = try member("type") else { throw DecodingError.missing(MemberName.type) }
    return try type.rawString()
  }

  /// Returns a cursor at a member of the object at a place, by default at the cursor; `nil` if there is no such member.
  func member(
    _ member: StaticString, of place: UnsafePointer<UInt8>? = nil
  ) throws -> JSONCursor? {
    var cursor = cursor
    cursor.place = place ?? cursor.place
    try cursor.openObject()
    while let name = try cursor.nextName() {
      if name.matches(member) { return cursor }
      try cursor.skipValue(depth: depth)
      try cursor.endMember()
    }
    return nil
  }

  /// Returns the error for the resource identifier object at a place, whose id is absent or null.
  func missingId(at place: UnsafePointer<UInt8>) throws -> ReadingError {
    guard let null = try member("id", of: place) else {
      return ReadingError(DecodingError.missing(MemberName.id), at: place - cursor.start)
    }
    return cursor.mismatch(String.self, at: null.offset)
  }
}
