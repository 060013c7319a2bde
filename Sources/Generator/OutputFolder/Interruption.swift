#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The signals that end a run: Ctrl-C, `kill`, a terminal that is closed.
enum Interruption {
  /// Holds the signals back while files change. One that arrived ends the process afterwards, as it
  /// would have at once.
  static func deferred<Value>(
    _ body: () throws(OutputError) -> Value
  ) throws(OutputError) -> Value {
    var held = signals
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Throws if a signal has arrived that is held back.
  static func check() throws(OutputError) {
    var pending = sigset_t()
    sigpending(&pending)
    for signal in numbers where sigismember(&pending, signal) == 1 && !isIgnored(signal) {
      throw .interrupted
    }
  }

  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    return signals
  }

  /// True if the process was started so that it ignores a signal, as `nohup` does.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    // The handler is the first member; `SIG_IGN` cannot be compared with it in Swift.
    return withUnsafeBytes(of: action) { $0.load(as: Int.self) == 1 }
  }
}
