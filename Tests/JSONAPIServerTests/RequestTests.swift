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

/// The problems of a document that is for a new article, for an update of one or for its comments, as its first word says.
private func problems(of request: String) -> [String] {
  let use = request.prefix { $0 != " " }
  return problems {
    let document = try RequestDocument(Array(request.dropFirst(use.count + 1).utf8))
    switch use {
    case "create": _ = try document.create(NewArticle.self, as: Article.self)
    case "update": _ = try document.update(Article.self, id: .init(rawValue: "1"))
    default: _ = try document.linkage(\ArticleDescription.Fields.comments)
    }
  }
}

/// The cases of a table for a test: inputs, each with what is expected of it in the next lines, which are indented.
func cases(_ table: String) -> [(String, [String])] {
  var cases: [(String, [String])] = []
  for line in table.split(separator: "\n") {
    if line.hasPrefix("  ") {
      cases[cases.count - 1].1.append(String(line.dropFirst(2)))
    } else {
      cases.append((String(line), []))
    }
  }
  return cases
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

  @Test(
    "that create resources are refused for all their problems at once",
    arguments: cases(
      """
      create {"data": {"type": "articles", "id": "7", "attributes": {"title": 3, "created-at": "x", "color": 1, "old-title": "a"}, "relationships": {"author": {"data": {"type": "comments", "id": "1"}}, "comments": {"data": []}}}}
        403 /data/id The server gives ids itself.
        422 /data/attributes/color There is no “color” in resources of type “articles”.
        403 /data/attributes/created-at A request cannot set “created-at” here.
        422 /data/attributes/title Expected a string, found the number 3.
        409 /data/relationships/author/data/type Expected the resource type “people”, found “comments”.
        403 /data/relationships/comments A request cannot set “comments” here.
      create {"data": {"type": "articles", "attributes": {"title": "a", "color": 1}, "relationships": {"author": {"data": {"type": "people", "id": "1"}}, "comments": {"data": []}}}}
        422 /data/attributes/color There is no “color” in resources of type “articles”.
        403 /data/relationships/comments A request cannot set “comments” here.
      create {"data": {"type": "articles", "attributes": {}}}
        422 /data/attributes The member “title” is absent.
        422 /data The member “author” is absent.
      """))
  func wrongCreate(request: String, expected: [String]) {
    #expect(problems(of: request) == expected)
  }

  @Test(
    "are refused if they are no documents or of another type",
    arguments: cases(
      """
      create {"data" []}
        400 - The text is not valid JSON: expected “:” at line 1, column 9.
      create {}
        400  Expected “data” or “errors”, found an empty object.
      create {"data": null}
        400 /data Expected a resource object, found null.
      create {"data": []}
        400 /data Expected a resource object, found an array.
      create {"meta": {}}
        400  The member “data” is absent.
      update {"data": {"type": "people", "id": "1"}}
        409 /data/type Expected the resource type “articles”, found “people”.
      update {"data": {"type": "articles", "id": "2"}}
        409 /data/id Expected the id “1”, found “2”.
      """))
  func malformed(request: String, expected: [String]) {
    #expect(problems(of: request) == expected)
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

  @Test(
    "that change resources are refused for all their problems at once",
    arguments: cases(
      """
      update {"data": {"type": "articles", "id": "1", "attributes": {"title": null, "created-at": "1970-01-01T00:00:00Z", "color": 1}, "relationships": {"author": {"data": null}, "comments": {"data": [{"type": "comments", "id": "four"}]}}}}
        422 /data/attributes/color There is no “color” in resources of type “articles”.
        403 /data/attributes/created-at A request cannot set “created-at” here.
        422 /data/attributes/title Expected a string, found null.
        422 /data/relationships/author/data Expected a resource identifier object, found null.
        422 /data/relationships/comments/data/0/id Expected an id of type “comments”, found “four”.
      """))
  func wrongUpdate(request: String, expected: [String]) {
    #expect(problems(of: request) == expected)
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
      problems(of: #"comments {"data": [{"type": "people", "id": "4"}]}"#)
        == ["409 /data/0/type Expected the resource type “comments”, found “people”."])
    #expect(
      problems {
        _ = try request(#"{"data": null}"#).linkage(\CommentDescription.Fields.article)
      } == ["403 - No request can change “article”."])
  }
}

@Suite("Requests with bad documents")
struct BadRequestTests {
  private func create(_ data: String, _ options: RequestOptions = []) -> [String] {
    problems {
      _ = try RequestDocument(Array(#"{"data": \#(data)}"#.utf8), options: options)
        .create(NewArticle.self, as: Article.self)
    }
  }

  private func update(_ data: String, _ options: RequestOptions = []) -> [String] {
    problems {
      _ = try RequestDocument(Array(#"{"data": \#(data)}"#.utf8), options: options)
        .update(Article.self, id: .init(rawValue: "1"))
    }
  }

  private static let numbers = ["1e200", "-1e-200", String(repeating: "7", count: 40)]
  private let author = #""relationships": {"author": {"data": {"type": "people", "id": "1"}}}"#

  @Test("ignore numbers of any size in members that are ignored", arguments: numbers)
  func ignoredNumbers(number: String) {
    #expect(
      create(
        """
        {"type": "articles", "attributes": {"title": "a"}, "meta": {"a": [\(number)]}, "x": \(number),
          "links": {"self": \(number)}, "relationships": {"author": {"meta": {"a": \(number)},
            "data": {"type": "people", "id": "1", "meta": {"a": \(number)}}}}}
        """) == [])
    #expect(
      update(#"{"type": "articles", "id": "1", "meta": {"a": \#(number)}}"#) == [])
  }

  @Test("have the place of a number that cannot be read exactly", arguments: numbers)
  func inexactNumbers(number: String) {
    let problem = "Expected a number with at most 37 significant digits and an exponent up to 127."
    #expect(
      create(#"{"type": "articles", "attributes": {"title": \#(number)}, \#(author)}"#)
        == ["422 /data/attributes/title " + problem])
    #expect(
      update(#"{"type": "articles", "id": "1", "attributes": {"title": [1, \#(number)]}}"#)
        == ["422 /data/attributes/title/1 " + problem])
  }

  @Test("say what a number must be, without errors of Foundation")
  func fractions() {
    let found = problems {
      _ = try request(#"{"data": {"type": "books", "id": "1", "attributes": {"pages": 1.5}}}"#)
        .update(Book.self, id: .init(rawValue: "1"))
    }
    #expect(
      found == [
        "422 /data/attributes/pages Expected an integer that fits in Int, found the number 1.5."
      ])
  }

  @Test(
    "MUST have pointers to values that exist",
    arguments: cases(
      """
      create {"data": {}}
        400 /data The member “type” is absent.
      create {"data": {"type": "articles"}}
        422 /data The member “title” is absent.
        422 /data The member “author” is absent.
      create {"data": {"type": "articles", "attributes": {"title": "a"}, "relationships": {"author": {}}}}
        422 /data/relationships/author The member “data” is absent.
      create {"data": {"type": "articles", "attributes": {"title": "a"}, "relationships": {"author": {"data": {"type": "people"}}}}}
        400 /data/relationships/author/data The member “id” is absent.
      comments {"meta": {}}
        400  The member “data” is absent.
      """))
  func pointersExist(request: String, expected: [String]) {
    #expect(problems(of: request) == expected)
  }

  @Test(
    "have all their problems at once, each once",
    arguments: cases(
      """
      create {"data": {"type": "articles", "attributes": {"old-title": 5, "color": 1}, "relationships": {"owner": {"data": 5}}}}
        422 /data/attributes/color There is no “color” in resources of type “articles”.
        422 /data/attributes/old-title Expected a string, found the number 5.
        400 /data/relationships/owner/data Expected a resource identifier object, found the number 5.
        422 /data/attributes The member “title” is absent.
        422 /data/relationships The member “author” is absent.
      update {"data": {"type": "articles", "id": "1", "attributes": [], "relationships": {"author": 1}}}
        400 /data/attributes Expected an object, found an array.
        400 /data/relationships/author Expected a relationship object, found the number 1.
      """))
  func allProblems(request: String, expected: [String]) {
    #expect(problems(of: request) == expected)
  }

  @Test("MUST have an id to update a resource")
  func updateWithoutId() {
    #expect(update(#"{"type": "articles"}"#) == ["400 /data The member “id” is absent."])
  }

  @Test("MUST have ids that are strings")
  func idsAreStrings() {
    for (id, found) in [
      ("null", "null"), ("1", "the number 1"), (#""""#, "the string “”"),
    ] {
      let problem = "/id Expected a string that is not empty, found \(found)."
      #expect(
        create(#"{"type": "articles", "id": \#(id), "attributes": {"title": "a"}, \#(author)}"#)
          == ["400 /data" + problem])
      #expect(update(#"{"type": "articles", "id": \#(id)}"#) == ["400 /data" + problem])
      let linkage = #"{"data": {"type": "people", "id": \#(id)}}"#
      #expect(
        update(#"{"type": "articles", "id": "1", "relationships": {"author": \#(linkage)}}"#)
          == ["400 /data/relationships/author/data" + problem])
      #expect(
        problems { _ = try request(linkage).linkage(\ArticleDescription.Fields.author) }
          == ["400 /data" + problem])
    }
  }

  @Test("MUST NOT have data and errors")
  func dataAndErrors() {
    #expect(
      problems { _ = try request(#"{"data": null, "errors": []}"#) }
        == ["400 /errors A document has “data” or “errors”, not both."])
  }

  @Test("have no object with two members of one name")
  func duplicates() {
    #expect(
      problems { _ = try request(#"{"data": [{"type": "a", "id": "1", "t\u0079pe": "b"}]}"#) }
        == ["400 /data/0/type The member “type” is there twice."])
    let names = (0..<100_000).map { #""m\#($0)": 1"# }.joined(separator: ",")
    #expect(problems { _ = try request(#"{"meta": {\#(names)}}"#) } == [])
  }

  @Test(
    "may be as deep as JSON may be, on a small stack", arguments: [("[", "]"), (#"{"a":"#, "}")])
  func deepRequests(opening: String, closing: String) async {
    let deep =
      String(repeating: opening, count: 500) + "1e400" + String(repeating: closing, count: 500)
    let data =
      #"{"type": "articles", "id": "1", "attributes": {"title": \#(deep)}, "meta": \#(deep)}"#
    let found = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: create(data) + update(data)) }
      // The stack size of secondary threads on Apple platforms.
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(found.count >= 2)
    #expect(found.allSatisfy { $0.hasPrefix("4") })
  }

  @Test("may have members that they cannot set, if these are ignored")
  func unsettable() throws {
    #expect(
      create(
        #"{"type": "articles", "attributes": {"title": "a", "created-at": 1, "x": 1}, \#(author)}"#,
        .ignoreUnsettableMembers)
        == ["422 /data/attributes/x There is no “x” in resources of type “articles”."])
    let body = #"{"data": {"type": "articles", "id": "1", "attributes": {"created-at": 1}}}"#
    let changes = try RequestDocument(Array(body.utf8), options: .ignoreUnsettableMembers)
      .update(Article.self, id: .init(rawValue: "1"))
    #expect(changes.members.attributes == [:])
  }

  @Test("may have values that an open enum does not have, unless these are refused")
  func openEnums() {
    func update(_ options: RequestOptions) -> [String] {
      let body = #"{"data": {"type": "books", "id": "1", "attributes": {"kinds": ["novel", "x"]}}}"#
      return problems {
        _ = try RequestDocument(Array(body.utf8), options: options)
          .update(Book.self, id: .init(rawValue: "1"))
      }
    }
    #expect(update([]) == [])
    #expect(
      update(.refuseUnrecognizedValues)
        == ["422 /data/attributes/kinds Expected one of “novel” and “poem”."])
  }

  @Test("say that there is no body, and whether there is one")
  func noBody() throws {
    #expect(
      problems { _ = try request("") }
        == ["400 - The request has no body. Expected a document with “data”."])
    #expect(try RequestDocument.ifPresent([]) == nil)
    #expect(try RequestDocument.ifPresent(Array(#"{"data": null}"#.utf8))?.document.data == .null)
  }

  @Test("have pointers from string literals")
  func literals() {
    let pointer: JSONPointer = "/data/attributes/a~1b"
    #expect(pointer.components == ["data", "attributes", "a/b"])
  }
}

private typealias Book = ResourceObject<BookDescription, NoMetadata, NoLinks, String>

private enum BookDescription: ServerResource {
  static let jsonType = "books"

  struct Attributes: JSONAPI.Attributes, Sendable {
    var pages: Attribute<Int>
    var kinds: Attribute<[Kind]>
  }
  typealias Relationships = NoRelationships

  struct Fields: FieldVocabulary {
    var pages: AttributeField<Attribute<Int>> { "pages" }
    var kinds: AttributeField<Attribute<[Kind]>> { "kinds" }
  }

  static var fields: [any FieldName] { [Fields().pages, Fields().kinds] }

  enum Kind: OpenEnum {
    case novel, poem
    case unrecognized(String)

    static let allCases: [Kind] = [.novel, .poem]

    var rawValue: String {
      switch self {
      case .novel: "novel"
      case .poem: "poem"
      case .unrecognized(let rawValue): rawValue
      }
    }
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
