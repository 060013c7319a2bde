import Foundation
import JSONAPI
import JSONAPIClient
import JSONAPIQuery
import JSONAPITesting
import NewsroomModels
import Testing

@Suite("Django REST framework JSON:API", .needsServers)
struct DjangoTests {
  private func client(
    _ server: RealServer, _ transport: Transport, _ configuration: ClientConfiguration = .init()
  ) -> NewsroomClient {
    NewsroomClient(
      baseURL: server.url, transport: transport.make(), configuration: configuration)
  }

  @Test("answers queries: includes, filters, orders, pages", arguments: Transport.allCases)
  func reading(_ transport: Transport) async throws {
    let server = try await RealServer("django")
    let client = client(server, transport)

    let page = try await client.articles.list {
      $0.include(\.author, \.tags).sort(.descending(.title)).page(2, size: 10)
    }
    #expect(page.resources.count == 10)
    #expect(page.total == 25)
    #expect(page.resources.first?.title == "Article 22")
    #expect(page.resources.first?.author?.firstName == "Ada")
    #expect(page.resources.first?.tags?.first?.name == "swift")
    #expect(try await page.next()?.resources.count == 5)
    #expect(try await page.previous()?.resources.count == 10)

    let found = try await client.articles.list { $0.filter(.title(.icontains, "LE 12")) }
    #expect(found.resources.map(\.title) == ["Article 12"])
    let byAda = try await client.articles.list { $0.filter(.author("1")).page(size: 100) }
    #expect(byAda.resources.count == 12)

    var titles: Set<String> = []
    for try await article in client.articles.all({ $0.page(size: 4) }) {
      titles.insert(article.title)
    }
    #expect(titles.count == 25)
  }

  @Test("answers sparse queries", arguments: Transport.allCases)
  func sparse(_ transport: Transport) async throws {
    let server = try await RealServer("django")
    let page = try await client(server, transport).articles.list {
      $0.include(\.author).fields(\.title, \.author).fields(of: Person.self, \.firstName)
    }
    let article = try #require(page.resources.first)
    #expect(article.title == "Article 1")
    #expect(article.createdAt == nil)
    #expect(article.author?.firstName == "Bob")
  }

  @Test("follows related and relationship links", arguments: Transport.allCases)
  func related(_ transport: Transport) async throws {
    let server = try await RealServer("django")
    let client = client(server, transport)
    let author = try await client.articles.related("1", \.author)
    #expect(author?.firstName == "Bob")

    let tags = client.articles.relationship("1", \.tags)
    #expect(try await tags.ids() == ["1"])
    try await tags.add(["2"])
    try await tags.remove(["1"])
    #expect(try await tags.ids() == ["2"])
    try await tags.replace(with: ["1"])
    #expect(try await tags.ids() == ["1"])
  }

  @Test("creates, updates and deletes", arguments: Transport.allCases)
  func writing(_ transport: Transport) async throws {
    let server = try await RealServer("django")
    let client = client(server, transport)
    let draft = NewArticle(
      attributes: .init(title: "Sencha"), relationships: .init(author: "1"), meta: .none,
      links: .none)
    let created = try await client.articles.create(draft).resource
    #expect(created.title == "Sencha")

    let updated = try await client.articles.update(created.id) {
      $0.set(\.title, to: "Kaiseki")
      $0.clear(\.bodyText)
      $0.link(\.editor, to: "2")
    }
    #expect(try updated.resource.title == "Kaiseki")
    try await client.articles.delete(created.id)
    await #expect(throws: RequestError<NewsroomAPI.Problem>.self) {
      try await client.articles.get(created.id)
    }
  }

  @Test("places errors on fields", arguments: Transport.allCases)
  func errors(_ transport: Transport) async throws {
    let server = try await RealServer("django")
    let draft = NewArticle(
      attributes: .init(title: "Article 1"), relationships: .init(author: "1"), meta: .none,
      links: .none)
    let error = await #expect(throws: RequestError<NewsroomAPI.Problem>.self) {
      try await client(server, transport).articles.create(draft)
    }
    #expect(error?.status == .badRequest)
    #expect(error?.problems(with: \.title, of: ArticleDescription.self).count == 1)
  }

  @Test("answers that nothing has changed", arguments: Transport.allCases)
  func conditional(_ transport: Transport) async throws {
    let server = try await RealServer("django")
    let (events, sink) = AsyncStream<ClientEvent>.makeStream()
    var configuration = ClientConfiguration()
    configuration.conditional = Conditional()
    configuration.observing = Observing { sink.yield($0) }
    let client = client(server, transport, configuration)
    let first = try await client.articles.get("3")
    let second = try await client.articles.get("3")
    #expect(first.resource.title == second.resource.title)
    sink.finish()
    var notModified = 0
    for await case .notModified in events.map(\.kind) { notModified += 1 }
    #expect(notModified == 1)
  }
}
