import Foundation

/// A lock against concurrent runs in the same output folder.
///
/// The folder itself is locked, so no lock file is necessary, and the system releases the lock when
/// the process ends in any way. On file systems without locks, there is no protection.
enum OutputLock {
  case reading, writing

  /// Calls a function as soon as no other run writes into the folder or, for writing, reads it.
  ///
  /// - Parameter onWait: called once if another run has the lock.
  func around<Value>(
    folder path: String, onWait: () -> Void, _ body: () throws(OutputError) -> Value
  ) throws(OutputError) -> Value {
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
