/// An object that a document may omit: attributes, relationships, links, meta or `jsonapi`.
///
/// The default implementations suit every struct. The requirements are methods, not properties, so
/// that they cannot collide with a member of a struct.
public protocol OmissibleObject: ModelDecodable, ModelEncodable, Equatable {
  /// Returns `true` if the object is decoded where it is present, and `false` for types that have no
  /// members to decode, such as ``NoMetadata``.
  static func isRead() -> Bool

  /// Returns the value for an object that is absent or not decoded.
  ///
  /// The default implementation decodes the value from `emptyObject()`, an object without members.
  /// It throws if a member is required.
  static func defaultWhenAbsent(_ emptyObject: () -> any Decoder) throws -> Self

  /// Returns the condition for omitting the object from the encoded document.
  func omission() -> Omission

  /// Returns `true` if the object is encoded without members.
  func isEncodedEmpty(userInfo: () -> [CodingUserInfoKey: Any]) -> Bool
}

/// The condition for omitting an object from an encoded document.
public enum Omission: Sendable {
  /// The object is always omitted.
  case always
  /// The object is omitted if it has no members.
  case ifEmpty
  /// The object is always encoded, even as `{}`.
  case never
}

extension OmissibleObject {
  @inlinable
  public static func isRead() -> Bool { true }

  public static func defaultWhenAbsent(_ emptyObject: () -> any Decoder) throws -> Self {
    try Self(from: emptyObject())
  }

  @inlinable
  public func omission() -> Omission { .ifEmpty }

  public func isEncodedEmpty(userInfo: () -> [CodingUserInfoKey: Any]) -> Bool {
    MemberCollector.isEmpty(self, userInfo: userInfo())
  }

  func isWritten(userInfo: @autoclosure () -> [CodingUserInfoKey: Any]) -> Bool {
    switch omission() {
    case .always: false
    case .ifEmpty: !isEncodedEmpty(userInfo: userInfo)
    case .never: true
    }
  }
}

extension KeyedDecodingContainer {
  /// The decoder's `userInfo`, which containers do not expose. Costly: it makes a nested decoder.
  func userInfo(forKey key: Key) -> [CodingUserInfoKey: Any] {
    do {
      return try superDecoder(forKey: key).userInfo
    } catch {
      return [:]
    }
  }

  /// Decodes an object that may be absent if none of its members is required; `null` counts as absent
  /// unless a ``NullObjectPolicy`` refuses it.
  func decodeOmissible<Object: OmissibleObject>(
    _ type: Object.Type, forKey key: Key, userInfo: @autoclosure () -> [CodingUserInfoKey: Any]
  ) throws -> Object {
    if Object.isRead(), contains(key) {
      do {
        let value = try decode(Object.self, forKey: key)
        // Of the values that are read, only an optional that is nil is never encoded.
        if value.omission() == .always, userInfo().refusesNullObjects {
          throw DecodingError.valueNotFound(
            [String: Any].self,
            DecodingError.Context(
              codingPath: codingPath + [key], debugDescription: "Expected an object, found null."))
        }
        return value
      } catch {
        if (try? decodeNil(forKey: key)) == true, !userInfo().refusesNullObjects,
          let value = try? valueWhenAbsent(type, forKey: key, userInfo: userInfo())
        {
          return value
        }
        throw located(error, decoding: type, forKey: key)
      }
    }
    do {
      return try valueWhenAbsent(type, forKey: key, userInfo: userInfo())
    } catch DecodingError.keyNotFound(let member, _) {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription:
            "“\(key.stringValue)” is absent, but its member “\(member.stringValue)” is required.")
      )
    }
  }

  private func valueWhenAbsent<Object: OmissibleObject>(
    _ type: Object.Type, forKey key: Key, userInfo: @autoclosure () -> [CodingUserInfoKey: Any]
  ) throws -> Object {
    try Object.defaultWhenAbsent {
      EmptyObjectDecoder(codingPath: codingPath + [key], userInfo: userInfo())
    }
  }
}

extension KeyedEncodingContainer {
  /// Encodes an object unless it is to be omitted.
  mutating func encodeOmissible(
    _ object: some OmissibleObject, forKey key: Key,
    userInfo: @autoclosure () -> [CodingUserInfoKey: Any]
  ) throws {
    if object.isWritten(userInfo: userInfo()) { try encode(object, forKey: key) }
  }
}
