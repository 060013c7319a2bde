import Foundation
import JSONAPI
import JSONAPIClient
import JSONAPIClientTesting
import Testing

/// A blog that answers by a function, its client, and the requests that it got.
struct Blog {
  let transport: StubTransport
  let client: BlogClient

  init(
    _ base: String = "https://api.example.com/v1",
    configuration: ClientConfiguration = ClientConfiguration(),
    _ answer: @escaping @Sendable (StubRequest) async throws -> HTTPExchangeResponse
  ) throws {
    transport = StubTransport(answer)
    var configuration = configuration
    configuration.retrying = nil
    client = BlogClient(
      baseURL: try #require(URL(string: base)), transport: transport, configuration: configuration)
  }

  /// A blog that gives one answer to every request.
  init(answering answer: HTTPExchangeResponse) throws {
    try self.init { _ in answer }
  }

  /// The requests: method, path with query, and body.
  var requests: [String] {
    transport.requests.map { request in
      let query = request.decodedQuery.map { "?\($0)" } ?? ""
      let body = request.body == nil ? "" : " \(request.text)"
      return "\(request.method) \(request.path)\(query)\(body)"
    }
  }
}

/// The resource object of an article, in JSON.
func article(_ id: String, _ title: String = "Omakase", relationships: String = "{}") -> String {
  """
  {"type":"articles","id":"\(id)","attributes":{"title":"\(title)"},"relationships":\(relationships)}
  """
}

/// The resource object of a person, in JSON.
func person(_ id: String, _ name: String = "Ada") -> String {
  #"{"type":"people","id":"\#(id)","attributes":{"first-name":"\#(name)"}}"#
}

/// The resource object of a comment, in JSON.
func comment(_ id: Int, meta: String = "{}") -> String {
  #"{"type":"comments","id":"\#(id)","attributes":{"body":"Good"},"meta":\#(meta)}"#
}

/// The answer with a list, in JSON.
func list(_ resources: [String], _ members: String = "") -> HTTPExchangeResponse {
  .document(#"{"data":[\#(resources.joined(separator: ","))]\#(members)}"#)
}
