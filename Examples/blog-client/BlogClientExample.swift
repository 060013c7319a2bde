import BlogModels
import BlogServer
import BlogService
import Foundation
import JSONAPI
import JSONAPIClient
import JSONAPIClientTesting
import JSONAPIQuery

/// Talks to a server of the blog, which runs in the same process, and prints each request and response.
///
///     swift run blog-client
@main
enum BlogClientExample {
  static func main() async {
    do {
      let client = try connect()
      try await read(client)
      try await write(client)
      try await fail(client)
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }

  /// Returns a client of a server in this process. For one in a network, only the transport differs:
  /// `URLSessionTransport()`.
  private static func connect() throws -> BlogClient {
    let server = try BlogServer()
    let transport = StubTransport { request in
      let response = await server.respond(to: request.head, body: request.body ?? [])
      return HTTPExchangeResponse(response.head, body: response.body)
    }
    var configuration = ClientConfiguration()
    configuration.observing = Observing(printExchange)
    guard let url = URL(string: "https://blog.example") else { throw URLError(.badURL) }
    return BlogClient(baseURL: url, transport: transport, configuration: configuration)
  }

  /// Prints method, path, status and time of an exchange.
  @Sendable private static func printExchange(_ event: ClientEvent) {
    guard case .responded(let status, _, let size, let duration) = event.kind else { return }
    let query = event.url.query(percentEncoded: false).map { "?" + $0 } ?? ""
    let time = Double(duration.components.attoseconds) / 1e15
    print("→ \(event.method) \(event.url.path)\(query)")
    print(
      "← \(status.code) \(status.reasonPhrase), \(size) bytes, \(String(format: "%.1f", time)) ms")
  }

  // MARK: Reading

  private static func read(_ client: BlogClient) async throws {
    print("The newest articles, with their authors, three on a page:\n")
    let page = try await client.articles.list {
      $0.include(\.author).filter(.status([.published])).sort(.descending(.createdAt)).page(size: 3)
    }
    printArticles(page)
    print("\nThe next page:\n")
    if let next = try await page.next() { printArticles(next) }

    print("\nThe articles of one author:\n")
    let author = Person.Id(rawValue: "2")
    let titles = try await client.articles.list { $0.filter(.author(author)) }.resources.map(
      \.title)
    print("  \(titles.joined(separator: ", "))")

    print("\nPeople, on pages with numbers:\n")
    let people = try await client.people.list { $0.page(2, size: 2) }
    print("  \(people.resources.map { "\($0.firstName) \($0.lastName)" })")
  }

  private static func printArticles(_ page: Page<ArticleDescription>) {
    for article in page.resources {
      print("  \(article.title), by \(article.author?.firstName ?? "somebody")")
    }
  }

  // MARK: Writing

  private static func write(_ client: BlogClient) async throws {
    print("\nCreate an article:\n")
    let author = Person.Id(rawValue: "1")
    let article = try await client.articles.create(NewArticle(title: "Kaiseki", by: author))
      .resource
    print("  Its id is \(article.id.wireText).")

    print("\nA new title; the request has nothing else:\n")
    let edited = try await client.articles.update(article.id) {
      $0.set(\.title, to: "Kaiseki ryōri")
    }
    print("  \(try edited.resource.title)")

    print("\nLink an existing comment to it:\n")
    let comments = client.articles.relationship(article.id, \.comments)
    try await comments.add([.init(rawValue: 3)])
    print("\nIts comments:\n")
    print("  \(try await comments.ids().map(\.rawValue))")

    print("\nThe article with the authors of its comments:\n")
    let whole = try await client.articles.get(article.id) { $0.include(\.comments.author) }.resource
    for comment in whole.comments {
      print("  “\(comment.body)”, says \(comment.author?.firstName ?? "somebody")")
    }

    print("\nDelete it:\n")
    _ = try await client.articles.delete(article.id)
  }

  // MARK: Errors

  private static func fail(_ client: BlogClient) async throws {
    print("\nAn article that the server refuses, with the reason beside its field:\n")
    let title = "All the small dishes that one can have before dinner"
    do {
      _ = try await client.articles.create(NewArticle(title: title, by: .init(rawValue: "1")))
    } catch let error as RequestError<BlogAPI.Problem> {
      let problems = error.problems(with: \.title, of: ArticleDescription.self)
      print("  Title: [\(title)]")
      for problem in problems { print("         ⚠︎ \(problem.payload?.detail ?? "not valid")") }
    }
    print("\nAn article that does not exist:\n")
    do {
      _ = try await client.articles.get(.init(rawValue: UUID()))
    } catch let error as RequestError<BlogAPI.Problem> {
      print("  \(error)")
    }
  }
}
