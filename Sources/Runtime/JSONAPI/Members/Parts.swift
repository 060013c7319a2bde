// A part is a member of one of JSON:API's objects that may be absent: attributes, relationships,
// links, meta or `jsonapi`. Its type has a table of members, is a hand-written `Codable` type, or
// is one of the special types below.

/// A part that is omitted if it counts as absent, and otherwise written even as `{}`. Parts of other types are omitted if
/// they have no members.
package protocol SpecialPart: Codable, Equatable {
  /// Returns the value of a part that is absent.
  static func valueWhenAbsent() throws -> Self
  func countsAsAbsent() -> Bool
}

extension Optional: SpecialPart where Wrapped: Codable & Equatable {
  package static func valueWhenAbsent() -> Wrapped? { nil }
  // An optional object that is not nil was set or decoded, so it is encoded even if it is empty.
  package func countsAsAbsent() -> Bool { map { Part.isAbsent($0) } ?? true }
}

extension JSONValue: SpecialPart {
  package static func valueWhenAbsent() -> JSONValue { .null }
  package func countsAsAbsent() -> Bool { isNull }
}

/// Functions for parts of any type.
enum Part {
  /// Returns `true` if parts of a type are decoded.
  static func isRead(_ type: any Any.Type) -> Bool {
    type != Absent.self && type != Absent?.self && type != Absent??.self
  }

  /// Returns the value of an absent part. Throws if one of its members is required.
  static func whenAbsent<Value: Codable & Equatable>(
    _ type: Value.Type, at path: @autoclosure () -> [any CodingKey] = [],
    userInfo: @autoclosure () -> [CodingUserInfoKey: Any] = [:]
  ) throws -> Value {
    if type == Absent.self { return same((), as: type) }
    if let special = type as? any SpecialPart.Type,
      let value = try special.valueWhenAbsent() as? Value
    {
      return value
    }
    guard let object = type as? any ModelObject.Type else {
      return try Value(from: JSONTextDecoder(absentAt: path(), userInfo: userInfo()))
    }
    func empty<Object: ModelObject>(_ type: Object.Type) throws -> Value {
      let table = Object.members.table
      let value: Object = try MemberTable.make { memory in
        if let missing = table.setEmpty(memory) {
          throw DecodingError.missing(missing, at: path())
        }
      }
      return same(value, as: Value.self)
    }
    return try empty(object)
  }

  static func isAbsent<Value: Codable & Equatable>(_ part: Value) -> Bool {
    if Value.self == Absent.self { return true }
    return (part as? any SpecialPart)?.countsAsAbsent() ?? false
  }

  static func isWritten<Value: Codable & Equatable>(
    _ part: Value, userInfo: @autoclosure () -> [CodingUserInfoKey: Any]
  ) -> Bool {
    if isAbsent(part) { return false }
    return Value.self is any SpecialPart.Type
      || !((part as? any ModelObject)?.hasNoMembers
        ?? MemberCollector.isEmpty(part, userInfo: userInfo()))
  }
}

// MARK: - Bytes

extension ModelReader {
  /// Reads a part; `null` counts as absent, unless a ``DecodingPolicy`` refuses it.
  mutating func readPart<Value: Codable & Equatable>(_ type: Value.Type = Value.self) throws
    -> Value
  {
    guard try cursor.skipNull() else { return try read(type) }
    guard !context.userInfo.refusesNullObjects, let part = try? partWhenAbsent(type) else {
      throw DecodingError.typeMismatch([String: Any].self)
    }
    return part
  }

  func partWhenAbsent<Value: Codable & Equatable>(_ type: Value.Type = Value.self) throws -> Value {
    try Part.whenAbsent(type, userInfo: context.userInfo)
  }

  /// Decodes a member that must be present from an object without members, which throws the error for that.
  func decodeAbsent(
    _ coding: any MemberCoding.Type, _ name: MemberName, to memory: UnsafeMutableRawPointer
  ) throws {
    let empty = JSONTextDecoder(absentAt: [], userInfo: context.userInfo)
    try coding.decode(name, of: empty.container(keyedBy: MemberName.self), empty, to: memory)
  }
}
