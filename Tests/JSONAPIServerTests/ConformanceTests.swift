import BlogServer
import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIQuery
import JSONAPIServer
import Testing

/// What `Documentation/Conformance.md` says, where no other test shows it.
@Suite("A server keeps the specification:")
struct ConformanceTests {
  private let server: BlogServer

  init() throws { server = try BlogServer() }

  private func send(
    _ method: HTTPRequest.Method, _ path: String, _ body: String? = nil
  ) async -> ServerResponse {
    var request = HTTPRequest(
      method: method, scheme: "https", authority: "blog.example", path: path)
    if body != nil { request.headerFields[.contentType] = Negotiation.mediaType }
    return await server.respond(to: request, body: Array((body ?? "").utf8))
  }

  private func document(_ response: ServerResponse) throws -> JSONValue {
    try JSONAPIDecoder().decode(JSONValue.self, from: response.body)
  }

  private func articleIds() async throws -> [String] {
    try document(await send(.get, "/articles?sort=title")).at("data").elements
      .compactMap { $0.at("id").text }
  }

  private func article(_ id: String? = nil, _ more: String = "", _ attribute: String = "") -> String
  {
    """
    {\(more) "data": {"type": "articles", \(id.map { #""id": "\#($0)","# } ?? "") "attributes": {
      \(attribute) "title": "Tea", "body": "", "summary": null, "slug": "tea", "status": "DRAFT",
      "featured": false, "royalty": 0, "revision": "e3e70682-c209-1cac-a29f-6fbed82c07cd",
      "tags": [], "footnotes": [], "translations": {}, "editions": {}},
      "relationships": {"author": {"data": {"type": "people", "id": "1"}}, "editor": {"data": null},
        "comments": {"data": []}, "owner": {"data": {"type": "people", "id": "1"}},
        "attachments": {"data": []}, "topics": {"data": []}}}}
    """
  }

  @Test("each row of the table names a test that exists, or says why there is none")
  func table() throws {
    let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = repository.appending(path: "Documentation/Conformance.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| section") }
    #expect(rows.count > 70)
    for row in rows {
      let cell = row.split(separator: " | ").last ?? ""
      guard let match = cell.firstMatch(of: /\(\.\.\/(Tests\/[A-Za-z\/]+\.swift)\): “(.+)” \|/)
      else {
        #expect(cell.hasPrefix("The application "), "\(row)")
        continue
      }
      let file = repository.appending(path: String(match.output.1))
      let text = try String(contentsOf: file, encoding: .utf8)
      let test = text.ranges(of: "\"\(match.output.2)\"").contains { range in
        text[..<range.lowerBound].suffix(12).contains("@Test(")
      }
      #expect(test, "\(row)")
    }
  }

  // MARK: Documents

  @Test("documents have the members of the specification, each of its kind")
  func structure() async throws {
    let id = try #require(await articleIds().first)
    let linkage = "/articles/\(id)/relationships/comments"
    let responses = [
      await send(.get, "/articles?include=author,comments.author"), await send(.get, "/users"),
      await send(.get, "/articles/\(id)?include="), await send(.get, linkage),
      await send(.post, "/articles", article()), await send(.get, "/nothing"),
      await send(.get, "/articles?sort=color&color=red"), await send(.post, "/articles", "[]"),
      await send(.patch, "/articles/\(id)", #"{"data": {"type": "people", "id": "1"}}"#),
    ]
    for response in responses {
      #expect(response.head.headerFields[.contentType] == "application/vnd.api+json")
      let problems = DocumentCheck().problems(of: try document(response))
      #expect(problems == [], "\(String(decoding: response.body, as: UTF8.self))")
    }
  }

  @Test("the check of documents finds what is wrong with one")
  func check() throws {
    for text in [
      "[]", "{}", #"{"data": null, "errors": [{"title": "a"}]}"#, #"{"included": [], "meta": {}}"#,
      #"{"data": {"type": "a"}}"#, #"{"data": {"type": "a", "id": 1}}"#, #"{"errors": {}}"#,
      #"{"data": {"type": "a", "id": "1", "color": 1}}"#, #"{"errors": [{}]}"#,
      #"{"data": {"type": "a", "id": "1", "attributes": []}}"#, #"{"data": null, "meta": null}"#,
      #"{"data": {"type": "a", "id": "1", "relationships": {"b": {}}}}"#,
      #"{"data": {"type": "a", "id": "1", "relationships": {"b": {"links": {}}}}}"#,
      #"{"data": {"type": "a", "id": "1", "relationships": {"b": {"data": {"type": "a"}}}}}"#,
      #"{"data": null, "links": {"self": 1}}"#, #"{"data": null, "links": {"self": {}}}"#,
      #"{"errors": [{"status": 400}]}"#, #"{"data": null, "jsonapi": {"ext": "a"}}"#,
    ] {
      let json = try JSONAPIDecoder().decode(JSONValue.self, from: Array(text.utf8))
      #expect(!DocumentCheck().problems(of: json).isEmpty, "\(text)")
    }
  }

  @Test("members that the specification does not define are ignored")
  func unknownMembers() async throws {
    let id = try #require(await articleIds().first)
    let body = """
      {"color": 1, "jsonapi": {"ext": ["https://a.b/c"], "profile": ["https://a.b/d"]},
        "data": {"type": "articles", "id": "\(id)", "color": {},
          "attributes": {"title": "Tea", "@color": 1}, "relationships": {"@color": 1}}}
      """
    let response = await send(.patch, "/articles/\(id)", body)
    #expect(response.head.status == .ok)
    #expect(try document(response).at("data", "attributes", "title").text == "Tea")
  }

  @Test("names are case-sensitive")
  func caseSensitivity() async throws {
    let id = try #require(await articleIds().first)
    let body = #"{"data": {"type": "articles", "id": "\#(id)", "attributes": {"Title": "Tea"}}}"#
    #expect(await send(.patch, "/articles/\(id)", body).head.status == .unprocessableContent)
    #expect(await send(.get, "/articles?sort=Title").head.status == .badRequest)
  }

  // MARK: Fetching

  @Test("a resource is at its own link, and one that does not exist is a 404")
  func ownLinks() async throws {
    for id in try await articleIds() {
      let found = try document(await send(.get, "/articles/\(id)")).at("data")
      let link = try #require(found.at("links", "self").text.flatMap { URL(string: $0) })
      #expect(try document(await send(.get, link.path)).at("data", "id").text == id)
    }
    let missing = await send(.get, "/articles/\(UUID())")
    #expect(missing.head.status == .notFound)
  }

  @Test("a collection is an array, with one resource or none")
  func collections() async throws {
    let none = try document(await send(.get, "/articles?search[text]=no%20such%20text"))
    #expect(none.at("data") == .array([]))
    let one = try document(await send(.get, "/articles?search[text]=Umami"))
    #expect(one.at("data").elements.count == 1)
  }

  @Test("a relationship that is empty is found, and that of an unknown resource is a 404")
  func relationships() async throws {
    let id = try #require(await articleIds().first)
    let path = "/articles/\(id)/relationships/comments"
    _ = await send(.patch, path, #"{"data": []}"#)
    let empty = await send(.get, path)
    #expect(empty.head.status == .ok)
    #expect(try document(empty).at("data") == .array([]))
    let missing = await send(.get, "/articles/\(UUID())/relationships/comments")
    #expect(missing.head.status == .notFound)
  }

  @Test("query strings are read as forms are, with brackets encoded or not")
  func forms() throws {
    let plain = try Query<ArticleDescription>(
      parsing: "fields[people]=first-name&filter[title]=a+b")
    let encoded = try Query<ArticleDescription>(
      parsing: "fields%5Bpeople%5D=first-name&filter%5Btitle%5D=a%20b")
    #expect(try plain.text == encoded.text)
    #expect(try plain.text.contains("a%20b") || plain.text.contains("a+b"))
  }

  // MARK: Media types

  @Test("instances of the media type with other parameters are not accepted")
  func accept() throws {
    func isAcceptable(_ accept: String) -> Bool {
      var request = HTTPRequest(method: .get, scheme: "https", authority: "a", path: "/")
      request.headerFields[.accept] = accept
      return (try? Negotiation().check(request, hasBody: false)) != nil
    }
    let type = "application/vnd.api+json"
    #expect(isAcceptable("\(type); charset=utf-8, \(type)"))
    #expect(!isAcceptable("\(type); charset=utf-8, \(type); version=1"))
    #expect(!isAcceptable(#"\#(type); ext="https://a.b/c", \#(type); ext="https://a.b/d""#))
    #expect(isAcceptable(#"\#(type); ext="https://a.b/c", \#(type)"#))
    #expect(isAcceptable(#"\#(type); profile="https://a.b/c""#))
  }

  // MARK: Writing

  @Test("a resource of another type, or an unknown one, is refused")
  func refusals() async throws {
    let id = try #require(await articleIds().first)
    let person = #"{"data": {"type": "people", "id": "\#(id)", "attributes": {}}}"#
    #expect(await send(.post, "/articles", person).head.status == .conflict)
    #expect(await send(.patch, "/articles/\(id)", person).head.status == .conflict)
    let other = #"{"data": {"type": "articles", "id": "\#(UUID())", "attributes": {}}}"#
    #expect(await send(.patch, "/articles/\(id)", other).head.status == .conflict)
    let unknown = UUID()
    let body = #"{"data": {"type": "articles", "id": "\#(unknown)", "attributes": {}}}"#
    #expect(await send(.patch, "/articles/\(unknown)", body).head.status == .notFound)
  }

  @Test("a created resource has the link that the header field has")
  func location() async throws {
    let response = await send(.post, "/articles", article())
    #expect(response.head.status == .created)
    let data = try document(response).at("data")
    #expect(data.at("id").text != nil)
    #expect(data.at("links", "self").text == response.head.headerFields[.location])
  }

  @Test("a request that fails in one part changes nothing")
  func atomicity() async throws {
    let ids = try await articleIds()
    let before = await send(.get, "/articles/\(ids[0])").body
    let body = """
      {"data": {"type": "articles", "id": "\(ids[0])",
        "attributes": {"title": "Tea", "status": "BOILED"}}}
      """
    #expect(await send(.patch, "/articles/\(ids[0])", body).head.status == .unprocessableContent)
    #expect(await send(.get, "/articles/\(ids[0])").body == before)
    let wrong = article(nil, "", #""color": 1,"#)
    #expect(await send(.post, "/articles", wrong).head.status == .unprocessableContent)
    #expect(try await articleIds() == ids)
  }

  @Test("an update of what clients cannot set is refused as a whole")
  func unsettable() throws {
    let request = try RequestDocument(
      Array(
        """
        {"data": {"type": "comments", "id": "1", "attributes": {"body": "a"},
          "relationships": {"article": {"data": {"type": "articles", "id": "1"}}}}}
        """.utf8))
    let problems = #expect(throws: Problems.self) {
      try request.update(Comment.self, id: .init(rawValue: 1))
    }
    #expect(problems?.status == .forbidden)
  }

  @Test("what is added to a relationship twice is there once; what is removed is gone")
  func members() async throws {
    let id = try #require(await articleIds().first)
    let path = "/articles/\(id)/relationships/comments"
    func ids() async throws -> [String] {
      try document(await send(.get, path)).at("data").elements.compactMap { $0.at("id").text }
    }
    let three = #"{"data": [{"type": "comments", "id": "3"}]}"#
    _ = await send(.patch, path, #"{"data": []}"#)
    for _ in 1...2 { #expect(await send(.post, path, three).head.status == .noContent) }
    #expect(try await ids() == ["3"])
    for _ in 1...2 { #expect(await send(.delete, path, three).head.status == .noContent) }
    #expect(try await ids() == [])
  }

  @Test("a deleted resource is gone")
  func deletion() async throws {
    let id = try #require(await articleIds().first)
    let response = await send(.delete, "/articles/\(id)")
    #expect(response.head.status == .noContent)
    #expect(response.body.isEmpty)
    #expect(await send(.get, "/articles/\(id)").head.status == .notFound)
  }
}

/// Finds what a document has against the structure that the specification gives it.
private struct DocumentCheck {
  func problems(of document: JSONValue) -> [String] {
    guard case .object(let members) = document else { return ["a root that is no object"] }
    var found = unknown(
      members, ["data", "errors", "meta", "jsonapi", "links", "included"], "document")
    let kinds = ["data", "errors", "meta"].filter { members[$0] != nil }
    if kinds.isEmpty { found.append("no data, errors or meta") }
    if kinds.contains("data"), kinds.contains("errors") { found.append("data beside errors") }
    if !kinds.contains("data"), members["included"] != nil { found.append("included alone") }
    if case .array(let errors)? = members["errors"] {
      found += errors.flatMap(error)
    } else if members["errors"] != nil {
      found.append("errors that are no array")
    }
    switch members["data"] {
    case nil, .null?: break
    case .array(let resources)?: found += resources.flatMap(resource)
    case let one?: found += resource(one)
    }
    if let included = members["included"] {
      guard case .array(let resources) = included else { return found + ["included of one"] }
      found += resources.flatMap(resource)
    }
    if let api = members["jsonapi"] {
      found += unknown(api.members, ["version", "ext", "profile", "meta"], "jsonapi")
      for name in ["ext", "profile"] where api.members[name] != nil {
        if case .array? = api.members[name] { continue }
        found.append("jsonapi.\(name)")
      }
    }
    return found + common(members)
  }

  private func unknown(
    _ members: [String: JSONValue], _ names: Set<String>, _ place: String
  ) -> [String] {
    members.keys.filter { !names.contains($0) }.map { "“\($0)” in a \(place)" }
  }

  /// The links and meta that any object can have.
  private func common(_ members: [String: JSONValue]) -> [String] {
    var found: [String] = []
    if let meta = members["meta"], !meta.isObject { found.append("meta that is no object") }
    guard let links = members["links"] else { return found }
    if !links.isObject { found.append("links that are no object") }
    for (name, link) in links.members {
      switch link {
      case .string, .null: break
      case .object(let members) where members["href"]?.text != nil: break
      default: found.append("the link “\(name)”")
      }
    }
    return found
  }

  private func resource(_ json: JSONValue) -> [String] {
    let members = json.members
    var found = unknown(
      members, ["type", "id", "attributes", "relationships", "links", "meta"], "resource")
    if json.at("type").text == nil || json.at("id").text == nil { found.append("no type or id") }
    for name in ["attributes", "relationships"] where members[name]?.isObject == false {
      found.append("\(name) that are no object")
    }
    for relationship in json.at("relationships").members.values {
      let members = relationship.members
      found += unknown(members, ["data", "links", "meta"], "relationship") + common(members)
      if members.isEmpty { found.append("an empty relationship") }
      if let links = members["links"]?.members, links["self"] == nil, links["related"] == nil {
        found.append("links of a relationship")
      }
      switch members["data"] {
      case nil, .null?: break
      case .array(let identifiers)?: found += identifiers.flatMap(identifier)
      case let one?: found += identifier(one)
      }
    }
    return found + common(members)
  }

  private func identifier(_ json: JSONValue) -> [String] {
    let found = unknown(json.members, ["type", "id", "meta"], "identifier") + common(json.members)
    return json.at("type").text == nil || json.at("id").text == nil
      ? found + ["no type or id"] : found
  }

  private func error(_ json: JSONValue) -> [String] {
    let texts = ["id", "status", "code", "title", "detail"]
    var found = unknown(
      json.members, Set(texts + ["links", "source", "meta"]), "error")
    if json.members.isEmpty { found.append("an empty error") }
    for name in texts where json.members[name] != nil && json.at(name).text == nil {
      found.append("\(name) that is no text")
    }
    return found + common(json.members)
  }
}

extension JSONValue {
  fileprivate func at(_ names: String...) -> JSONValue {
    names.reduce(self) { $0.members[$1] ?? .null }
  }
  fileprivate var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }
  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}
