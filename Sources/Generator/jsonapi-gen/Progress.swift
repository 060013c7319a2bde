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
  private static let interval = DispatchTimeInterval.milliseconds(200)

  /// - Parameter isWanted: False if the user asked for less output.
  init(isWanted: Bool) {
    let environment = ProcessInfo.processInfo.environment
    isShown =
      isWanted && isatty(STDERR_FILENO) != 0 && environment["TERM"] != "dumb"
      && environment["CI"]?.isEmpty != false
  }

  /// Runs a step that prints nothing.
  func during<Value>(_ step: String, _ body: () throws -> Value) rethrows -> Value {
    guard isShown else { return try body() }
    let (stop, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread { [start] in
      var isVisible = false
      while stop.wait(timeout: .now() + Self.interval) == .timedOut {
        let time = ContinuousClock.now - start
        guard time >= Self.patience else { continue }
        Self.write("\r\u{1B}[K\(step) … \(time.components.seconds) s")
        isVisible = true
      }
      if isVisible { Self.write("\r\u{1B}[K") }
      done.signal()
    }
    defer {
      stop.signal()
      done.wait()
    }
    return try body()
  }

  /// Ignores failures: the run goes on without the line.
  private static func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
