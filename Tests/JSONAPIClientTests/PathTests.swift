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
