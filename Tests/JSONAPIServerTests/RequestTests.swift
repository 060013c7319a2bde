import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIQuery
import JSONAPIServer
import Testing

private typealias NewArticle = NewResourceObject<NewArticleDescription>

private enum NewArticleDescription: ResourceObjectDescription {
  static let jsonType = "articles"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var title: Attribute<String>
    var oldTitle: Attribute<String>?

    private enum CodingKeys: String, CodingKey {
      case title
      case oldTitle = "old-title"
    }
  }

  struct Relationships: JSONAPI.Relationships, Sendable {
    var author: ToOne<Person>
    var owner: ToOne<ArticleOwner?>?
  }
}

private func request(_ json: String) throws -> RequestDocument {
  try RequestDocument(Array(json.utf8))
}

/// Returns the problems of a request, each with status, pointer and detail.
private func problems(_ body: () throws -> Void) -> [String] {
  do {
    try body()
    return []
  } catch {
    return Problems(error).all.map { problem in
      let source: String =
        if case .pointer(let pointer)? = problem.source { "\(pointer)" } else { "-" }
      return "\(problem.status.code) \(source) \(problem.detail ?? "-")"
    }
  }
}

@Suite("Documents of requests")
struct RequestTests {
  @Test("create resources")
  func create() throws {
    let (new, id) = try request(
      """
      {"data": {"type": "articles", "attributes": {"title": "Omakase"}, "relationships": {
        "author": {"data": {"type": "people", "id": "1"}}, "owner": {"data": null}}}}
      """
    ).create(NewArticle.self, as: Article.self)
    #expect(new.title == "Omakase")
    #expect((new ~> \.author) == Person.Id(rawValue: "1"))
    #expect(id == nil)
  }

  @Test("that create resources are refused for all their problems at once")
  func wrongCreate() {
    let found = problems {
      _ = try request(
        """
        {"data": {"type": "articles", "id": "7",
          "attributes": {"title": 3, "created-at": "x", "color": 1, "old-title": "a"},
          "relationships": {"author": {"data": {"type": "comments", "id": "1"}},
            "comments": {"data": []}}}}
        """
      ).create(NewArticle.self, as: Article.self)
    }
    #expect(
      found == [
        "403 /data/id The server gives ids itself.",
        "422 /data/attributes/created-at Expected a date and time such as “2026-11-21T08:30:00Z”, "
          + "found the string “x”.",
        "422 /data/attributes/title Expected a string, found the number 3.",
        "409 /data/relationships/author/data/type Expected the resource type “people”, found "
          + "“comments”.",
      ])
    let unaccepted = problems {
      _ = try request(
        """
        {"data": {"type": "articles", "attributes": {"title": "a", "color": 1},
          "relationships": {"author": {"data": {"type": "people", "id": "1"}},
            "comments": {"data": []}}}}
        """
      ).create(NewArticle.self, as: Article.self)
    }
    #expect(
      unaccepted == [
        "422 /data/attributes/color There is no “color” in resources of type “articles”.",
        "403 /data/relationships/comments A request cannot set “comments” here.",
      ])
    #expect(
      problems {
        _ = try request(#"{"data": {"type": "articles", "attributes": {}}}"#)
          .create(NewArticle.self, as: Article.self)
      } == ["422 /data/attributes/title Expected a value, found nothing."])
  }

  @Test("are refused if they are no documents or of another type")
  func malformed() {
    #expect(
      problems { _ = try request(#"{"data" []}"#) } == [
        "400 - The text is not valid JSON: expected “:” at line 1, column 9."
      ])
    #expect(
      problems { _ = try request("{}") } == [
        "400  Expected “data” or “errors”, found an empty object."
      ])
    for body in [#"{"data": null}"#, #"{"data": []}"#, #"{"meta": {}}"#] {
      #expect(
        problems { _ = try request(body).create(NewArticle.self, as: Article.self) }
          == ["400 /data Expected a resource object."])
    }
    #expect(
      problems {
        _ = try request(#"{"data": {"type": "people", "id": "1"}}"#)
          .update(Article.self, id: .init(rawValue: "1"))
      } == ["409 /data/type Expected the resource type “articles”, found “people”."])
    #expect(
      problems {
        _ = try request(#"{"data": {"type": "articles", "id": "2"}}"#)
          .update(Article.self, id: .init(rawValue: "1"))
      } == ["409 /data/id Expected the id “1”, found “2”."])
  }

  private func article() throws -> Article {
    Article(
      id: .init(rawValue: "1"),
      attributes: .init(
        createdAt: try .init(transformedValue: Date(timeIntervalSince1970: 0)),
        title: .init(value: "Omakase"), oldTitle: .init(value: "Old")),
      relationships: .init(
        author: .init(id: Person.Id(rawValue: "1")), comments: .none,
        owner: .init(id: .person(.init(rawValue: "1")))),
      meta: .none, links: .none)
  }

  @Test("change what they set and nothing else")
  func update() throws {
    let changes = try request(
      """
      {"data": {"type": "articles", "id": "1", "attributes": {"title": "Kaiseki"},
        "relationships": {"owner": {"data": null},
          "comments": {"data": [{"type": "comments", "id": "4"}]}}}}
      """
    ).update(Article.self, id: .init(rawValue: "1"))
    #expect(changes[\.title] == "Kaiseki")
    #expect(changes[\.oldTitle] == nil)
    #expect(changes[\.author] == nil)
    #expect(changes[\.owner] == .some(nil))
    #expect(changes[\.comments] == [Comment.Id(rawValue: 4)])
    let article = try article()
    let edited = try changes.applied(to: article)
    #expect(edited.title == "Kaiseki")
    #expect((edited ~> \.owner) == nil)
    #expect((edited ~> \.comments) == [Comment.Id(rawValue: 4)])
    #expect(edited.attributes.oldTitle == article.attributes.oldTitle)
    #expect((edited ~> \.author) == (article ~> \.author))
  }

  @Test("that change resources are refused for all their problems at once")
  func wrongUpdate() {
    let found = problems {
      _ = try request(
        """
        {"data": {"type": "articles", "id": "1",
          "attributes": {"title": null, "created-at": "1970-01-01T00:00:00Z", "color": 1},
          "relationships": {"author": {"data": null},
            "comments": {"data": [{"type": "comments", "id": "four"}]}}}}
        """
      ).update(Article.self, id: .init(rawValue: "1"))
    }
    #expect(
      found == [
        "422 /data/attributes/color There is no “color” in resources of type “articles”.",
        "403 /data/attributes/created-at A request cannot set “created-at” here.",
        "422 /data/attributes/title Expected a string, found null.",
        "422 /data/relationships/author/data Expected a resource identifier object, found null.",
        "422 /data/relationships/comments/data/0/id Expected an id of type “comments”, found "
          + "“four”.",
      ])
  }

  @Test("change relationships")
  func linkage() throws {
    #expect(
      try request(#"{"data": [{"type": "comments", "id": "4"}]}"#)
        .linkage(\ArticleDescription.Fields.comments) == [Comment.Id(rawValue: 4)])
    #expect(
      try request(#"{"data": {"type": "people", "id": "4"}}"#)
        .linkage(\ArticleDescription.Fields.author) == Person.Id(rawValue: "4"))
    #expect(try request(#"{"data": null}"#).linkage(\CommentDescription.Fields.author) == nil)
    #expect(
      problems {
        _ = try request(#"{"data": [{"type": "people", "id": "4"}]}"#)
          .linkage(\ArticleDescription.Fields.comments)
      } == ["409 /data/0/type Expected the resource type “comments”, found “people”."])
    #expect(
      problems {
        _ = try request(#"{"data": null}"#).linkage(\CommentDescription.Fields.article)
      } == ["403 - No request can change “article”."])
  }
}

@Suite("Problems")
struct ProblemTests {
  @Test("are error objects with pointers from key paths")
  func encoding() throws {
    let response = ServerResponse(
      error: Problem(
        status: .unprocessableContent, title: "Too long", detail: "At most 80 fit.",
        source: .at(\ArticleDescription.Fields.oldTitle), code: "long"))
    #expect(response.head.status == .unprocessableContent)
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == #"{"errors":[{"code":"long","detail":"At most 80 fit.","source":"#
        + #"{"pointer":"/data/attributes/old-title"},"status":"422","title":"Too long"}]}"#)
    #expect(
      Problem.Source.at(\ArticleDescription.Fields.author)
        == .pointer(JSONPointer(components: ["data", "relationships", "author"])))
  }

  @Test("have one status, and say nothing of what the server fails at")
  func status() {
    struct Secret: Error { let password = "hunter2" }
    let response = ServerResponse(error: Secret())
    #expect(response.head.status == .internalServerError)
    #expect(!String(decoding: response.body, as: UTF8.self).contains("hunter2"))
    let conflict = Problem(status: .conflict)
    #expect(Problems([conflict, conflict])?.status == .conflict)
    #expect(Problems([conflict, Problem(status: .forbidden)])?.status == .badRequest)
    #expect(Problems([conflict, Problem(status: .badGateway)])?.status == .internalServerError)
    #expect(Problems([]) == nil)
  }
}

@Suite("Media types of requests")
struct NegotiationTests {
  private let atomic = #"application/vnd.api+json;ext="https://jsonapi.org/ext/atomic""#

  private func status(
    contentType: String? = nil, accept: String? = nil, extensions: Set<String> = []
  ) -> Int? {
    var request = HTTPRequest(method: .post, scheme: "https", authority: "a", path: "/")
    request.headerFields[.contentType] = contentType
    request.headerFields[.accept] = accept
    do {
      try Negotiation(extensions: extensions).check(request, hasBody: contentType != nil)
      return nil
    } catch {
      return Problems(error).status.code
    }
  }

  @Test("of bodies are JSON:API's, with known parameters and extensions alone")
  func contentType() {
    #expect(status(contentType: "application/vnd.api+json") == nil)
    #expect(status(contentType: "Application/VND.api+json; profile=\"https://a.b/c\"") == nil)
    #expect(status(contentType: "application/vnd.api+json; charset=utf-8") == 415)
    #expect(status(contentType: "application/json") == 415)
    #expect(status(contentType: "") == 415)
    #expect(status(contentType: atomic) == 415)
    #expect(status(contentType: "application/vnd.api+json, application/vnd.api+json") == 415)
    #expect(status(contentType: "application/vnd.api+json, text/html") == 415)
    #expect(status(contentType: atomic, extensions: [Negotiation.atomicOperations]) == nil)
  }

  @Test("of responses are what the client accepts; the most specific range decides")
  func accept() {
    for accept in [
      "application/vnd.api+json", "*/*", "text/html, application/*;q=0.5", "application/json",
      "application/vnd.api+json; charset=utf-8, application/vnd.api+json;q=0.1", " ",
      "*/*;q=0, application/vnd.api+json", "application/*;q=0, application/vnd.api+json;q=0.001",
      "text/html;q=0, */*", #"application/vnd.api+json;Profile="https://a.b/c""#,
    ] {
      #expect(status(accept: accept) == nil, "\(accept)")
    }
    for accept in [
      "application/vnd.api+json; charset=utf-8", "application/vnd.api+json; charset=utf-8, */*",
      "text/html", atomic, "\(atomic), application/*", "application/vnd.api+json;q=0",
      "application/vnd.api+json;q=0, */*", "application/vnd.api+json; Q=0.000, application/json",
      "*/*;q=0", "*/*, application/*;q=0", "application/json;q=0, */*",
    ] {
      #expect(status(accept: accept) == 406, "\(accept)")
    }
    #expect(status(accept: atomic, extensions: [Negotiation.atomicOperations]) == nil)
  }
}

@Suite("Requests")
struct ServerRequestTests {
  private func parsed(
    _ path: String?, _ method: HTTPRequest.Method = .get
  ) throws -> ServerRequest {
    try ServerRequest(
      HTTPRequest(method: method, scheme: "http", authority: "a.example:8080", path: path))
  }

  @Test("have a URL, a path in parts, and a query string")
  func parts() throws {
    let request = try parsed("/articles/a%2Fb+c%20d/?include=author&a=?")
    #expect(request.path == ["articles", "a/b+c d"])
    #expect(request.queryString == "include=author&a=?")
    #expect(request.url.absoluteString == "http://a.example:8080/articles/a%2Fb+c%20d/")
    #expect(try parsed("/").path == [])
    #expect(try parsed(nil).url.absoluteString == "http://a.example:8080/")
    #expect(try parsed("/a").queryString == nil)
    #expect(try parsed("/a?").queryString == "")
  }

  @Test(
    "are refused if their path is none", arguments: ["", "*", "a", "http://b", "/%", "/%FF", "/%2"])
  func wrong(_ path: String) {
    let problem = #expect(throws: Problem.self) { try parsed(path) }
    #expect(problem?.status == .badRequest)
  }

  @Test("are checked for the media type of every body, with or without its length")
  func bodies() async {
    func status(_ body: String, _ fields: HTTPFields) async -> Int {
      let head = HTTPRequest(
        method: .post, scheme: "https", authority: "a", path: "/", headerFields: fields)
      return await Negotiation().respond(to: head, body: Array(body.utf8)) { request in
        #expect(request.body == Array(body.utf8))
        return .noContent
      }.head.status.code
    }
    #expect(await status("{}", [.contentType: "application/json"]) == 415)
    #expect(await status("{}", [.transferEncoding: "chunked"]) == 415)
    #expect(await status("{}", [.contentType: Negotiation.mediaType]) == 204)
    #expect(await status("", [.contentType: "application/json"]) == 204)
    var twice: HTTPFields = [.contentType: Negotiation.mediaType]
    twice.append(HTTPField(name: .contentType, value: Negotiation.mediaType))
    #expect(await status("{}", twice) == 415)
  }

  @Test("have the response of the handler for their method")
  func methods() async throws {
    let handlers: [HTTPRequest.Method: ServerRequest.Handler] = [
      .delete: { _ in .noContent }
    ]
    #expect(try await parsed("/", .delete).respond(handlers) == .noContent)
    let response = try await parsed("/", .head).respond(handlers)
    #expect(response.head.status == .methodNotAllowed)
    #expect(response.head.headerFields[.allow] == "DELETE")
  }
}

@Suite("Atomic operations")
struct AtomicRequestTests {
  private func run(
    _ operations: String, _ perform: (AtomicOperation) async throws -> AtomicResult
  ) async throws -> ServerResponse {
    try await AtomicRequest(Array(#"{"atomic:operations": [\#(operations)]}"#.utf8)).run(perform)
  }

  @Test("find what earlier ones created by its local id")
  func localIds() async throws {
    var seen: [AtomicOperation] = []
    let response = try await run(
      """
      {"op": "add", "data": {"type": "people", "lid": "a", "attributes": {"first-name": "Ann"}}},
      {"op": "update", "ref": {"type": "articles", "id": "1"}, "data": {"type": "articles", "id": "1",
        "relationships": {"author": {"data": {"type": "people", "lid": "a"}}}}},
      {"op": "add", "ref": {"type": "people", "lid": "a", "relationship": "friends"},
        "data": [{"type": "people", "lid": "a"}]},
      {"op": "remove", "ref": {"type": "articles", "id": "2"}}
      """
    ) { operation in
      seen.append(operation)
      guard operation.target == .type("people") else { return .nothing }
      return .resource(
        Person(
          id: .init(rawValue: "7"),
          attributes: .init(firstName: .init(value: "Ann"), password: nil),
          relationships: .init(friends: .none), meta: .none, links: .none))
    }
    #expect(seen.map(\.code) == [.add, .update, .add, .remove])
    let ann = ResourceIdentity(type: "people", id: "7")
    #expect(seen[2].target == .relationship("friends", of: ann))
    #expect(
      try seen[2].request.linkage(\PersonDescription.Fields.friends) == [Person.Id(rawValue: "7")])
    let changes = try seen[1].request.update(Article.self, id: .init(rawValue: "1"))
    #expect(changes[\.author] == Person.Id(rawValue: "7"))
    #expect(seen[3].target == .resource(ResourceIdentity(type: "articles", id: "2")))
    #expect(
      response.head.headerFields[.contentType]
        == #"application/vnd.api+json;ext="https://jsonapi.org/ext/atomic""#)
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == #"{"atomic:results":[{"data":{"attributes":{"firstName":"Ann"},"id":"7","#
        + #""relationships":{"friends":{"data":[]}},"type":"people"}},{},{},{}]}"#)
  }

  @Test("have no content if none of them has")
  func noContent() async throws {
    let response = try await run(
      #"{"op": "remove", "ref": {"type": "articles", "id": "2"}}"#
    ) { _ in .nothing }
    #expect(response == .noContent)
  }

  @Test("have problems with pointers from the top")
  func pointers() async throws {
    func pointers(_ operations: String) async -> [String] {
      do {
        _ = try await run(operations) { operation in
          guard operation.code != .remove else { throw Problem(status: .forbidden) }
          _ = try operation.request.update(Article.self, id: .init(rawValue: "1"))
          return .nothing
        }
        return []
      } catch {
        return Problems(error).all.map {
          if case .pointer(let pointer)? = $0.source { "\($0.status.code) \(pointer)" } else { "" }
        }
      }
    }
    let fine = #"{"op": "update", "data": {"type": "articles", "id": "1"}}"#
    #expect(await pointers(fine) == [])
    #expect(
      await pointers(
        fine + "," + #"{"op": "remove", "ref": {"type": "articles", "id": "1"}}"#)
        == ["403 /atomic:operations/1"])
    #expect(
      await pointers(
        #"{"op": "update", "data": {"type": "articles", "id": "1", "attributes": {"title": 1}}}"#)
        == ["422 /atomic:operations/0/data/attributes/title"])
    #expect(await pointers(#"{"op": "move"}"#) == ["400 /atomic:operations/0/op"])
    #expect(
      await pointers(#"{"op": "remove", "ref": {"type": "articles", "lid": "x"}}"#)
        == ["400 /atomic:operations/0"])
    #expect(await pointers("") == ["400 /atomic:operations"])
  }
}
