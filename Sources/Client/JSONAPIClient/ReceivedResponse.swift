import JSONAPI
import JSONAPIFoundation

/// A successful response, with its origin.
struct ReceivedResponse<API: APIDefinition>: Sendable {
  let response: HTTPExchangeResponse
  /// The URL of the request.
  let url: URL
  let operation: OperationName
  let client: Client<API>

  /// Decodes the body.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard !response.body.isEmpty else { throw error(.empty) }
    return try JSONAPIDecoder().decode(type, from: response.body)
  }

  /// Decodes a document with data. If it has errors instead, throws them.
  func document<Document: _EncodableJSONAPIDocument & Decodable>(
    _ type: Document.Type
  ) throws -> (document: Document, data: Document.BodyData) {
    let document = try decode(type)
    guard let data = document.body.data else {
      throw RequestError<API.Problem>(response: response, in: operation)
    }
    return (document, data)
  }

  func error(_ reason: RequestFailure) -> RequestError<API.Problem> {
    RequestError(reason, in: operation, http: response.head, body: response.body)
  }
}
