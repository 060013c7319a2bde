/// An object of a document as a plain value: what explores an API, and what has no model.
///
/// Each kind of object has such a type: ``UntypedDocument``, ``UntypedResource``,
/// ``UntypedIdentifier``, ``UntypedRelationship``, ``UntypedLink``, ``UntypedError``,
/// ``UntypedAPIDescription``. Whatever was read is written back: members that are not of the shape
/// that the specification gives them stay among the other members.
public protocol UntypedObject: Codable, Hashable, Sendable {
  /// Throws a ``MalformedDocumentError`` if the value is no such object.
  init(json: JSONValue, at pointer: JSONPointer) throws

  /// The object as JSON.
  var json: JSONValue { get }
}

extension UntypedObject {
  /// Throws a ``MalformedDocumentError`` if the value is no such object.
  public init(json: JSONValue) throws {
    try self.init(json: json, at: JSONPointer(components: []))
  }
}
