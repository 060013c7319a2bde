import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIQuery
import JSONAPIServer
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

  @Test("include resources of several types")
  func union() async throws {
    let query = try Query<ArticleDescription>(parsing: "include=owner")
    var responder = Responder(query, at: url)
    responder.include(Person.self) { $0.map { person($0.rawValue) } }
    let articles = [try article("a1", owner: .person(.init(rawValue: "7"))), try article("a2")]
    #expect(try document(await responder.list(articles)).included?.map(\.id) == ["7"])
    let other = [try article("a1", owner: .organization(.init(rawValue: "7")))]
    await #expect(throws: MissingLoader.self) {
      try await responder.list(other)
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
    let none = try await responder.one(nil as Article?)
    #expect(try document(none).data == .null)
    let comments = try await responder.relationship(\.comments, of: article("a1", comments: [10]))
    #expect(
      try document(comments).data == .many([UntypedResource(type: "comments", id: "10")]))
    let owner = try await responder.relationship(\.owner, of: article("a1"))
    #expect(try document(owner).data == .null)
    #expect(ServerResponse.noContent.head.status == .noContent)

    var including = Responder(
      try Query<ArticleDescription>(parsing: "include=author.friends,comments"), at: url)
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
