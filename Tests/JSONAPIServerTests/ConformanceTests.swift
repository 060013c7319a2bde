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
  private let blog: ExampleBlog

  init() throws { blog = try ExampleBlog() }

  private func article(_ attribute: String = "") -> String {
    """
    {"data": {"type": "articles", "attributes": {
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
    let path = try await blog.article()
    let responses = [
      await blog.get("/articles?include=author,comments.author"), await blog.get("/users"),
      await blog.get("\(path)?include="), await blog.get("\(path)/relationships/comments"),
      await blog.send(.post, "/articles", article()), await blog.get("/nothing"),
      await blog.get("/articles?sort=color&color=red"), await blog.send(.post, "/articles", "[]"),
      await blog.send(.patch, path, #"{"data": {"type": "people", "id": "1"}}"#),
    ]
    for response in responses {
      #expect(response.head.headerFields[.contentType] == "application/vnd.api+json")
      let problems = DocumentCheck().problems(of: response.json)
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
    let path = try await blog.article()
    let body = """
      {"color": 1, "jsonapi": {"ext": ["https://a.b/c"], "profile": ["https://a.b/d"]},
        "data": {"type": "articles", "id": "\(path.dropFirst("/articles/".count))", "color": {},
          "attributes": {"title": "Tea", "@color": 1}, "relationships": {"@color": 1}}}
      """
    let response = await blog.send(.patch, path, body)
    #expect(response.status == 200)
    #expect(response.json["data"]?["attributes"]?["title"] == "Tea")
  }

  @Test("names are case-sensitive")
  func caseSensitivity() async throws {
    let path = try await blog.article()
    let body = blog.change(path, #""attributes": {"Title": "Tea"}"#)
    #expect(await blog.send(.patch, path, body).status == 422)
    #expect(await blog.get("/articles?sort=Title").status == 400)
  }

  // MARK: Fetching

  @Test("a resource is at its own link, and one that does not exist is a 404")
  func ownLinks() async throws {
    for id in await blog.get("/articles?sort=title").ids {
      let response = await blog.get("/articles/\(id)")
      #expect(response.status == 200)
      #expect(response.json["data"]?["type"] == "articles")
      let link = try #require(response.json["data"]?["links"]?["self"]?.stringValue)
      #expect(await blog.get(try #require(URL(string: link)).path).ids == [id])
    }
    for path in [
      "/articles/\(UUID())", "/articles/1", "/users/9", "/articles/\(UUID())/author", "/nowhere",
      "/users/1/friends", "/articles%2F\(UUID())", "/users/%2A",
    ] {
      #expect(await blog.get(path).status == 404, "\(path)")
    }
    for path in ["/articles/%FF", "/users/%", "*", ""] {
      #expect(await blog.get(path).status == 400, "\(path)")
    }
  }

  @Test("a collection is an array, with one resource or none")
  func collections() async {
    let all = await blog.get("/articles")
    #expect(all.status == 200)
    #expect(all.data.count == 7)
    for text in ["nothing", "no%20such%20text"] {
      let none = await blog.get("/articles?search[text]=\(text)")
      #expect(none.status == 200)
      #expect(none.json["data"] == .array([]))
    }
    #expect(await blog.get("/articles?search[text]=Umami").json["data"]?.arrayValue?.count == 1)
  }

  @Test("a relationship that is empty is found, and that of an unknown resource is a 404")
  func relationships() async throws {
    let path = try await blog.article()
    let comments = await blog.get("\(path)/relationships/comments")
    #expect(comments.status == 200)
    #expect(comments.ids == ["1", "2"])
    #expect(comments.data.allSatisfy { $0["attributes"] == nil })
    #expect(
      comments.json["links"]?["self"]?.stringValue
        == "https://blog.example\(path)/relationships/comments")
    let author = await blog.get("\(path)/relationships/author")
    #expect(author.json["data"] == ["type": "people", "id": "1"])
    let other = try #require(await blog.get("/articles?sort=-created-at&page[size]=1").ids.first)
    _ = await blog.send(.patch, "\(path)/relationships/comments", blog.comments([]))
    for path in [path, "/articles/\(other)"] {
      let none = await blog.get("\(path)/relationships/comments")
      #expect(none.status == 200)
      #expect(none.json["data"] == .array([]))
    }
    for path in ["\(path)/relationships/colors", "/articles/\(UUID())/relationships/comments"] {
      #expect(await blog.get(path).status == 404, "\(path)")
    }
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
    let path = try await blog.article()
    let members = #""attributes": {"title": "Tea"}"#
    let person = blog.change(path, members, type: "people")
    #expect(await blog.send(.post, "/articles", person).status == 409)
    #expect(await blog.send(.patch, path, person).status == 409)
    let other = blog.change("/articles/\(UUID())", members)
    #expect(await blog.send(.patch, path, other).status == 409)
    let unknown = "/articles/\(UUID().uuidString.lowercased())"
    #expect(await blog.send(.patch, unknown, blog.change(unknown, members)).status == 404)
    #expect(await blog.send(.delete, unknown).status == 404)
    let comments = "\(unknown)/relationships/comments"
    #expect(await blog.send(.post, comments, blog.comments([1])).status == 404)
  }

  @Test("a created resource has the link that the header field has")
  func location() async throws {
    for body in [article(), try blog.newArticle()] {
      let response = await blog.send(.post, "/articles", body)
      #expect(response.status == 201)
      let location = try #require(response.head.headerFields[.location])
      #expect(response.json["data"]?["id"]?.stringValue != nil)
      #expect(response.json["data"]?["links"]?["self"]?.stringValue == location)
      #expect(response.json["links"]?["self"]?.stringValue == location)
      let path = location.replacing("https://blog.example", with: "")
      #expect(await blog.get(path).json["data"] == response.json["data"])
    }
    let other = HTTPRequest(
      method: .post, scheme: "http", authority: "localhost:8080", path: "/articles",
      headerFields: [.contentType: Negotiation.mediaType])
    let elsewhere = await blog.server.respond(to: other, body: Array(try blog.newArticle().utf8))
    #expect(elsewhere.head.headerFields[.location]?.hasPrefix("https://blog.example/") == true)
  }

  @Test("a request that fails in one part changes nothing")
  func atomicity() async throws {
    let path = try await blog.article()
    let ids = await blog.get("/articles?sort=title").ids
    let before = await blog.get(path).body
    let body = blog.change(path, #""attributes": {"title": "Tea", "status": "BOILED"}"#)
    #expect(await blog.send(.patch, path, body).status == 422)
    #expect(await blog.get(path).body == before)
    #expect(await blog.send(.post, "/articles", article(#""color": 1,"#)).status == 422)
    #expect(await blog.get("/articles?sort=title").ids == ids)
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
    let path = "\(try await blog.article())/relationships/comments"
    for (method, ids, expected) in [
      (.post, [2, 3, 3], ["1", "2", "3"]), (.post, [1], ["1", "2", "3"]),
      (.delete, [1, 1], ["2", "3"]), (.delete, [1], ["2", "3"]), (.patch, [3, 1, 3], ["3", "1"]),
      (.patch, [], []), (.post, [3], ["3"]), (.post, [3], ["3"]), (.delete, [3], []),
      (.delete, [3], []),
    ] as [(HTTPRequest.Method, [Int], [String])] {
      let response = await blog.send(method, path, blog.comments(ids))
      #expect(response.status == 204)
      #expect(response.body.isEmpty)
      #expect(await blog.get(path).ids == expected, "\(method) \(ids)")
    }
  }

  @Test("a deleted resource is gone")
  func deletion() async throws {
    let path = try await blog.article()
    let response = await blog.send(.delete, path)
    #expect(response.status == 204)
    #expect(response.body.isEmpty)
    #expect(response.head.headerFields[.contentType] == nil)
    #expect(await blog.get(path).status == 404)
    #expect(await blog.send(.delete, path).status == 404)
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
