import FaultServer
import Foundation
import HTTPTypes
import JSONAPIClient
import JSONAPIURLSession
import TestWorkspace
import Testing

// One after the other: on Linux, all sessions share a queue, which a header with many fields keeps busy.
@Suite("URLSession", .serialized, .timeLimit(.minutes(10)))
struct URLSessionTransportTests {
  @Test("meets what every transport must do", arguments: TransportCheck.all)
  func check(_ check: TransportCheck) async throws {
    let mistake = try await check.mistake(URLSessionTransport())
    #expect(mistake == nil)
  }

  @Test("renews a credential after a 401 that asks for a password")
  func renewal() async throws {
    let server = try FaultServer { request in
      request["authorization"] == "Basic bmV3"
        ? [.answer(200, ["Content-Type: application/vnd.api+json"], body: Array("{}".utf8))]
        : [.answer(401, [#"WWW-Authenticate: Basic realm="api""#])]
    }
    var configuration = ClientConfiguration()
    configuration.limits.timeout = .seconds(20)
    configuration.authenticating = Authenticating(Passwords())
    let url = try #require(URL(string: server.url))
    let pipeline = Pipeline(
      baseURL: url, transport: URLSessionTransport(), configuration: configuration)
    let answer = try await pipeline.response(
      to: pipeline.prepared(ClientRequest("renewal", .get, url)), problems: UntypedProblem.self)
    #expect(answer.status == .ok)
    #expect(server.requestCount == 2)
  }

  @Test("keeps the time limit where a header has very many fields, and answers others afterwards")
  func manyFields() async throws {
    let server = try FaultServer { request in
      guard request.target == "/bad" else { return [.answer(200)] }
      return [
        .text("HTTP/1.1 200 OK\r\n"), .text(String(repeating: "a:1\r\n", count: 25_000)),
        .text("Content-Length: 0\r\n\r\n"),
      ]
    }
    var configuration = ClientConfiguration()
    configuration.retrying = nil
    configuration.limits.timeout = .milliseconds(200)
    let url = try #require(URL(string: server.url))
    let transport = URLSessionTransport()
    let pipeline = Pipeline(baseURL: url, transport: transport, configuration: configuration)
    let start = ContinuousClock.now
    await #expect(throws: RequestError<UntypedProblem>.self) {
      try await pipeline.response(
        to: pipeline.prepared(ClientRequest("fields", .get, url.appending(path: "bad"))),
        problems: UntypedProblem.self)
    }
    #expect(ContinuousClock.now - start < .seconds(3))
    let other = HTTPRequest(
      method: .get, scheme: "http", authority: String(server.url.dropFirst(7)), path: "/")
    #expect(
      try await transport.send(other, body: nil, limits: TransportLimits()).status == .ok)
  }

  @Test("ends a compressed body at the size limit, however much would follow")
  func gzipBomb() async throws {
    let bomb = Answers.gzipBomb(zeros: 128 << 20)
    let server = try FaultServer { _ in [.answer(200, ["Content-Encoding: gzip"], body: bomb)] }
    let request = HTTPRequest(
      method: .get, scheme: "http", authority: String(server.url.dropFirst(7)), path: "/")
    let start = ContinuousClock.now
    let error = await #expect(throws: TransportError.self) {
      try await URLSessionTransport().send(
        request, body: nil, limits: TransportLimits(bodySize: 1 << 20, timeout: .seconds(60)))
    }
    #expect(error?.description.contains("1048576") == true)
    #expect(ContinuousClock.now - start < .seconds(3))
  }

  @Test(
    "says what URLSession knows of a failure, without the URL",
    arguments: [
      ("https", "ok", "SSL"), ("http", "chunk", "chunk"), ("http", "head", "header"),
    ])
  func failures(_ scheme: String, _ target: String, _ word: String) async throws {
    let server = try FaultServer { request in
      switch request.target {
      case "/chunk?key=secret":
        [
          .text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nwhat\r\n{\r\n"), .wait(0.1),
          .close,
        ]
      case "/head?key=secret": [.text("HTTP/1.1 200 OK\r\n: what\r\n\r\n"), .close]
      default: [.answer(200)]
      }
    }
    let request = HTTPRequest(
      method: .get, scheme: scheme, authority: String(server.url.dropFirst(7)),
      path: "/\(target)?key=secret")
    let error = await #expect(throws: TransportError.self) {
      try await URLSessionTransport().send(request, body: nil, limits: TransportLimits())
    }
    let text = try #require(error?.description)
    #expect(!text.contains("secret"))
    #if os(Linux)
      #expect(text.hasPrefix("the request failed: ") && text.contains(word), "\(text)")
    #endif
  }

  @Test("loses none of many requests at once")
  func load() async throws {
    let count = TestExtent.count(all: 10_000, sample: 1_000)
    let mistake = try await TransportCheck.load(count).mistake(URLSessionTransport())
    #expect(mistake == nil)
  }
}

/// A provider whose first password the server rejects.
private struct Passwords: CredentialProvider {
  func credential() async throws -> Credential? {
    Credential(field: .authorization, value: "Basic b2xk")
  }

  func credential(replacing rejected: Credential) async throws -> Credential? {
    Credential(field: .authorization, value: "Basic bmV3")
  }
}
