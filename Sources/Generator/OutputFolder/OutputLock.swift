import Foundation

/// A lock against concurrent runs in the same output folder.
///
/// The folder itself is locked, so no lock file is necessary, and the system releases the lock when
/// the process ends in any way. On file systems without locks, there is no protection.
struct OutputLock: ~Copyable {
  enum Access { case reading, writing }

  private let descriptor: Int32

  /// Waits until no other run writes into the folder or, for writing, reads it.
  ///
  /// - Parameter onWait: called once if another run has the lock.
  init(
    folder path: String, for access: Access, onWait: () -> Void
  ) throws(OutputError) {
    var hasWaited = false
    while true {
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileSystem.refusal("read", path) }
      do throws(OutputError) {
        while flock(descriptor, (access == .writing ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0 {
          if errno != EWOULDBLOCK && errno != EINTR { break }
          if !hasWaited { onWait() }
          hasWaited = true
          // Signals are held back and would not end a wait for the lock itself.
          try Interruption.check()
          usleep(20_000)
        }
        // Another run may have deleted the folder that it had made.
        if try FileSystem.isSame(descriptor, as: path) {
          self.descriptor = descriptor
          return
        }
      } catch {
        close(descriptor)
        throw error
      }
      close(descriptor)
    }
  }

  deinit { close(descriptor) }
}
