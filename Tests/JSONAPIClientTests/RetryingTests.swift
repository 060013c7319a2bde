import HTTPTypes
import JSONAPIClientTesting
import Testing

@testable import JSONAPIClient

@Suite("Retrying", .timeLimit(.minutes(10)))
struct RetryingTests {
  /// Sends a request with a clock that is moved by each delay, and returns the delays.
  private func send(
    _ transport: StubTransport, _ method: HTTPRequest.Method = .get, body: String? = nil,
    headerFields: HTTPFields = [:], _ change: (inout Retrying) -> Void = { _ in }
  ) async throws -> (HTTPExchangeResponse?, RequestError<Problem>?, [Duration]) {
    var retrying = Retrying()
    retrying.random = { 1 }
    change(&retrying)
    let clock = VirtualClock()
    let pipeline = pipeline(transport) {
      $0.retrying = retrying
      $0.clock = clock
      $0.limits.timeout = .seconds(1_000_000)
    }
    let delays = Task {
      var delays: [Duration] = []
      while !Task.isCancelled {
        await clock.waitForSleepers(within: .seconds(100_000))
        guard let delay = clock.waits.first, delay <= .seconds(100_000) else { continue }
        delays.append(delay)
        clock.advance(by: delay)
        if delay == .seconds(99_999) { break }
      }
      return delays
    }
    defer { delays.cancel() }
    do {
      let answer = try await pipeline.send(method, body: body, headerFields: headerFields)
      try await clock.wake(delays)
      return (answer, nil, await delays.value.dropLast())
    } catch let error as RequestError<Problem> {
      try await clock.wake(delays)
      return (nil, error, await delays.value.dropLast())
    }
  }

  private static let lost = TransportError.connectionLost("lost")

  @Test(
    "repeats after statuses that mean a failure for a while", arguments: [408, 429, 502, 503, 504])
  func statuses(_ code: Int) async throws {
    let transport = StubTransport(responses: [.status(.init(code: code)), .document(article)])
    let (answer, _, delays) = try await send(transport)
    #expect(answer?.status == .ok)
    #expect(delays == [.milliseconds(200)])
  }

  @Test(
    "does not repeat after other statuses",
    arguments: [400, 401, 403, 404, 409, 412, 422, 500, 501])
  func otherStatuses(_ code: Int) async throws {
    let transport = StubTransport { _ in .status(.init(code: code)) }
    let (_, error, _) = try await send(transport)
    #expect(error?.status?.code == code)
    #expect(transport.requests.count == 1)
  }

  @Test("doubles delays up to a maximum, and gives up")
  func backoff() async throws {
    let transport = StubTransport { _ in throw Self.lost }
    let (_, error, delays) = try await send(transport) {
      $0.maxAttempts = 6
      $0.maxDelay = .seconds(1)
    }
    guard case .transport = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(delays == [200, 400, 800, 1000, 1000].map { .milliseconds($0) })
    #expect(transport.requests.count == 6)
  }

  @Test("waits as long as the server asks for")
  func retryAfter() async throws {
    let transport = StubTransport(responses: [
      .status(.tooManyRequests, headerFields: [.retryAfter: "7"]), .document(article),
    ])
    let (answer, _, delays) = try await send(transport)
    #expect(answer?.status == .ok)
    #expect(delays == [.seconds(7)])
  }

  @Test("fails at once if the server asks for more than the limit")
  func longRetryAfter() async throws {
    let transport = StubTransport { _ in
      .status(.serviceUnavailable, headerFields: [.retryAfter: "3600"])
    }
    let (_, error, delays) = try await send(transport)
    #expect(error?.retryAfter == .seconds(3600))
    #expect(delays == [])
  }

  @Test("repeats methods that change nothing when they are repeated")
  func methods() async throws {
    for (method, fields, isRepeated) in [
      (.get, [:], true), (.head, [:], true), (.delete, [:], true), (.patch, [:], false),
      (.post, [:], false),
      (.post, [HTTPField.Name("Idempotency-Key")!: "1"], true),
    ] as [(HTTPRequest.Method, HTTPFields, Bool)] {
      let transport = StubTransport(responses: [.status(.badGateway), .document(article)])
      let (answer, _, _) = try await send(transport, method, headerFields: fields)
      #expect((answer != nil) == isRepeated, "\(method)")
    }
    let transport = StubTransport(responses: [.status(.badGateway), .document(article)])
    let (answer, _, _) = try await send(transport, .patch, body: "{}") { $0.repeatsPatch = true }
    #expect(answer != nil)
    #expect(transport.requests.map(\.text) == ["{}", "{}"])
  }

  @Test("takes a repeated DELETE that finds nothing for a success, if the first may have succeeded")
  func repeatedDelete() async throws {
    let maybe = StubTransport(responses: [.status(.badGateway), .status(.notFound)])
    #expect(try await send(maybe, .delete).0?.status == .noContent)
    let refused = StubTransport(responses: [.status(.tooManyRequests), .status(.notFound)])
    #expect(try await send(refused, .delete).1?.status == .notFound)
    let members = StubTransport(responses: [.status(.badGateway), .status(.notFound)])
    #expect(try await send(members, .delete, body: "{}").1?.status == .notFound)
    let first = StubTransport(responses: [.status(.notFound)])
    #expect(try await send(first, .delete).1?.status == .notFound)
  }

  @Test("stops waiting when the task is cancelled")
  func cancellation() async throws {
    let clock = VirtualClock()
    let pipeline = pipeline(StubTransport { _ in .status(.serviceUnavailable) }) {
      $0.retrying = Retrying()
      $0.clock = clock
    }
    let task = Task { try await pipeline.send() }
    await clock.waitForSleepers(within: .seconds(1))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

extension VirtualClock {
  /// Lets a task that waits for sleepers see a last one.
  fileprivate func wake<Value>(_ task: Task<Value, Never>) async throws {
    try await sleep(until: now.advanced(by: .seconds(99_999)), tolerance: nil)
  }
}
