import HTTPTypes

/// Reports what happens to requests.
///
/// ```swift
/// configuration.observing = Observing { event in logger.debug("\(event)") }
/// ```
public struct Observing: ClientMiddleware {
  let observe: @Sendable (ClientEvent) -> Void

  /// Creates a middleware that calls a function, on any thread, for each event.
  public init(_ observe: @escaping @Sendable (ClientEvent) -> Void) {
    self.observe = observe
  }

  public func intercept(
    _ request: ClientRequest,
    next: @Sendable (ClientRequest) async throws -> HTTPExchangeResponse
  ) async throws -> HTTPExchangeResponse {
    request.report(.started)
    let stopwatch = Stopwatch(request.context.clock)
    do {
      return try await next(request)
    } catch {
      request.report(.failed(error, in: stopwatch.elapsed))
      throw error
    }
  }
}

/// Measures time by a clock of any type.
struct Stopwatch: Sendable {
  private let read: @Sendable () -> Duration

  init(_ clock: any Clock<Duration>) {
    read = Self.reader(clock)
  }

  var elapsed: Duration { read() }

  private static func reader<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
