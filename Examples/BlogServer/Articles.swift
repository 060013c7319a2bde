import BlogModels
import BlogService
import Foundation
import JSONAPI
import JSONAPIQuery
import JSONAPIServer

extension BlogServer {
  func listArticles(_ call: Call) async throws -> ServerResponse {
    let query = try Query<ArticleDescription>(parsing: call.query)
    var articles = await store.articles.filter { article in
      query.conditions.allSatisfy { article.meets($0) }
    }
    for order in query.sorts.reversed() {
      switch order.field {
      case .createdAt: articles.sort(by: order) { $0.createdAt }
      case .title: articles.sort(by: order) { $0.title }
      case .relevance: break
      }
    }
    let start = articles.firstIndex { $0.id.wireText == query.pageAfter }.map { $0 + 1 } ?? 0
    let page = articles[start...].prefix(query.pageSize)
    let hasNext = start + page.count < articles.count
    return try await responder(query, call).list(
      page, next: hasNext ? page.last?.id.wireText : nil,
      meta: ArticleListMeta(total: articles.count))
  }

  func article(_ call: Call) async throws -> ServerResponse {
    let query = try Query<ArticleDescription>(parsing: call.query)
    return try await responder(query, call).one(store.article(call.articleID()))
  }

  func createArticle(_ call: Call) async throws -> ServerResponse {
    let (new, id) = try RequestDocument(call.body).create(NewArticle.self, as: Article.self)
    try check(title: new.title)
    let article = try Article(new, id: id ?? .init(rawValue: UUID()), at: Date())
    await store.insert(article)
    return try await Responder<ArticleDescription>(at: call.url).created(article)
  }

  func updateArticle(_ call: Call) async throws -> ServerResponse {
    let id = try call.articleID()
    let changes = try RequestDocument(call.body).update(Article.self, id: id)
    if let title = changes[\.title] { try check(title: title) }
    let article = try changes.applied(to: await store.article(id))
    await store.insert(article)
    return try await Responder<ArticleDescription>(at: call.url).one(article)
  }

  func deleteArticle(_ call: Call) async throws -> ServerResponse {
    try await store.delete(store.article(call.articleID()).id)
    return .noContent
  }

  func comments(_ call: Call) async throws -> ServerResponse {
    var article = try await store.article(call.articleID())
    guard call.method != .get else {
      let query = try Query<ArticleDescription>(parsing: call.query)
      return try await responder(query, call).relationship(\.comments, of: article)
    }
    let named = try RequestDocument(call.body).linkage(\ArticleDescription.Fields.comments)
    var ids = article ~> \.comments
    switch call.method {
    case .post: ids += named.filter { !ids.contains($0) }
    case .patch: ids = named
    case .delete: ids.removeAll { named.contains($0) }
    default: throw Problem(status: .methodNotAllowed)
    }
    article = article.tappingRelationships { relationships in
      relationships.comments = .init(
        ids: ids, meta: .init(count: ids.count), links: relationships.comments.links)
    }
    await store.insert(article)
    return .noContent
  }

  func listPeople(_ call: Call) async throws -> ServerResponse {
    let query = try Query<PersonDescription>(parsing: call.query)
    let people = await store.people.filter { person in
      query.conditions.allSatisfy { condition in
        switch condition {
        case .email(let email): person.email == email
        case .favoriteColor(let color): person.favoriteColor == color
        }
      }
    }
    return try await Responder(query, at: call.url).list(
      people.page(query.pageRange), total: people.count)
  }

  /// Returns a responder that knows where included resources are.
  private func responder(
    _ query: Query<ArticleDescription>, _ call: Call
  ) -> Responder<ArticleDescription> {
    var responder = Responder(query, at: call.url)
    responder.include(Person.self) { ids in await store.people.filter { ids.contains($0.id) } }
    responder.include(Comment.self) { ids in await store.comments.filter { ids.contains($0.id) } }
    return responder
  }

  private func check(title: String) throws {
    guard title.count > 40 else { return }
    throw Problem(
      status: .unprocessableContent, title: "Title too long",
      detail: "A title has at most 40 characters, not \(title.count).",
      source: .at(\ArticleDescription.Fields.title))
  }
}

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
  fileprivate mutating func sort(
    by order: JSONAPIQuery.SortOrder<ArticleDescription.Sorts>,
    _ value: (Article) -> some Comparable
  ) {
    sort { order.isDescending ? value($0) > value($1) : value($0) < value($1) }
  }
}
