#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Keeps runs apart that use the same output folder.
///
/// The lock is on the folder itself, so that no file is needed, and the system releases it when the
/// process ends, however it ends. On file systems without locks, runs are not kept apart.
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
