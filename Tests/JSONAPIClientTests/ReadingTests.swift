import Foundation
import JSONAPI
import JSONAPIClient
import JSONAPIClientTesting
import JSONAPIQuery
import Testing

@Suite("Reading")
struct ReadingTests {
  @Test("lists a page with included resources")
  func list() async throws {
    let blog = try Blog(
      answering: .document(
        #"""
        {"data":[\#(article("1", relationships: #"{"author":{"data":{"type":"people","id":"9"}}}"#))],
        "included":[\#(person("9"))],"meta":{"total":1}}
        """#))
    let page = try await blog.client.articles.list {
      $0.include(\.author, \.comments.author).sort(.descending(.createdAt))
        .filter(.title("a b"), .author(Person.Id(rawValue: "9"))).page(2, size: 20)
    }
    #expect(
      blog.requests == [
        "GET /v1/articles?include=author,comments.author&sort=-created-at&filter[title]=a b"
          + "&filter[author]=9&page[number]=2&page[size]=20"
      ])
    #expect(page.resources.map(\.title) == ["Omakase"])
    #expect(page.resources.first?.author?.firstName == "Ada")
    #expect(page.total == 1)
    #expect(page.http.status == .ok)
  }

  @Test("returns the first resource of a list, or none")
  func first() async throws {
    let blog = try Blog { request in
      Self.isFiltered(request)
        ? JSONAPIClientTests.list([]) : JSONAPIClientTests.list([article("1")])
    }
    #expect(try await blog.client.articles.first()?.title == "Omakase")
    #expect(try await blog.client.articles.first { $0.filter(.title("x")) } == nil)
  }

  private static func isFiltered(_ request: StubRequest) -> Bool {
    request.query?.contains("filter") ?? false
  }

  @Test("gets a resource, at a path that contains its id encoded")
  func get() async throws {
    let blog = try Blog(answering: .document(#"{"data":\#(article("a/b ?#ö"))}"#))
    let one = try await blog.client.articles.get(Article.Id(rawValue: "a/b ?#ö")) {
      $0.include(\.author)
    }
    #expect(blog.requests == ["GET /v1/articles/a%2Fb%20%3F%23%C3%B6?include=author"])
    #expect(one.resource.title == "Omakase")
    #expect(one.id == Article.Id(rawValue: "a/b ?#ö"))
  }

  @Test(
    "appends paths to the base URL and keeps its query",
    arguments: [
      ("https://example.com", "/articles?page[number]=1"),
      ("https://example.com/", "/articles?page[number]=1"),
      ("https://example.com/api//", "/api/articles?page[number]=1"),
      ("https://example.com/api?key=%C3%A4", "/api/articles?key=ä&page[number]=1"),
    ])
  func base(_ base: String, _ path: String) async throws {
    let blog = try Blog(base) { _ in JSONAPIClientTests.list([]) }
    _ = try await blog.client.articles.list { $0.page() }
    #expect(blog.requests == ["GET \(path)"])
  }

  @Test("ends addresses with a slash where the path of the collection does")
  func slashes() async throws {
    let blog = try Blog { request in
      request.path.hasSuffix("owner/")
        ? .document(#"{"data":null}"#)
        : request.path == "/v1/orgs/"
          ? JSONAPIClientTests.list([])
          : .document(#"{"data":{"type":"organizations","id":"1","attributes":{"name":"Inc"}}}"#)
    }
    let id = Organization.Id(rawValue: "1")
    _ = try await blog.client.organizations.list()
    _ = try await blog.client.organizations.get(id)
    _ = try await blog.client.organizations.related(id, \.owner)
    _ = try await blog.client.organizations.relationship(id, \.owner).id()
    #expect(
      blog.requests == [
        "GET /v1/orgs/", "GET /v1/orgs/1/", "GET /v1/orgs/1/owner/",
        "GET /v1/orgs/1/relationships/owner/",
      ])
  }

  @Test("takes a path with and without a slash before it", arguments: ["echo", "/echo", "//echo"])
  func leadingSlash(_ path: String) async throws {
    let blog = try Blog(answering: .document("{}"))
    _ = try await blog.client.send(
      BlogClient.Request<JSONValue>("echo", .get, path: path))
    #expect(blog.requests == ["GET /v1/echo"])
  }

  @Test("follows a link of a document, relative to the base URL")
  func link() async throws {
    let blog = try Blog { request in
      request.path == "/v1/featured"
        ? .document(#"{"data":\#(article("1"))}"#) : JSONAPIClientTests.list([article("2")])
    }
    let link = try #require(URL(string: "https://api.example.com/v1/featured?day=1"))
    #expect(
      try await blog.client.get(ArticleDescription.self, at: link).resource.title == "Omakase")
    let relative = try #require(URL(string: "/v1/articles?page=3"))
    #expect(
      try await blog.client.list(ArticleDescription.self, at: relative).resources.count == 1)
    let foreign = try #require(URL(string: "https://example.org/v1/featured"))
    let error = await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      try await blog.client.get(ArticleDescription.self, at: foreign)
    }
    guard case .foreignLink(foreign)? = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(blog.requests == ["GET /v1/featured?day=1", "GET /v1/articles?page=3"])
  }

  @Test("gets several resources, without those that are not found")
  func several() async throws {
    let blog = try Blog { request in
      switch request.path {
      case "/v1/articles/2": .status(.notFound)
      default: .document(#"{"data":\#(article(String(request.path.suffix(1))))}"#)
      }
    }
    let ids = ["1", "2", "3", "1"].map { Article.Id(rawValue: $0) }
    let found = try await blog.client.articles.get(ids)
    #expect(Set(found.keys.map(\.rawValue)) == ["1", "3"])
    #expect(blog.requests.count == 3)
  }

  @Test("sends a request that was made elsewhere")
  func request() async throws {
    let request = try BlogClient.Request.list(Query<ArticleDescription>().include(\.author))
    #expect(request.operation == "articles.list")
    #expect(request.query == [QueryParameter("include", "author")])
    let blog = try Blog(answering: JSONAPIClientTests.list([article("1")]))
    #expect(try await blog.client.send(request).resources.count == 1)
    let publish = try BlogClient.Request<ArticleDocument>(
      "articles.publish", .post, path: "articles/1/publish", body: ["at": "noon"])
    let other = try Blog(answering: .document(#"{"data":\#(article("1"))}"#))
    #expect(try await other.client.send(publish).body.primaryResource?.value.title == "Omakase")
    #expect(other.requests == [#"POST /v1/articles/1/publish {"at":"noon"}"#])
  }

  private func error(
    _ answer: HTTPExchangeResponse, _ base: String = "https://api.example.com/v1"
  ) async throws -> RequestError<BlogAPI.Problem>? {
    let blog = try Blog(base) { _ in answer }
    return await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      try await blog.client.articles.get(Article.Id(rawValue: "1"))
    }
  }

  @Test(
    "says what errors of other forms say, and the fields that they name",
    arguments: [
      (#"{"detail":[{"loc":["body","title"],"msg":"too long","type":"x"}]}"#, "title: too long"),
      (#"{"detail":"Not here."}"#, "Not here."),
      (
        ##"{"type":"https://e.org/p","title":"Invalid","detail":"Wrong","errors":[{"pointer":"#/title","detail":"short"}]}"##,
        "the server reports errors: Invalid; Wrong; title: short; type: https://e.org/p"
      ),
      (
        #"{"type":"about:blank","title":"Gone","instance":"/orders/7","status":400}"#,
        "Gone; instance: /orders/7"
      ),
      (
        #"{"title":"Invalid","invalid-params":[{"name":"age","reason":"negative"}]}"#,
        "Invalid; age: negative"
      ),
      (#"{"message":"Oops"}"#, "Oops"),
      (
        #"{"message":"Invalid","errors":{"title":["too short","bad"]}}"#,
        "Invalid; title: too short; title: bad"
      ),
      (#"{"title":["This field is required."]}"#, "title: This field is required."),
      ("<html><style>a {}</style><h1>Bad &\n gateway</h1><p>Sorry", "Bad & gateway Sorry"),
      (String(repeating: "x", count: 400), String(repeating: "x", count: 300) + "…"),
      ("", ""), (#"{"code":5}"#, ""),
    ])
  func otherErrors(_ body: String, _ text: String) async throws {
    let failure = try await error(.document(body, status: .badRequest))
    #expect(
      failure?.description
        == "articles.get: 400 Bad Request" + (text.isEmpty ? "" : ": \(text)"))
  }

  @Test("names method and path where a status is about them", arguments: [404, 405])
  func places(_ status: Int) async throws {
    let failure = try await error(.status(.init(code: status)))
    #expect(failure?.description.hasSuffix(": GET /v1/articles/1") == true)
  }

  @Test("keeps the meta and the links of a document with errors")
  func errorDocument() async throws {
    let failure = try await error(
      .document(
        #"{"errors":[{"title":"No"}],"meta":{"trace":"a1"},"links":{"about":"https://e.org"}}"#,
        status: .conflict))
    #expect(failure?.document?.meta["trace"] == "a1")
    #expect(failure?.document?.links["about"]?.href == "https://e.org")
    #expect(try await error(.status(.conflict))?.document == nil)
  }

  @Test("prints error objects of any type alike")
  func errorTypes() throws {
    struct Own: JSONAPIError {
      var title: String
      var source: [String: String]
      static var unknown: Own { Own(title: "unknown", source: [:]) }
    }
    let json = #"{"title":"No","source":{"pointer":"/data"}}"#
    let own = try JSONDecoder().decode(Own.self, from: Data(json.utf8))
    let ours = try JSONDecoder().decode(BlogAPI.Problem.self, from: Data(json.utf8))
    let text = "a: the server reports errors: pointer: /data, title: No"
    #expect(RequestError(.problems, in: "a", problems: [own]).description == text)
    #expect(RequestError(.problems, in: "a", problems: [ours]).description == text)
  }

  @Test(
    "says what is wrong with the scheme of a base URL",
    arguments: [
      ("api.example.com/v1", "it has no scheme and host, nor has the base URL"),
      ("localhost:8080", "it has no scheme and host, nor has the base URL"),
      ("//api.example.com", "its scheme is not http or https"),
      ("htps://api.example.com", "its scheme is not http or https"),
    ])
  func wrongBase(_ base: String, _ text: String) async throws {
    let failure = try await error(.status(.ok), base)
    #expect(
      failure?.description
        == "articles.get: the address \(base)/articles/1 is not followed: \(text)")
  }

  @Test("throws an error with operation, status and reason")
  func errors() async throws {
    func error(_ answer: HTTPExchangeResponse) async throws -> RequestError<BlogAPI.Problem>? {
      let blog = try Blog(answering: answer)
      return await #expect(throws: RequestError<BlogAPI.Problem>.self) {
        try await blog.client.articles.get(Article.Id(rawValue: "1"))
      }
    }
    let refused = try await error(
      .document(#"{"errors":[{"status":"403","title":"No"}]}"#, status: .forbidden))
    #expect(refused?.problems.first?.payload?.title == "No")
    #expect(refused?.operation == "articles.get")
    #expect(refused?.status == .forbidden)
    let hidden = try await error(.document(#"{"errors":[{"title":"No"}]}"#))
    #expect(hidden?.problems.first?.payload?.title == "No")
    guard case .problems? = hidden?.reason else {
      Issue.record("\(hidden as Any)")
      return
    }
    let empty = try await error(.status(.ok))
    #expect(empty?.description == "articles.get: 200 OK: the response has no body")
    let wrong = try await error(
      .document(#"{"data":{"type":"articles","id":"1","attributes":{"title":5}}}"#))
    #expect(
      wrong?.description == "articles.get: 200 OK: the response cannot be decoded. "
        + "Expected a string at /data/attributes/title, line 1, column 59")
    let torn = try await error(.document(#"{"data":"#))
    #expect(
      torn?.description == "articles.get: 200 OK: the response cannot be decoded. "
        + "The text is not valid JSON: expected a value at line 1, column 9.")
    #expect(wrong?.body.isEmpty == false)
  }
}
