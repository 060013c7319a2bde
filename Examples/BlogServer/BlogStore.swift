import BlogModels
import Foundation
import JSONAPI
import JSONAPIServer
import JSONAPIUntyped

/// What the blog consists of, in memory.
actor BlogStore {
  private(set) var people: [Person]
  private(set) var articles: [Article]
  private(set) var comments: [Comment]

  init() throws {
    let people = [
      try Person(id: "1", "Ada", "Lovelace"), try Person(id: "2", "Grace", "Hopper"),
      try Person(id: "3", "Alan", "Turing"),
    ]
    let titles = ["Omakase", "Dashi", "Umami", "Sencha", "Matcha", "Yuzu", "Miso"]
    let articles = try titles.enumerated().map { index, title in
      try Article(
        NewArticle(
          title: title, by: people[index % 2].id,
          comments: index == 0 ? [.init(rawValue: 1), .init(rawValue: 2)] : []),
        id: .init(rawValue: UUID()), at: Date(timeIntervalSince1970: 1_763_000_000 + Double(index)))
    }
    self.people = people
    self.articles = articles
    comments = ["I like it.", "Where can I have it?", "At home."].enumerated().map { index, text in
      Comment(
        id: .init(rawValue: index + 1), attributes: .init(flags: 0, body: text),
        relationships: .init(author: people[2 - index % 2].id, article: articles[0].id),
        meta: .none, links: .init())
    }
  }

  func article(_ id: Article.Id) throws -> Article {
    guard let article = articles.first(where: { $0.id == id }) else {
      throw Problem(status: .notFound, detail: "There is no article “\(id.wireText)”.")
    }
    return article
  }

  func person(_ id: Person.Id) throws -> Person {
    guard let person = people.first(where: { $0.id == id }) else {
      throw Problem(status: .notFound, detail: "There is no person “\(id.wireText)”.")
    }
    return person
  }

  func add(_ article: Article) throws {
    guard !articles.contains(where: { $0.id == article.id }) else {
      throw Problem(
        status: .conflict, detail: "There is an article “\(article.id.wireText)” already.",
        source: .pointer(JSONPointer(components: ["data", "id"])))
    }
    try checkReferences(of: article)
    articles.append(article)
  }

  /// Changes an article, and returns it.
  func change(
    _ id: Article.Id, _ change: @Sendable (Article) throws -> Article
  ) throws -> Article {
    let article = try change(self.article(id))
    try checkReferences(of: article)
    articles = articles.map { $0.id == id ? article : $0 }
    return article
  }

  func delete(_ id: Article.Id) throws {
    _ = try article(id)
    articles.removeAll { $0.id == id }
  }

  /// Throws `Problems` with the status 404 if an article refers to resources that do not exist.
  private func checkReferences(of article: Article) throws {
    let known = Set(
      people.map(\.id.wireIdentity) + articles.map(\.id.wireIdentity)
        + comments.map(\.id.wireIdentity))
    let references = try UntypedResource(encoding: article).relationships.values
      .flatMap(\.identifiers).compactMap(\.identity)
    let missing = references.filter { !known.contains($0) }.map { identity in
      Problem(
        status: .notFound,
        detail: "There is no resource “\(identity.id)” of type “\(identity.type)”.")
    }
    if let problems = Problems(missing) { throw problems }
  }
}

extension Person {
  fileprivate init(id: String, _ firstName: String, _ lastName: String) throws {
    self.init(
      id: .init(rawValue: id),
      attributes: .init(firstName: firstName, lastName: lastName, aliases: nil, settings: [:]),
      relationships: .init(friends: []), meta: .none,
      links: .init(selfLink: try address("users", id)))
  }
}

extension NewArticle {
  /// Creates a published article with a title and what else an article must have.
  public init(title: String, by author: Person.Id, comments: [Comment.Id] = []) throws {
    self.init(
      attributes: .init(
        title: title, body: "\(title), a dish of many.", summary: nil,
        slug: title.lowercased().replacing(" ", with: "-"), status: .published, featured: false,
        royalty: 0, revisionID: UUID(), tags: ["food"], footnotes: [], translations: [:],
        editions: [:]),
      relationships: .init(
        author: author, editor: nil, comments: comments,
        owner: .person(author), attachments: [], topics: []),
      meta: .none, links: .none)
  }
}

extension Article {
  /// Creates the article that a request asks for, with what only the server sets.
  init(_ new: NewArticle, id: Article.Id, at date: Date) throws {
    var article = try UntypedResource(encoding: new)
    article.id = id.wireText
    let path = "articles/\(id.wireText)"
    article.attributes["created-at"] = .string(Format.DateTime.reverse(date))
    for name in ["flags", "word-count", "views", "rating"] { article.attributes[name] = 0 }
    if article.attributes["kind"] == nil { article.attributes["kind"] = "essay" }
    for name in ["author", "comments", "reviews", "sponsor"] {
      article.relationships[name]?.links = [
        "self": .string("\(base)\(path)/relationships/\(name)"),
        "related": .string("\(base)\(path)/\(name)"),
      ]
    }
    let count = article.relationships["comments"]?.identifiers.count ?? 0
    article.relationships["comments"]?.meta = ["count": .integer(Int64(count))]
    article.relationships["history"] = .init(
      links: ["related": .string("\(base)\(path)/history")])
    article.links = ["self": .string(base + path), "next": .null]
    article.meta = ["readers": 0]
    self = try article.decoded(as: Article.self)
  }
}

private let base = "https://blog.example/"

func address(_ parts: String...) throws -> URL {
  guard let url = URL(string: base + parts.joined(separator: "/")) else {
    throw Problem(status: .internalServerError)
  }
  return url
}
