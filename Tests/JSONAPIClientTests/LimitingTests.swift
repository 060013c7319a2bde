import JSONAPIClientTesting
import Testing

@testable import JSONAPIClient

@Suite("Limiting", .timeLimit(.minutes(10)))
struct LimitingTests {
  @Test("keeps the number of requests under way, and answers all")
  func limit() async throws {
    let current = Shared(0)
    let largest = Shared(0)
    let transport = StubTransport { _ in
      let count = await current.change {
        $0 += 1
        return $0
      }
      await largest.change { $0 = max($0, count) }
      try await Task.sleep(for: .microseconds(100))
      await current.change { $0 -= 1 }
      return .document(article)
    }
    let pipeline = pipeline(transport) { $0.limiting = Limiting(to: 5) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<500 { group.addTask { try await pipeline.send() } }
      try await group.waitForAll()
    }
    #expect(await largest.value == 5)
    #expect(transport.requests.count == 500)
  }

  @Test("lets go of waiting requests whose tasks are cancelled, and of failed ones")
  func cancellation() async throws {
    let clock = VirtualClock()
    let transport = StubTransport { request in
      if request.path == "/v1/slow" { try await clock.sleep(for: .seconds(1)) }
      if request.path == "/v1/bad" { throw TransportError.timedOut }
      return .document(article)
    }
    let pipeline = pipeline(transport) { $0.limiting = Limiting(to: 1) }
    async let slow = pipeline.send(.get, "slow")
    await clock.waitForSleepers(within: .seconds(1))
    let waiting = (0..<10).map { _ in Task { try await pipeline.send(.get, "waiting") } }
    for task in waiting { task.cancel() }
    for task in waiting {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    async let bad = pipeline.failure(.get, "bad")
    async let last = pipeline.send(.get, "last")
    clock.advance(by: .seconds(1))
    #expect(try await slow.status == .ok)
    #expect(try await bad != nil)
    #expect(try await last.status == .ok)
    #expect(!transport.requests.map(\.path).contains("/v1/waiting"))
  }
}
