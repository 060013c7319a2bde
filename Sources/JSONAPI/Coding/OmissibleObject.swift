/// An object of a document that may be left out: attributes, relationships, links, meta, `jsonapi`.
///
/// The methods have defaults that suit every struct; they are no properties, so that no member of a
/// struct is ever mistaken for them.
public protocol OmissibleObject: Codable, Equatable {
  /// Whether the object is read where it is there. It is not, where nothing in it is of interest.
  static func isRead() -> Bool

  /// What stands for an object that is not there, or is not read.
  ///
  /// By default it is read like an object without members, from a decoder that the function gives;
  /// which succeeds if each of its members may be missing, and throws otherwise.
  static func defaultWhenAbsent(_ emptyObject: () -> any Decoder) throws -> Self

  /// Whether the object is written.
  func omission() -> Omission
}

/// Whether an object is written.
public enum Omission: Sendable {
  /// It is not.
  case always
  /// It is, unless it has no members.
  case ifEmpty
  /// It is, even as `{}`.
  case never
}

extension OmissibleObject {
  public static func isRead() -> Bool { true }

  public static func defaultWhenAbsent(_ emptyObject: () -> any Decoder) throws -> Self {
    try Self(from: emptyObject())
  }

  public func omission() -> Omission { .ifEmpty }

  func isWritten(userInfo: [CodingUserInfoKey: Any]) -> Bool {
    switch omission() {
    case .always: false
    case .ifEmpty: !EmptinessProbe.isEmpty(self, userInfo: userInfo)
    case .never: true
    }
  }
}

extension KeyedDecodingContainer {
  /// The decoder's `userInfo`, which containers do not tell: costly.
  func userInfo(forKey key: Key) -> [CodingUserInfoKey: Any] {
    do {
      return try superDecoder(forKey: key).userInfo
    } catch {
      return [:]
    }
  }

  /// Decodes an object that may be left out if nothing in it is required; `null` says as much as an
  /// object that is left out.
  func decodeOmissible<Object: OmissibleObject>(
    _ type: Object.Type, forKey key: Key, userInfo: @autoclosure () -> [CodingUserInfoKey: Any]
  ) throws -> Object {
    if Object.isRead(), contains(key) {
      do {
        return try decode(Object.self, forKey: key)
      } catch {
        if (try? decodeNil(forKey: key)) == true,
          let omitted = try? omitted(type, forKey: key, userInfo: userInfo())
        {
          return omitted
        }
        throw located(error, decoding: type, forKey: key)
      }
    }
    do {
      return try omitted(type, forKey: key, userInfo: userInfo())
    } catch DecodingError.keyNotFound(let member, _) {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription:
            "There is no “\(key.stringValue)”, whose member “\(member.stringValue)” is required.")
      )
    }
  }

  private func omitted<Object: OmissibleObject>(
    _ type: Object.Type, forKey key: Key, userInfo: @autoclosure () -> [CodingUserInfoKey: Any]
  ) throws -> Object {
    try Object.defaultWhenAbsent {
      EmptyObjectDecoder(codingPath: codingPath + [key], userInfo: userInfo())
    }
  }
}

extension KeyedEncodingContainer {
  /// Encodes an object unless it is left out.
  mutating func encodeOmissible(
    _ object: some OmissibleObject, forKey key: Key, userInfo: [CodingUserInfoKey: Any]
  ) throws {
    if object.isWritten(userInfo: userInfo) { try encode(object, forKey: key) }
  }
}
