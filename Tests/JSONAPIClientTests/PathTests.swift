import ClientModels
import Foundation
import HTTPTypes
import JSONAPI
import JSONAPIClient
import JSONAPIClientTesting
import Testing

/// The addresses of operations, of which `Tests/Models/ClientModels/schema.yaml` names some.
@Suite("Paths of operations")
struct PathTests {
  private let transport = StubTransport { _ in
    .document(#"{"data":[],"meta":{"page":{"total":0}}}"#)
  }
  private let library = Library.Id(rawValue: "7/8")
  private let book = Book.Id(rawValue: "1")
  private let loan = Loan.Id(rawValue: "5")

  private func client(_ address: String = "https://api.example.com/v1/") throws -> LibraryClient {
    LibraryClient(baseURL: try #require(URL(string: address)), transport: transport)
  }

  private var requests: [String] { transport.requests.map { "\($0.method) \($0.path)" } }

  @Test("are below the ids of parents that the schema names, percent-encoded")
  func parents() async throws {
    let loans = try client().loans(library: library, books: book)
    _ = try await loans.list()
    for try await _ in loans.all() {}
    _ = try? await loans.create(
      NewLoan(
        attributes: .init(due: try #require(Day(year: 2026, month: 12, day: 1))),
        relationships: .init(library: library, readers: []), meta: .none, links: .none))
    let path = "/v1/libraries/7%2F8/books/1/loans"
    #expect(requests == ["GET \(path)", "GET \(path)", "POST \(path)"])
  }

  @Test("are the usual ones where the schema names no other")
  func others() async throws {
    let loans = try client().loans
    _ = try? await loans.get(loan)
    _ = try? await loans.update(loan) { $0.link(\.library, to: library) }
    _ = try? await loans.delete(loan)
    _ = try? await loans.related(loan, \.library)
    _ = try? await loans.relationship(loan, \.readers).ids()
    #expect(
      requests == [
        "GET /v1/loans/5", "PATCH /v1/loans/5/due/", "DELETE /v1/loans/5",
        "GET /v1/loans/5/library", "GET /v1/loans/5/links/readers",
      ])
  }

  @Test("are all below the parent where the path of the collection is, with its slash at the end")
  func wholeCollection() async throws {
    let rooms = try client().rooms(library: .init(rawValue: "7"))
    let room = Room.Id(rawValue: "1")
    _ = try await rooms.list()
    _ = try? await rooms.get(room)
    _ = try? await rooms.related(room, \.books)
    _ = try? await rooms.relationship(room, \.books).add([book])
    #expect(
      requests == [
        "GET /v1/libraries/7/rooms/", "GET /v1/libraries/7/rooms/1/",
        "GET /v1/libraries/7/rooms/1/books/", "POST /v1/libraries/7/rooms/1/relationships/books/",
      ])
  }

  @Test(
    "with an id that no address can have are errors before anything is sent", arguments: ["", ".."])
  func unaddressable(id: String) async throws {
    await #expect {
      try await client().rooms(library: .init(rawValue: id)).list()
    } throws: { error in
      (error as? RequestError<LibraryAPI.Problem>)?.operation == "rooms.list"
        && "\(error)".contains("cannot address a resource with the id “\(id)”")
    }
    #expect(requests.isEmpty)
  }
}

/// Lists of the resources with some ids.
@Suite("Lists of ids")
struct IdListTests {
  /// A library with books 1 to 120, ten on a page, the last first.
  private let transport = StubTransport { request in
    let parameters = URLComponents(string: request.url)?.queryItems ?? []
    let ids = parameters.filter { $0.name == "filter[id]" }.compactMap {
      $0.value.flatMap(Int.init)
    }
    let skipped = parameters.first { $0.name == "skip" }?.value.flatMap(Int.init) ?? 0
    let page = ids.filter { $0 <= 120 }.sorted(by: >).dropFirst(skipped).prefix(10)
    let books = page.map { id in
      #"{"type":"books","id":"\#(id)","attributes":{"title":"\#(id)","printed-on":"2026-01-01","genre":"novel","kind":"paper"},"relationships":{"author":{"data":{"type":"authors","id":"1"}},"reviews":{"data":[]},"holder":{"data":null},"editions":{"links":{"related":"/editions"}}}}"#
    }
    return .document(
      #"{"data":[\#(books.joined(separator: ","))],"meta":{"page":{"total":\#(ids.filter { $0 <= 120 }.count)}}}"#
    )
  }

  private func client() throws -> LibraryClient {
    LibraryClient(baseURL: try #require(URL(string: "https://a.example")), transport: transport)
  }

  @Test("have the order of the ids, page after page, in few requests")
  func order() async throws {
    let ids = (1...120).map { "\($0 * 7 % 121)" } + ["500", "3"]
    let books = try await client().books.list(ids: ids.map { .init(rawValue: $0) }) {
      $0.include(\.author)
    }
    #expect(books.map(\.title) == ids.filter { $0 != "500" })
    // Three requests with at most 50 ids each, and the other pages of their responses.
    #expect(transport.requests.count == 12)
    #expect(transport.requests.allSatisfy { $0.query?.contains("include=author") == true })
    #expect(transport.requests.allSatisfy { $0.url.utf8.count < 2_000 })
  }

  @Test("ask nothing if there are no ids")
  func none() async throws {
    #expect(try await client().books.list(ids: []).isEmpty)
    #expect(transport.requests.isEmpty)
  }
}
