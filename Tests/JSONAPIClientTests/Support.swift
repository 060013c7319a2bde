import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIClient
import JSONAPIClientTesting

typealias Problem = BasicJSONAPIError<String>

let baseURL = URL(string: "https://api.example.com/v1/")!
let article = #"{"data":{"type":"articles","id":"1"}}"#

/// A pipeline without the default middlewares.
func pipeline(
  _ transport: any ClientTransport, _ change: (inout ClientConfiguration) -> Void = { _ in }
) -> Pipeline {
  var configuration = ClientConfiguration()
  configuration.retrying = nil
  configuration.limiting = nil
  change(&configuration)
  return Pipeline(baseURL: baseURL, transport: transport, configuration: configuration)
}

extension Pipeline {
  @discardableResult
  func send(
    _ method: HTTPRequest.Method = .get, _ path: String = "articles/1", body: String? = nil,
    headerFields: HTTPFields = [:]
  ) async throws -> HTTPExchangeResponse {
    try await response(
      to: prepared(
        ClientRequest(
          "articles.test", method, URL(string: path, relativeTo: baseURL)!.absoluteURL,
          headerFields: headerFields, body: body.map { Array($0.utf8) })),
      problems: Problem.self)
  }

  /// Returns the error of a request.
  func failure(
    _ method: HTTPRequest.Method = .get, _ path: String = "articles/1", body: String? = nil
  ) async throws -> RequestError<Problem>? {
    do {
      try await send(method, path, body: body)
      return nil
    } catch let error as RequestError<Problem> {
      return error
    }
  }
}

/// A value that several tasks change.
actor Shared<Value: Sendable> {
  private(set) var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func change<Result: Sendable>(_ body: (inout Value) -> Result) -> Result { body(&value) }
}
