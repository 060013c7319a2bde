import BlogModels
import BlogServer
import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIServer
import JSONAPIUntyped
import Testing

/// The example server, and what it responds with.
struct ExampleBlog {
  let server: BlogServer

  init() throws { server = try BlogServer() }

  struct Response {
    let head: HTTPResponse
    let body: [UInt8]

    var status: Int { head.status.code }
    var json: JSONValue { (try? JSONAPIDecoder().decode(JSONValue.self, from: body)) ?? .null }
    /// The resources of `data`, or the resource identifiers.
    var data: [JSONValue] {
      json["data"].map { $0.arrayValue ?? ($0 == .null ? [] : [$0]) } ?? []
    }
    var ids: [String] { data.compactMap { $0["id"]?.stringValue } }
    /// What the errors are about.
    var sources: [String] {
      (json["errors"]?.arrayValue ?? []).map { error in
        error["source"]?.objectValue?.values.first?.stringValue ?? "-"
      }
    }
  }

  func send(
    _ method: HTTPRequest.Method, _ target: String, _ body: String = "",
    _ fields: [HTTPField.Name: String] = [:]
  ) async -> Response {
    var request = HTTPRequest(
      method: method, scheme: "https", authority: "blog.example", path: target)
    if !body.isEmpty { request.headerFields[.contentType] = Negotiation.mediaType }
    for (name, value) in fields { request.headerFields[name] = value }
    let response = await server.respond(to: request, body: Array(body.utf8))
    return Response(head: response.head, body: response.body)
  }

  func get(_ target: String, _ fields: [HTTPField.Name: String] = [:]) async -> Response {
    await send(.get, target, "", fields)
  }

  /// The path of the first article, which has two comments.
  func article() async throws -> String {
    "/articles/" + (try #require(await get("/articles?sort=created-at&page[size]=1").ids.first))
  }

  func newArticle(
    id: String? = nil, type: String = "articles", author: String = "1",
    relationships: [String: UntypedRelationship] = [:]
  ) throws -> String {
    let new = try BlogModels.NewArticle(title: "Kaiseki", by: .init(rawValue: author))
    var resource = try UntypedResource(encoding: new)
    resource.id = id
    resource.type = type
    resource.relationships.merge(relationships) { $1 }
    return String(
      decoding: try JSONAPIEncoder().encode(UntypedDocument(data: .one(resource))), as: UTF8.self)
  }

  /// A body with the identifiers of comments.
  func comments(_ ids: [Int]) -> String {
    let identifiers = ids.map { #"{"type": "comments", "id": "\#($0)"}"# }
    return #"{"data": [\#(identifiers.joined(separator: ","))]}"#
  }

  func change(_ article: String, _ members: String, type: String = "articles") -> String {
    let id = article.split(separator: "/").last ?? ""
    return #"{"data": {"type": "\#(type)", "id": "\#(id)", \#(members)}}"#
  }
}

private let unknownExtension = #"application/vnd.api+json;ext="https://a.example/ext""#

@Suite("A server must, of media types,")
struct MediaTypeRequirementTests {
  @Test("respond with 415 to a body whose media type has other parameters than ext and profile")
  func contentTypeParameters() async throws {
    let blog = try ExampleBlog()
    let type = "application/vnd.api+json; charset=utf-8"
    #expect(
      try await blog.send(.post, "/articles", blog.newArticle(), [.contentType: type]).status
        == 415)
  }

  @Test("respond with 415 to a body with an extension that it does not support")
  func contentTypeExtension() async throws {
    let blog = try ExampleBlog()
    #expect(
      try await blog.send(
        .post, "/articles", blog.newArticle(), [.contentType: unknownExtension]
      ).status == 415)
  }

  @Test("respond with 406 if all instances of the media type in Accept have other parameters")
  func acceptParameters() async throws {
    let blog = try ExampleBlog()
    let charset = "application/vnd.api+json;charset=utf-8"
    for accept in [charset, "\(charset), */*", "*/*, \(charset), \(charset);q=0.5"] {
      let response = await blog.get("/users", [.accept: accept])
      #expect(response.status == 406, "\(accept)")
      #expect(response.sources == ["accept"])
    }
  }

  @Test("ignore the instances of the media type in Accept that have other parameters")
  func ignoredInstances() async throws {
    let accept = "application/vnd.api+json;charset=utf-8, application/vnd.api+json;q=0.1"
    #expect(try await ExampleBlog().get("/users", [.accept: accept]).status == 200)
  }

  @Test("respond with 406 if every instance of the media type in Accept has an unknown extension")
  func acceptExtension() async throws {
    let blog = try ExampleBlog()
    #expect(await blog.get("/users", [.accept: "\(unknownExtension), */*"]).status == 406)
    #expect(
      await blog.get("/users", [.accept: "\(unknownExtension), application/vnd.api+json"]).status
        == 200)
  }

  @Test("ignore profiles that it does not know")
  func profiles() async throws {
    let blog = try ExampleBlog()
    let type = #"application/vnd.api+json;profile="https://a.example/profile""#
    #expect(await blog.get("/users", [.accept: type]).status == 200)
    #expect(
      try await blog.send(.post, "/articles", blog.newArticle(), [.contentType: type]).status
        == 201)
  }

  @Test("send documents with JSON:API's media type, and say that they depend on Accept")
  func responses() async throws {
    let blog = try ExampleBlog()
    for target in ["/users", "/nowhere"] {
      let response = await blog.get(target)
      #expect(response.head.headerFields[.contentType] == "application/vnd.api+json")
      #expect(response.head.headerFields[.vary] == "Accept")
    }
    #expect(await blog.get("/users").json["jsonapi"]?["version"] == "1.1")
  }
}

@Suite("A server must, of resources that are fetched,")
struct FetchingRequirementTests {
  @Test("respond to every link that it gives")
  func links() async throws {
    let blog = try ExampleBlog()
    let empty = try blog.newArticle(
      relationships: ["reviews": .init(to: []), "sponsor": .init(to: nil)])
    #expect(await blog.send(.post, "/articles", empty).status == 201)
    var seen: Set<String> = []
    var waiting = ["/articles?page[size]=2", "/users?per_page=2"]
    func collect(_ value: JSONValue) {
      for (name, member) in value.objectValue ?? [:] {
        if name == "links" {
          waiting += (member.objectValue ?? [:]).values.compactMap { link in
            (link.stringValue ?? link["href"]?.stringValue)?
              .replacing("https://blog.example", with: "")
          }
        } else {
          collect(member)
        }
      }
      for element in value.arrayValue ?? [] { collect(element) }
    }
    while let target = waiting.popLast() {
      guard seen.insert(target).inserted else { continue }
      let response = await blog.get(target)
      #expect(response.status == 200, "\(target)")
      collect(response.json)
    }
    #expect(seen.count > 40)
    for name in ["reviews", "relationships/reviews", "sponsor", "relationships/sponsor"] {
      #expect(seen.contains { $0.hasSuffix("/\(name)") }, "\(name)")
    }
  }

  @Test("respond with related resources")
  func related() async throws {
    let blog = try ExampleBlog()
    let path = try await blog.article()
    #expect(await blog.get("\(path)/author").ids == ["1"])
    #expect(await blog.get("\(path)/comments?take=1").ids == ["1"])
    #expect(await blog.get("\(path)/comments?include=author").json["included"] != nil)
  }
}

@Suite("A server must, of query parameters,")
struct ParameterRequirementTests {
  @Test("write a compound document if there is an include parameter, even an empty one")
  func emptyInclude() async throws {
    let blog = try ExampleBlog()
    let path = try await blog.article()
    #expect(await blog.get("\(path)?include=").json["included"] == .array([]))
    #expect(await blog.get(path).json["included"] == nil)
  }

  @Test("include what is asked for and no more, each resource once, and all of it linked")
  func compound() async throws {
    let blog = try ExampleBlog()
    let response = await blog.get("/articles?include=author,comments.author")
    let document = try JSONAPIDecoder().decode(UntypedDocument.self, from: response.body)
    let included = try #require(document.included)
    #expect(Set(included.map(\.type)) == ["people", "comments"])
    let all = document.primary + included
    #expect(Set(all.map { "\($0.type) \($0.id ?? "")" }).count == all.count)
    let linked = all.flatMap { $0.relationships.values.flatMap(\.identifiers) }.map(\.identity)
    #expect(included.allSatisfy { linked.contains($0.identity) })
    let authors = await blog.get("/articles?include=author").json["included"]?.arrayValue
    #expect(authors?.allSatisfy { $0["type"] == "people" } == true)
  }

  @Test("respond with 400 to include paths that it does not know or does not support")
  func unsupportedIncludes() async throws {
    let blog = try ExampleBlog()
    let path = try await blog.article()
    for target in [
      "/articles?include=color", "/articles?include=editor", "\(path)?include=comments",
      "/users?include=articles", "/users?include=articles.sponsor", "/users/1?include=friends.age",
      "\(path)/relationships/author?include=comments.author",
      "\(path)/relationships/comments?include=author", "\(path)/author?include=author",
      "\(path)/comments?include=mentions",
    ] {
      let response = await blog.get(target)
      #expect(response.status == 400, "\(target)")
      #expect(response.sources == ["include"], "\(target)")
    }
    let included = await blog.get("\(path)/relationships/comments?include=comments.author")
    #expect(included.status == 200)
    #expect(included.json["included"]?.arrayValue?.count == 4)
  }

  @Test("respond with 400 to include where no document can have it")
  func nowhereToInclude() async throws {
    let blog = try ExampleBlog()
    let path = try await blog.article()
    #expect(await blog.send(.delete, "\(path)?include=author").status == 400)
    #expect(
      await blog.send(.patch, "\(path)/relationships/comments?include=", blog.comments([])).status
        == 400)
    #expect(await blog.get(path).status == 200)
  }

  @Test("write no other fields than those that are asked for")
  func fields() async throws {
    let response = try await ExampleBlog().get(
      "/articles?include=author&fields[articles]=title,author&fields[people]=")
    for article in response.data {
      #expect(article["attributes"]?.objectValue?.keys.sorted() == ["title"])
      #expect(article["relationships"]?.objectValue?.keys.sorted() == ["author"])
    }
    let people = response.json["included"]?.arrayValue ?? []
    #expect(people.count == 2)
    #expect(people.allSatisfy { $0["attributes"] == nil && $0["relationships"] == nil })
  }

  @Test("sort in the order that is asked for, and respond with 400 to one that it does not support")
  func sorting() async throws {
    let blog = try ExampleBlog()
    let titles = await blog.get("/articles?sort=-title").data.compactMap {
      $0["attributes"]?["title"]?.stringValue
    }
    #expect(titles == titles.sorted(by: >))
    #expect(titles.count == 7)
    for target in ["/articles?sort=body", "/articles?sort=", "/users?sort=-color"] {
      let response = await blog.get(target)
      #expect(response.status == 400, "\(target)")
      #expect(response.sources == ["sort"])
    }
  }

  @Test("respond with 400 to sort, page and filter where the response has one resource")
  func parametersOfLists() async throws {
    let blog = try ExampleBlog()
    let path = try await blog.article()
    for target in [path, "\(path)/relationships/comments"] {
      for parameter in ["sort=title", "page[size]=2", "filter[status]=draft", "search[text]=a"] {
        let response = await blog.get("\(target)?\(parameter)")
        #expect(response.status == 400, "\(target)?\(parameter)")
        #expect(response.sources == [String(parameter.prefix { $0 != "=" })])
      }
    }
    #expect(await blog.get("\(path)/author?page=2").sources == ["page"])
  }

  @Test("respond with 400 to a parameter that it does not know, on every route")
  func unknownParameters() async throws {
    let blog = try ExampleBlog()
    let path = try await blog.article()
    let routes: [(HTTPRequest.Method, String, String)] = [
      (.get, "/articles", ""), (.post, "/articles", try blog.newArticle()), (.get, path, ""),
      (.patch, path, blog.change(path, #""attributes": {"title": "Tea"}"#)), (.delete, path, ""),
      (.get, "\(path)/author", ""), (.get, "\(path)/comments", ""), (.get, "\(path)/history", ""),
      (.get, "\(path)/relationships/author", ""), (.get, "\(path)/relationships/comments", ""),
      (.patch, "\(path)/relationships/author", #"{"data": {"type": "people", "id": "2"}}"#),
      (.post, "\(path)/relationships/comments", blog.comments([3])),
      (.patch, "\(path)/relationships/comments", blog.comments([])),
      (.delete, "\(path)/relationships/comments", blog.comments([1])),
      (.get, "/users", ""), (.get, "/users/1", ""),
    ]
    let before = await blog.get("/articles").json["data"]
    for (method, target, body) in routes {
      for parameter in ["color", "page[color]", "filter[color]", "colorName"] {
        let response = await blog.send(method, "\(target)?\(parameter)=red", body)
        #expect(response.status == 400, "\(method) \(target)?\(parameter)")
        #expect(response.sources == [parameter], "\(method) \(target)")
      }
    }
    #expect(await blog.get("/articles").json["data"] == before)
  }

  @Test("read square brackets that are not encoded as those that are")
  func brackets() async throws {
    let blog = try ExampleBlog()
    let plain = await blog.get("/articles?fields[articles]=title").json["data"]
    #expect(await blog.get("/articles?fields%5Barticles%5D=title").json["data"] == plain)
  }

  @Test("write links to pages with first, last, prev and next, null where there is none")
  func pages() async throws {
    let blog = try ExampleBlog()
    let links = await blog.get("/users?page=1&per_page=2").json["links"]
    #expect(links?["prev"] == .null)
    for name in ["first", "last", "next"] { #expect(links?[name]?.stringValue != nil, "\(name)") }
    #expect(await blog.get("/articles?page[size]=7").json["links"]?["next"] == .null)
  }

  @Test("read pages forwards and backwards, and respond with 400 to a cursor that it does not know")
  func cursors() async throws {
    let blog = try ExampleBlog()
    let all = await blog.get("/articles").ids
    func pages(from target: String, by name: String) async -> [[String]] {
      var pages: [[String]] = []
      var next: String? = target
      while let target = next, pages.count < 9 {
        let page = await blog.get(target)
        pages.append(page.ids)
        next = page.json["links"]?[name]?.stringValue?
          .replacing("https://blog.example", with: "")
      }
      return pages
    }
    #expect(
      await pages(from: "/articles?page[size]=3", by: "next")
        == [Array(all[..<3]), Array(all[3..<6]), Array(all[6...])])
    #expect(
      await pages(from: "/articles?page[size]=3&before=\(all[6])", by: "prev")
        == [Array(all[3..<6]), Array(all[..<3])])
    #expect(await blog.get("/articles?after=\(all[1])&before=\(all[4])").ids == Array(all[2..<4]))
    #expect(await blog.get("/articles?after=\(all[4])&before=\(all[1])").ids == [])
    for name in ["after", "before"] {
      let response = await blog.get("/articles?\(name)=x")
      #expect(response.status == 400)
      #expect(response.sources == [name])
    }
  }
}

@Suite("A server must, of requests that change something,")
struct ChangeRequirementTests {
  @Test("respond to a creation with what it includes")
  func createdWithIncludes() async throws {
    let blog = try ExampleBlog()
    let response = try await blog.send(.post, "/articles?include=author", blog.newArticle())
    #expect(response.json["included"]?[0]?["type"] == "people")
    let count = await blog.get("/articles").data.count
    for query in ["include=editor", "sort=title"] {
      #expect(try await blog.send(.post, "/articles?\(query)", blog.newArticle()).status == 400)
    }
    #expect(await blog.get("/articles").data.count == count)
  }

  @Test("respond with 409 to a creation with an id that exists, or of another type")
  func conflicts() async throws {
    let blog = try ExampleBlog()
    let id = UUID().uuidString.lowercased()
    #expect(try await blog.send(.post, "/articles", blog.newArticle(id: id)).status == 201)
    let again = try await blog.send(.post, "/articles", blog.newArticle(id: id))
    #expect(again.status == 409)
    #expect(again.sources == ["/data/id"])
    let other = try await blog.send(.post, "/articles", blog.newArticle(type: "people"))
    #expect(other.status == 409)
    #expect(other.sources == ["/data/type"])
  }

  @Test("respond with 404 to a request that refers to a resource that does not exist")
  func missingReferences() async throws {
    let blog = try ExampleBlog()
    let path = try await blog.article()
    let before = await blog.get("/articles").json["data"]
    let unknown = #"{"data": {"type": "people", "id": "9"}}"#
    let requests: [(HTTPRequest.Method, String, String)] = [
      (.post, "/articles", try blog.newArticle(author: "9")),
      (
        .post, "/articles",
        try blog.newArticle(relationships: ["editor": .init(to: .init(type: "people", id: "9"))])
      ),
      (.patch, path, blog.change(path, #""relationships": {"author": \#(unknown)}"#)),
      (.patch, "\(path)/relationships/author", unknown),
      (.post, "\(path)/relationships/comments", blog.comments([9])),
      (.patch, "\(path)/relationships/comments", blog.comments([1, 9])),
    ]
    for (method, target, body) in requests {
      #expect(await blog.send(method, target, body).status == 404, "\(method) \(target)")
    }
    #expect(await blog.get("/articles").json["data"] == before)
  }

  @Test("leave what an update does not name as it is, and respond with the resource")
  func update() async throws {
    let blog = try ExampleBlog()
    let path = try await blog.article()
    let before = await blog.get(path).json["data"]?.objectValue ?? [:]
    let response = await blog.send(
      .patch, path, blog.change(path, #""attributes": {"title": "Tea"}"#))
    #expect(response.status == 200)
    var expected = before
    expected["attributes"] = .object(
      (before["attributes"]?.objectValue ?? [:]).merging(["title": "Tea"]) { $1 })
    #expect(response.json["data"] == .object(expected))
    #expect(await blog.get(path).json["data"] == .object(expected))
  }

  @Test("respond with 403 to an update that it does not support, and change nothing")
  func forbidden() async throws {
    let blog = try ExampleBlog()
    let path = try await blog.article()
    let before = await blog.get(path).json["data"]
    let members = #"""
      "attributes": {"title": "Tea"},
      "relationships": {"moderator": {"data": {"type": "people", "id": "1"}}}
      """#
    let response = await blog.send(.patch, path, blog.change(path, members))
    #expect(response.status == 403)
    #expect(response.sources == ["/data/relationships/moderator"])
    #expect(await blog.get(path).json["data"] == before)
  }

  @Test("replace the member of a to-one relationship")
  func toOne() async throws {
    let blog = try ExampleBlog()
    let path = "\(try await blog.article())/relationships/author"
    let response = await blog.send(.patch, path, #"{"data": {"type": "people", "id": "3"}}"#)
    #expect(response.status == 204)
    #expect(await blog.get(path).ids == ["3"])
    for body in [#"{"data": null}"#, #"{"data": []}"#, #"{"data": {"type": "x", "id": "1"}}"#] {
      let status = await blog.send(.patch, path, body).status
      #expect((400..<500).contains(status), "\(body)")
    }
  }
}

@Suite("A server must, of what goes wrong,")
struct ErrorRequirementTests {
  @Test("write errors as an array, each with a status that is a string, and without data")
  func errors() async throws {
    let response = try await ExampleBlog().get("/articles?sort=color&color=red")
    #expect(response.status == 400)
    #expect(response.json["data"] == nil)
    let errors = try #require(response.json["errors"]?.arrayValue)
    #expect(errors.count == 2)
    for error in errors {
      #expect(error["status"] == "400")
      #expect(error["title"]?.stringValue != nil)
      #expect(error["source"]?["parameter"]?.stringValue != nil)
    }
  }

  @Test("respond with 405 and the methods that there are to a method that there is not")
  func methods() async throws {
    let blog = try ExampleBlog()
    let path = try await blog.article()
    for (method, target, allowed) in [
      (.delete, "/articles", "GET, HEAD, POST"), (.post, path, "DELETE, GET, HEAD, PATCH"),
      (.put, "/users", "GET, HEAD"), (.post, "\(path)/author", "GET, HEAD"),
      (.delete, "\(path)/relationships/author", "GET, HEAD, PATCH"),
    ] as [(HTTPRequest.Method, String, String)] {
      let response = await blog.send(method, target)
      #expect(response.status == 405, "\(method) \(target)")
      #expect(response.head.headerFields[.allow] == allowed)
      #expect(response.json["errors"]?[0]?["status"] == "405")
    }
    #expect(await blog.send(.get, "/nowhere").head.headerFields[.allow] == nil)
  }

  @Test("respond to HEAD as to GET, without a body")
  func head() async throws {
    let blog = try ExampleBlog()
    for target in ["/users", "/users?color=red", "/nowhere"] {
      let get = await blog.get(target)
      let head = await blog.send(.head, target)
      #expect(head.head == get.head)
      #expect(head.body.isEmpty)
      #expect(!get.body.isEmpty)
    }
  }

  @Test("respond to no request with 500, whatever it asks for")
  func hostile() async throws {
    let blog = try ExampleBlog()
    let article = try await blog.article()
    let paths = [
      "/articles", article, "\(article)/author", "\(article)/comments", "\(article)/history",
      "\(article)/reviews", "\(article)/sponsor", "\(article)/relationships/author",
      "\(article)/relationships/comments", "\(article)/relationships/reviews",
      "\(article)/relationships/sponsor", "/users", "/users/1", "/users/%00", "//", "/../etc",
      "/%2E",
    ]
    let names = [
      "include", "sort", "fields[articles]", "fields[people]", "fields[]", "page", "per_page",
      "page[size]", "after", "before", "skip", "take", "filter[status]", "filter[created-at][gt]",
      "filter[author]", "search[text]", "filter", "%", "", "[]", "é",
    ]
    let values = [
      "", "0", "-1", "1", "9223372036854775807", "99999999999999999999", "author",
      "comments.author",
      "friends.friends.friends", "owner", "title", "-title", ",", "a,,b", "%00", "%FF", "null", "'",
      "2026-11-21T08:30:00Z", "draft", "..", "author.", "𝒳",
    ]
    let bodies = [
      "", "{", "null", "[]", #"{"data": null}"#, #"{"data": {}}"#, #"{"data": [[]]}"#,
      #"{"data": {"type": "articles", "id": 7}}"#, #"{"data": {"type": "people", "id": "1"}}"#,
      #"{"data": [{"type": "comments", "id": "x"}]}"#, #"{"data": {"type": "articles", "id": ""}}"#,
      blog.comments([1]), try blog.newArticle(), try blog.newArticle(id: "7"),
      blog.change(article, #""attributes": {"title": 1e999, "body": "\ud800"}"#),
      blog.change(article, #""attributes": {"title": "Tea"}, "relationships": {"owner": {}}"#),
      blog.change(
        article, #""relationships": {"topics": {"data": [{"type": "topics", "id": "1"}]}}"#),
    ]
    let methods: [HTTPRequest.Method] = [.get, .get, .post, .patch, .delete, .head, .put, .options]
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<3_000 {
      let parameters = (0..<Int.random(in: 0...2)).compactMap { _ in
        names.randomElement(using: &generator).flatMap { name in
          values.randomElement(using: &generator).map { "\(name)=\($0)" }
        }
      }
      let target =
        (paths.randomElement(using: &generator) ?? "")
        + (parameters.isEmpty ? "" : "?\(parameters.joined(separator: "&"))")
      let method = methods.randomElement(using: &generator) ?? .get
      let body = method == .get ? "" : bodies.randomElement(using: &generator) ?? ""
      let response = await blog.send(method, target, body)
      #expect(response.status < 500, "\(method) \(target) \(body)")
      let isEmpty = response.status == 204 || method == .head
      #expect(response.body.isEmpty == isEmpty, "\(method) \(target) \(body)")
      guard !isEmpty else { continue }
      #expect(
        (try? JSONAPIDecoder().decode(UntypedDocument.self, from: response.body)) != nil,
        "\(method) \(target) \(body)")
    }
  }
}
