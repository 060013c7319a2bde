/// Limits the number of concurrent requests. Further requests wait in the order in which they
/// arrive. They stop waiting if their tasks are cancelled.
///
/// Clients with copies of one value share its limit.
public struct Limiting: ClientMiddleware {
  private let gate: Gate

  /// Creates a limit.
  public init(to maxConcurrentRequests: Int) {
    gate = Gate(places: max(maxConcurrentRequests, 1))
  }

  public func intercept(_ request: ClientRequest, next: Next) async throws -> HTTPExchangeResponse {
    try await gate.enter()
    do {
      let received = try await next(request)
      await gate.leave()
      return received
    } catch {
      await gate.leave()
      throw error
    }
  }
}

/// Admits a limited number of tasks, in the order in which they arrive.
private actor Gate {
  private var places: Int
  private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
  /// The next ticket to serve, and the next one to give out.
  private var served = 0
  private var given = 0

  init(places: Int) {
    self.places = places
  }

  func enter() async throws {
    try Task.checkCancellation()
    if places > 0 {
      places -= 1
      return
    }
    let ticket = given
    given += 1
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting[ticket] = $0 }
    } onCancel: {
      Task { await giveUp(ticket) }
    }
  }

  func leave() {
    while served < given {
      served += 1
      if let next = waiting.removeValue(forKey: served - 1) {
        next.resume()
        return
      }
    }
    places += 1
  }

  private func giveUp(_ ticket: Int) {
    waiting.removeValue(forKey: ticket)?.resume(throwing: CancellationError())
  }
}
