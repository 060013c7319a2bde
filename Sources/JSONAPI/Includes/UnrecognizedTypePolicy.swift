/// What becomes of resource objects of types that a document does not know.
///
/// ```swift
/// let decoder = JSONDecoder()
/// decoder.userInfo[.unrecognizedTypes] = UnrecognizedTypePolicy.refuse
/// ```
public enum UnrecognizedTypePolicy: Sendable {
  /// They are an error.
  case refuse
  /// They are kept where there is a place for them (``UnrecognizedResource``) and left out where there
  /// is none.
  case tolerate
}

extension CodingUserInfoKey {
  /// An ``UnrecognizedTypePolicy``. Without one, types that are not known are kept where there is a
  /// place for them, and are an error where there is none.
  // The initialiser never gives nil.
  public static let unrecognizedTypes = CodingUserInfoKey(rawValue: "JSONAPI.unrecognizedTypes")!
}

extension [CodingUserInfoKey: Any] {
  var unrecognizedTypePolicy: UnrecognizedTypePolicy? {
    isEmpty ? nil : self[.unrecognizedTypes] as? UnrecognizedTypePolicy
  }
}
