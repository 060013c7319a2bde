import JSONAPI
import JSONAPIClient

/// A clock that tests advance, so that they never really wait.
///
/// ```swift
/// configuration.clock = clock
/// async let page = client.articles.list()
/// await clock.waitForSleepers(within: .seconds(2))
/// clock.advance(by: .seconds(2))
/// ```
public final class VirtualClock: Clock {
  /// A moment: the time since the clock was made.
  public struct Instant: InstantProtocol {
    let time: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    public func duration(to other: Instant) -> Duration { other.time - time }
    public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  private struct Sleeper {
    let end: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }
  private struct State {
    var now = Instant(time: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var watchers: [(isDone: @Sendable ([Duration]) -> Bool, CheckedContinuation<Void, Never>)] = []
    var tickets = 0

    var waits: [Duration] { sleepers.values.map { now.duration(to: $0.end) }.sorted() }

    /// Removes and returns the watchers whose condition now holds.
    mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
      let waits = waits
      let done = watchers.filter { $0.isDone(waits) }.map(\.1)
      watchers.removeAll { $0.isDone(waits) }
      return done
    }
  }
  private let state = Locked(State())

  /// Creates a clock.
  public init() {}

  public var now: Instant { state.withLock(\.now) }
  public var minimumResolution: Duration { .nanoseconds(1) }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let ticket = state.withLock { state in
      state.tickets += 1
      return state.tickets
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let watchers = state.withLock { state in
          // Cancellation removes a sleeper within the lock, so that it is either here or cancelled.
          guard deadline > state.now, !Task.isCancelled else {
            return nil as [CheckedContinuation<Void, Never>]?
          }
          state.sleepers[ticket] = Sleeper(end: deadline, continuation: continuation)
          return state.takeWatchers()
        }
        guard let watchers else {
          continuation.resume(with: Result { try Task.checkCancellation() })
          return
        }
        for watcher in watchers { watcher.resume() }
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: ticket) }?
        .continuation.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock, and wakes the tasks that sleep until then.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let woken = state.sleepers.filter { $0.value.end <= state.now }
      for ticket in woken.keys { state.sleepers[ticket] = nil }
      return woken.values.sorted { $0.end < $1.end }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// The times for which tasks sleep, from now on.
  public var waits: [Duration] { state.withLock(\.waits) }

  /// Waits until a number of tasks sleep for no longer than a time from now on, so that
  /// ``advance(by:)`` will wake them.
  public func waitForSleepers(_ count: Int = 1, within time: Duration) async {
    await withCheckedContinuation { continuation in
      let isDone: @Sendable ([Duration]) -> Bool = { $0.count { $0 <= time } >= count }
      let isThere = state.withLock { state in
        if isDone(state.waits) { return true }
        state.watchers.append((isDone, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}
