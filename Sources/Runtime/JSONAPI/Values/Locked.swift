#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// A value that several threads can access, protected by a lock.
package final class Locked<Value: Sendable>: Sendable {
  #if canImport(Darwin)
    // `Mutex` needs macOS 15.
    private let lock: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }

    package func withLock<Result: Sendable>(
      _ body: (inout Value) throws -> Result
    ) rethrows -> Result {
      try lock.withLockUnchecked(body)
    }
  #else
    private let lock: Mutex<Value>

    package init(_ value: Value) { lock = Mutex(value) }

    package func withLock<Result: Sendable, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try lock.withLock { (value) throws(Failure) in try body(&value) }
    }
  #endif
}
