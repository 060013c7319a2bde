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
}
