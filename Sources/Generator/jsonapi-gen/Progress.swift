import ArgumentParser
import Foundation

/// A line on standard error with the current step of a long run.
///
/// It appears after one second, and is removed before any other output.
struct Progress {
  private let isShown: Bool
  private let start = ContinuousClock.now

  /// The time after which the line appears.
  private static let patience = Duration.seconds(1)
  private static let interval: Int32 = 200

  /// - Parameter isWanted: False if the user asked for less output.
  init(isWanted: Bool) {
    let environment = ProcessInfo.processInfo.environment
    isShown =
      isWanted && isatty(STDERR_FILENO) != 0 && environment["TERM"] != "dumb"
      && environment["CI"]?.isEmpty != false
  }

  /// Runs a step that prints nothing.
  func during<Value>(_ step: String, _ body: () throws -> Value) rethrows -> Value {
    guard isShown, let line = Line(step, since: start) else { return try body() }
    defer { line.end() }
    return try body()
  }

  /// A thread that writes the line, with a pipe that stops the thread, and a pipe that confirms
  /// that the line was removed.
  private struct Line {
    private let stop: (reading: Int32, writing: Int32)
    private let done: (reading: Int32, writing: Int32)

    /// - Returns: `nil` if the system cannot create pipes.
    init?(_ step: String, since start: ContinuousClock.Instant) {
      guard let stop = Self.pipe() else { return nil }
      guard let done = Self.pipe() else {
        close(stop.reading)
        close(stop.writing)
        return nil
      }
      (self.stop, self.done) = (stop, done)
      let thread = Thread {
        var isVisible = false
        var events = pollfd(fd: stop.reading, events: Int16(POLLIN), revents: 0)
        while poll(&events, 1, Progress.interval) == 0 {
          let time = ContinuousClock.now - start
          guard time >= Progress.patience else { continue }
          Self.write("\r\u{1B}[K\(step) … \(time.components.seconds) s")
          isVisible = true
        }
        if isVisible { Self.write("\r\u{1B}[K") }
        close(done.writing)
      }
      thread.start()
    }

    func end() {
      close(stop.writing)
      var byte: UInt8 = 0
      // The read returns when the thread has closed its end of the pipe.
      while read(done.reading, &byte, 1) == -1, errno == EINTR {}
      close(done.reading)
      close(stop.reading)
    }

    /// Ignores failures: the run goes on without the line.
    private static func write(_ text: String) {
      let bytes = Array(text.utf8)
      _ = bytes.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    private static func pipe() -> (reading: Int32, writing: Int32)? {
      var ends: [Int32] = [-1, -1]
      guard Foundation.pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }
  }
}
