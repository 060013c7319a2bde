import TestWorkspace
import Testing

#if compiler(>=6.2)
  /// What a new app writes, whose code is on the main actor unless it says otherwise.
  @Suite(
    "An app on the main actor",
    .enabled(if: SwiftTools.canTypeCheck, "There is no swiftc, or no module that was built."))
  struct DefaultIsolationTests {
    private static let app = #"""
      import ClientModels
      import JSONAPI
      import JSONAPIClient
      import JSONAPIQuery

      final class Shelf {
        var genre = Genre.novel
        var titles: [String] = []
        let client: LibraryClient

        init(_ client: LibraryClient) { self.client = client }

        func load() async throws {
          let page = try await client.books.list { $0.include(\.author).filter(.genre([genre])) }
          titles = page.map(\.title)
          for try await book in client.books.all({ $0.page(limit: titles.count) }) { titles.append(book.title) }
          guard let book = page.resources.first else { return }
          try await client.books.update(book.id) { $0.set(\.genre, to: genre) }
          _ = try await client.books.load(\.reviews, of: book) { $0.page(size: titles.count) }
          _ = try await client.atomically { try $0.update(book.id, of: BookDescription.self) { $0.set(\.genre, to: genre) } }
          do {
            _ = try await client.books.get(book.id) { $0.fields(\.title) }
          } catch let error as RequestError<LibraryAPI.Problem> {
            titles = error.problems(with: \.title, of: BookDescription.self).map { "\($0)" }
          }
        }
      }

      struct Passing: ClientMiddleware {
        func intercept(_ request: ClientRequest, next: Next) async throws -> HTTPExchangeResponse {
          try await next(request)
        }
      }

      struct Tokens: CredentialProvider {
        func credential() async throws -> Credential? { .bearer("secret") }
      }

      @MainActor final class Session {
        func token() -> String { "secret" }
        func configuration() -> ClientConfiguration {
          var configuration = ClientConfiguration()
          configuration.authenticating = Authenticating(FetchedCredential { .bearer(await self.token()) })
          configuration.observing = Observing { print($0) }
          configuration.middlewares = [Passing()]
          return configuration
        }
      }
      """#

    @Test(
      "compiles",
      arguments: [
        [], ["-default-isolation", "MainActor"],
        [
          "-default-isolation", "MainActor", "-enable-upcoming-feature",
          "NonisolatedNonsendingByDefault",
        ],
      ])
    func compiles(_ options: [String]) throws {
      let workspace = try Workspace()
      try workspace.write(Self.app, to: "App.swift")
      let result = try SwiftTools.typeCheck(
        [workspace.path("App.swift")], ["-parse-as-library"] + options)
      #expect(result.status == 0, "\(result.errors)")
    }
  }
#endif
