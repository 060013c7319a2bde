import BlogModels
import BlogService
import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIQuery
import JSONAPIServer

/// A server of the blog, without a network: a function from requests to responses.
///
/// A web framework calls ``respond(to:body:)`` for each request; a test, or a client in the same process,
/// can call it too.
public struct BlogServer: Sendable {
  let store: BlogStore

  /// Creates a server with some articles, people and comments. Throws `MissingLoaders` if the schema lets
  /// clients include what the server cannot load.
  public init() throws {
    store = try BlogStore()
    try responder(Query<ArticleDescription>(), at: address("articles")).checkLoaders()
    try responder(Query<CommentDescription>(), at: address("articles")).checkLoaders()
    try responder(Query<ReviewDescription>(), at: address("articles")).checkLoaders()
    try responder(Query<PersonDescription>(), at: address("users")).checkLoaders()
  }

  /// Returns the response to a request. Errors that are thrown on the way become error documents.
  public func respond(to request: HTTPRequest, body: [UInt8]) async -> ServerResponse {
    await Negotiation().respond(to: request, body: body, route)
  }

  private func route(_ request: ServerRequest) async throws -> ServerResponse {
    switch request.path.enumerated().map({ $0 == 1 ? "{id}" : $1 }) {
    case ["articles"]:
      try await request.respond([.get: listArticles, .post: createArticle])
    case ["articles", "{id}"]:
      try await request.respond([.get: getArticle, .patch: updateArticle, .delete: deleteArticle])
    case ["articles", "{id}", "author"]: try await request.respond([.get: getAuthor])
    case ["articles", "{id}", "comments"]: try await request.respond([.get: listComments])
    case ["articles", "{id}", "history"]: try await request.respond([.get: listHistory])
    case ["articles", "{id}", "reviews"]: try await request.respond([.get: listReviews])
    case ["articles", "{id}", "sponsor"]: try await request.respond([.get: getSponsor])
    case ["articles", "{id}", "relationships", "author"]:
      try await request.respond([.get: linkage(\.author), .patch: updateAuthor])
    case ["articles", "{id}", "relationships", "comments"]:
      try await request.respond([
        .get: linkage(\.comments), .post: updateComments, .patch: updateComments,
        .delete: updateComments,
      ])
    case ["articles", "{id}", "relationships", "reviews"]:
      try await request.respond([.get: linkage(\.reviews)])
    case ["articles", "{id}", "relationships", "sponsor"]:
      try await request.respond([.get: linkage(\.sponsor)])
    case ["users"]: try await request.respond([.get: listPeople])
    case ["users", "{id}"]: try await request.respond([.get: getPerson])
    default: throw Problem(status: .notFound, detail: "There is no \(request.url.path).")
    }
  }

  /// Returns a responder that knows where included resources are. Throws `Problems` if the query includes
  /// others.
  func responder<Description: ServerResource>(
    _ query: Query<Description>, at url: URL
  ) throws -> Responder<Description> {
    var responder = Responder(query, at: url)
    responder.include(Article.self) { ids in await store.articles.filter { ids.contains($0.id) } }
    responder.include(Person.self) { ids in await store.people.filter { ids.contains($0.id) } }
    responder.include(Comment.self) { ids in await store.comments.filter { ids.contains($0.id) } }
    try responder.checkIncludes()
    return responder
  }
}
