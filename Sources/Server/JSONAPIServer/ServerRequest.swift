import HTTPTypes
import JSONAPIFoundation
import JSONAPIQuery

/// A request: method, URL, the parts of its path, query string and body.
public struct ServerRequest: Sendable {
  /// Responds to a request.
  public typealias Handler = @Sendable (ServerRequest) async throws -> ServerResponse

  /// The method, the path with the query string, and the header fields.
  public let head: HTTPRequest
  /// The body; empty if there is none.
  public let body: [UInt8]
  /// The URL, without its query string.
  public let url: URL
  /// The parts of the path, which are not percent-encoded.
  public let path: [String]
  /// The query string, percent-encoded; `nil` if there is none.
  public let queryString: String?

  /// Creates a request. Throws a ``Problem`` with the status 400 if its path is not valid.
  public init(_ head: HTTPRequest, body: [UInt8] = []) throws {
    let target = head.path ?? "/"
    let end = target.firstIndex(of: "?") ?? target.endIndex
    let authority = "\(head.scheme ?? "https")://\(head.authority ?? "localhost")"
    let encoded = target[..<end].split(separator: "/")
    let parts = encoded.compactMap { QueryString.decoded($0.utf8, plusIsSpace: false) }
    guard target.hasPrefix("/"), parts.count == encoded.count,
      let url = URL(string: authority + target[..<end])
    else {
      throw Problem(
        status: .badRequest,
        detail:
          "Expected a path that begins with “/” and is percent-encoded UTF-8, found “\(target)”.")
    }
    self.head = head
    self.body = body
    self.url = url
    path = parts
    queryString = end < target.endIndex ? String(target[target.index(after: end)...]) : nil
  }

  /// Returns the response of the handler for the request's method. HEAD is handled like GET. If there is no handler,
  /// the response is 405, with the methods that have one.
  ///
  /// ```swift
  /// switch request.path.count {
  /// case 1: try await request.respond([.get: listArticles, .post: createArticle])
  /// case 2: try await request.respond([.get: getArticle, .delete: deleteArticle])
  /// default: throw Problem(status: .notFound)
  /// }
  /// ```
  public func respond(_ handlers: [HTTPRequest.Method: Handler]) async throws -> ServerResponse {
    if let handler = handlers[head.method] ?? (head.method == .head ? handlers[.get] : nil) {
      return try await handler(self)
    }
    let methods = Set(handlers.keys).union(handlers[.get] == nil ? [] : [.head])
    let allowed = methods.map(\.rawValue).sorted().joined(separator: ", ")
    var response = ServerResponse(
      error: Problem(status: .methodNotAllowed, detail: "The methods here are \(allowed)."))
    response.head.headerFields[.allow] = allowed
    return response
  }
}

extension Negotiation {
  /// Returns the response of a function to a request, or an error document if the media types of the request are not
  /// acceptable. Errors that the function throws become error documents; see ``Problems/init(_:)``.
  ///
  /// ```swift
  /// let response = await Negotiation().respond(to: head, body: body) { request in
  ///   let query = try Query<PersonDescription>(parsing: request.queryString)
  ///   return try await Responder(query, at: request.url).list(people)
  /// }
  /// ```
  public func respond(
    to head: HTTPRequest, body: [UInt8],
    _ handler: (ServerRequest) async throws -> ServerResponse
  ) async -> ServerResponse {
    var response: ServerResponse
    do {
      try check(head, hasBody: !body.isEmpty)
      response = try await handler(ServerRequest(head, body: body))
    } catch {
      response = ServerResponse(error: error)
    }
    if head.method == .head { response.body = [] }
    return response
  }
}
