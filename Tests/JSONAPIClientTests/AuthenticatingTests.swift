import HTTPTypes
import JSONAPIClientTesting
import Testing

@testable import JSONAPIClient

@Suite("Authenticating", .timeLimit(.minutes(10)))
struct AuthenticatingTests {
  @Test("sends the credential to the origin of the base URL only")
  func origin() async throws {
    let transport = StubTransport { _ in .document(article) }
    let key = try #require(HTTPField.Name("X-Api-Key"))
    let pipeline = pipeline(transport) {
      $0.authenticating = Authenticating(Credential(field: key, value: "secret"))
      $0.headerFields = [.cookie: "a=1", .userAgent: "test"]
    }
    for url in [
      "articles", "https://cdn.example/a", "http://api.example.com/a",
      "https://api.example.com:8443/",
    ] {
      try await pipeline.send(.get, url)
    }
    #expect(transport.requests.map { $0.headerFields[key] } == ["secret", nil, nil, nil])
    #expect(transport.requests.map { $0.headerFields[.cookie] } == ["a=1", nil, nil, nil])
    #expect(transport.requests.allSatisfy { $0.headerFields[.userAgent] == "test" })
  }

  @Test("is not followed by the credential to another origin, nor back")
  func redirect() async throws {
    let transport = StubTransport { request in
      switch request.url {
      case "https://api.example.com/v1/articles/1":
        .status(.temporaryRedirect, headerFields: [.location: "https://cdn.example/a"])
      case "https://cdn.example/a":
        .status(.temporaryRedirect, headerFields: [.location: "https://api.example.com/v1/b"])
      default: .document(article)
      }
    }
    let key = try #require(HTTPField.Name("X-Api-Key"))
    let pipeline = pipeline(transport) {
      $0.authenticating = Authenticating(Credential(field: key, value: "secret"))
    }
    try await pipeline.send()
    #expect(transport.requests.map { $0.headerFields[key] } == ["secret", nil, nil])
  }

  @Test("refuses redirects from https to http")
  func downgrade() async throws {
    let transport = StubTransport { _ in
      .status(.found, headerFields: [.location: "http://api.example.com/?token=1"])
    }
    let error = try await pipeline(transport).failure()
    #expect(
      "\(error!)"
        == "articles.test: 302 Found: a redirect to http://api.example.com/ is not followed")
  }

  @Test("refreshes once for all requests that were rejected, and repeats each once")
  func refresh() async throws {
    let clock = VirtualClock()
    let provider = Provider(clock)
    let transport = StubTransport { request in
      request.headerFields[.authorization] == "Bearer 2"
        ? .document(article) : .status(.unauthorized)
    }
    let pipeline = pipeline(transport) { $0.authenticating = Authenticating(provider) }
    let tasks = (0..<50).map { _ in Task { try await pipeline.send() } }
    await clock.waitForSleepers(within: .seconds(5))
    clock.advance(by: .seconds(5))
    for task in tasks { #expect(try await task.value.status == .ok) }
    #expect(await provider.refreshes == 1)
    #expect(transport.requests.count <= 100)
  }

  @Test("returns 401 if the other credential is rejected too, or if there is none")
  func rejected() async throws {
    let transport = StubTransport { _ in .status(.unauthorized) }
    let refreshing = pipeline(transport) {
      $0.authenticating = Authenticating(FetchedCredential { .bearer("1") })
    }
    #expect(try await refreshing.failure()?.status == .unauthorized)
    #expect(transport.requests.count == 2)
    let fixed = pipeline(transport) { $0.authenticating = Authenticating(.bearer("1")) }
    #expect(try await fixed.failure()?.status == .unauthorized)
    #expect(transport.requests.count == 3)
  }

  @Test("ends a request whose task is cancelled while the credential is fetched")
  func cancellation() async throws {
    let clock = VirtualClock()
    let pipeline = pipeline(StubTransport { _ in .document(article) }) {
      $0.authenticating = Authenticating(
        FetchedCredential {
          try await clock.sleep(for: .seconds(1))
          return .bearer("1")
        })
    }
    let task = Task { try await pipeline.send() }
    let other = Task { try await pipeline.send() }
    await clock.waitForSleepers(within: .seconds(1))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    clock.advance(by: .seconds(1))
    // Where the first was alone, the second has begun a fetch of its own.
    let wake = Task {
      await clock.waitForSleepers(within: .seconds(1))
      clock.advance(by: .seconds(1))
    }
    #expect(try await other.value.status == .ok)
    wake.cancel()
    clock.advance(by: .seconds(1))
  }

  @Test("passes on the provider's error")
  func providerError() async throws {
    struct NoLogin: Error {}
    let pipeline = pipeline(StubTransport { _ in .document(article) }) {
      $0.authenticating = Authenticating(FetchedCredential { throw NoLogin() })
    }
    guard case .middleware(is NoLogin) = try await pipeline.failure()?.reason else {
      Issue.record("another error")
      return
    }
  }

  @Test("makes Basic credentials, and never prints a credential")
  func credentials() {
    let credential = Credential.basic(user: "Aladdin", password: "open sesame")
    #expect(credential.value == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
    var dumped = ""
    dump(credential, to: &dumped)
    #expect(!"\(credential) \(String(reflecting: credential)) \(dumped)".contains("QWxh"))
  }

  private actor Provider: CredentialProvider {
    private let clock: VirtualClock
    private var number = 1
    private(set) var refreshes = 0

    init(_ clock: VirtualClock) {
      self.clock = clock
    }

    func credential() -> Credential? { .bearer("\(number)") }

    func credential(replacing rejected: Credential) async throws -> Credential? {
      refreshes += 1
      try await clock.sleep(for: .seconds(5))
      number += 1
      return credential()
    }
  }
}
