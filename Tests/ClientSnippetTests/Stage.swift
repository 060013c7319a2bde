import BlogServer
import BlogService
import Foundation
import HTTPTypes
import JSONAPIClient
import JSONAPIClientTesting

/// What the snippets of a page talk to: the blog's server in this process, unless they have answers of
/// their own.
struct Stage: Sendable {
  let transport: StubTransport

  /// A server, before which a function may answer.
  init(
    before answer: @escaping @Sendable (StubRequest) throws -> HTTPExchangeResponse? = { _ in nil }
  ) throws {
    let server = try BlogServer()
    self.init(
      StubTransport { request in
        if let answer = try answer(request) { return answer }
        let response = await server.respond(to: request.head, body: request.body ?? [])
        return HTTPExchangeResponse(response.head, body: response.body)
      })
  }

  /// Responses in their order.
  init(responses: [HTTPExchangeResponse]) { self.init(StubTransport(responses: responses)) }

  private init(_ transport: StubTransport) { self.transport = transport }

  /// A client of it.
  func client(_ configuration: ClientConfiguration = .init()) throws -> BlogClient {
    guard let url = URL(string: "https://blog.example") else { throw URLError(.badURL) }
    return BlogClient(baseURL: url, transport: transport, configuration: configuration)
  }

  /// The last request: method, path and query, then the body if there is one.
  var lastRequest: String {
    transport.requests.last.map(Self.text) ?? "no request"
  }

  /// Methods and paths of all requests.
  var requests: [String] { transport.requests.map { "\($0.method) \($0.path)" } }

  private static func text(_ request: StubRequest) -> String {
    let query = request.decodedQuery.map { "?\($0)" } ?? ""
    return "\(request.method) \(request.path)\(query)"
      + (request.body == nil ? "" : "\n\(request.text)")
  }
}

/// Lines that snippets log, on any thread.
final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var all: [String] { lock.withLock { lines } }

  func add(_ line: String) { lock.withLock { lines.append(line) } }
}
