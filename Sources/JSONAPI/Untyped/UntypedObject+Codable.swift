#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UntypedObject {
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
