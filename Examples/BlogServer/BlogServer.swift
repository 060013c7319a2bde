import BlogModels
import BlogService
import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIQuery
import JSONAPIServer

/// A server of the blog, without a network: a function from requests to answers.
///
/// A web framework calls ``respond(to:body:)`` for each request; a test, or a client in the same process,
/// can call it too.
public struct BlogServer: Sendable {
  let store: BlogStore
  private let negotiation = Negotiation()

  /// Creates a server with some articles, people and comments.
  public init() throws {
    store = try BlogStore()
  }

  /// Returns the answer to a request. Errors that are thrown on the way become error documents.
  public func respond(to request: HTTPRequest, body: [UInt8]) async -> ServerResponse {
    do {
      try negotiation.check(request, hasBody: !body.isEmpty)
      return try await route(Call(request, body: body))
    } catch {
      return ServerResponse(error: error)
    }
  }

  private func route(_ call: Call) async throws -> ServerResponse {
    switch (call.method, call.path.count, call.path.first) {
    case (.get, 1, "articles"): return try await listArticles(call)
    case (.post, 1, "articles"): return try await createArticle(call)
    case (.get, 2, "articles"): return try await article(call)
    case (.patch, 2, "articles"): return try await updateArticle(call)
    case (.delete, 2, "articles"): return try await deleteArticle(call)
    case (_, 4, "articles") where call.path[2...] == ["relationships", "comments"]:
      return try await comments(call)
    case (.get, 1, "users"): return try await listPeople(call)
    default:
      throw Problem(status: .notFound, detail: "There is no \(call.method) \(call.url.path).")
    }
  }
}

/// A request, taken apart.
struct Call {
  let method: HTTPRequest.Method
  let url: URL
  let path: [String]
  let query: String?
  let body: [UInt8]

  init(_ request: HTTPRequest, body: [UInt8]) throws {
    let target = (request.path ?? "/").split(separator: "?", maxSplits: 1)
    guard let url = URL(string: "https://\(request.authority ?? "localhost")\(target.first ?? "/")")
    else { throw Problem(status: .badRequest) }
    method = request.method
    self.url = url
    path = url.path.split(separator: "/").map(String.init)
    query = target.count > 1 ? String(target[1]) : nil
    self.body = body
  }

  /// The id in the path.
  func articleID() throws -> Article.Id {
    guard let uuid = UUID(uuidString: path[1]) else { throw Problem(status: .notFound) }
    return Article.Id(rawValue: uuid)
  }
}
