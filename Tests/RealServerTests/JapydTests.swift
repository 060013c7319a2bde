import BookshopModels
import Foundation
import JSONAPI
import JSONAPIClient
import JSONAPIQuery
import JSONAPITesting
import Testing

@Suite("japyd", .needsServers)
struct JapydTests {
  @Test(
    "answers filters that are functions, and pages without links", arguments: Transport.allCases)
  func reading(_ transport: Transport) async throws {
    let server = try await RealServer("japyd")
    let client = BookshopClient(baseURL: server.url, transport: transport.make())

    let day = try #require(Day("2000-06-01"))
    let page = try await client.books.list {
      $0.include(\.author).sort(.descending(.price)).page(size: 2)
        .filter(.published(.greaterThan, day), .authorName(.equals, "Ada O'Hara"))
    }
    #expect(page.resources.map(\.title) == ["Book 24", "Book 22"])
    #expect(page.total == 7)
    #expect(page.resources.first?.author?.name == "Ada O'Hara")

    let either = try await client.books.list {
      $0.filter(where: .any(.title(.equals, "Book 3"), .title(.startsWith, "Book 25")))
    }
    #expect(either.resources.map(\.title) == ["Book 3", "Book 25"])

    var count = 0
    for try await _ in client.books.all({ $0.page(size: 4) }) { count += 1 }
    #expect(count == 25)
  }

  @Test("reports what is absent", arguments: Transport.allCases)
  func errors(_ transport: Transport) async throws {
    let server = try await RealServer("japyd")
    let client = BookshopClient(baseURL: server.url, transport: transport.make())
    let error = await #expect(throws: RequestError<BookshopAPI.Problem>.self) {
      try await client.books.get("77")
    }
    #expect(error?.status == .notFound)
    #expect(error?.problems.count == 1)
  }

  /// A schema says where offers are. They need a password, and the last link of author 2 is absent.
  @Test(
    "lists below a parent, renews a password, and loses no page", arguments: Transport.allCases)
  func offers(_ transport: Transport) async throws {
    let server = try await RealServer("japyd")
    let passwords = Passwords()
    var configuration = ClientConfiguration()
    configuration.authenticating = Authenticating(
      FetchedCredential { .basic(user: "ada", password: await passwords.next()) })
    let client = BookshopClient(
      baseURL: server.url, transport: transport.make(), configuration: configuration)

    var ids: [Offer.Id] = []
    for try await offer in client.offers(author: "1").all() { ids.append(offer.id) }
    #expect(ids == ["1", "2", "3", "4", "5"])
    let error = await #expect(throws: RequestError<BookshopAPI.Problem>.self) {
      for try await _ in client.offers(author: "2").all() {}
    }
    #expect(
      error?.description
        == "offers.list: the pages end after 4 resources, but the collection has 5")
  }

  @Test("shows what is wrong in errors of another form", arguments: Transport.allCases)
  func otherErrors(_ transport: Transport) async throws {
    let server = try await RealServer("japyd")
    var configuration = ClientConfiguration()
    configuration.authenticating = Authenticating(.basic(user: "ada", password: "new"))
    let client = BookshopClient(
      baseURL: server.url, transport: transport.make(), configuration: configuration)
    let offers = client.offers(author: "1")
    let first = try #require(await offers.first()).resourceObject
    let sold = first.tappingAttributes { $0.sold.value = 9 }
    #expect(try await offers.update(from: first, to: sold).http == nil)
    try await offers.update(
      from: first, to: sold.tappingAttributes { $0.price.value = 2 })
    let error = await #expect(throws: RequestError<BookshopAPI.Problem>.self) {
      try await offers.update("1") { $0.set(\.price, to: -1) }
    }
    #expect(
      error?.description == "offers.update: 422 Unprocessable Content: price: must not be negative")

    configuration.authenticating = Authenticating(.basic(user: "ada", password: "old"))
    let stranger = BookshopClient(
      baseURL: server.url, transport: transport.make(), configuration: configuration)
    let refused = await #expect(throws: RequestError<BookshopAPI.Problem>.self) {
      try await stranger.offers(author: "1").list()
    }
    #expect(refused?.description == "offers.list: 401 Unauthorized: Who are you?")
  }
}

/// Passwords, of which the server accepts the second.
private actor Passwords {
  private var all = ["new", "old"]
  func next() -> String { all.popLast() ?? "none" }
}
