/// Reports what happens to requests: each begins with ``ClientEvent/Kind/started``, and ends with `decoded` or
/// `failed`.
///
/// ```swift
/// configuration.observing = Observing { event in logger.debug("\(event)") }
/// ```
public struct Observing: Sendable {
  let observe: @Sendable (ClientEvent) -> Void

  /// Creates an observer that calls a function, on any thread, for each event.
  public init(_ observe: @escaping @Sendable (ClientEvent) -> Void) {
    self.observe = observe
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
