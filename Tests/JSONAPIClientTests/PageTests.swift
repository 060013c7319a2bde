import Foundation
import JSONAPI
import JSONAPIClient
import JSONAPIClientTesting
import Testing

@Suite("Pages")
struct PageTests {
  @Test("follow the links of the server whole, until there is none or it is null")
  func links() async throws {
    let blog = try Blog { request in
      switch request.query {
      case nil: list([article("1")], #","links":{"next":"?cursor=x%2By&z"}"#)
      case "cursor=x%2By&z":
        list(
          [article("2")], #","links":{"next":{"href":"/v1/articles?last"},"prev":"/v1/articles"}"#)
      default: list([article("3")], #","links":{"next":null,"prev":null}"#)
      }
    }
    var ids: [String] = []
    for try await article in blog.client.articles.all() { ids.append(article.id.rawValue) }
    #expect(ids == ["1", "2", "3"])
    #expect(blog.transport.requests.map(\.query) == [nil, "cursor=x%2By&z", "last"])
    let second = try #require(try await blog.client.articles.list().next())
    #expect(second.hasNext)
    #expect(try await second.previous()?.resources.map(\.id.rawValue) == ["1"])
    #expect(try await second.next()?.next() == nil)
    #expect(try await second.last() == nil)
    #expect(try await second.reload().resources.map(\.id.rawValue) == ["2"])
  }

  @Test("are sequences of their resources")
  func sequences() async throws {
    let blog = try Blog { _ in list([article("1"), article("2")], #","meta":{"total":7}"#) }
    let page = try await blog.client.articles.list()
    var ids: [String] = []
    for article in page { ids.append(article.id.rawValue) }
    #expect(ids == ["1", "2"])
    #expect(
      try await blog.client.articles.list { $0.fields(\.title) }.map(\.title) == [
        "Omakase", "Omakase",
      ])
    #expect(
      "\(page)"
        == "articles: 2 of 7\narticles 1\n  title: \"Omakase\"\narticles 2\n  title: \"Omakase\"")
  }

  @Test("count numbers until a page is short")
  func numbers() async throws {
    let blog = try Blog { request in
      request.query?.contains("number%5D=3") == true
        ? list([article("5")]) : list([article(request.query ?? "1"), article("b")])
    }
    var count = 0
    for try await _ in blog.client.articles.all(prefetching: true, { $0.page(size: 2) }) {
      count += 1
    }
    #expect(count == 5)
    #expect(blog.requests.count == 3)
    #expect(blog.requests.last == "GET /v1/articles?page[number]=3&page[size]=2")
  }

  @Test("count numbers until a page is empty, if their size is unknown")
  func emptyPage() async throws {
    let blog = try Blog { request in
      request.query?.contains("=3") == true ? list([]) : list([article(request.query ?? "1")])
    }
    var counts: [Int] = []
    for try await page in blog.client.articles.pages() { counts.append(page.resources.count) }
    #expect(counts == [1, 1, 0])
  }

  @Test("end at the total, though pages are shorter than asked for")
  func total() async throws {
    let blog = try Blog { request in
      list([article(request.query ?? "1"), article("b")], #","meta":{"total":4}"#)
    }
    var count = 0
    for try await page in blog.client.articles.pages({ $0.page(size: 50) }) {
      #expect(page.total == 4)
      count += 1
    }
    #expect(count == 2)
    let page = try await blog.client.articles.list { $0.page(1, size: 2) }
    _ = try await page.last()
    #expect(blog.requests.last == "GET /v1/articles?page[number]=2&page[size]=2")
    #expect(try await page.previous() == nil)
  }

  @Test("move offsets by what came")
  func offsets() async throws {
    let blog = try Blog { request in
      request.query?.contains("offset%5D=2") == true
        ? list([person("3")]) : list([person("1"), person("2")])
    }
    var names: [String] = []
    for try await person in blog.client.people.all({ $0.page(limit: 2) }) {
      names.append(person.id.rawValue)
    }
    #expect(names == ["1", "2", "3"])
    #expect(
      blog.requests == [
        "GET /v1/users?page[offset]=0&page[limit]=2", "GET /v1/users?page[offset]=2&page[limit]=2",
      ])
    let page = try await blog.client.people.list { $0.page(offset: 3, limit: 2) }
    _ = try await page.previous()
    #expect(blog.requests.last == "GET /v1/users?page[offset]=1&page[limit]=2")
    _ = try await page.first()
    #expect(blog.requests.last == "GET /v1/users?page[offset]=0&page[limit]=2")
  }

  @Test("continue after the cursor of the last resource")
  func cursors() async throws {
    let blog = try Blog { request in
      request.query?.contains("after") == true
        ? list([comment(3)]) : list([comment(1), comment(2, meta: #"{"page":{"cursor":"c2"}}"#)])
    }
    var ids: [Int] = []
    for try await comment in blog.client.comments.all({ $0.page(size: 2) }) {
      ids.append(comment.id.rawValue)
    }
    #expect(ids == [1, 2, 3])
    #expect(blog.requests.last == "GET /v1/comments?page[after]=c2&page[size]=2")
  }

  @Test("throw instead of following a link that was followed before")
  func loop() async throws {
    let blog = try Blog { _ in
      list([article("1")], #","links":{"next":"https://api.example.com/v1/articles?page=2"}"#)
    }
    var count = 0
    let error = await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      for try await _ in blog.client.articles.all(prefetching: true) { count += 1 }
    }
    #expect(count == 2)
    guard case .pageLoop? = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
  }

  /// The error of reading all articles.
  private func failure(_ blog: Blog) async -> RequestError<BlogAPI.Problem>? {
    await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      for try await _ in blog.client.articles.all() {}
    }
  }

  @Test("throw where links end before the total")
  func earlyEnd() async throws {
    let blog = try Blog { request in
      request.query == nil
        ? list(
          [article("1"), article("2")],
          #","links":{"next":"/v1/articles?page=2"},"meta":{"total":4}"#)
        : list([article("3")], #","links":{"prev":"/v1/articles"},"meta":{"total":4}"#)
    }
    var ids: [String] = []
    let error = await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      for try await article in blog.client.articles.all() { ids.append(article.id.rawValue) }
    }
    #expect(ids == ["1", "2", "3"])
    #expect(
      error?.description
        == "articles.list: the pages end after 3 resources, but the collection has 4")
    let second = try #require(try await blog.client.articles.list().next())
    await #expect(throws: RequestError<BlogAPI.Problem>.self) { try await second.next() }
    let sparse = try await blog.client.articles.list { $0.fields(\.title) }
    #expect(sparse.resources.count == 1)
  }

  @Test("throw where counted pages end before the total")
  func earlyEmptyPage() async throws {
    let blog = try Blog { request in
      request.query?.contains("=2") == true
        ? list([], #","meta":{"total":4}"#)
        : list([article("1"), article("2")], #","meta":{"total":4}"#)
    }
    let error = await failure(blog)
    #expect(error?.description.hasSuffix("end after 2 resources, but the collection has 4") == true)
  }

  @Test("are counted where the schema says that links do not lead to them")
  func ignoredLinks() async throws {
    @Sendable func organization(_ id: Int) -> String {
      #"{"type":"organizations","id":"\#(id)","attributes":{"name":"Inc"}}"#
    }
    let blog = try Blog { request in
      request.query?.contains("=2") == true
        ? list([organization(3)], #","links":{"next":null}"#)
        : list([organization(1), organization(2)], #","links":{"next":null,"last":"/v1/wrong"}"#)
    }
    var ids: [String] = []
    for try await organization in blog.client.organizations.all() {
      ids.append(organization.id.rawValue)
    }
    #expect(ids == ["1", "2", "3"])
    #expect(blog.requests.last == "GET /v1/orgs/?page[number]=2")
  }

  @Test("do not leave the path of their collection")
  func strayLink() async throws {
    let blog = try Blog { request in
      switch request.path {
      case "/v1/articles/1/comments":
        list([comment(1)], #","links":{"next":"/v1/comments?page=2"}"#)
      case "/v1/articles/1/owners-before":
        list([person("9")], #","links":{"next":"/v1/people?page=2"}"#)
      default:
        .document(
          #"{"data":[{"type":"comments","id":"5"}],"links":{"next":"/v1/comments?page=2"}}"#)
      }
    }
    let articles = blog.client.articles
    let id = Article.Id(rawValue: "1")
    let page = try await articles.related(id, \.comments)
    let error = await #expect(throws: RequestError<BlogAPI.Problem>.self) { try await page.next() }
    #expect(
      error?.description
        == "articles.related: the link /v1/comments to another page is not followed, because it leaves "
        + "/v1/articles/1/comments")
    let owners = try await articles.related(id, \.ownersBefore)
    await #expect(throws: RequestError<BlogAPI.Problem>.self) { try await owners.next() }
    let stray = await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      try await articles.relationship(id, \.comments).ids()
    }
    #expect(stray?.description.contains("is not followed, because it leaves") == true)
    #expect(blog.requests.count == 3)
  }

  @Test("may have numbers in their paths, and slashes at the ends, and follow redirects")
  func pathsOfPages() async throws {
    let blog = try Blog { request in
      switch request.path {
      case "/v1/articles":
        .status(.permanentRedirect, headerFields: [.location: "/v2/articles/"])
      case "/v2/articles/": list([article("1")], #","links":{"next":"page/2"}"#)
      case "/v2/articles/page/2": list([article("2")], #","links":{"next":"/v2/articles?page=3"}"#)
      default: list([article("3")], #","links":{"next":null}"#)
      }
    }
    var ids: [String] = []
    for try await article in blog.client.articles.all() { ids.append(article.id.rawValue) }
    #expect(ids == ["1", "2", "3"])
  }

  @Test("may have numbers in their paths where they are of linkage, or of several types")
  func pathsOfRelatedPages() async throws {
    let blog = try Blog { request in
      let parts = request.path.split(separator: "/")
      let number = Int(parts.last ?? "") ?? 1
      let path = "/" + parts.prefix(while: { Int($0) != 2 && Int($0) != 3 }).joined(separator: "/")
      let next = number < 3 ? #""\#(path)/\#(number + 1)""# : "null"
      let data =
        parts.contains("comments") ? #"{"type":"comments","id":"\#(number)"}"# : person("\(number)")
      return list([data], #","links":{"next":\#(next)}"#)
    }
    let articles = blog.client.articles
    let id = Article.Id(rawValue: "1")
    #expect(try await articles.relationship(id, \.comments).ids().map(\.rawValue) == [1, 2, 3])
    let third = try await articles.related(id, \.ownersBefore).next()?.next()
    #expect(third?.resources.first?.as(Person.self)?.id.rawValue == "3")
    #expect(third?.hasNext == false)
  }

  @Test("throw where the server sends the same page whatever is asked for")
  func ignoredPages() async throws {
    let blog = try Blog { _ in list([person("1"), person("2")]) }
    let error = await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      for try await _ in blog.client.people.all() {}
    }
    #expect(
      error?.description
        == "people.list: the page at https://api.example.com/v1/users was read before")
    #expect(blog.requests == ["GET /v1/users", "GET /v1/users?page[offset]=2"])
  }

  @Test("end where one after another is empty")
  func emptyPages() async throws {
    let blog = try Blog { request in
      let number = Int(request.query?.dropFirst(5) ?? "") ?? 1
      return .document(#"{"data":[],"links":{"next":"?page=\#(number + 1)"}}"#)
    }
    let error = await failure(blog)
    #expect(
      error?.description == "articles.list: 100 pages in a row are empty, and another follows")
    #expect(blog.requests.count == 100)
    await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      try await blog.client.articles.relationship(Article.Id(rawValue: "1"), \.comments).ids()
    }
  }

  @Test("are not asked for from another origin")
  func foreignLink() async throws {
    let blog = try Blog { _ in
      list([article("1")], #","links":{"next":"https://example.org/v1/articles?page=2"}"#)
    }
    let page = try await blog.client.articles.list()
    let error = await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      try await page.next()
    }
    #expect(error?.operation == "articles.list")
    #expect(blog.requests.count == 1)
  }

  @Test("are asked for ahead, one at a time, and not after the loop was left")
  func prefetching() async throws {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    let blog = try Blog { request in
      let number = request.query?.last?.wholeNumberValue ?? 1
      if number == 3 {
        continuation.yield("asked")
        do { try await Task.sleep(for: .seconds(60)) } catch {
          continuation.yield("cancelled")
          throw error
        }
      }
      return list([article("\(number)")], #","links":{"next":"/v1/articles?page=\#(number + 1)"}"#)
    }
    for try await page in blog.client.articles.pages(prefetching: true) {
      guard page.resources.first?.id.rawValue == "2" else { continue }
      for await event in events {
        #expect(event == "asked")
        break
      }
      break
    }
    for await event in events {
      #expect(event == "cancelled")
      break
    }
    #expect(blog.requests.count == 3)
  }

  @Test("stop when their task is cancelled", arguments: [false, true])
  func cancellation(isPrefetching: Bool) async throws {
    let (waits, continuation) = AsyncStream.makeStream(of: Void.self)
    let blog = try Blog { request in
      if request.query != nil {
        continuation.yield()
        try await Task.sleep(for: .seconds(60))
      }
      return list([article("1")], #","links":{"next":"/v1/articles?page=2"}"#)
    }
    let task = Task {
      for try await _ in blog.client.articles.all(prefetching: isPrefetching) {}
    }
    for await _ in waits { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
