import BlogModels
import BlogService
import Foundation
import JSONAPI
import JSONAPIQuery
import JSONAPIServer

// MARK: Articles

extension BlogServer {
  @Sendable func listArticles(_ request: ServerRequest) async throws -> ServerResponse {
    try await list(store.articles, request)
  }

  @Sendable func createArticle(_ request: ServerRequest) async throws -> ServerResponse {
    let responder = try responder(query(request), at: request.url)
    let (new, id) = try RequestDocument(request.body).create(NewArticle.self, as: Article.self)
    try check(title: new.title)
    let article = try Article(new, id: id ?? .init(rawValue: UUID()), at: Date())
    try await store.add(article)
    return try await responder.created(article, location: article.links.selfLink.url)
  }

  @Sendable func getArticle(_ request: ServerRequest) async throws -> ServerResponse {
    try await responder(query(request), at: request.url).one(store.article(id(in: request)))
  }

  @Sendable func updateArticle(_ request: ServerRequest) async throws -> ServerResponse {
    let responder = try responder(query(request), at: request.url)
    let id = try await store.article(id(in: request)).id
    let changes = try RequestDocument(request.body).update(Article.self, id: id)
    if let title = changes[\.title] { try check(title: title) }
    return try await responder.one(store.change(id) { try changes.applied(to: $0) })
  }

  @Sendable func deleteArticle(_ request: ServerRequest) async throws -> ServerResponse {
    _ = try query(request, for: .nothing)
    try await store.delete(id(in: request))
    return .noContent
  }

  /// Returns the versions of an article, of which the store has the last.
  @Sendable func listHistory(_ request: ServerRequest) async throws -> ServerResponse {
    try await list([store.article(id(in: request))], request)
  }

  private func list(_ all: [Article], _ request: ServerRequest) async throws -> ServerResponse {
    let query = try query(request, for: .collection)
    let responder = try responder(query, at: request.url)
    var articles = all.filter { article in query.conditions.allSatisfy { article.meets($0) } }
    for order in query.sorts.reversed() {
      switch order.field {
      case .createdAt: articles.sort(by: order) { $0.createdAt }
      case .title: articles.sort(by: order) { $0.title }
      case .relevance: break
      }
    }
    let start = try articles.position(of: query.pageAfter, in: "after").map { $0 + 1 } ?? 0
    let end = try articles.position(of: query.pageBefore, in: "before") ?? articles.count
    let rest = articles[min(start, end)..<end]
    let isBackwards = query.pageAfter == nil && query.pageBefore != nil
    let page = isBackwards ? rest.suffix(query.pageSize) : rest.prefix(query.pageSize)
    return try await responder.list(
      page, next: page.endIndex < articles.count ? page.last?.id.wireText : nil,
      previous: page.startIndex > 0 ? page.first?.id.wireText : nil,
      meta: ArticleListMeta(total: articles.count))
  }

  private func query(
    _ request: ServerRequest, for scope: QueryScope = .resource
  ) throws -> Query<ArticleDescription> {
    try Query(parsing: request.queryString, for: scope)
  }

  private func id(in request: ServerRequest) throws -> Article.Id {
    guard let uuid = UUID(uuidString: request.path[1]) else { throw Problem(status: .notFound) }
    return Article.Id(rawValue: uuid)
  }

  private func check(title: String) throws {
    guard title.count > 40 else { return }
    throw Problem(
      status: .unprocessableContent, title: "Title too long",
      detail: "A title has at most 40 characters, not \(title.count).",
      source: .at(\ArticleDescription.Fields.title))
  }
}

// MARK: Their relationships

extension BlogServer {
  @Sendable func getAuthor(_ request: ServerRequest) async throws -> ServerResponse {
    let query = try Query<PersonDescription>(parsing: request.queryString, for: .resource)
    let article = try await store.article(id(in: request))
    return try await responder(query, at: request.url).one(store.person(article ~> \.author))
  }

  @Sendable func listComments(_ request: ServerRequest) async throws -> ServerResponse {
    let query = try Query<CommentDescription>(parsing: request.queryString)
    let ids = try await store.article(id(in: request)) ~> \.comments
    let comments = await store.comments.filter { ids.contains($0.id) }
    return try await responder(query, at: request.url).list(
      comments.page(query.pageRange), total: comments.count)
  }

  /// Returns the reviews of an article, of which the store has none.
  @Sendable func listReviews(_ request: ServerRequest) async throws -> ServerResponse {
    let query = try Query<ReviewDescription>(parsing: request.queryString)
    _ = try await store.article(id(in: request))
    return try await responder(query, at: request.url).list([] as [Review])
  }

  /// Returns the sponsor of an article, of which the store has none.
  @Sendable func getSponsor(_ request: ServerRequest) async throws -> ServerResponse {
    let query = try Query<OrganizationDescription>(parsing: request.queryString, for: .resource)
    _ = try await store.article(id(in: request))
    return try await responder(query, at: request.url).one(nil as Organization?)
  }

  /// Returns a handler that responds with the linkage of a relationship.
  func linkage<Name: RelationshipFieldName>(
    _ field: KeyPath<ArticleDescription.Fields, Name> & Sendable
  ) -> ServerRequest.Handler {
    { request in
      try await responder(query(request), at: request.url)
        .relationship(field, of: store.article(id(in: request)))
    }
  }

  @Sendable func updateAuthor(_ request: ServerRequest) async throws -> ServerResponse {
    _ = try query(request, for: .nothing)
    let author = try RequestDocument(request.body).linkage(\ArticleDescription.Fields.author)
    _ = try await store.change(id(in: request)) { article in
      article.tappingRelationships {
        $0.author = .init(id: author, meta: $0.author.meta, links: $0.author.links)
      }
    }
    return .noContent
  }

  @Sendable func updateComments(_ request: ServerRequest) async throws -> ServerResponse {
    _ = try query(request, for: .nothing)
    let named = try RequestDocument(request.body).linkage(\ArticleDescription.Fields.comments)
    _ = try await store.change(id(in: request)) { article in
      var ids = request.head.method == .patch ? [] : article ~> \.comments
      if request.head.method == .delete {
        ids.removeAll { named.contains($0) }
      } else {
        for id in named where !ids.contains(id) { ids.append(id) }
      }
      return article.tappingRelationships {
        $0.comments = .init(ids: ids, meta: .init(count: ids.count), links: $0.comments.links)
      }
    }
    return .noContent
  }
}

// MARK: Filters, orders and pages

extension Article {
  /// Returns `true` if the article meets a condition of a query. A new filter in the schema is an error
  /// of the compiler here.
  fileprivate func meets(_ condition: ArticleDescription.Filters) -> Bool {
    switch condition {
    case .status(let statuses): statuses.contains(self.status)
    case .text(let text): self.title.contains(text) || self.body.contains(text)
    case .author(let id): (self ~> \.author) == id
    case .createdAt(.eq, let date): self.createdAt == date
    case .createdAt(.gt, let date): self.createdAt > date
    case .createdAt(.lt, let date): self.createdAt < date
    }
  }
}

extension [Article] {
  /// Returns the position of the article that a cursor of a page names.
  fileprivate func position(of cursor: String?, in parameter: String) throws -> Int? {
    guard let cursor else { return nil }
    guard let index = firstIndex(where: { $0.id.wireText == cursor }) else {
      throw Problem(
        status: .badRequest, detail: "“\(cursor)” is no cursor.", source: .parameter(parameter))
    }
    return index
  }
}

extension Array {
  mutating func sort<Field>(
    by order: JSONAPIQuery.SortOrder<Field>, _ value: (Element) -> some Comparable
  ) {
    sort { order.isDescending ? value($0) > value($1) : value($0) < value($1) }
  }
}
