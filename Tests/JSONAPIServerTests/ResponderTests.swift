import BlogModels
import BlogService
import ClientModels
import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIQuery
import JSONAPIServer
import JSONAPIUntyped
import Testing

private let url = URL(string: "https://example.com/api/posts?ignored=1")!

private func person(_ id: String, friends: [String] = []) -> Person {
  Person(
    id: .init(rawValue: id),
    attributes: .init(firstName: .init(value: "Name \(id)"), password: nil),
    relationships: .init(friends: .init(ids: friends.map { Person.Id(rawValue: $0) })),
    meta: .none, links: .none)
}

private func comment(_ id: Int, author: String?) -> Comment {
  Comment(
    id: .init(rawValue: id), attributes: .init(body: .init(value: "Comment \(id)")),
    relationships: .init(
      author: .init(id: author.map { Person.Id(rawValue: $0) }),
      article: .init(id: Article.Id(rawValue: "a1"))),
    meta: .none, links: .none)
}

private func article(
  _ id: String, author: String = "1", comments: [Int] = [], owner: ArticleOwner.ID? = nil
) throws -> Article {
  Article(
    id: .init(rawValue: id),
    attributes: .init(
      createdAt: try .init(transformedValue: Date(timeIntervalSince1970: 0)),
      title: .init(value: "Title \(id)"), oldTitle: .init(value: "Old \(id)")),
    relationships: .init(
      author: .init(id: Person.Id(rawValue: author)),
      comments: .init(ids: comments.map { Comment.Id(rawValue: $0) }), owner: .init(id: owner)),
    meta: .none, links: .none)
}

/// The batches of ids that a responder asked for.
private actor Batches {
  private(set) var all: [[String]] = []

  func add(_ ids: [some IdType]) { all.append(ids.map { $0.resourceIdentity()?.id ?? "" }) }
}

private func document(_ response: ServerResponse) throws -> UntypedDocument {
  try JSONDecoder().decode(UntypedDocument.self, from: Data(response.body))
}

@Suite("Compound documents")
struct CompoundDocumentTests {
  @Test("include each resource once, with one batch of ids for each level")
  func batches() async throws {
    let people = Batches()
    let comments = Batches()
    let query = try Query<ArticleDescription>(
      parsing: "include=author.friends,comments.author,comments")
    var responder = Responder(query, at: url)
    responder.include(Person.self) { ids in
      await people.add(ids)
      return ids.reversed().map { person($0.rawValue, friends: ["1", "9"]) }
    }
    responder.include(Comment.self) { ids in
      await comments.add(ids)
      return ids.map { comment($0.rawValue, author: $0.rawValue > 11 ? nil : "2") }
    }
    let response = try await responder.list([
      article("a1", author: "1", comments: [10, 11]),
      article("a2", author: "1", comments: [11, 12]),
    ])
    #expect(response.head.status == .ok)
    #expect(response.head.headerFields[.contentType] == "application/vnd.api+json")
    #expect(await people.all == [["1"], ["9", "2"]])
    #expect(await comments.all == [["10", "11", "12"]])
    let document = try document(response)
    #expect(document.primary.map(\.id) == ["a1", "a2"])
    #expect(document.included?.map(\.id) == ["1", "10", "11", "12", "9", "2"])
    #expect(document.jsonapi?.version == "1.1")
    // Everything that is included is linked to.
    let all = document.primary + (document.included ?? [])
    let linked = Set(all.flatMap { $0.relationships.values.flatMap(\.identifiers) }.map(\.identity))
    #expect(document.included?.allSatisfy { linked.contains($0.identity) } == true)
  }

  @Test("do not ask for what is primary, handed over or not included")
  func known() async throws {
    var responder = Responder(
      try Query<PersonDescription>(parsing: "include=friends"), at: url)
    responder.include([person("2")])
    responder.include(Person.self) { ids in
      Issue.record("\(ids)")
      return []
    }
    let response = try await responder.list([person("1", friends: ["1", "2"])], next: nil)
    #expect(try document(response).included?.map(\.id) == ["2"])
    let plain = try await Responder<PersonDescription>(at: url).list([person("1")], next: nil)
    #expect(try document(plain).included == nil)
  }

  @Test("include resources of several types, if there is a source of each")
  func union() async throws {
    let query = try Query<ArticleDescription>(parsing: "include=owner")
    var responder = Responder(query, at: url)
    responder.include(Person.self) { $0.map { person($0.rawValue) } }
    let articles = [
      try article("a1", owner: .person(.init(rawValue: "7"))), try article("a2"),
      try article("a3", owner: .organization(.init(rawValue: "7"))),
      try article("a4", owner: .unrecognized(type: "robots", id: "7")),
    ]
    await #expect(throws: try unsupported("owner")) { try await responder.list(articles) }
    responder.include([] as [Organization])
    #expect(try document(await responder.list(articles)).included?.map(\.id) == ["7"])
  }

  @Test("are refused before anything is loaded if the query includes what there is no source of")
  func unsupported() async throws {
    let query = try Query<ArticleDescription>(parsing: "include=author,comments.author,owner.staff")
    var responder = Responder(query, at: url)
    responder.include(Person.self) { ids in
      Issue.record("\(ids)")
      return []
    }
    #expect(throws: try unsupported("comments.author", "owner.staff")) {
      try responder.checkIncludes()
    }
    await #expect(throws: try unsupported("comments.author", "owner.staff")) {
      try await responder.one(nil as Article?)
    }
    let linkage = Responder(try Query<ArticleDescription>(parsing: "include=comments"), at: url)
    await #expect(throws: try unsupported("comments")) {
      try await linkage.relationship(\.comments, of: article("a1"))
    }
  }

  private func unsupported(_ paths: String...) throws -> Problems {
    let problems = Problems(
      paths.map {
        Problem(
          status: .badRequest, title: "Invalid query parameter",
          detail: "“\($0)” cannot be included here.", source: .parameter("include"))
      })
    return try #require(problems)
  }

  @Test("can be checked at the start for what the schema includes and the server cannot load")
  func loaders() throws {
    var comments = Responder<CommentDescription>(at: url)
    let error = #expect(throws: MissingLoaders.self) { try comments.checkLoaders() }
    #expect(error?.type == "comments")
    #expect(error?.paths == ["author", "article.author"])
    #expect(
      error?.description
        == "Clients may include “author” and “article.author” of resources of type “comments”, and the "
        + "responder cannot load them; provide them with `include(_:_:)`, or take them out of `includes` in "
        + "the schema.")
    comments.include(Person.self) { _ in [] }
    let rest = #expect(throws: MissingLoaders.self) { try comments.checkLoaders() }
    #expect(rest?.paths == ["article.author"])
    comments.include([] as [Article])
    try comments.checkLoaders()
    // A schema that limits nothing promises nothing.
    try Responder<ArticleDescription>(at: url).checkLoaders()
  }

  @Test("can be checked at the start for every path of a number of relationships")
  func depth() throws {
    var reviews = Responder<BlogModels.ReviewDescription>(at: url)
    reviews.include(BlogModels.Article.self) { _ in [] }
    let error = #expect(throws: MissingLoaders.self) { try reviews.checkLoaders() }
    #expect(error?.type == "reviews")
    #expect(error?.paths == ["reviewer", "reviewer.articles", "reviewer.friends"])
    reviews.include(BlogModels.Person.self) { _ in [] }
    try reviews.checkLoaders()
  }

  @Test("are refused if a resource does not say what it is linked to")
  func unlinked() async throws {
    func detail(_ articles: BlogModels.PersonDescription.Relationships) async -> String? {
      do {
        let person = BlogModels.Person(
          id: .init(rawValue: "1"),
          attributes: .init(firstName: "A", lastName: "B", aliases: nil, settings: [:]),
          relationships: articles, meta: .none, links: .init(selfLink: url))
        var responder = Responder(
          try Query<BlogModels.PersonDescription>(parsing: "include=articles"), at: url)
        responder.include(BlogModels.Article.self) { _ in [] }
        _ = try await responder.one(person)
        return nil
      } catch {
        return Problems(error).all.first?.detail
      }
    }
    let links = RelationshipLinks(selfLink: url, related: url)
    let message =
      "“articles” cannot be included, because the resource “1” of type “people” does not say what it is "
      + "linked to."
    #expect(await detail(.init(friends: [])) == message)
    #expect(
      await detail(.init(articles: .unlinked(meta: .none, links: links), friends: [])) == message)
    #expect(
      await detail(.init(articles: .init(.init(ids: [], meta: .none, links: links)), friends: []))
        == nil)
  }

  @Test("have the linkage of a relationship, with a link to itself")
  func linkage() async throws {
    let author = try await Responder<ArticleDescription>(at: url)
      .relationship(\.author, of: article("a1"))
    #expect(try document(author).links["self"]?.href == "https://example.com/api/posts")
    let including = Responder(
      try Query<ArticleDescription>(parsing: "include=author.friends"), at: url)
    await #expect(throws: Problem.self) {
      try await including.relationship(\.comments, of: article("a1"))
    }
    let links = RelationshipLinks(selfLink: url, related: url)
    let person = BlogModels.Person(
      id: .init(rawValue: "1"),
      attributes: .init(firstName: "A", lastName: "B", aliases: nil, settings: [:]),
      relationships: .init(articles: .unlinked(meta: .none, links: links), friends: []),
      meta: .none, links: .init(selfLink: url))
    let error = await #expect(throws: Problem.self) {
      try await Responder<BlogModels.PersonDescription>(at: url)
        .relationship(\.articles, of: person)
    }
    #expect(error?.status == .notFound)
  }

  @Test("ask loaders with what the query includes and wants of their resources")
  func levels() async throws {
    let query = try Query<ArticleDescription>(
      parsing: "include=author.friends,comments.author&fields[people]=first-name,friends")
    var responder = Responder(query, at: url)
    let seen = Batches()
    responder.include(Person.self) { ids, query in
      await seen.add(ids)
      #expect(query.includes(\.friends) == (ids.first?.rawValue == "1"))
      #expect(query.wants(\.firstName))
      return ids.map { person($0.rawValue, friends: ["2"]) }
    }
    responder.include(Comment.self) { ids, query in
      #expect(query.includes(\.author))
      #expect(!query.includes(\.article.author))
      #expect(query.wants(\.body))
      return ids.map { comment($0.rawValue, author: "3") }
    }
    let response = try await responder.one(article("a1", comments: [10]))
    #expect(try document(response).included?.map(\.id) == ["1", "10", "2", "3"])
    #expect(await seen.all == [["1"], ["2", "3"]])
  }

  @Test("ask loaders with relationships that no path of their type can begin with")
  func limitedLevels() async throws {
    let review = try UntypedResource(
      type: "reviews", id: "3", attributes: ["text": "Good"],
      relationships: ["author": .init(to: .init(type: "authors", id: "2"))]
    ).decoded(as: ClientModels.Review.self)
    let book = try UntypedResource(
      type: "books", id: "1",
      attributes: [
        "title": "Tea", "printed-on": "2026-11-21", "genre": "novel", "isbn": "978",
        "kind": "paper",
      ],
      relationships: [
        "author": .init(to: .init(type: "authors", id: "2")),
        "reviews": .init(to: [.init(type: "reviews", id: "3")]), "holder": .init(to: nil),
        "editions": .init(links: ["related": .string("https://example.com/editions")]),
      ]
    ).decoded(as: Book.self)
    for (path, includesAuthor) in [("reviews.author", true), ("author", false)] {
      var responder = Responder(try Query<BookDescription>(parsing: "include=\(path)"), at: url)
      responder.include([] as [Author])
      responder.include(ClientModels.Review.self) { _, query in
        #expect(query.includes(\.author))
        #expect(includesAuthor)
        return [review]
      }
      let included = try document(await responder.one(book)).included
      #expect(included?.map(\.id) == (includesAuthor ? ["3"] : []))
    }
  }

  @Test("leave out what a loader does not find, and keep the linkage")
  func missing() async throws {
    var responder = Responder(try Query<ArticleDescription>(parsing: "include=author"), at: url)
    responder.include(Person.self) { _ in [] }
    let document = try document(await responder.one(article("a1")))
    #expect(document.included?.isEmpty == true)
    #expect(document.primary[0].relationships["author"]?.identifiers.map(\.id) == ["1"])
  }

  @Test("have only the fields that the query asks for")
  func fields() async throws {
    let query = try Query<ArticleDescription>(
      parsing: "include=author&fields[articles]=title,author&fields[people]=")
    var responder = Responder(query, at: url)
    responder.include(Person.self) { $0.map { person($0.rawValue) } }
    let document = try document(await responder.list([try article("a1")]))
    #expect(Set(document.primary[0].attributes.keys) == ["title"])
    #expect(Set(document.primary[0].relationships.keys) == ["author"])
    #expect(document.included == [UntypedResource(type: "people", id: "1")])
  }

  @Test("are created, null, and for relationships")
  func kinds() async throws {
    let responder = Responder<ArticleDescription>(at: url)
    let created = try await responder.created(article("a b"))
    #expect(created.head.status == .created)
    #expect(created.head.headerFields[.location] == "https://example.com/api/posts/a%20b")
    let odd = try await responder.created(article("a/b?é#%2F"))
    let location = "https://example.com/api/posts/a%2Fb%3F%C3%A9%23%252F"
    #expect(odd.head.headerFields[.location] == location)
    #expect(try document(odd).links["self"]?.href == location)
    let none = try await responder.one(nil as Article?)
    #expect(try document(none).data == .null)
    let comments = try await responder.relationship(\.comments, of: article("a1", comments: [10]))
    #expect(
      try document(comments).data == .many([UntypedResource(type: "comments", id: "10")]))
    let owner = try await responder.relationship(\.owner, of: article("a1"))
    #expect(try document(owner).data == .null)
    #expect(ServerResponse.noContent.head.status == .noContent)

    var including = Responder(
      try Query<ArticleDescription>(parsing: "include=author.friends"), at: url)
    including.include(Person.self) { $0.map { person($0.rawValue) } }
    let author = try document(await including.relationship(\.author, of: article("a1")))
    #expect(author.data == .one(UntypedResource(type: "people", id: "1")))
    #expect(author.included?.map(\.id) == ["1"])
  }
}

@Suite("Links to pages")
struct PageLinkTests {
  private func links(_ response: ServerResponse) throws -> [String: String?] {
    try document(response).links.mapValues {
      $0.href.map {
        $0.removingPercentEncoding?.replacing("https://example.com/api/posts", with: "") ?? ""
      }
    }
  }

  @Test(
    "have numbers",
    arguments: [
      ("", 45, ["", "page[number]=1", nil, "page[number]=2", "page[number]=3"]),
      (
        "page[number]=2&page[size]=20", 45,
        [
          "page[number]=2&page[size]=20", "page[number]=1&page[size]=20",
          "page[number]=1&page[size]=20", "page[number]=3&page[size]=20",
          "page[number]=3&page[size]=20",
        ]
      ),
      (
        "page[number]=3", 45,
        ["page[number]=3", "page[number]=1", "page[number]=2", nil, "page[number]=3"]
      ),
      (
        "page[number]=9", 45,
        ["page[number]=9", "page[number]=1", "page[number]=3", nil, "page[number]=3"]
      ),
      ("", 0, ["", "page[number]=1", nil, nil, "page[number]=1"]),
    ] as [(String, Int, [String?])])
  func numbers(_ text: String, _ total: Int, _ expected: [String?]) async throws {
    let responder = Responder(try Query<ArticleDescription>(parsing: text), at: url)
    let links = try links(await responder.list([] as [Article], total: total))
    for (name, link) in zip(["self", "first", "prev", "next", "last"], expected) {
      #expect(links[name] == .some(link.map { $0.isEmpty ? "" : "?" + $0 }), "\(name)")
    }
  }

  @Test("have offsets")
  func offsets() async throws {
    let query = try Query<CommentDescription>(parsing: "skip=15&take=10")
    let page = (1...10).map { comment($0, author: nil) }
    let links = try links(await Responder(query, at: url).list(page, total: 41))
    #expect(
      links == [
        "self": "?skip=15&take=10", "first": "?skip=0&take=10", "prev": "?skip=5&take=10",
        "next": "?skip=25&take=10", "last": "?skip=40&take=10",
      ])
    // Without a total, a page that is not full is the last.
    let short = try self.links(await Responder(query, at: url).list(page.prefix(3)))
    #expect(short["next"] == .some(nil))
    #expect(short["last"] == nil)
  }

  @Test("have cursors, or what the server wants")
  func cursors() async throws {
    let people = try Query<PersonDescription>(parsing: "page[after]=b&page[size]=2")
    let links = try links(
      await Responder(people, at: url).list([person("c")], next: "d&", previous: "c"))
    #expect(
      links == [
        "self": "?page[after]=b&page[size]=2", "prev": "?page[before]=c&page[size]=2",
        "next": "?page[after]=d&&page[size]=2",
      ])
    let organizations = try Query<OrganizationDescription>(
      parsing: "token=a&page[size]=2", otherParameters: ["token"])
    let other = try self.links(
      await Responder(organizations, at: url).list(
        [] as [Organization], next: QueryParameter("token", "b")))
    #expect(
      other == [
        "self": "?token=a&page[size]=2", "prev": nil, "next": "?page[size]=2&token=b",
      ])
  }
}
