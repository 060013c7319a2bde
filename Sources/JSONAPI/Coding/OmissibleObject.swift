/// An object of a document that may be left out: attributes, relationships, links, meta, `jsonapi`.
///
/// The methods have defaults that suit every struct; they are no properties, so that no member of a
/// struct is ever mistaken for them.
public protocol OmissibleObject: Codable, Equatable {
  /// What stands for an object that is not there.
  static func whenOmitted() -> OmittedObject<Self>

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

/// What stands for an object that is not there.
public enum OmittedObject<Object> {
  /// It is read like an object without members, which succeeds if each of its members may be missing.
  case readAsEmpty
  /// A value.
  case value(Object)
  /// A value, which stands for an object that is there as well: nothing in it is of interest.
  case neverRead(Object)
}

extension OmittedObject: Sendable where Object: Sendable {}

extension OmissibleObject {
  public static func whenOmitted() -> OmittedObject<Self> { .readAsEmpty }
  public func omission() -> Omission { .ifEmpty }

  func isWritten(userInfo: [CodingUserInfoKey: Any]) -> Bool {
    switch omission() {
    case .always: false
    case .ifEmpty: !EmptinessProbe.isEmpty(self, userInfo: userInfo)
    case .never: true
    }
  }

  /// What stands for an object that is not there; throws if there must be one.
  static func omitted(
    codingPath: @autoclosure () -> [any CodingKey],
    userInfo: @autoclosure () -> [CodingUserInfoKey: Any] = [:]
  ) throws -> Self {
    switch whenOmitted() {
    case .neverRead(let object), .value(let object): object
    case .readAsEmpty:
      try Self(from: EmptyObjectDecoder(codingPath: codingPath(), userInfo: userInfo()))
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes an object that may be left out if nothing in it is required.
  func decodeOmissible<Object: OmissibleObject>(
    _ type: Object.Type, forKey key: Key, userInfo: @autoclosure () -> [CodingUserInfoKey: Any]
  ) throws -> Object {
    let omitted = Object.whenOmitted()
    if case .neverRead(let object) = omitted { return object }
    if contains(key) { return try decode(Object.self, forKey: key) }
    do {
      return try Object.omitted(codingPath: codingPath + [key], userInfo: userInfo())
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
}

extension KeyedEncodingContainer {
  /// Encodes an object unless it would be empty.
  mutating func encodeOmissible(
    _ object: some OmissibleObject, forKey key: Key, userInfo: [CodingUserInfoKey: Any]
  ) throws {
    if object.isWritten(userInfo: userInfo) { try encode(object, forKey: key) }
  }
}
