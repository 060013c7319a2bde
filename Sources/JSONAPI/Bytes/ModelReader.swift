#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the members of a model, from UTF-8 bytes or from any `Decoder`.
///
/// Generated structs use it in their `init(members:)`:
///
/// ```swift
/// init(members reader: inout ModelReader) throws {
///   title = try reader.required("title")
///   subtitle = try reader.optional("subtitle")
/// }
/// ```
///
/// Members may be in any order. Reading from bytes is fastest where the document has them in the order in
/// which they are asked for.
public struct ModelReader: ~Copyable {
  var cursor: JSONCursor
  /// What is rarely needed, which makes the reader itself small.
  let context: ReadingContext
  /// The members of the current object, where they come from a `Decoder`.
  let members: KeyedDecodingContainer<MemberName>?
  /// The object whose members are being read.
  var object: OpenObject
  /// The levels of objects and arrays around the current value.
  var depth = 0

  /// The levels that are read directly; `Codable` reads deeper documents, or refuses them.
  static let maximumDepth = 128

  /// An object whose members are being read.
  struct OpenObject {
    /// The first name, or the closing brace.
    let start: UnsafePointer<UInt8>
    /// The number of names in `context.skipped` that belong to outer objects.
    let skippedCount: Int
    /// The members in `context.index`, once these were found not to be in the order of the model.
    var index: Range<Int>?
  }

  init(text: UnsafeBufferPointer<UInt8>, context: ReadingContext) {
    cursor = JSONCursor(text)
    self.context = context
    members = nil
    object = OpenObject(start: cursor.start, skippedCount: 0)
  }

  /// A reader of a decoder's value.
  init(_ decoder: any Decoder) throws {
    cursor = JSONCursor(UnsafeBufferPointer(start: nil, count: 0))
    context = .unused
    members = try decoder.container(keyedBy: MemberName.self)
    object = OpenObject(start: cursor.start, skippedCount: 0)
  }
}

/// What a reader seldom needs.
final class ReadingContext {
  let userInfo: [CodingUserInfoKey: any Sendable]
  /// Optional members that were not found where they were expected.
  var skipped: [StaticString] = []
  /// The members of objects whose order is another than that of the model.
  var index: [IndexedMember] = []

  struct IndexedMember {
    let name: JSONCursor.Name
    let value: UnsafePointer<UInt8>
  }

  /// Decodes what is read by way of `Codable`.
  private(set) lazy var decoder = {
    let decoder = JSONDecoder()
    decoder.userInfo = userInfo
    return decoder
  }()

  init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) { self.userInfo = userInfo }

  /// For readers of decoders, which do not use it.
  static var unused: ReadingContext { ReadingContext() }
}

/// The name of a member of a model.
struct MemberName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  @inline(__always)
  init(_ name: StaticString) { stringValue = name.description }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// The members of an object are in another order than those of its model: it is read again with an index.
private struct OtherOrder: Error {}

extension ModelReader {
  /// Reads a member that must be present.
  public mutating func required<Value: ModelDecodable>(_ name: StaticString) throws -> Value {
    if let members { return try Value.member(MemberName(name), of: members) }
    if object.index == nil {
      if try cursor.skip(name: name) {
        let value = try Value(from: &self)
        try cursor.endMember()
        return value
      }
      try indexMembers()
    }
    guard findValue(of: name) else { throw NeedsCodable() }
    return try Value(from: &self)
  }

  /// Reads a member that may be absent. `null` counts as absent where the type has no null.
  public mutating func optional<Value: ModelDecodable>(_ name: StaticString) throws -> Value? {
    if let members { return try Value.memberIfPresent(MemberName(name), of: members) }
    if object.index == nil {
      guard try cursor.skip(name: name) else {
        context.skipped.append(name)
        return nil
      }
      let value = try Value.readIfPresent(&self)
      try cursor.endMember()
      return value
    }
    return findValue(of: name) ? try Value.readIfPresent(&self) : nil
  }

  /// Finds the value of a member in the index. Of two members of one name, the first counts.
  private mutating func findValue(of name: StaticString) -> Bool {
    for member in context.index[object.index ?? 0..<0] where member.name.matches(name) {
      cursor.move(to: member.value)
      return true
    }
    return false
  }

  /// Makes an index of the members of the current object. Throws ``OtherOrder`` if one of them was
  /// expected before and taken for absent.
  private mutating func indexMembers() throws {
    cursor.move(to: object.start)
    let first = context.index.count
    while let name = try cursor.nextName() {
      context.index.append(.init(name: name, value: cursor.place))
      try cursor.skipValue(depth: depth)
      try cursor.endMember()
    }
    object.index = first..<context.index.count
    for name in context.skipped[object.skippedCount...] where findValue(of: name) {
      throw OtherOrder()
    }
  }

  /// Reads the object at the cursor.
  @inline(__always)
  mutating func readObject<Model: ModelObject>(_ type: Model.Type = Model.self) throws -> Model {
    try cursor.openObject()
    return try readMembers(type)
  }

  /// Reads a model from an object without members. Throws if one of them is required.
  static func readEmpty<Model: ModelObject>(_ type: Model.Type) throws -> Model {
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { brace in
      brace.initialize(repeating: UInt8(ascii: "}"))
      var reader = ModelReader(text: UnsafeBufferPointer(brace), context: .unused)
      return try reader.readMembers(type)
    }
  }

  private mutating func readMembers<Model: ModelObject>(_ type: Model.Type) throws -> Model {
    try enter()
    let outer = object
    object = OpenObject(start: cursor.place, skippedCount: context.skipped.count)
    var model: Model
    do {
      model = try Model(members: &self)
      if object.index == nil, try hasSkippedMembers() { throw OtherOrder() }
    } catch is OtherOrder {
      object.index = nil
      context.skipped.removeSubrange(object.skippedCount...)
      try indexMembers()
      model = try Model(members: &self)
    }
    if let index = object.index {
      try leaveIndexed(index)
    }
    if context.skipped.count > object.skippedCount {
      context.skipped.removeSubrange(object.skippedCount...)
    }
    object = outer
    depth -= 1
    cursor.advance()
    return model
  }

  /// Moves to the closing brace of an object that was read by its index.
  private mutating func leaveIndexed(_ index: Range<Int>) throws {
    if let last = context.index[index].last {
      cursor.move(to: last.value)
      try cursor.skipValue(depth: depth)
      cursor.skipSpace()
    } else {
      cursor.move(to: object.start)
    }
    context.index.removeSubrange(index)
  }

  /// Passes the members that the model does not have. Returns `true` if one of them was expected earlier.
  private mutating func hasSkippedMembers() throws -> Bool {
    while let name = try cursor.nextName() {
      if name.hasEscapes { return true }
      for skipped in context.skipped[object.skippedCount...] where name.matches(skipped) {
        return true
      }
      try cursor.skipValue(depth: depth)
      try cursor.endMember()
    }
    return false
  }

  /// Counts a level of nesting.
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

  /// Reads the members of an object one by one, in the order of the text. The function reads the value
  /// or returns `false`.
  @inline(__always)
  mutating func readMembers(
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

  /// Reads the value of a member that is an object and may be omitted: links, meta and such. Returns `nil`
  /// if it counts as absent.
  @inline(__always)
  mutating func readOmissible<Object: OmissibleObject>(_ type: Object.Type) throws -> Object? {
    guard Object.isRead() else {
      try cursor.skipValue(depth: depth)
      return nil
    }
    if cursor.byte == UInt8(ascii: "n") { return try readNull(inPlaceOf: type) }
    return try Object(from: &self)
  }

  private mutating func readNull<Object: OmissibleObject>(
    inPlaceOf type: Object.Type
  ) throws -> Object? {
    guard !context.userInfo.refusesNullObjects, type is any ModelObject.Type, try cursor.skipNull()
    else { throw NeedsCodable() }
    return nil
  }

  /// The value of an object that is absent. Throws if one of its members is required.
  @inline(__always)
  func valueWhenAbsent<Object: OmissibleObject>(_ type: Object.Type) throws -> Object {
    let userInfo = context.userInfo
    return try Object.defaultWhenAbsent { EmptyObjectDecoder(codingPath: [], userInfo: userInfo) }
  }
}
