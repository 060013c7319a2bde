import JSONAPI
import JSONAPIClient
import JSONAPIQuery
import Testing

@Suite("A request that cannot be written")
struct InvalidRequestTests {
  private static let article = Article.Id(rawValue: "1")
  private static let none = Article.Id(rawValue: "")
  private static let local = Person.Id(localId: "new")

  /// Operations with an id that no address can have, or a value that no request can contain.
  private static let requests:
    [(OperationName, String, @Sendable (BlogClient) async throws -> Void)] =
      [
        ("articles.list", large, { _ = try await $0.articles.list { $0.page(size: 101) } }),
        (
          "articles.list", large,
          { _ = try await $0.articles.list { $0.page(size: 101).fields(\.title) } }
        ),
        ("articles.list", large, { _ = try await $0.articles.first { $0.page(size: 101) } }),
        ("articles.list", large, { for try await _ in $0.articles.all({ $0.page(size: 101) }) {} }),
        ("articles.get", empty, { _ = try await $0.articles.get(none) }),
        ("articles.get", empty, { _ = try await $0.articles.get([none]) }),
        ("articles.get", empty, { _ = try await $0.articles.get(none) { $0.fields(\.title) } }),
        ("people.get", unaddressable("new"), { _ = try await $0.people.get(local) }),
        ("people.get", unaddressable(".."), { _ = try await $0.people.get(.init(rawValue: "..")) }),
        ("people.get", unaddressable("."), { _ = try await $0.people.get(.init(rawValue: ".")) }),
        ("articles.create", empty, { try await $0.articles.create(draft, id: none) }),
        (
          "articles.update", empty,
          { try await $0.articles.update(none) { $0.set(\.title, to: "") } }
        ),
        ("articles.delete", empty, { try await $0.articles.delete(none) }),
        ("articles.related", empty, { _ = try await $0.articles.related(none, \.author) }),
        ("articles.related", empty, { _ = try await $0.articles.related(none, \.comments) }),
        ("articles.related", empty, { _ = try await $0.articles.related(none, \.ownersBefore) }),
        (
          "articles.relationship", empty,
          { try await $0.articles.relationship(none, \.editor).set(nil) }
        ),
        (
          "articles.relationship", empty,
          { _ = try await $0.articles.relationship(none, \.author).id() }
        ),
        (
          "articles.relationship", empty,
          { try await $0.articles.relationship(none, \.comments).add([]) }
        ),
        (
          "articles.relationship", empty,
          { _ = try await $0.articles.relationship(none, \.comments).ids() }
        ),
        (
          "operations", empty,
          {
            try await $0.atomically { try $0.add(draft, id: none, as: ArticleDescription.self) }
          }
        ),
        (
          "raw", "The value at /0 has no form in JSON.",
          { _ = try await $0.send(.init("raw", .post, path: "raw", body: [Double.nan]) { _ in }) }
        ),
      ]
  private static let draft = NewArticle(
    attributes: .init(title: "Miso"), relationships: .init(author: .init(rawValue: "9")),
    meta: .none, links: .none)
  private static let large = "A page of 101 resources is larger than the largest, which has 100."
  private static let empty = unaddressable("")

  private static func unaddressable(_ id: String) -> String {
    "A request cannot address a resource with the id “\(id)”."
  }

  @Test("is an error of its operation, and is not sent", arguments: requests.indices)
  func failure(_ index: Int) async throws {
    let (operation, reason, send) = Self.requests[index]
    let blog = try Blog(answering: .document(#"{"data":null}"#))
    let error = await #expect(throws: RequestError<BlogAPI.Problem>.self) {
      try await send(blog.client)
    }
    guard case .invalidRequest? = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect("\(error as Any)" == "Optional(\(operation): the request cannot be written. \(reason))")
    #expect(blog.requests.isEmpty)
  }

  @Test("leaves the errors of the function that makes it as they are")
  func errorsOfUsers() async throws {
    struct OfUser: Error {}
    let blog = try Blog(answering: .status(.noContent))
    await #expect(throws: OfUser.self) {
      try await blog.client.articles.update(Self.article) { _ in throw OfUser() }
    }
    await #expect(throws: OfUser.self) { try await blog.client.atomically { _ in throw OfUser() } }
  }
}
