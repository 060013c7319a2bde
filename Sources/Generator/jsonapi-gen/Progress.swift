import Foundation

/// A line on standard error with the current step of a long run.
///
/// It appears after one second, and is removed before any other output.
struct Progress {
  private let isShown: Bool
  private let start = ContinuousClock.now

  /// The time after which the line appears.
  private static let patience = Duration.seconds(1)

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
    let elapsed = { [start] in ContinuousClock.now - start }
    let queue = DispatchQueue(label: "progress")
    // Used on the queue alone.
    nonisolated(unsafe) var isWritten = false
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let delay = (Self.patience - elapsed()) / .seconds(1)
    timer.schedule(deadline: .now() + max(0.2, delay), repeating: 0.2)
    timer.setEventHandler {
      isWritten = true
      Self.write("\r\u{1B}[K\(step) … \(elapsed().components.seconds) s")
    }
    timer.activate()
    defer {
      timer.cancel()
      queue.sync { if isWritten { Self.write("\r\u{1B}[K") } }
    }
    return try body()
  }

  /// Ignores failures: the run goes on without the line.
  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
