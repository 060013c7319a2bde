import BlogModels
import BlogServer
import BlogService
import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIClient
import JSONAPIClientTesting
import JSONAPIQuery
import JSONAPIServer
import JSONAPIUntyped
import Testing

/// A client of the example server, in one process with it.
private struct Blog {
  let transport: StubTransport
  let client: BlogClient

  init() throws {
    let server = try BlogServer()
    transport = StubTransport { request in
      let response = await server.respond(to: request.head, body: request.body ?? [])
      return HTTPExchangeResponse(response.head, body: response.body)
    }
    client = BlogClient(
      baseURL: try #require(URL(string: "https://blog.example")), transport: transport)
  }
}

@Suite("A client and a server in one process")
struct InProcessTests {
  @Test("agree on queries, pages and includes")
  func reading() async throws {
    let blog = try Blog()
    var titles: [String] = []
    var pages = 0
    for try await page in blog.client.articles.pages({
      $0.include(\.author).filter(.status([.published, .draft])).sort(.ascending(.title))
        .page(size: 3)
    }) {
      pages += 1
      titles += page.resources.map(\.title)
      #expect(page.resources.allSatisfy { $0.author != nil })
    }
    #expect(pages == 3)
    #expect(titles == titles.sorted())
    #expect(titles.count == 7)
    let page = try await blog.client.articles.list { $0.filter(.text("Umami")) }
    #expect(page.resources.map(\.title) == ["Umami"])
    #expect(page.total == 1)
    let people = try await blog.client.people.list { $0.page(2, size: 2) }
    #expect(people.resources.map(\.firstName) == ["Alan"])
    #expect(try await people.previous()?.resources.count == 2)
  }

  @Test("agree on sparse fields")
  func sparse() async throws {
    let blog = try Blog()
    let page = try await blog.client.articles.list {
      $0.include(\.author).fields(\.title, \.author).fields(of: BlogModels.Person.self, \.firstName)
        .page(size: 1)
    }
    let article = try #require(page.resources.first)
    #expect(article.title == "Omakase")
    #expect(article.author?.firstName == "Ada")
  }

  @Test("agree on writes, and place errors on fields")
  func writing() async throws {
    let blog = try Blog()
    let author = BlogModels.Person.Id(rawValue: "1")
    let id = BlogModels.Article.Id(rawValue: UUID())
    let created = try await blog.client.articles.create(
      NewArticle(title: "Kaiseki", by: author), id: id)
    #expect(created.http?.status == .created)
    #expect(created.http?.headerFields[.location]?.hasSuffix("/articles/\(id.wireText)") == true)
    let edited = try await blog.client.articles.update(id) {
      $0.set(\.title, to: "Kaiseki ryōri")
      $0.clear(\.subtitle)
      $0.link(\.editor, to: .init(rawValue: "2"))
    }.resource
    #expect(edited.title == "Kaiseki ryōri")
    #expect(edited.resourceObject.attributes.subtitle?.value == .some(nil))
    #expect((edited.resourceObject ~> \.editor) == .init(rawValue: "2"))
    #expect(edited.body == "Kaiseki, a dish of many.")

    do {
      _ = try await blog.client.articles.update(id) {
        $0.set(\.title, to: String(repeating: "a", count: 41))
      }
      Issue.record("The server accepts a title that is too long.")
    } catch let error as RequestError<BlogAPI.Problem> {
      #expect(error.status == .unprocessableContent)
      let problems = error.problems(with: \.title, of: BlogModels.ArticleDescription.self)
      #expect(
        problems.map { $0.payload?.detail } == ["A title has at most 40 characters, not 41."])
    }

    let comments = blog.client.articles.relationship(id, \.comments)
    try await comments.add([.init(rawValue: 1), .init(rawValue: 2)])
    try await comments.remove([.init(rawValue: 1)])
    #expect(try await comments.ids() == [.init(rawValue: 2)])
    try await comments.replace(with: [])
    #expect(try await comments.ids().isEmpty)
    _ = try await blog.client.articles.delete(id)
    await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      try await blog.client.articles.get(id)
    }
  }

  @Test("agree on media types")
  func mediaTypes() async throws {
    let server = try BlogServer()
    var request = HTTPRequest(
      method: .get, scheme: "https", authority: "blog.example", path: "/articles")
    request.headerFields[.accept] = "text/html"
    #expect(await server.respond(to: request, body: []).head.status == .notAcceptable)
    request.headerFields[.accept] = nil
    request.path = "/articles?filter[color]=red&sort=color"
    let response = await server.respond(to: request, body: [])
    #expect(response.head.status == .badRequest)
    let document = try JSONDecoder().decode(UntypedDocument.self, from: Data(response.body))
    #expect(
      document.errors?.map { $0.source["parameter"] } == ["filter[color]", "sort"])
  }
}
