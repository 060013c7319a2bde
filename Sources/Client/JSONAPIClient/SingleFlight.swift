/// Runs work once for all callers that need it at the same time.
actor SingleFlight<Key: Hashable & Sendable, Value: Sendable> {
  private struct Flight {
    let number: Int
    let task: Task<Void, Never>
    var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]
  }
  private var flights: [Key: Flight] = [:]
  private var numbers = 0

  /// Returns the result of the work for a key. The work is cancelled when all
  /// callers that wait for it are.
  func value(
    for key: Key, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    let number = nextNumber()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        var flight = flights[key] ?? start(key, work)
        flight.waiting[number] = continuation
        flights[key] = flight
      }
    } onCancel: {
      Task { await leave(key, number) }
    }
  }

  private func start(_ key: Key, _ work: @escaping @Sendable () async throws -> Value) -> Flight {
    let number = nextNumber()
    let task = Task {
      do {
        land(key, number, .success(try await work()))
      } catch {
        land(key, number, .failure(error))
      }
    }
    return Flight(number: number, task: task)
  }

  private func land(_ key: Key, _ number: Int, _ result: Result<Value, any Error>) {
    guard let flight = flights[key], flight.number == number else { return }
    flights[key] = nil
    for continuation in flight.waiting.values { continuation.resume(with: result) }
  }

  private func leave(_ key: Key, _ number: Int) {
    guard let continuation = flights[key]?.waiting.removeValue(forKey: number) else { return }
    continuation.resume(throwing: CancellationError())
    if let flight = flights[key], flight.waiting.isEmpty {
      flights[key] = nil
      flight.task.cancel()
    }
  }

  private func nextNumber() -> Int {
    numbers += 1
    return numbers
  }
}
