import JSONAPI

/// An object of a document as a plain value, for exploring an API and for objects without a model.
///
/// The types are ``UntypedDocument``, ``UntypedResource``, ``UntypedIdentifier``,
/// ``UntypedRelationship``, ``UntypedLink``, ``UntypedError`` and ``UntypedAPIDescription``. Everything
/// that was decoded is encoded again: `otherMembers` keeps the members that are not in the format that the
/// specification requires.
public protocol UntypedObject: Codable, Hashable, Sendable {
  /// Creates an object from JSON at a place in a document. Throws a `JSONAPIDecodingError` if the value is
  /// not such an object.
  init(json: JSONValue, at pointer: JSONPointer) throws

  /// The object as JSON.
  var json: JSONValue { get }
}

extension UntypedObject {
  /// Creates an object from JSON. Throws a `JSONAPIDecodingError` if the value is not such an object.
  public init(json: JSONValue) throws {
    try self.init(json: json, at: JSONPointer(components: []))
  }
}
