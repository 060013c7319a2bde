import Foundation
import HTTPTypes
import JSONAPIClientTesting
import Testing

@testable import JSONAPIClient

@Suite("Pipeline", .timeLimit(.minutes(10)))
struct PipelineTests {
  @Test("reports events in their order, with attempts")
  func events() async throws {
    let events = Events()
    let clock = VirtualClock()
    let transport = StubTransport(responses: [
      .status(.serviceUnavailable, headerFields: [.retryAfter: "2"]),
      .status(.found, headerFields: [.location: "/v1/b?secret=1"]),
      .document(article, headerFields: [.contentType: "application/json"]),
    ])
    let pipeline = pipeline(transport) {
      $0.observing = Observing { events.add($0) }
      $0.retrying = Retrying()
      $0.clock = clock
    }
    async let answer = pipeline.send(.get, "articles?filter=secret")
    await clock.waitForSleepers(within: .seconds(2))
    clock.advance(by: .seconds(2))
    _ = try await answer
    #expect(
      events.all.map(\.description) == [
        "articles.test: GET /v1/articles started",
        "articles.test: GET /v1/articles got a 503 response of 0 bytes in 0 ms",
        "articles.test: GET /v1/articles will be repeated in 2000 ms: 503 Service Unavailable",
        "articles.test: GET /v1/articles got a 302 response of 0 bytes in 0 ms",
        "articles.test: GET /v1/articles redirected by 302 to https://api.example.com/v1/b",
        "articles.test: GET /v1/b got a 200 response of 37 bytes in 0 ms",
        "articles.test: GET /v1/b got a response of type application/json",
      ])
    #expect(events.all.map(\.attempt) == [1, 1, 1, 2, 2, 2, 2])
    #expect(Set(events.all.map(\.request)).count == 1)
  }

  @Test("reports the final failure once")
  func failureEvent() async throws {
    let events = Events()
    let pipeline = pipeline(StubTransport { _ in throw TransportError.timedOut }) {
      $0.observing = Observing { events.add($0) }
      $0.clock = VirtualClock()
    }
    _ = try await pipeline.failure()
    #expect(
      events.all.map(\.description).last
        == "articles.test: GET /v1/articles/1 failed after 0 ms: the request timed out")
    #expect(events.all.count == 2)
  }

  @Test(
    "reports an answer that means failure, or cannot be read, as one failure",
    arguments: [
      (HTTPExchangeResponse.status(.notFound), "404 Not Found"),
      (
        .document(#"{"errors":[{"title":"No"}]}"#, status: 422),
        "422 Unprocessable Content: the server reports errors: title: No"
      ),
      (.status(.ok), "200 OK: the response has no body"),
    ])
  func failedAnswers(_ answer: HTTPExchangeResponse, _ text: String) async throws {
    let events = Events()
    var configuration = ClientConfiguration()
    configuration.observing = Observing { events.add($0) }
    configuration.clock = VirtualClock()
    let blog = try Blog(configuration: configuration) { _ in answer }
    _ = try? await blog.client.articles.list()
    let failures = events.all.filter { if case .failed = $0.kind { true } else { false } }
    #expect(
      failures.map(\.description) == [
        "articles.list: GET /v1/articles failed after 0 ms: \(text)"
      ])
    #expect(failures.count == 1 && events.all.first?.description.hasSuffix("started") == true)
  }

  @Test("ends a request that takes too long")
  func timeout() async throws {
    let clock = VirtualClock()
    let pipeline = pipeline(StubTransport { _ in try await never() }) {
      $0.clock = clock
      $0.limits.timeout = .seconds(30)
    }
    async let failure = pipeline.failure()
    await clock.waitForSleepers(within: .seconds(30))
    clock.advance(by: .seconds(30))
    guard case .timedOut = try await failure?.reason else {
      Issue.record("another error")
      return
    }
  }

  @Test("throws CancellationError when the task is cancelled, whatever the transport throws")
  func cancellation() async throws {
    struct Strange: Error {}
    let started = Shared(false)
    let pipeline = pipeline(
      StubTransport { _ in
        await started.change { $0 = true }
        do { return try await never() } catch { throw Strange() }
      })
    let task = Task { try await pipeline.send() }
    while await !started.value { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("calls the user's middlewares in their order, inside the others")
  func middlewares() async throws {
    struct Adding: ClientMiddleware {
      let text: String
      func intercept(_ request: ClientRequest, next: Next) async throws -> HTTPExchangeResponse {
        var request = request
        request.headerFields[.userAgent] = (request.headerFields[.userAgent] ?? "") + text
        var answer = try await next(request)
        answer.head.headerFields[.server] = (answer.headerFields[.server] ?? "") + text
        return answer
      }
    }
    let transport = StubTransport { _ in .document(article) }
    let pipeline = pipeline(transport) { $0.middlewares = [Adding(text: "a"), Adding(text: "b")] }
    let answer = try await pipeline.send()
    #expect(transport.requests[0].headerFields[.userAgent] == "ab")
    #expect(answer.headerFields[.server] == "ba")
  }

  @Test("limits the body of transports that do not")
  func bodyLimit() async throws {
    let pipeline = pipeline(StubTransport { _ in .document(article) }) { $0.limits.bodySize = 10 }
    guard case .bodyTooLarge(limit: 10) = try await pipeline.failure()?.reason else {
      Issue.record("another error")
      return
    }
  }

  @Test("makes errors that name operation, status and problems, and hold no query and no body")
  func errors() async throws {
    let document =
      #"{"errors":[{"title":"No","detail":"Too short","source":{"pointer":"/data/attributes/title"}}]}"#
    let transport = StubTransport(responses: [
      .document(document, status: .unprocessableContent),
      .status(.notFound),
      HTTPExchangeResponse(HTTPResponse(status: .ok), body: Array("secret".utf8)),
    ])
    let pipeline = pipeline(transport)
    let problems = try #require(
      try await pipeline.failure(.post, "articles?q=secret", body: "secret"))
    #expect(problems.problems.first?.payload?.source?.pointer == "/data/attributes/title")
    #expect(
      "\(problems)".hasPrefix(
        "articles.test: 422 Unprocessable Content: the server reports errors: "))
    #expect("\(problems)".contains("Too short"))
    let status = try #require(try await pipeline.failure(.get, "articles?q=secret"))
    #expect("\(status)" == "articles.test: 404 Not Found: GET /v1/articles")
    let mediaType = try #require(try await pipeline.failure(.get, "articles?q=secret"))
    #expect("\(mediaType)" == "articles.test: 200 OK: the response has no media type")
    #expect(mediaType.body == Array("secret".utf8))
  }
}

/// Waits until the task is cancelled.
private func never() async throws -> HTTPExchangeResponse {
  try await Task.sleep(for: .seconds(3600))
  return .status(.ok)
}

/// Events in their order.
private final class Events: @unchecked Sendable {
  private let lock = NSLock()
  private var events: [ClientEvent] = []

  func add(_ event: ClientEvent) { lock.withLock { events.append(event) } }
  var all: [ClientEvent] { lock.withLock { events } }
}
