// A part is a member of one of JSON:API's objects that may be absent: attributes, relationships,
// links, meta or `jsonapi`. Its type has a table of members, is a hand-written `Codable` type, or
// is one of the special types below.

/// A part with its own rules for reading and writing.
package protocol SpecialPart: Codable, Equatable {
  /// Returns `true` if parts of this type are decoded.
  static func isRead() -> Bool
  /// Returns the value of a part that is absent or not decoded.
  static func valueWhenAbsent() throws -> Self
  func omission() -> Omission
}

/// The condition for omitting a part.
package enum Omission: Sendable {
  case always
  /// It has no members.
  case ifEmpty
  /// It is written even as `{}`.
  case never
}

extension SpecialPart {
  package static func isRead() -> Bool { true }
}

extension Absent: SpecialPart {
  package static func isRead() -> Bool { false }
  package static func valueWhenAbsent() -> Self { Self() }
  package func omission() -> Omission { .always }
}

extension Optional: SpecialPart where Wrapped: Codable & Equatable {
  package static func isRead() -> Bool { Part.isRead(Wrapped.self) }
  package static func valueWhenAbsent() -> Wrapped? { nil }
  package func omission() -> Omission {
    switch self.map({ Part.omission(of: $0) }) {
    case nil, .always: .always
    // An optional object that is not nil was set or decoded, so it is encoded even if it is empty.
    case .ifEmpty, .never: .never
    }
  }
}

extension JSONValue: SpecialPart {
  package static func valueWhenAbsent() -> JSONValue { .null }
  package func omission() -> Omission { self == .null ? .always : .never }
}

/// Functions for parts of any type.
enum Part {
  static func isRead<Value: Codable & Equatable>(_ type: Value.Type) -> Bool {
    if type == Absent.self { return false }
    return (type as? any SpecialPart.Type)?.isRead() ?? true
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

  static func omission<Value: Codable & Equatable>(of part: Value) -> Omission {
    if Value.self == Absent.self { return .always }
    return (part as? any SpecialPart)?.omission() ?? .ifEmpty
  }

  static func isWritten<Value: Codable & Equatable>(
    _ part: Value, userInfo: @autoclosure () -> [CodingUserInfoKey: Any]
  ) -> Bool {
    switch omission(of: part) {
    case .always: false
    case .ifEmpty:
      !((part as? any ModelObject)?.hasNoMembers
        ?? MemberCollector.isEmpty(part, userInfo: userInfo()))
    case .never: true
    }
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
    let empty = absentObject
    try coding.decode(name, of: empty.container(keyedBy: MemberName.self), empty, to: memory)
  }

  var absentObject: JSONTextDecoder {
    JSONTextDecoder(absentAt: [], userInfo: context.userInfo)
  }
}
