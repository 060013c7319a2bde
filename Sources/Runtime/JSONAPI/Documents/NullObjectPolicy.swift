/// The treatment of `null` in place of an object that may be absent: attributes, relationships, links,
/// meta or `jsonapi`.
///
/// JSON:API does not allow it, but some servers send it.
///
/// ```swift
/// let decoder = JSONDecoder()
/// decoder.userInfo[.nullObjects] = NullObjectPolicy.refuse
/// ```
public enum NullObjectPolicy: Sendable {
  /// Decoding fails.
  case refuse
  /// It is decoded as an absent object and not encoded again.
  case tolerate
}

extension CodingUserInfoKey {
  /// The key for a ``NullObjectPolicy``. By default, `null` counts as an absent object.
  // The initializer never returns nil.
  public static let nullObjects = CodingUserInfoKey(rawValue: "JSONAPI.nullObjects")!
}

extension Dictionary where Key == CodingUserInfoKey {
  var refusesNullObjects: Bool {
    !isEmpty && self[.nullObjects] as? NullObjectPolicy == .refuse
  }
}
