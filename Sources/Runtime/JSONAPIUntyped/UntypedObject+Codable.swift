import JSONAPI
import JSONAPIFoundation

extension UntypedObject {
  /// Decodes an object. Throws a `JSONAPIDecodingError`, as a model does.
  public init(from decoder: any Decoder) throws {
    do {
      try self.init(
        json: JSONValue(keepingInexactNumbersOf: decoder),
        at: JSONPointer(codingPath: decoder.codingPath))
    } catch {
      throw JSONAPIDecodingError(error, readFrom: decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    try json.encode(to: encoder)
  }

  /// Creates an untyped object from a typed one: `try UntypedResource(encoding: article)`.
  ///
  /// Throws the error of the encoder, or a `JSONAPIDecodingError` if the value is not encoded as
  /// an object of this kind.
  public init(encoding value: some Encodable, with encoder: JSONEncoder? = nil) throws {
    try self.init(json: JSONValue(encoding: value, with: encoder))
  }

  /// Returns the object as a typed one: `try resource.decoded(as: Article.self)`.
  ///
  /// Throws the error of decoding the type.
  public func decoded<Value: Decodable>(
    as type: Value.Type, with decoder: JSONDecoder? = nil
  ) throws -> Value {
    try json.decoded(as: type, with: decoder)
  }
}

extension ModelDecodable where Self: UntypedObject {
  package init(from reader: inout ModelReader) throws {
    try self.init(json: JSONValue(keepingInexactNumbersOf: &reader))
  }
}

extension ModelEncodable where Self: UntypedObject {
  package func write(to writer: inout ModelWriter) throws {
    try json.write(to: &writer)
  }
}

extension UntypedDocument: ModelDecodable, ModelEncodable {}
extension UntypedResource: ModelDecodable, ModelEncodable {}
extension UntypedRelationship: ModelDecodable, ModelEncodable {}
extension UntypedIdentifier: ModelDecodable, ModelEncodable {}
extension UntypedLink: ModelDecodable, ModelEncodable {}
extension UntypedError: ModelDecodable, ModelEncodable {}
extension UntypedLinkObject: ModelDecodable, ModelEncodable {}
extension UntypedAPIDescription: ModelDecodable, ModelEncodable {}
