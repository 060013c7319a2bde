import Foundation

/// A lock against concurrent runs in the same output folder.
///
/// The folder itself is locked, so no lock file is necessary, and the system releases the lock when
/// the process ends in any way. On file systems without locks, there is no protection.
enum OutputLock {
  case reading, writing

  /// Calls a function as soon as no other run writes into the folder or, for writing, reads it.
  func around<Value>(
    folder path: String, onWait: () -> Void, _ body: () throws -> Value
  ) throws -> Value {
    var hasWaited = false
    while true {
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileSystem.refusal("read", path) }
      defer { close(descriptor) }
      while flock(descriptor, (self == .writing ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0 {
        if errno != EWOULDBLOCK && errno != EINTR { break }
        if !hasWaited { onWait() }
        hasWaited = true
        // Signals are held back and would not end a wait for the lock itself.
        try Interruption.check()
        usleep(20_000)
      }
      // Another run may have deleted the folder that it had made.
      if try FileSystem.isSame(descriptor, as: path) { return try body() }
    }
  }
}

/// The signals that end a run: Ctrl-C, `kill`, a terminal that is closed.
enum Interruption {
  /// Blocks the signals while files change. A signal that arrives in the meantime ends the process
  /// afterwards, in the same way as without the block.
  static func deferred<Value>(
    _ body: () throws -> Value
  ) throws -> Value {
    var held = signals
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  static func check() throws {
    var pending = sigset_t()
    sigpending(&pending)
    for signal in numbers where sigismember(&pending, signal) == 1 && !isIgnored(signal) {
      throw OutputError.interrupted
    }
  }

  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    return signals
  }

  /// True if the process ignores a signal since its start, as with `nohup`.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    // The handler is the first member; `SIG_IGN` cannot be compared with it in Swift.
    return withUnsafeBytes(of: action) { $0.load(as: Int.self) == 1 }
  }
}
