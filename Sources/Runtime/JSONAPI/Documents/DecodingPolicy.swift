/// The treatment of what a model or the specification does not allow, but some servers send.
///
/// ```swift
/// let decoder = JSONDecoder()
/// decoder.userInfo[.unrecognizedTypes] = DecodingPolicy.refuse
/// decoder.userInfo[.nullObjects] = DecodingPolicy.refuse
/// ```
public enum DecodingPolicy: Sendable {
  /// Decoding fails.
  case refuse
  /// It is decoded as described at the key.
  case tolerate
}

extension CodingUserInfoKey {
  /// The key for the ``DecodingPolicy`` for `null` in place of an object that may be absent: attributes, relationships,
  /// links, meta or `jsonapi`. By default, `null` is tolerated: it is decoded as an absent object and not encoded again.
  // The initializer never returns nil.
  public static let nullObjects = CodingUserInfoKey(rawValue: "JSONAPI.nullObjects")!

  /// The key for the ``DecodingPolicy`` for resource objects of unrecognized types. If they are tolerated, they are kept
  /// as an ``UnrecognizedResource`` where the type has a case for it, and skipped otherwise. By default, they are kept
  /// where the type has a case for them; otherwise decoding fails.
  // The initializer never returns nil.
  public static let unrecognizedTypes = CodingUserInfoKey(rawValue: "JSONAPI.unrecognizedTypes")!
}

extension Dictionary where Key == CodingUserInfoKey {
  var refusesNullObjects: Bool {
    !isEmpty && self[.nullObjects] as? DecodingPolicy == .refuse
  }

  var unrecognizedTypePolicy: DecodingPolicy? {
    isEmpty ? nil : self[.unrecognizedTypes] as? DecodingPolicy
  }
}
