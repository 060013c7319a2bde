import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIClient
import JSONAPIClientTesting
import JSONAPIUntyped
import Testing

// What a new user writes first. It should stay below 45 lines.

private func program(_ client: BlogClient, author: Person.Id) async throws -> [String] {
  var lines: [String] = []

  // List, with what is related.
  let page = try await client.articles.list {
    $0.include(\.author).sort(.ascending(.title)).page(size: 2)
  }
  for article in page.resources {
    lines.append("\(article.title) by \(article.author?.firstName ?? "unknown")")
  }

  // All pages.
  var count = 0
  for try await _ in client.articles.all({ $0.page(size: 2) }) { count += 1 }
  lines.append("\(count) articles")

  // Create, patch.
  let draft = NewArticle(
    attributes: .init(title: "Omakase"), relationships: .init(author: author), meta: .none,
    links: .none)
  let article = try await client.articles.create(draft).resource
  try await client.articles.update(article.id) { $0.set(\.title, to: "Kaiseki") }
  lines.append(try await client.articles.get(article.id).resource.title)

  // Relationships.
  try await client.articles.relationship(article.id, \.comments).add([.init(rawValue: 5)])
  lines.append("\(try await client.articles.relationship(article.id, \.comments).ids())")

  // An error beside its field.
  do {
    try await client.articles.update(article.id) { $0.set(\.title, to: "") }
  } catch let error as RequestError<BlogAPI.Problem> {
    let problems = error.problems(with: \.title, of: ArticleDescription.self)
    lines.append(problems.compactMap(\.payload?.detail).joined())
  }

  // Delete.
  try await client.articles.delete(article.id)
  lines.append("\(try await client.articles.get([article.id]).count) left")
  return lines
}

@Suite("A new user's program")
struct NewUserTests {
  @Test("does everything once")
  func program() async throws {
    let server = SmallServer(titles: ["A", "B", "C", "D", "E"])
    let blog = try Blog { try await server.answer(to: $0) }
    let lines = try await JSONAPIClientTests.program(blog.client, author: Person.Id(rawValue: "9"))
    #expect(
      lines == [
        "A by Ada", "B by Ada", "5 articles", "Kaiseki", "[Id(5)]", "Must not be empty.", "0 left",
      ])
  }
}

/// Part of an app, on the main actor as views are. Its state is at hand in the functions that it gives to the client.
@MainActor
private final class Editor {
  private let client: BlogClient
  private var title = "Kaiseki"
  private var lines: [String] = []

  init(_ client: BlogClient) { self.client = client }

  func work(author: Person.Id) async throws -> [String] {
    let articles = client.articles
    async let first = articles.first { $0.sort(.ascending(.title)) }
    let page = try await articles.list {
      $0.include(\.author).filter(.title(title)).page(size: size)
    }
    guard let article = try await first, page.resources.count == size else { return [] }
    for try await article in articles.all({ $0.page(size: size) }) { lines.append(article.title) }
    let sparse = try await articles.list { $0.filter(.title(title)).fields(\.title) }
    lines.append("\(sparse.resources.count) sparse")
    try await articles.update(article.id) { $0.set(\.title, to: title) }
    let loaded = try await articles.get(article.id) { $0.filter(.title(title)) }.resource
    lines.append(loaded.title)
    let comments = try await articles.load(\.comments, of: loaded) { $0.page(size: size) }
    let draft = NewArticle(
      attributes: .init(title: title), relationships: .init(author: author), meta: .none,
      links: .none)
    try await articles.create(draft) { $0.filter(.title(title)) }
    lines.append("\(comments.count) comments")
    return lines
  }

  private var size: Int { 2 }
}

@MainActor
@Suite("Part of an app")
struct EditorTests {
  @Test("calls the client on the main actor")
  func work() async throws {
    let server = SmallServer(titles: ["A", "B", "C"])
    let blog = try Blog { try await server.answer(to: $0) }
    let lines = try await Editor(blog.client).work(author: Person.Id(rawValue: "9"))
    #expect(lines == ["A", "B", "C", "2 sparse", "Kaiseki", "0 comments"])
  }
}

/// A server of articles by one author.
private actor SmallServer {
  private var articles: [String: UntypedResource] = [:]
  private var lastID = 0

  init(titles: [String]) {
    for title in titles {
      lastID += 1
      articles["\(lastID)"] = UntypedResource(
        type: "articles", id: "\(lastID)", attributes: ["title": .string(title)],
        relationships: [
          "author": UntypedRelationship(to: UntypedIdentifier(type: "people", id: "9"))
        ])
    }
  }

  func answer(to request: StubRequest) throws -> HTTPExchangeResponse {
    let path = request.path.split(separator: "/").map(String.init)
    let body = try request.body.map {
      try JSONDecoder().decode(UntypedDocument.self, from: Data($0))
    }
    guard path.count > 2 else {
      guard request.method == .post else { return try list(request.decodedQuery ?? "") }
      lastID += 1
      return try change("\(lastID)", body, status: .created)
    }
    let id = path[2]
    guard var article = articles[id] else { return .status(.notFound) }
    if path.count > 3, let name = path.last {
      if request.method == .get {
        return try document(
          UntypedDocument(
            data: .many(
              article.relationships[name]?.identifiers.map { UntypedResource($0) } ?? [])))
      }
      article.relationships[name, default: UntypedRelationship()].data = .many(
        body?.primary.map(\.identifier) ?? [])
      articles[id] = article
      return .status(.noContent)
    }
    switch request.method {
    case .patch: return try change(id, body, status: .ok)
    case .delete:
      articles[id] = nil
      return .status(.noContent)
    default: return try document(UntypedDocument(data: .one(article)))
    }
  }

  private func list(_ query: String) throws -> HTTPExchangeResponse {
    let number =
      query.firstRange(of: "page[number]=").flatMap {
        Int(String(query[$0.upperBound...].prefix(1)))
      }
      ?? 1
    let all = articles.values.sorted { ($0.id ?? "") < ($1.id ?? "") }
    let ada = UntypedResource(type: "people", id: "9", attributes: ["first-name": "Ada"])
    return try document(
      UntypedDocument(
        data: .many(Array(all.dropFirst((number - 1) * 2).prefix(2))),
        included: query.contains("include=author") ? [ada] : nil))
  }

  private func change(
    _ id: String, _ body: UntypedDocument?, status: HTTPResponse.Status
  ) throws -> HTTPExchangeResponse {
    guard let change = body?.primary.first else { return .status(.badRequest) }
    guard change.attributes["title"] != "" else {
      let problem =
        #"{"detail":"Must not be empty.","source":{"pointer":"/data/attributes/title"}}"#
      return .document(#"{"errors":[\#(problem)]}"#, status: .unprocessableContent)
    }
    var article = articles[id] ?? UntypedResource(type: "articles", id: id)
    article.attributes.merge(change.attributes) { $1 }
    article.relationships.merge(change.relationships) { $1 }
    articles[id] = article
    return try document(UntypedDocument(data: .one(article)), status)
  }

  private func document(
    _ document: UntypedDocument, _ status: HTTPResponse.Status = .ok
  ) throws -> HTTPExchangeResponse {
    .document(String(decoding: try JSONEncoder().encode(document), as: UTF8.self), status: status)
  }
}
