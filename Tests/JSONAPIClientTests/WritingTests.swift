import Foundation
import JSONAPI
import JSONAPIClient
import JSONAPIClientTesting
import JSONAPIQuery
import Testing

@Suite("Writing")
struct WritingTests {
  private let id = Article.Id(rawValue: "1")
  private let draft = NewArticle(
    attributes: .init(title: "Omakase"), relationships: .init(author: .init(rawValue: "9")),
    meta: .none, links: .none)

  @Test("creates a resource")
  func create() async throws {
    let blog = try Blog(answering: .document(#"{"data":\#(article("1"))}"#, status: .created))
    let created = try await blog.client.articles.create(draft)
    #expect(try created.resource.id == id)
    #expect(created.http?.status == .created)
    try await blog.client.articles.create(draft, id: id)
    let attributes = #""attributes":{"title":"Omakase"}"#
    let relationships = #""relationships":{"author":{"data":{"id":"9","type":"people"}}}"#
    #expect(
      blog.requests == [
        #"POST /v1/articles {"data":{\#(attributes),\#(relationships),"type":"articles"}}"#,
        #"POST /v1/articles {"data":{\#(attributes),"id":"1",\#(relationships),"type":"articles"}}"#,
      ])
    #expect(
      blog.transport.requests.first?.headerFields[.contentType] == "application/vnd.api+json")
  }

  @Test("updates what was set, and nothing else")
  func patch() async throws {
    let blog = try Blog(answering: .status(.noContent))
    let written = try await blog.client.articles.update(id) {
      $0.set(\.title, to: "Kaiseki")
      $0.clear(\.subtitle)
      $0.link(\.author, to: Person.Id(rawValue: "9"))
      $0.link(\.editor, to: nil)
      $0.link(\.owner, to: .organization(Organization.Id(rawValue: "3")))
      $0.link(\.comments, to: [Comment.Id(rawValue: 5)])
    }
    #expect(
      blog.requests == [
        #"PATCH /v1/articles/1 {"data":{"attributes":{"subtitle":null,"title":"Kaiseki"},"id":"1","#
          + #""relationships":{"author":{"data":{"id":"9","type":"people"}},"#
          + #""comments":{"data":[{"id":"5","type":"comments"}]},"editor":{"data":null},"#
          + #""owner":{"data":{"id":"3","type":"organizations"}}},"type":"articles"}}"#
      ])
    let error = #expect(throws: RequestError<BlogAPI.Problem>.self) { try written.resource }
    #expect(error?.operation == "articles.update")
  }

  @Test("updates what differs between two values, without a request if nothing does")
  func changes() async throws {
    let blog = try Blog(answering: .document(#"{"data":\#(article("1", "Kaiseki"))}"#))
    let original = try await blog.client.articles.get(id).resource.resourceObject
    let edited = original.tappingAttributes { $0.title.value = "Sushi" }
    try await blog.client.articles.update(from: original, to: edited)
    let written = try await blog.client.articles.update(from: original, to: original)
    try await blog.client.articles.update(id) { _ in }
    #expect(written.http == nil)
    #expect(
      blog.requests.dropFirst() == [
        #"PATCH /v1/articles/1 {"data":{"attributes":{"title":"Sushi"},"id":"1","type":"articles"}}"#
      ])
  }

  @Test("sends a query with a write")
  func queries() async throws {
    let blog = try Blog(answering: .document(#"{"data":\#(article("1"))}"#))
    let articles = blog.client.articles
    try await articles.create(draft) { $0.include(\.author) }
    try await articles.create(draft, id: id) { $0.include(\.author).fields(\.title, \.author) }
    try await articles.update(id, query: { $0.include(\.author) }, { $0.set(\.title, to: "A") })
    let found = try await articles.get(id).resource.resourceObject
    let edited = found.tappingAttributes { $0.title = .init(value: "B") }
    try await articles.update(from: found, to: edited, query: { $0.include(\.editor) })
    var request = try BlogClient.Request.delete(id, of: ArticleDescription.self)
    request.query = [QueryParameter("force", "yes")]
    try await blog.client.send(request)
    #expect(
      blog.transport.requests.map { "\($0.method) \($0.path)?\($0.decodedQuery ?? "")" } == [
        "POST /v1/articles?include=author",
        "POST /v1/articles?include=author&fields[articles]=title,author",
        "PATCH /v1/articles/1?include=author", "GET /v1/articles/1?",
        "PATCH /v1/articles/1?include=editor", "DELETE /v1/articles/1?force=yes",
      ])
  }

  @Test("updates no read-only members, at any depth")
  func readOnly() async throws {
    let body = #"""
      {"data":{"type":"articles","id":"1","attributes":{"title":"Omakase","cover":{"url":"a","checksum":"1"},
      "created-at":"2026-01-01T00:00:00Z"}}}
      """#
    let blog = try Blog(answering: .document(body))
    let original = try await blog.client.articles.get(id).resource.resourceObject
    let later = try TransformedAttribute<String, Format.DateTime>(
      transformedValue: Date(timeIntervalSince1970: 0))
    let touched = original.tappingAttributes {
      $0.createdAt = later
      $0.cover = .init(value: Cover(url: "a", checksum: "2"))
    }
    #expect(try await blog.client.articles.update(from: original, to: touched).http == nil)
    let edited = touched.tappingAttributes {
      $0.cover = .init(value: Cover(url: "b", checksum: "2"))
    }
    try await blog.client.articles.update(from: original, to: edited)
    try await blog.client.articles.update(id) { $0.set(\.cover, to: .init(url: "b")) }
    let update =
      #"PATCH /v1/articles/1 {"data":{"attributes":{"cover":{"url":"b"}},"id":"1","type":"articles"}}"#
    #expect(blog.requests.dropFirst() == [update, update])
  }

  @Test(
    "succeeds without a resource where the answer has none",
    arguments: [
      HTTPExchangeResponse.status(.noContent), .status(.ok), .document(#"{"meta":{"deleted":1}}"#),
    ])
  func withoutResource(_ answer: HTTPExchangeResponse) async throws {
    let blog = try Blog(answering: answer)
    #expect(try await blog.client.articles.delete(id).one == nil)
    #expect(try await blog.client.articles.update(id) { $0.set(\.title, to: "A") }.one == nil)
    #expect(blog.requests.first == "DELETE /v1/articles/1")
  }

  @Test("takes a deletion for done, whatever the body is")
  func deletion() async throws {
    let blog = try Blog(answering: .document(#"{"data":[]}"#))
    #expect(try await blog.client.articles.delete(id).one == nil)
  }

  @Test("throws the errors of an answer that should mean success")
  func hiddenErrors() async throws {
    let blog = try Blog(answering: .document(#"{"errors":[{"title":"No"}]}"#))
    let error = await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      try await blog.client.articles.create(draft)
    }
    #expect(error?.problems.first?.payload?.title == "No")
  }

  @Test("waits for a job until it leads to the resource")
  func pending() async throws {
    let clock = VirtualClock()
    var configuration = ClientConfiguration()
    configuration.clock = clock
    let job = #"{"data":{"type":"jobs","id":"7","attributes":{"done":50}}}"#
    let answers = StubTransport(responses: [
      .document(
        job, status: .accepted,
        headerFields: [.contentLocation: "/v1/jobs/7", .retryAfter: "2"]),
      .document(job, headerFields: [.retryAfter: "5"]),
      .document(job, status: .accepted),
      .status(.seeOther, headerFields: [.location: "/v1/articles/1"]),
      .document(#"{"data":\#(article("1"))}"#),
    ])
    let client = BlogClient(
      baseURL: try #require(URL(string: "https://api.example.com/v1")), transport: answers,
      configuration: configuration)
    let written = try await client.articles.create(draft)
    let pending = try #require(written.pending)
    #expect(pending.retryAfter == .seconds(2))
    async let result = pending.wait()
    for delay in [2, 5, 1] {
      await clock.waitForSleepers(within: .seconds(delay))
      clock.advance(by: .seconds(delay))
    }
    #expect(try await result.resource.title == "Omakase")
    #expect(
      answers.requests.map(\.path) == [
        "/v1/articles", "/v1/jobs/7", "/v1/jobs/7", "/v1/jobs/7", "/v1/articles/1",
      ])
  }

  @Test("does not wait for a job longer than allowed")
  func timeout() async throws {
    let blog = try Blog(
      answering: .status(
        .accepted, headerFields: [.contentLocation: "/v1/jobs/7", .retryAfter: "3600"]))
    let pending = try #require(try await blog.client.articles.delete(id).pending)
    let error = await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      try await pending.wait()
    }
    guard case .timedOut? = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
  }
}

@Suite("Relationships")
struct RelationshipTests {
  private let id = Article.Id(rawValue: "1")

  @Test("adds to a to-many relationship, removes from it, and replaces it")
  func toMany() async throws {
    let blog = try Blog(answering: .status(.noContent))
    let comments = blog.client.articles.relationship(id, \.comments)
    try await comments.add([Comment.Id(rawValue: 5)])
    try await comments.remove([Comment.Id(rawValue: 6)])
    try await comments.replace(with: [])
    #expect(
      blog.requests == [
        #"POST /v1/articles/1/relationships/comments {"data":[{"id":"5","type":"comments"}]}"#,
        #"DELETE /v1/articles/1/relationships/comments {"data":[{"id":"6","type":"comments"}]}"#,
        #"PATCH /v1/articles/1/relationships/comments {"data":[]}"#,
      ])
  }

  @Test("sets and clears a to-one relationship")
  func toOne() async throws {
    let blog = try Blog(answering: .status(.noContent))
    try await blog.client.articles.relationship(id, \.author).set(Person.Id(rawValue: "9"))
    try await blog.client.articles.relationship(id, \.editor).set(nil)
    #expect(
      blog.requests == [
        #"PATCH /v1/articles/1/relationships/author {"data":{"id":"9","type":"people"}}"#,
        #"PATCH /v1/articles/1/relationships/editor {"data":null}"#,
      ])
  }

  @Test("reads the linkage of a relationship")
  func linkage() async throws {
    let blog = try Blog { request in
      switch request.path.split(separator: "/").last {
      case "comments": .document(#"{"data":[{"type":"comments","id":"5"}]}"#)
      case "editor": .document(#"{"data":null}"#)
      default: .document(#"{"data":{"type":"organizations","id":"3"}}"#)
      }
    }
    let articles = blog.client.articles
    #expect(try await articles.relationship(id, \.comments).ids() == [Comment.Id(rawValue: 5)])
    #expect(try await articles.relationship(id, \.editor).id() == nil)
    #expect(
      try await articles.relationship(id, \.owner).id()
        == .organization(Organization.Id(rawValue: "3")))
    await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      try await articles.relationship(id, \.author).set(Person.Id(rawValue: "9"))
      _ = try await Blog(answering: .document(#"{"data":null}"#)).client.articles
        .relationship(id, \.author).id()
    }
  }

  @Test("reads the linkage of a relationship page after page, and follows no loop")
  func linkagePages() async throws {
    @Sendable func link(_ number: Int) -> String {
      "/v1/articles/1/relationships/comments?page=\(number)"
    }
    @Sendable func page(_ id: Int, next: String) -> HTTPExchangeResponse {
      .document(#"{"data":[{"type":"comments","id":"\#(id)"}],"links":{"next":\#(next)}}"#)
    }
    let blog = try Blog { request in
      switch request.query {
      case nil: page(1, next: #""\#(link(2))""#)
      case "page=2": page(2, next: #""\#(link(3))""#)
      default: page(3, next: "null")
      }
    }
    let comments = blog.client.articles.relationship(id, \.comments)
    #expect(try await comments.ids().map(\.rawValue) == [1, 2, 3])
    #expect(blog.requests.count == 3)
    #expect(try await comments.ids(atMost: 2).map(\.rawValue) == [1, 2])
    #expect(blog.requests.count == 5)

    let loop = try Blog { _ in page(1, next: #""\#(link(1))""#) }
    let error = await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      try await loop.client.articles.relationship(id, \.comments).ids()
    }
    #expect(
      error?.description == "articles.relationship: the page at "
        + "https://api.example.com/v1/articles/1/relationships/comments was read before")
  }

  @Test("uses the links that came with a resource")
  func links() async throws {
    let blog = try Blog { request in
      switch request.path {
      case "/v1/articles/1":
        .document(
          #"""
          {"data":\#(article("1", relationships: #"""
            {"comments":{"data":[],"links":{"self":"/v1/c/self"}},
            "author":{"data":{"type":"people","id":"9"},"links":{"related":"/v1/a/related"}}}
            """#))}
          """#)
      case "/v1/a/related": .document(#"{"data":\#(person("9"))}"#)
      default: .status(.noContent)
      }
    }
    let found = try await blog.client.articles.get(id).resource
    try await blog.client.articles.relationship(of: found.resourceObject, \.comments)
      .add([Comment.Id(rawValue: 5)])
    let author = try await blog.client.articles.load(\.author, of: found)
    #expect(author?.firstName == "Ada")
    #expect(
      blog.requests.dropFirst() == [
        #"POST /v1/c/self {"data":[{"id":"5","type":"comments"}]}"#, "GET /v1/a/related",
      ])
  }

  @Test("loads an included resource, and null, without a request")
  func load() async throws {
    let blog = try Blog(
      answering: .document(
        #"""
        {"data":\#(article("1", relationships: #"""
          {"author":{"data":{"type":"people","id":"9"}},"editor":{"data":null}}
          """#)),"included":[\#(person("9"))]}
        """#))
    let found = try await blog.client.articles.get(id).resource
    #expect(try await blog.client.articles.load(\.author, of: found)?.firstName == "Ada")
    #expect(try await blog.client.articles.load(\.editor, of: found) == nil)
    #expect(blog.requests.count == 1)
  }

  @Test("asks the server where an empty relationship says nothing unless it was included")
  func loadUnlinked() async throws {
    let blog = try Blog { request in
      switch request.path {
      case "/v1/articles/1":
        .document(
          #"{"data":\#(article("1", relationships: #"{"reviewer":{"data":null}}"#))}"#)
      default: .document(#"{"data":\#(person("9"))}"#)
      }
    }
    let found = try await blog.client.articles.get(id).resource
    #expect(try await blog.client.articles.load(\.reviewer, of: found)?.firstName == "Ada")
    #expect(blog.requests.last == "GET /v1/articles/1/reviewer")
  }

  @Test("loads and gets related resources with a query, at the links that came with a resource")
  func queriesOfRelated() async throws {
    let blog = try Blog { request in
      switch request.path {
      case "/v1/articles/1":
        .document(
          #"""
          {"data":\#(article("1", relationships: #"""
            {"author":{"data":{"type":"people","id":"9"},"links":{"related":"/v1/a?of=1"}},
            "comments":{"data":[{"type":"comments","id":"1"},{"type":"comments","id":"2"}],
            "links":{"related":"/v1/c"}}}
            """#)),"included":[\#(comment(1))]}
          """#)
      case "/v1/c" where request.query?.contains("after") == true: list([comment(3)])
      case "/v1/c": list([comment(1), comment(2, meta: #"{"page":{"cursor":"c2"}}"#)])
      default: .document(#"{"data":\#(person("9"))}"#)
      }
    }
    let articles = blog.client.articles
    let found = try await articles.get(id).resource
    let resource = found.resourceObject
    #expect(
      try await articles.load(\.comments, of: found) { $0.page(size: 2) }.map(\.id.rawValue)
        == [1, 2, 3])
    _ = try await articles.related(of: resource, \.comments) { $0.include(\.author) }
    _ = try await articles.related(of: resource, \.author) { $0.include(\.friends) }
    _ = try await articles.related(id, \.author) { $0.include(\.friends) }
    let author = try await articles.load(\.author, of: found) { $0.include(\.friends) }
    #expect(author?.firstName == "Ada")
    #expect(
      blog.requests.dropFirst() == [
        "GET /v1/c?page[size]=2", "GET /v1/c?page[after]=c2&page[size]=2",
        "GET /v1/c?include=author", "GET /v1/a?of=1&include=friends",
        "GET /v1/articles/1/author?include=friends", "GET /v1/a?of=1&include=friends",
      ])
  }

  @Test("loads included resources of a to-many relationship without a request")
  func loadMany() async throws {
    let blog = try Blog(
      answering: .document(
        #"""
        {"data":\#(article("1", relationships: #"""
          {"comments":{"data":[{"type":"comments","id":"2"},{"type":"comments","id":"1"}]}}
          """#)),"included":[\#(comment(1)),\#(comment(2))]}
        """#))
    let found = try await blog.client.articles.get(id).resource
    let comments = try await blog.client.articles.load(\.comments, of: found)
    #expect(comments.map(\.id.rawValue) == [2, 1])
    #expect(blog.requests.count == 1)
  }

  @Test("asks the server where an empty to-many relationship says nothing unless it was included")
  func loadManyUnlinked() async throws {
    let blog = try Blog { request in
      request.path == "/v1/users/9/friends"
        ? list(request.query == nil ? [person("8")] : [])
        : .document(
          #"""
          {"data":{"type":"people","id":"9","attributes":{"first-name":"Ada"},
          "relationships":{"friends":{"data":[]}}}}
          """#)
    }
    let ada = try await blog.client.people.get(.init(rawValue: "9")).resource
    #expect(try await blog.client.people.load(\.friends, of: ada).map(\.id.rawValue) == ["8"])
  }

  @Test("loads and gets the resources of a relationship to several types, with a query")
  func loadSeveralTypes() async throws {
    let path = "/v1/articles/1/owners-before"
    let relationships = #"""
      {"owners-before":{"data":[{"type":"people","id":"9"},{"type":"organizations","id":"3"}]}}
      """#
    let blog = try Blog { request in
      switch (request.path, request.query) {
      case ("/v1/articles/1", _):
        .document(
          #"{"data":\#(article("1", relationships: relationships)),"included":[\#(person("9"))]}"#)
      case (_, "page=2"):
        list([#"{"type":"organizations","id":"3","attributes":{"name":"Inc"}}"#])
      default: list([person("9")], #","links":{"next":"\#(path)?page=2"}"#)
      }
    }
    let articles = blog.client.articles
    let found = try await articles.get(id).resource
    let include = [QueryParameter("include", "owner")]
    let owners = try await articles.load(\.ownersBefore, of: found, query: include)
    #expect(owners.map { $0.resourceObject is Organization } == [false, true])
    let page = try await articles.related(of: found.resourceObject, \.ownersBefore)
    #expect(page.resources.count == 1)
    _ = try await articles.related(id, \.ownersBefore, query: include)
    #expect(
      blog.requests.dropFirst() == [
        "GET \(path)?include=owner", "GET \(path)?page=2", "GET \(path)",
        "GET \(path)?include=owner",
      ])
  }

  @Test("loads included resources of several types without a request, and follows no loop of links")
  func loadSeveralTypesOnce() async throws {
    let relationships = #"{"owners-before":{"data":[{"type":"people","id":"9"}]}}"#
    let blog = try Blog { request in
      request.path == "/v1/articles/1"
        ? .document(
          #"{"data":\#(article("1", relationships: relationships)),"included":[\#(person("9"))]}"#)
        : list([person("9")], #","links":{"next":"/v1/articles/2/owners-before"}"#)
    }
    let articles = blog.client.articles
    let found = try await articles.get(id).resource
    #expect(try await articles.load(\.ownersBefore, of: found).count == 1)
    #expect(blog.requests.count == 1)
    let other = try await Blog(answering: .document(#"{"data":\#(article("2"))}"#))
      .client.articles.get(.init(rawValue: "2")).resource
    let error = await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      try await articles.load(\.ownersBefore, of: other)
    }
    #expect(error?.description.contains("was read before") == true)
  }

  @Test("gets related resources of one type or several, and pages of them")
  func related() async throws {
    let blog = try Blog { request in
      switch (request.path, request.query) {
      case ("/v1/articles/1/author", _): .document(#"{"data":\#(person("9"))}"#)
      case ("/v1/articles/1/editor", _): .document(#"{"data":null}"#)
      case ("/v1/articles/1/owner", _):
        .document(#"{"data":{"type":"organizations","id":"3","attributes":{"name":"Inc"}}}"#)
      case ("/v1/articles/1/owners-before", nil):
        list([person("9")], #","links":{"next":"/v1/articles/1/owners-before?page=2"}"#)
      case ("/v1/articles/1/owners-before", _):
        list([#"{"type":"organizations","id":"3","attributes":{"name":"Inc"}}"#])
      case (_, let query?) where query.contains("after"): list([comment(3)])
      default: list([comment(2, meta: #"{"page":{"cursor":"c"}}"#)])
      }
    }
    let articles = blog.client.articles
    #expect(try await articles.related(id, \.author)?.firstName == "Ada")
    #expect(try await articles.related(id, \.editor) == nil)
    let owner = try await articles.related(id, \.owner)
    #expect(owner?.as(Organization.self)?.name == "Inc")
    let comments = try await articles.related(id, \.comments) { $0.page(size: 1) }
    #expect(try await comments.next()?.resources.map(\.id.rawValue) == [3])
    #expect(blog.requests.last == "GET /v1/articles/1/comments?page[after]=c&page[size]=1")
    let owners = try await articles.related(id, \.ownersBefore)
    #expect(owners.resources.first?.as(Person.self)?.firstName == "Ada")
    #expect(owners.hasNext)
    let more = try await owners.next()
    #expect(more?.resources.first?.as(Organization.self)?.name == "Inc")
    #expect(more?.hasNext == false)
    #expect(try await more?.next()?.http == nil)
  }
}

@Suite("Errors on fields")
struct FieldErrorTests {
  private func error(_ pointers: String...) -> RequestError<BlogAPI.Problem> {
    RequestError(
      .problems, in: "articles.create",
      problems: pointers.map {
        .error(BasicJSONAPIErrorPayload(title: $0, source: .init(pointer: $0)))
      } + [.error(BasicJSONAPIErrorPayload(title: "none"))])
  }

  @Test(
    "finds a field by its names in documents and queries, with and without a prefix",
    arguments: [
      "/data/attributes/old-title", "/old-title", "old-title", "/data/attributes/legacy-title",
      "data/old-title", "/data/attributes/old-title/3", "/attributes/old-title",
    ])
  func forms(_ pointer: String) {
    let error = error(pointer)
    #expect(
      error.problems(with: \.oldTitle, of: ArticleDescription.self).map(\.payload?.title)
        == [pointer])
    #expect(error.problems(with: \.title, of: ArticleDescription.self).isEmpty)
  }

  @Test("finds a relationship, and what belongs to no field that is shown")
  func elsewhere() {
    let error = error(
      "/data/relationships/author/data", "/data/attributes/title", "/data", "/data/attributes/x")
    #expect(error.problems(with: \.author, of: ArticleDescription.self).count == 1)
    #expect(
      error.problems(besides: \.title, \.author, of: ArticleDescription.self)
        .map(\.payload?.title) == ["/data", "/data/attributes/x", "none"])
    #expect(
      error.problems(besides: \.title, of: ArticleDescription.self).first?.payload?.title
        == "/data/relationships/author/data")
  }
}
