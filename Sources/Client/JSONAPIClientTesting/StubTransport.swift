import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIClient

/// A transport that responds without a network, and keeps the requests that it received.
///
/// ```swift
/// let transport = StubTransport { request in
///   request.path == "/articles/1" ? .document(article) : .status(404)
/// }
/// let client = BlogClient(baseURL: url, transport: transport)
/// ```
public final class StubTransport: ClientTransport {
  private let respond: @Sendable (StubRequest) async throws -> HTTPExchangeResponse
  private let log = Locked<[StubRequest]>([])

  /// Creates a transport that calls a function for each response, such as a server in the same process. The client
  /// handles the function's errors as those of a transport; see ``TransportError``.
  public init(
    _ respond: @escaping @Sendable (StubRequest) async throws -> HTTPExchangeResponse
  ) {
    self.respond = respond
  }

  /// Creates a transport that gives responses in their order, one for each request. Requests after the
  /// last response fail.
  public convenience init(responses: [HTTPExchangeResponse]) {
    let remaining = Locked(responses[...])
    self.init { _ in
      guard let response = remaining.withLock({ $0.popFirst() }) else { throw NoResponseLeft() }
      return response
    }
  }

  /// The requests, in the order in which they came.
  public var requests: [StubRequest] { log.withLock { $0 } }

  public func send(
    _ request: HTTPRequest, body: [UInt8]?, limits: TransportLimits
  ) async throws -> HTTPExchangeResponse {
    let request = StubRequest(head: request, body: body)
    log.withLock { $0.append(request) }
    return try await respond(request)
  }
}

/// There were more requests than responses.
public struct NoResponseLeft: LoggableError {
  public var description: String { "the stub transport has no response left" }
}

/// A request that reached a transport.
public struct StubRequest: Hashable, Sendable {
  /// The method, the URL in its parts, and the header fields.
  public let head: HTTPRequest
  /// The body.
  public let body: [UInt8]?

  /// The method.
  public var method: HTTPRequest.Method { head.method }
  /// The header fields.
  public var headerFields: HTTPFields { head.headerFields }
  /// The whole URL, as text.
  public var url: String { "\(head.scheme ?? "")://\(head.authority ?? "")\(target)" }
  /// The path, percent-encoded, without the query.
  public var path: String { String(target.prefix { $0 != "?" }) }
  /// The query, percent-encoded; `nil` if there is none.
  public var query: String? {
    target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) }
  }
  /// The query with percent-encoding removed, which is easier to compare in tests.
  public var decodedQuery: String? { query?.removingPercentEncoding }
  /// The body as text.
  public var text: String { String(decoding: body ?? [], as: UTF8.self) }

  private var target: String { head.path ?? "/" }
}

extension HTTPExchangeResponse {
  /// Returns a response with a JSON:API document.
  public static func document(
    _ json: String, status: HTTPResponse.Status = .ok, headerFields: HTTPFields = [:]
  ) -> HTTPExchangeResponse {
    var fields = headerFields
    if fields[.contentType] == nil { fields[.contentType] = MediaType.jsonAPI.description }
    return HTTPExchangeResponse(
      HTTPResponse(status: status, headerFields: fields), body: Array(json.utf8))
  }

  /// Returns a response without a body.
  public static func status(
    _ status: HTTPResponse.Status, headerFields: HTTPFields = [:]
  ) -> HTTPExchangeResponse {
    HTTPExchangeResponse(HTTPResponse(status: status, headerFields: headerFields))
  }
}
