/// The treatment of resource objects of unrecognized types.
///
/// ```swift
/// let decoder = JSONDecoder()
/// decoder.userInfo[.unrecognizedTypes] = UnrecognizedTypePolicy.refuse
/// ```
public enum UnrecognizedTypePolicy: Sendable {
  /// Decoding fails.
  case refuse
  /// They are kept as an ``UnrecognizedResource`` where the type has a case for it, and skipped
  /// otherwise.
  case tolerate
}

extension CodingUserInfoKey {
  /// The key for an ``UnrecognizedTypePolicy``. By default, resource objects of unrecognized types are
  /// kept where the type has a case for them; otherwise decoding fails.
  // The initializer never returns nil.
  public static let unrecognizedTypes = CodingUserInfoKey(rawValue: "JSONAPI.unrecognizedTypes")!
}

extension Dictionary where Key == CodingUserInfoKey {
  var unrecognizedTypePolicy: UnrecognizedTypePolicy? {
    isEmpty ? nil : self[.unrecognizedTypes] as? UnrecognizedTypePolicy
  }
}
