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
  // The first property: the thread sanitizer takes the first word of a noncopyable value for its address, and
  // reports races where threads read the same text if that is the address of the text.
  /// What is rarely needed, which makes the reader itself small.
  @usableFromInline let context: ReadingContext
  @usableFromInline var cursor: JSONCursor
  /// Whether the members of the current object are read in the order of the text. If not, they come from
  /// a decoder or from an index.
  @usableFromInline var isOrdered: Bool
  /// The levels of objects and arrays around the current value.
  @usableFromInline var depth = 0
  /// The object whose members are being read.
  var object: OpenObject

  /// The levels that are read directly; `Codable` reads deeper documents, or refuses them.
  @usableFromInline static let maximumDepth = 128

  /// An object whose members are being read.
  @usableFromInline
  struct OpenObject {
    /// The first name, or the closing brace.
    let start: UnsafePointer<UInt8>
    /// The number of names in `context.skipped` that belong to outer objects.
    let skippedCount: Int
    /// The number of members in `context.index` that belong to outer objects.
    let indexCount: Int
    /// The levels of nesting, with that of the object.
    let depth: Int
    /// Whether the object is in another one that has a model.
    let isNested: Bool
    /// The members in `context.index`, if the object is not read in the order of the text.
    var index: Range<Int>?
  }

  init(text: UnsafeBufferPointer<UInt8>, context: ReadingContext) {
    self.init(cursor: JSONCursor(text), context: context)
  }

  init(cursor: JSONCursor, context: ReadingContext) {
    self.cursor = cursor
    isOrdered = true
    self.context = context
    object = OpenObject(
      start: cursor.start, skippedCount: 0, indexCount: 0, depth: 0, isNested: false)
  }

  /// A reader of a decoder's value.
  init(_ decoder: any Decoder) throws {
    cursor = JSONCursor(UnsafeBufferPointer(start: nil, count: 0))
    isOrdered = false
    context = ReadingContext(members: try decoder.container(keyedBy: MemberName.self))
    object = OpenObject(
      start: cursor.start, skippedCount: 0, indexCount: 0, depth: 0, isNested: false)
  }
}

/// What a reader seldom needs.
@usableFromInline
final class ReadingContext {
  let userInfo: [CodingUserInfoKey: any Sendable]
  /// The members of the current object, where they come from a `Decoder`.
  @usableFromInline let members: DecoderMembers?
  // One reader uses a context, so that checks at run time would find nothing.
  /// Optional members that were not found where they were expected.
  @exclusivity(unchecked) var skipped: [StaticString] = []
  /// The members of objects that are not read in the order of the text.
  @exclusivity(unchecked) var index: [IndexedMember] = []
  /// Whether the members of an object were found to be in another order than those of its model.
  @exclusivity(unchecked) var hasOtherOrder = false
  /// Whether each object is read by an index of its members. Otherwise objects in objects might be read twice at
  /// each level, which takes twice the time for each.
  @exclusivity(unchecked) var readsByIndex = false
  /// The linkage of the to-many relationship that was read last, in memory that is used again.
  @exclusivity(unchecked) var linkage: [IdentifierText] = []

  struct IndexedMember {
    let name: JSONCursor.Name
    let value: UnsafePointer<UInt8>
  }

  init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
    self.userInfo = userInfo
    members = nil
  }

  init(members: KeyedDecodingContainer<MemberName>) {
    userInfo = [:]
    self.members = DecoderMembers(container: members)
  }

  /// In a class, as a container itself is slow to copy and to compare with `nil`.
  @usableFromInline
  final class DecoderMembers {
    @usableFromInline let container: KeyedDecodingContainer<MemberName>

    init(container: KeyedDecodingContainer<MemberName>) { self.container = container }
  }
}

/// The name of a member of a model.
public struct MemberName: CodingKey {
  public let stringValue: String
  public var intValue: Int? { nil }

  @usableFromInline init(_ name: StaticString) { stringValue = name.description }
  public init(stringValue: String) { self.stringValue = stringValue }
  public init?(intValue: Int) { nil }
}

/// The members of an object are in another order than those of its model. The outermost object around it is read
/// again, with indexes.
private struct OtherOrder: Error {}

extension ModelReader {
  /// Reads a member that must be present.
  @_disfavoredOverload
  public mutating func required<Value: ModelDecodable>(_ name: StaticString) throws -> Value {
    try read(name)
  }

  /// Reads a member that may be absent. `null` counts as absent where the type has no null.
  @_disfavoredOverload
  public mutating func optional<Value: ModelDecodable>(_ name: StaticString) throws -> Value? {
    try readIfPresent(name)
  }

  /// Reads a member. Inlined for attributes, whose types are few.
  @inlinable
  mutating func read<Value: ModelDecodable>(_ name: StaticString) throws -> Value {
    switch try isOrdered && cursor.skip(name: name) ? .value : find(name) {
    case .value:
      let value = try Value(from: &self)
      if isOrdered { try cursor.endMember() }
      return value
    case .inDecoder: return try decode(name)
    case .none: throw NeedsCodable()
    }
  }

  @inlinable
  mutating func readIfPresent<Value: ModelDecodable>(_ name: StaticString) throws -> Value? {
    switch try isOrdered && cursor.skip(name: name) ? .value : find(optional: name) {
    case .value:
      let value = try Value.readIfPresent(&self)
      if isOrdered { try cursor.endMember() }
      return value
    case .inDecoder: return try decodeIfPresent(name)
    case .none: return nil
    }
  }

  /// Where a member is.
  @usableFromInline
  enum Finding {
    case value, inDecoder, none
  }

  /// Moves to the value of a member that is not the next one.
  @usableFromInline
  mutating func find(_ name: StaticString) throws -> Finding {
    if context.members != nil { return .inDecoder }
    if isOrdered { try indexMembers() }
    return findValue(of: name) ? .value : .none
  }

  /// Moves to the value of a member that is not the next one and may be absent.
  @usableFromInline
  mutating func find(optional name: StaticString) throws -> Finding {
    if context.members != nil { return .inDecoder }
    if isOrdered {
      context.skipped.append(name)
      return .none
    }
    return findValue(of: name) ? .value : .none
  }

  @usableFromInline
  func decode<Value: ModelDecodable>(_ name: StaticString) throws -> Value {
    guard let members = context.members else { throw NeedsCodable() }
    return try Value.member(MemberName(name), of: members.container)
  }

  @usableFromInline
  func decodeIfPresent<Value: ModelDecodable>(_ name: StaticString) throws -> Value? {
    guard let members = context.members else { throw NeedsCodable() }
    return try Value.memberIfPresent(MemberName(name), of: members.container)
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
      try cursor.skipValue(depth: object.depth)
      try cursor.endMember()
    }
    object.index = first..<context.index.count
    isOrdered = false
    for name in context.skipped[object.skippedCount...] where findValue(of: name) {
      throw otherOrder()
    }
  }

  private func otherOrder() -> OtherOrder {
    context.hasOtherOrder = true
    return OtherOrder()
  }

  /// Reads the object at the cursor.
  @inlinable
  mutating func readObject<Model: ModelObject>(_ type: Model.Type = Model.self) throws -> Model {
    let outer = try openObject()
    do {
      let model = try Model(members: &self)
      try passUnknownMembers()
      try closeObject(within: outer)
      return model
    } catch {
      try beginAgain(after: error, within: outer)
    }
    let model = try Model(members: &self)
    try closeObject(within: outer)
    endAgain()
    return model
  }

  /// Begins to read an object. Returns the one around it.
  @usableFromInline
  mutating func openObject() throws -> OpenObject {
    try cursor.openObject()
    try enter()
    let outer = object
    object = OpenObject(
      start: cursor.place, skippedCount: context.skipped.count, indexCount: context.index.count,
      depth: depth, isNested: outer.depth > 0)
    isOrdered = true
    if context.readsByIndex { try indexMembers() }
    return outer
  }

  /// Passes the members that the model does not have. Throws ``OtherOrder`` if one of them was expected earlier,
  /// also if the model ignored that error when it was thrown.
  @usableFromInline
  mutating func passUnknownMembers() throws {
    if context.hasOtherOrder { throw OtherOrder() }
    guard isOrdered, cursor.byte != UInt8(ascii: "}") else { return }
    while let name = try cursor.nextName() {
      let skipped = context.skipped[object.skippedCount...]
      if skipped.contains(where: { name.matches($0) }) { throw otherOrder() }
      try cursor.skipValue(depth: depth)
      try cursor.endMember()
    }
  }

  /// Begins to read an object again by an index, if it is the outermost one around one whose order is why reading
  /// failed. Throws the error otherwise.
  @usableFromInline
  mutating func beginAgain(after error: any Error, within outer: OpenObject) throws {
    guard context.hasOtherOrder, !object.isNested else {
      object = outer
      throw error
    }
    context.skipped.removeSubrange(object.skippedCount...)
    context.index.removeSubrange(object.indexCount...)
    context.hasOtherOrder = false
    context.readsByIndex = true
    depth = object.depth
    try indexMembers()
  }

  @usableFromInline
  mutating func endAgain() { context.readsByIndex = false }

  /// Moves past an object that was read.
  @usableFromInline
  mutating func closeObject(within outer: OpenObject) throws {
    if let index = object.index { try leaveIndexed(index) }
    if context.skipped.count > object.skippedCount {
      context.skipped.removeSubrange(object.skippedCount...)
    }
    depth = object.depth - 1
    object = outer
    isOrdered = outer.index == nil
    cursor.advance()
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

  /// Reads a model from an object without members. Throws if one of them is required.
  static func readEmpty<Model: ModelObject>(_ type: Model.Type) throws -> Model {
    let text: StaticString = "{}"
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var reader = ModelReader(text: bytes, context: ReadingContext())
    return try reader.readObject()
  }

  /// Counts a level of nesting.
  @inlinable @inline(__always)
  mutating func enter() throws {
    guard depth < Self.maximumDepth else { throw NeedsCodable() }
    depth += 1
  }

  /// Reads the elements of an array.
  @inlinable @inline(__always)
  mutating func readElements(_ element: (inout ModelReader) throws -> Void) throws {
    try enter()
    if try cursor.openArray() {
      repeat { try element(&self) } while try cursor.endElement()
    }
    depth -= 1
  }

  /// Reads the members of an object one by one, in the order of the text. The function reads the value
  /// or returns `false`.
  @inlinable @inline(__always)
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
}
