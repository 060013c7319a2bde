#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

  public init(from decoder: any Decoder) throws {
    try self.init(
      json: JSONValue(from: decoder), at: JSONPointer(codingPath: decoder.codingPath))
  }

  public func encode(to encoder: any Encoder) throws {
    try json.encode(to: encoder)
  }

  /// A typed object as a plain one: `try UntypedResource(encoding: article)`.
  ///
  /// Throws what the encoder throws, and a ``MalformedDocumentError`` if the value is written as
  /// something else than such an object.
  public init(encoding value: some Encodable, with encoder: JSONEncoder = JSONEncoder()) throws {
    try self.init(json: JSONValue(encoding: value, with: encoder))
  }

  /// The object as a typed one: `try resource.decoded(as: Article.self)`.
  ///
  /// Throws what the type throws when it is read.
  public func decoded<Value: Decodable>(
    as type: Value.Type, with decoder: JSONDecoder = JSONDecoder()
  ) throws -> Value {
    try decoder.decode(type, from: JSONEncoder().encode(json))
  }
}

extension JSONValue {
  /// What a value is written as.
  init(encoding value: some Encodable, with encoder: JSONEncoder = JSONEncoder()) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: encoder.encode(value))
  }
}
